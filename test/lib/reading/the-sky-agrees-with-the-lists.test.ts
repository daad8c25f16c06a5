import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ENGLISH } from '#lib/reading/en/english.ts';
import { ECLIPSE } from '#lib/reading/en/sky/eclipses.ts';
import { MARS_ENTERS, MERCURY_ENTERS, SUN_ENTERS, VENUS_ENTERS } from '#lib/reading/en/sky/ingresses.ts';
import { FULL_MOON, NEW_MOON } from '#lib/reading/en/sky/moon-phases.ts';
import { FIRST_QUARTER, LAST_QUARTER } from '#lib/reading/en/sky/quarters.ts';
import { TURNING_DIRECT, TURNING_RETROGRADE } from '#lib/reading/en/sky/stations.ts';
import { VOID_OF_COURSE } from '#lib/reading/en/sky/void-of-course.ts';
import { readAdvice } from '#lib/reading/en/sky/written-advice.ts';
import { activitiesOn } from '#lib/reading/lists/activity-list.ts';
import { themesOf } from '#lib/reading/lists/catalogue.ts';
import type { SkyAdvice } from '#lib/reading/locale.ts';
import { skySentences } from '#lib/reading/summary/sky-advice.ts';
import type { SkyNews } from '#lib/reading/summary/sky-event.ts';
import { barsBeginnings, skyNews } from '#lib/reading/summary/sky-news.ts';
import { GROWN_UP, scoredDay } from './generated-days.ts';
import { type ToldSky, toldSkies, toldSky } from './sky-told.ts';
import { SKY_SPEAKS_OF } from './speaks-of.ts';

/** All places with their advice, and how many pieces each has at least. */
const PLACES = [
  { least: 6, table: VOID_OF_COURSE },
  ...[NEW_MOON, FULL_MOON, FIRST_QUARTER, LAST_QUARTER].map((table) => ({ least: 3, table })),
  ...[TURNING_RETROGRADE, TURNING_DIRECT].map((table) => ({ least: 3, table })),
  ...[SUN_ENTERS, MERCURY_ENTERS, VENUS_ENTERS, MARS_ENTERS].map((table) => ({ least: 3, table })),
  { least: 5, table: ECLIPSE },
].flatMap(({ least, table }) =>
  [...readAdvice<string>(table).values()].map((variants) => ({ least, variants })),
);
const ALL = PLACES.flatMap(({ variants }) => variants);

/** Everything in which what is said of the sky goes against the lists, or against another sentence on it. */
function disagreements({ day, lists, told }: ToldSky): string[] {
  const favored = themesOf(activitiesOn(lists.favorable));
  const disfavored = themesOf(activitiesOn(lists.unfavorable));
  return told.flatMap(({ sentence, advice: { speaksFor = [], speaksAgainst = [], begins } }, i) => {
    const others = told.filter((_, place) => place !== i).map(({ advice }) => advice);
    return [
      ...speaksFor.filter((theme) => disfavored.includes(theme)),
      ...speaksAgainst.filter((theme) => favored.includes(theme)),
      ...speaksFor.filter((theme) => others.some((other) => other.speaksAgainst?.includes(theme))),
      ...(begins && barsBeginnings(day) ? ['beginnings'] : []),
    ].map((theme) => `${day.date} ${theme}: ${sentence}`);
  });
}

const years = toldSkies('2026-01-01', 400);

describe('the advice of the sky', () => {
  test('never goes against the day’s lists, nor begins anything under an eclipse or an idle Moon', () => {
    expect(years.flat().flatMap(disagreements)).toEqual([]);
  });

  test('nor on any day that no sky would make', () => {
    fc.assert(
      fc.property(scoredDay, (day) => {
        expect(disagreements(toldSky(day, GROWN_UP))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('nor does a second sentence go against the first', () => {
    const days = years.flat().flatMap(({ day, told }) => (told.length === 2 ? [day] : []));
    const saidWith = (first: SkyAdvice, second: SkyAdvice) =>
      days.map((day) => {
        const [before] = skyNews(day);
        const advice = (news: SkyNews) =>
          news.atMs === before?.atMs ? [first] : [second, second, { text: 'nothing of the kind' }];
        const sky = { advice, sentence: (_: SkyNews, text: string) => text };
        return skySentences(day, skyNews(day), { favorable: 0, unfavorable: 0 }, { ...ENGLISH, sky })[1];
      });
    const praises: SkyAdvice = { text: 'praises love', speaksFor: ['love'] };
    const warns: SkyAdvice = { text: 'warns of love', speaksAgainst: ['love'] };
    expect(new Set(saidWith(praises, warns))).toEqual(new Set(['nothing of the kind']));
    expect(new Set(saidWith(warns, praises))).toEqual(new Set(['nothing of the kind']));
    expect(new Set(saidWith(praises, praises))).toEqual(new Set(['praises love', 'nothing of the kind']));
  });

  test('comes again within thirty days twice in a thousand times at most, where the lists leave no other', () => {
    const again = years.flatMap((days) => {
      const lastOn = new Map<string, number>();
      return days.flatMap(({ day, told }, i) =>
        told.flatMap(({ advice: { text } }) => {
          const before = lastOn.get(text) ?? Number.NEGATIVE_INFINITY;
          lastOn.set(text, i);
          return i - before <= 30 ? [`${day.date} after ${i - before} days: ${text}`] : [];
        }),
      );
    });
    const all = years.flat().flatMap(({ told }) => told);
    expect(again.length / all.length).toBeLessThanOrEqual(0.002);
  });
});

describe('the lists on the day of an eclipse', () => {
  test('recommend nothing that begins', () => {
    const begun = years
      .flat()
      .flatMap(({ day, lists }) => (day.sky.eclipse ? activitiesOn(lists.favorable) : []));
    expect(begun.length).toBeGreaterThan(30);
    expect(begun.filter(({ begins }) => begins)).toEqual([]);
    fc.assert(
      fc.property(scoredDay, (day) => {
        const eclipse = { kind: 'solar', type: 'total', atMs: day.fromMs } as const;
        const { lists } = toldSky({ ...day, sky: { ...day.sky, eclipse } }, GROWN_UP);
        expect(activitiesOn(lists.favorable).filter(({ begins }) => begins)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the tables of the sky', () => {
  test('have enough advice for each place, one piece at least that speaks for and against nothing', () => {
    const isNeutral = (advice: (typeof ALL)[number]) => Object.keys(advice).length === 1;
    expect(PLACES.filter(({ least, variants }) => variants.length < least)).toEqual([]);
    expect(PLACES.filter(({ variants }) => !variants.some(isNeutral))).toEqual([]);
    for (const variants of readAdvice(VOID_OF_COURSE).values())
      expect(variants.filter((advice, i) => i % 3 !== 0 && !isNeutral(advice))).toEqual([]);
  });

  test('are in plain clauses of at most fourteen words, ten for an eclipse, none twice', () => {
    const texts = ALL.map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.filter((text) => text.split(' ').length > 14 || !/^[a-z][a-z ,’-]+$/.test(text))).toEqual(
      [],
    );
    const ofEclipses = [...readAdvice(ECLIPSE).values()].flat();
    expect(ofEclipses.filter(({ text }) => text.split(' ').length > 10)).toEqual([]);
  });

  test('say of what the lists may name that they speak of it', () => {
    const silent = ALL.flatMap(({ text, speaksFor = [], speaksAgainst = [] }) =>
      Object.entries(SKY_SPEAKS_OF).flatMap(([theme, words]) =>
        words.test(text) && ![...speaksFor, ...speaksAgainst].some((name) => name === theme)
          ? [`${theme}: ${text}`]
          : [],
      ),
    );
    expect(silent).toEqual([]);
  });

  test('begin nothing without saying so', () => {
    const begun = ALL.filter(({ text }) =>
      /\b(begin(?! with a quiet)|start|launch|set one goal)\b/.test(text),
    );
    const denied = /\b(begin nothing|rather than|launch nothing|start no)\b/;
    expect(begun.filter(({ text, begins }) => !begins && !denied.test(text))).toEqual([]);
  });

  test('speak in English of every place that a language must know', () => {
    expect(
      ENGLISH.sky.advice({ kind: 'station', planet: 'Pluto', direction: 'direct', atMs: 0, timeZone: 'UTC' }),
    ).toHaveLength(3);
  });
});
