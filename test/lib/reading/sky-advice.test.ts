import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ENGLISH } from '#lib/reading/en/english.ts';
import { ECLIPSE } from '#lib/reading/en/sky/eclipses.ts';
import { MARS_ENTERS, MERCURY_ENTERS, SUN_ENTERS, VENUS_ENTERS } from '#lib/reading/en/sky/ingresses.ts';
import { FULL_MOON, NEW_MOON } from '#lib/reading/en/sky/moon-phases.ts';
import { FIRST_QUARTER, LAST_QUARTER } from '#lib/reading/en/sky/quarters.ts';
import { TURNING_DIRECT, TURNING_RETROGRADE } from '#lib/reading/en/sky/stations.ts';
import { VOID_OF_COURSE } from '#lib/reading/en/sky/void-of-course.ts';
import { readAdvice } from '#lib/reading/en/sky/written-advice.ts';
import { activitiesOn } from '#lib/reading/lists/choose-activities.ts';
import type { SkyAdvice } from '#lib/reading/locale.ts';
import { skySentences } from '#lib/reading/summary/sky-advice.ts';
import { barsBeginnings, type SkyNews, skyNews } from '#lib/reading/summary/sky-news.ts';
import { ADULT, scoredDay } from './generated-days.ts';
import { type RenderedSky, renderedSkies, renderedSky } from './rendered-skies.ts';
import { SKY_SPEAKS_OF } from './speaks-of.ts';

/** Each event in the sky tables with its advice and the minimum number of pieces of advice. */
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

/** Describes contradictions between sky advice and the lists, or between two pieces of advice. */
function disagreements({ day, lists, events }: RenderedSky): string[] {
  const favored = activitiesOn(lists.favorable).flatMap(({ topics }) => topics);
  const disfavored = activitiesOn(lists.unfavorable).flatMap(({ topics }) => topics);
  return events.flatMap(({ sentence, advice: { speaksFor = [], speaksAgainst = [], begins } }, i) => {
    const others = events.filter((_, place) => place !== i).map(({ advice }) => advice);
    return [
      ...speaksFor.filter((topic) => disfavored.includes(topic)),
      ...speaksAgainst.filter((topic) => favored.includes(topic)),
      ...speaksFor.filter((topic) => others.some((other) => other.speaksAgainst?.includes(topic))),
      ...(begins && barsBeginnings(day) ? ['beginnings'] : []),
    ].map((topic) => `${day.date} ${topic}: ${sentence}`);
  });
}

const years = renderedSkies('2026-01-01', 400);

test('advice contradicts no list, and never suggests a beginning on a day with an eclipse or a long void of course', () => {
  expect(years.flat().flatMap(disagreements)).toEqual([]);
});

test('advice has no contradictions on generated days', () => {
  fc.assert(
    fc.property(scoredDay, (day) => {
      expect(disagreements(renderedSky(day, ADULT))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('advice in a second sentence never contradicts the advice in the first', () => {
  const days = years.flat().flatMap(({ day, events }) => (events.length === 2 ? [day] : []));
  const secondWith = (first: SkyAdvice, second: SkyAdvice) =>
    days.map((day) => {
      const [before] = skyNews(day);
      const advice = (news: SkyNews) =>
        news.atMs === before?.atMs ? [first] : [second, second, { text: 'neutral' }];
      const sky = { advice, sentence: (_: SkyNews, text: string) => text };
      return skySentences(day, skyNews(day), { favorable: 0, unfavorable: 0 }, { ...ENGLISH, sky })[1];
    });
  const praises: SkyAdvice = { text: 'praises love', speaksFor: ['love'] };
  const warns: SkyAdvice = { text: 'warns of love', speaksAgainst: ['love'] };
  expect(new Set(secondWith(praises, warns))).toEqual(new Set(['neutral']));
  expect(new Set(secondWith(warns, praises))).toEqual(new Set(['neutral']));
  expect(new Set(secondWith(praises, praises))).toEqual(new Set(['praises love', 'neutral']));
});

test('at most two in a thousand pieces of advice repeat within thirty days', () => {
  const again = years.flatMap((days) => {
    const lastOn = new Map<string, number>();
    return days.flatMap(({ day, events }, i) =>
      events.flatMap(({ advice: { text } }) => {
        const before = lastOn.get(text) ?? Number.NEGATIVE_INFINITY;
        lastOn.set(text, i);
        return i - before <= 30 ? [`${day.date} after ${i - before} days: ${text}`] : [];
      }),
    );
  });
  const all = years.flat().flatMap(({ events }) => events);
  expect(again.length / all.length).toBeLessThanOrEqual(0.002);
});

// contradictions.test.ts checks the same on generated days.
test('no activity that begins something is favorable on the day of an eclipse', () => {
  const begun = years
    .flat()
    .flatMap(({ day, lists }) => (day.sky.eclipse ? activitiesOn(lists.favorable) : []));
  expect(begun.length).toBeGreaterThan(30);
  expect(begun.filter(({ begins }) => begins)).toEqual([]);
});

test('every event in the sky tables has enough advice, at least one piece of it neutral', () => {
  const isNeutral = (advice: (typeof ALL)[number]) => Object.keys(advice).length === 1;
  expect(PLACES.filter(({ least, variants }) => variants.length < least)).toEqual([]);
  expect(PLACES.filter(({ variants }) => !variants.some(isNeutral))).toEqual([]);
  for (const variants of readAdvice(VOID_OF_COURSE).values())
    expect(variants.filter((advice, i) => i % 3 !== 0 && !isNeutral(advice))).toEqual([]);
});

test('advice is a unique clause of at most fourteen words, or ten for an eclipse', () => {
  const texts = ALL.map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.filter((text) => text.split(' ').length > 14 || !/^[a-z][a-z ,’-]+$/.test(text))).toEqual([]);
  const ofEclipses = [...readAdvice(ECLIPSE).values()].flat();
  expect(ofEclipses.filter(({ text }) => text.split(' ').length > 10)).toEqual([]);
});

test('advice about activities has their topic as a tag', () => {
  const silent = ALL.flatMap(({ text, speaksFor = [], speaksAgainst = [] }) =>
    Object.entries(SKY_SPEAKS_OF).flatMap(([topic, words]) =>
      words.test(text) && ![...speaksFor, ...speaksAgainst].some((name) => name === topic)
        ? [`${topic}: ${text}`]
        : [],
    ),
  );
  expect(silent).toEqual([]);
});

test('advice to begin something has the begins tag', () => {
  const begun = ALL.filter(({ text }) => /\b(begin(?! with a quiet)|start|launch|set one goal)\b/.test(text));
  const denied = /\b(begin nothing|rather than|launch nothing|start no)\b/;
  expect(begun.filter(({ text, begins }) => !begins && !denied.test(text))).toEqual([]);
});

test('a station of an outer planet has three pieces of advice', () => {
  expect(
    ENGLISH.sky.advice({ kind: 'station', planet: 'Pluto', direction: 'direct', atMs: 0, timeZone: 'UTC' }),
  ).toHaveLength(3);
});
