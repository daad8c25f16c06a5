import { natalChart } from '#lib/chart/natal-chart.ts';
import { ENGLISH } from '#lib/reading/en/english.ts';
import type { Lists } from '#lib/reading/lists/choose-activities.ts';
import type { SkyAdvice } from '#lib/reading/locale.ts';
import { type Reader, readerOf } from '#lib/reading/reader.ts';
import { composeDay } from '#lib/reading/reading.ts';
import { type SkyNews, skyNews } from '#lib/reading/summary/sky-news.ts';
import type { ScoredDay } from '#lib/scoring/day.ts';
import { scoreDays } from '#lib/scoring/score-days.ts';
import { datesFrom } from '../../support/people.ts';
import { sentencesOf } from './english-faults.ts';

/** A day with its lists and its sky events as rendered in English. */
export type RenderedSky = {
  day: ScoredDay;
  lists: Lists;
  events: { news: SkyNews; sentence: string; advice: SkyAdvice }[];
};

export function renderedSky(day: ScoredDay, reader: Reader): RenderedSky {
  const { summary, lists } = composeDay(day, reader, ENGLISH);
  const sentences = sentencesOf(summary.text);
  const events = skyNews(day).map((news) => {
    const advised = ENGLISH.sky.advice(news).flatMap((advice) => {
      const sentence = sentences.find((candidate) => candidate.endsWith(`: ${advice.text}.`));
      return sentence === undefined ? [] : [{ news, sentence, advice }];
    });
    if (advised[0] === undefined) throw new Error(`No advice rendered in: ${summary.text}`);
    return advised[0];
  });
  return { day, lists, events };
}

const PEOPLE = [
  { birthDate: '1941-02-19', timeZone: 'Europe/London' },
  { birthDate: '1985-09-08', timeZone: 'America/Sao_Paulo' },
  { birthDate: '1969-07-20', timeZone: 'Asia/Kolkata' },
  { birthDate: '1999-12-31', timeZone: 'Pacific/Auckland' },
  { birthDate: '1958-11-30', timeZone: 'America/Los_Angeles' },
] as const;

/** Renders consecutive days for five people in different time zones. */
export function renderedSkies(first: string, count: number): RenderedSky[][] {
  return PEOPLE.map((person) => {
    const days = scoreDays(natalChart(person), { dates: datesFrom(first, count), timeZone: person.timeZone });
    return Array.from(days, (day) => renderedSky(day, readerOf(person)));
  });
}
