import { expect, test } from '@jest/globals';
import { NATAL_POINTS } from '#lib/chart/natal-points.ts';
import { BODIES } from '#lib/ephemeris/zodiac.ts';
import { ENGLISH } from '#lib/reading/en/english.ts';
import { themeLines } from '#lib/reading/overview/theme-story.ts';
import { writtenFor } from '#lib/reading/summary/lines.ts';
import type { BodyLines, WrittenLines } from '#lib/reading/written-lines.ts';
import { daysBetween } from '#lib/time/civil-day.ts';
import { datesFrom } from '../../support/people.ts';
import { faultsOf, sentencesOf } from './english-faults.ts';
import { OVERVIEWS, overviewFor } from './overviews.ts';

const TIME_TWICE = [
  /((in|around) (early |mid-|late )?[A-Z]\w+\b)[^.]* \1/,
  'a time twice in a sentence',
] as const;
const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
const TECHNICAL =
  /\b(natal|sextile|square|trine|opposite|opposition|conjunct|conjunction|retrograde|direct|void|orb|transit|ingress|station)\b/g;

const THEMES = OVERVIEWS.flatMap(({ period, overview }) =>
  overview.themes.map((theme) => ({ ...theme, period })),
);

const overviewFaults = (text: string, min: number, max: number) =>
  faultsOf(text, [TIME_TWICE], { sentences: [min, max], maxWords: 36 });

test('a theme has two to four sentences and ends with the transit’s name', () => {
  const faults = THEMES.flatMap(({ text, theme: { story } }) => [
    ...overviewFaults(text, 2, 4),
    ...(text.endsWith(` your ${story.transit.natal}.`) && text.includes(` ${story.transit.transiting} `)
      ? []
      : [`no name: ${text}`]),
  ]);
  expect(faults.slice(0, 10)).toEqual([]);
});

test('a period’s summary has three to six sentences, the first without technical terms', () => {
  const summaries = OVERVIEWS.map(({ overview }) => overview.summary);
  expect(summaries.flatMap((summary) => overviewFaults(summary, 3, 6)).slice(0, 10)).toEqual([]);
  const first = summaries.map((summary) => sentencesOf(summary)[0] ?? '');
  expect(first.filter((sentence) => sentence.match(TECHNICAL))).toEqual([]);
  const technical = summaries.map((summary) => summary.match(TECHNICAL)?.length ?? 0);
  expect(technical.reduce((sum, count) => sum + count, 0) / summaries.length).toBeLessThanOrEqual(2.5);
});

test('a sky event has one sentence', () => {
  const texts = OVERVIEWS.flatMap(({ overview }) => overview.sky.map(({ text }) => text));
  expect(texts.flatMap((text) => overviewFaults(text, 1, 1)).slice(0, 10)).toEqual([]);
});

const daysIn = (text: string) => [
  ...text.matchAll(new RegExp(`(?:(\\d+) (?:and|to) )?(\\d+) (${MONTHS})( \\d{4})?`, 'g')),
];

test('a theme names a day only if the day is certain to within three days, and says "on" only if the day is certain', () => {
  for (const { text, theme } of THEMES) {
    const known = [theme.from, ...theme.peaks, theme.to];
    const named = known.filter(
      ({ date, earliest, latest }) => daysBetween(earliest, date) <= 3 && daysBetween(date, latest) <= 3,
    );
    const days = named.map(({ date }) => Number(date.slice(8)));
    for (const [, first, second] of daysIn(text))
      for (const day of [first, second]) if (day !== undefined) expect(days).toContain(Number(day));
    for (const [, day] of text.matchAll(new RegExp(`\\bon (\\d+) (?:${MONTHS})`, 'g')))
      expect(
        known.some(
          ({ date, earliest, latest }) => earliest === latest && Number(date.slice(8)) === Number(day),
        ),
      ).toBe(true);
  }
});

test('no theme is about a natal Moon, which another birth time could put out of orb', () => {
  expect(THEMES.filter(({ theme }) => theme.story.transit.natal === 'Moon')).toEqual([]);
});

test('a dated theme names a year if the period spans two years, and otherwise never the period’s own year', () => {
  for (const { text, theme, period } of THEMES) {
    const { startDate, endDate } = period;
    const isOneYear = startDate.slice(0, 4) === endDate.slice(0, 4);
    const isDated =
      !theme.story.isUndated && new RegExp(MONTHS).test(text.replace(/\bMay you|you May\b/g, ''));
    if (!isOneYear && isDated) expect(text).toMatch(/ 20\d\d/);
    if (isOneYear) expect(text).not.toContain(` ${startDate.slice(0, 4)}`);
  }
});

/** Uses the same lines for all natal points and aspects. */
function toAll(lines: WrittenLines): BodyLines {
  const pair = { flowing: lines, tense: lines, conjunct: { mixed: lines } };
  return Object.fromEntries(NATAL_POINTS.map((point) => [point, pair])) as BodyLines;
}

test('readers get lines on work from age 16 to 75 and lines for adults from age 16', () => {
  const written = [
    'plain',
    ['work', 'of work'],
    ['adult', 'of adults'],
    ['romance', 'of love'],
    ['evening', 'tonight'],
  ] as const;
  const linesAt = (age: number) =>
    themeLines(
      written,
      { birthDate: `${2020 - age}-01-01`, matters: [] },
      { startDate: '2020-02-01', endDate: '2020-02-28' },
    ).any;
  expect(linesAt(15)).toEqual(['plain']);
  expect(linesAt(16)).toEqual(['plain', 'of work', 'of adults', 'of love']);
  expect(linesAt(75)).toEqual(['plain', 'of work', 'of adults', 'of love']);
  expect(linesAt(76)).toEqual(['plain', 'of adults', 'of love']);
});

test('a theme is omitted if none of its lines fits the reader, and only then', () => {
  const forAdults = ['adult', 'of adults'] as const;
  const silent = toAll([forAdults]);
  const atPeakAlone = toAll({
    building: forAdults,
    exact: 'at its peak',
    easing: forAdults,
    any: [forAdults],
  });
  const locale = { ...ENGLISH, lines: { ...ENGLISH.lines, Mars: silent, Saturn: atPeakAlone } };
  const child = { birthDate: '2016-02-29', timeZone: 'Europe/Berlin' };
  const { themes } = overviewFor(child, '2026-06-01', 366, locale).overview;
  const of = (body: string) => themes.filter(({ theme }) => theme.story.transit.transiting === body);
  expect(of('Mars')).toEqual([]);
  expect(of('Saturn').length).toBeGreaterThan(0);
  for (const { text } of of('Saturn')) expect(text).toMatch(/^At its peak\./);
});

test('readers of every age have a line for every theme', () => {
  const period = { startDate: '2026-01-01', endDate: '2026-12-31' };
  const silent = BODIES.flatMap((transiting) =>
    BODIES.flatMap((natal) =>
      (['trine', 'square', 'conjunction'] as const).flatMap((aspect) => {
        const { written } = writtenFor(ENGLISH.lines[transiting][natal], aspect);
        return ['2024-05-05', '1990-05-05', '1930-05-05']
          .filter((birthDate) => {
            const { any, exact } = themeLines(written, { birthDate, matters: [] }, period);
            return any.length === 0 && exact === undefined;
          })
          .map((birthDate) => `${transiting} ${aspect} ${natal} ${birthDate}`);
      }),
    ),
  );
  expect(silent).toEqual([]);
});

test('no summary occurs twice, and the summaries of consecutive weeks open differently', () => {
  const summaries = OVERVIEWS.map(({ overview }) => overview.summary);
  expect(new Set(summaries).size).toBe(summaries.length);
  const person = { birthDate: '1985-09-08', timeZone: 'America/Sao_Paulo' };
  const weeks = datesFrom('2026-01-05', 52 * 7)
    .filter((_, day) => day % 7 === 0)
    .map((monday) => sentencesOf(overviewFor(person, monday, 7).overview.summary)[0]?.split(':')[0]);
  expect(weeks.filter((beginning, i) => beginning === weeks[i + 1])).toEqual([]);
});
