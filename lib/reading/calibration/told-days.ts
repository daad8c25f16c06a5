import { type Birth, natalChart } from '#lib/chart/natal-chart.ts';
import type { ScoredDay } from '#lib/scoring/day.ts';
import { scoreDays } from '#lib/scoring/score-days.ts';
import { ENGLISH } from '../en/english.ts';
import { themesOf } from '../lists/catalogue.ts';
import { chooseActivities, type Lists } from '../lists/choose-activities.ts';
import type { Reader } from '../reader.ts';
import { type Telling, tell } from '../summary/summary.ts';

/** A day of somebody, its lists and what is told of it. */
export type ToldDay = { day: ScoredDay; reader: Reader; lists: Lists; telling: Telling };

/** Every date of each birth's own zone, told. */
export function toldDays(births: readonly Birth[], dates: readonly string[]): ToldDay[][] {
  return births.map((birth) => {
    const days = scoreDays(natalChart(birth), { dates, timeZone: birth.timeZone });
    return Array.from(days, (day) => {
      const lists = chooseActivities(day);
      const themes = { favorable: themesOf(lists.favorable), unfavorable: themesOf(lists.unfavorable) };
      return { day, reader: birth, lists, telling: tell(day, themes, birth, ENGLISH) };
    });
  });
}
