import { natalChart } from '#lib/chart/natal-chart.ts';
import { ENGLISH } from '#lib/reading/en/english.ts';
import { themesOf } from '#lib/reading/lists/catalogue.ts';
import { chooseActivities, type Lists } from '#lib/reading/lists/choose-activities.ts';
import type { SkyAdvice } from '#lib/reading/locale.ts';
import type { Reader } from '#lib/reading/reader.ts';
import { skySentences } from '#lib/reading/summary/sky-advice.ts';
import type { SkyNews } from '#lib/reading/summary/sky-event.ts';
import { skyNews } from '#lib/reading/summary/sky-news.ts';
import type { ScoredDay } from '#lib/scoring/day.ts';
import { scoreDays } from '#lib/scoring/score-days.ts';
import { datesFrom } from '../../support/people.ts';

/** What is said of a day's sky, beside its lists. */
export type ToldSky = {
  day: ScoredDay;
  lists: Lists;
  told: { news: SkyNews; sentence: string; advice: SkyAdvice }[];
};

/** A day's sky as English tells it. */
export function toldSky(day: ScoredDay, reader: Reader): ToldSky {
  const lists = chooseActivities(day, reader);
  const listed = { favorable: themesOf(lists.favorable), unfavorable: themesOf(lists.unfavorable) };
  const sentences = skySentences(day, listed, ENGLISH);
  const told = skyNews(day).map((news, i) => {
    const sentence = sentences[i] ?? '';
    const advice = ENGLISH.sky.advice(news).find(({ text }) => sentence.endsWith(`: ${text}.`));
    if (advice === undefined) throw new Error(`No advice for its place in: ${sentence}`);
    return { news, sentence, advice };
  });
  return { day, lists, told };
}

const PEOPLE = [
  { birthDate: '1941-02-19', timeZone: 'Europe/London' },
  { birthDate: '1985-09-08', timeZone: 'America/Sao_Paulo' },
  { birthDate: '1969-07-20', timeZone: 'Asia/Kolkata' },
  { birthDate: '1999-12-31', timeZone: 'Pacific/Auckland' },
  { birthDate: '1958-11-30', timeZone: 'America/Los_Angeles' },
] as const;

/** The skies of some days in five zones. */
export function toldSkies(first: string, count: number): ToldSky[][] {
  return PEOPLE.map((person) => {
    const days = scoreDays(natalChart(person), { dates: datesFrom(first, count), timeZone: person.timeZone });
    return Array.from(days, (day) => toldSky(day, person));
  });
}
