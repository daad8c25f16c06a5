import { type Birth, natalChart } from '#lib/chart/natal-chart.ts';
import type { ScoredDay } from '#lib/scoring/day.ts';
import { scoreDays } from '#lib/scoring/score-days.ts';
import { ENGLISH } from '../en/english.ts';
import { activitiesOn } from '../lists/activity-list.ts';
import type { ActivityId } from '../lists/catalogue.ts';
import { type ColorId, luckyColors, luckyNumbers, weekdayRuler } from '../lists/luck.ts';
import { readerOf } from '../reader.ts';
import { readingOf } from '../reading.ts';
import type { Telling } from '../summary/summary.ts';

/** A day as somebody reads it: what is told, and the lists by identifiers in the order in which they are answered. */
export type ToldDay = {
  day: ScoredDay;
  reader: Birth;
  favorable: readonly ActivityId[];
  unfavorable: readonly ActivityId[];
  colors: readonly ColorId[];
  numbers: readonly number[];
  telling: Telling;
};

/**
 * What each birth reads on each date, the dates being days of the birth's own zone; one birth after the other, those of
 * one zone side by side. Throws where `scoreDays` does.
 */
export function* toldDays(births: readonly Birth[], dates: readonly string[]): Generator<ToldDay> {
  for (const reader of births.toSorted((a, b) => a.timeZone.localeCompare(b.timeZone))) {
    const listener = readerOf(reader);
    for (const day of scoreDays(natalChart(reader), { dates, timeZone: reader.timeZone })) {
      const { telling, lists } = readingOf(day, listener, ENGLISH);
      const ruler = weekdayRuler(day.date);
      yield {
        day,
        reader,
        favorable: activitiesOn(lists.favorable).map(({ id }) => id),
        unfavorable: activitiesOn(lists.unfavorable).map(({ id }) => id),
        colors: luckyColors(day, ruler).map(({ id }) => id),
        numbers: luckyNumbers(day, ruler),
        telling,
      };
    }
  }
}
