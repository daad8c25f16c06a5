import { natalChart } from '#lib/chart/natal-chart.ts';
import { ENGLISH } from '#lib/reading/en/english.ts';
import type { Lists } from '#lib/reading/lists/choose-activities.ts';
import type { SkyAdvice } from '#lib/reading/locale.ts';
import type { Reader } from '#lib/reading/reader.ts';
import { readingOf } from '#lib/reading/reading.ts';
import type { SkyNews } from '#lib/reading/summary/sky-event.ts';
import { skyNews } from '#lib/reading/summary/sky-news.ts';
import type { ScoredDay } from '#lib/scoring/day.ts';
import { scoreDays } from '#lib/scoring/score-days.ts';
import { datesFrom } from '../../support/people.ts';
import { sentencesOf } from './sentences-of.ts';

/** What is said of a day's sky, beside its lists. */
export type ToldSky = {
  day: ScoredDay;
  lists: Lists;
  told: { news: SkyNews; sentence: string; advice: SkyAdvice }[];
};

/** A day's sky as English tells it. */
export function toldSky(day: ScoredDay, reader: Reader): ToldSky {
  const { telling, lists } = readingOf(day, reader, ENGLISH);
  const sentences = sentencesOf(telling.text);
  const told = skyNews(day).map((news) => {
    const advised = ENGLISH.sky.advice(news).flatMap((advice) => {
      const sentence = sentences.find((said) => said.endsWith(`: ${advice.text}.`));
      return sentence === undefined ? [] : [{ news, sentence, advice }];
    });
    if (advised[0] === undefined) throw new Error(`No advice for its place in: ${telling.text}`);
    return advised[0];
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
