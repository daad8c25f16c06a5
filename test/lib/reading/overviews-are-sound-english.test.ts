import { describe, expect, test } from '@jest/globals';
import { NATAL_POINTS } from '#lib/chart/natal-points.ts';
import { BODIES } from '#lib/ephemeris/zodiac.ts';
import { ENGLISH } from '#lib/reading/en/english.ts';
import type { BodyLines, WrittenLines } from '#lib/reading/locale.ts';
import { themeLines } from '#lib/reading/overview/theme-lines.ts';
import { writtenFor } from '#lib/reading/summary/lines.ts';
import { daysBetween } from '#lib/time/civil-day.ts';
import { datesFrom } from '../../support/people.ts';
import { sentencesOf } from './sentences-of.ts';
import { OVERVIEWS, overviewFor } from './told-overviews.ts';

/** What no text may contain, and what is wrong with it. */
const FAULTS: readonly [RegExp, string][] = [
  [/ {2,}/, 'a doubled space'],
  [/\s[.,;:)]/, 'a space before a stop'],
  [/[.,;:]{2}/, 'a doubled stop'],
  [/[{}]|undefined|NaN|null/, 'an unfilled blank'],
  [/\b(\w+) \1\b/i, 'a word twice'],
  [/\b(the|The) (Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto)\b/, 'an article before a planet'],
  [/: [^.]*: /, 'two colons in a sentence'],
  [/((in|around) (early |mid-|late )?[A-Z]\w+\b)[^.]* \1/, 'a time told twice in a sentence'],
];
const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
const TECHNICAL =
  /\b(natal|sextile|square|trine|opposite|opposition|conjunct|conjunction|retrograde|direct|void|orb|transit|ingress|station)\b/g;

const THEMES = OVERVIEWS.flatMap(({ period, overview }) =>
  overview.themes.map((told) => ({ ...told, period })),
);

function faultsOf(text: string, least: number, most: number): string[] {
  const sentences = sentencesOf(text);
  return [
    ...FAULTS.filter(([fault]) => fault.test(text)).map(([, name]) => name),
    ...(sentences.length >= least && sentences.length <= most ? [] : [`${sentences.length} sentences`]),
    ...sentences.filter((sentence) => sentence.split(' ').length > 36).map(() => 'a sentence over 36 words'),
    ...sentences.filter((sentence) => !/^[A-Z].*[a-z0-9)]\.$/.test(sentence)).map(() => 'no sentence'),
  ].map((fault) => `${fault}: ${text}`);
}

describe('the texts of overviews are sound English', () => {
  test('of themes: two to four sentences that end with the transit’s name', () => {
    const faults = THEMES.flatMap(({ text, theme: { story } }) => [
      ...faultsOf(text, 2, 4),
      ...(text.endsWith(` your ${story.transit.natal}.`) && text.includes(` ${story.transit.transiting} `)
        ? []
        : [`no name: ${text}`]),
    ]);
    expect(faults.slice(0, 10)).toEqual([]);
  });

  test('of periods: three to six sentences, the first of which says how it is, without a technical word', () => {
    const summaries = OVERVIEWS.map(({ overview }) => overview.summary);
    expect(summaries.flatMap((summary) => faultsOf(summary, 3, 6)).slice(0, 10)).toEqual([]);
    const first = summaries.map((summary) => sentencesOf(summary)[0] ?? '');
    expect(first.filter((sentence) => sentence.match(TECHNICAL))).toEqual([]);
    const technical = summaries.map((summary) => summary.match(TECHNICAL)?.length ?? 0);
    expect(technical.reduce((sum, count) => sum + count, 0) / summaries.length).toBeLessThanOrEqual(2.5);
  });

  test('of what the sky does: one sentence', () => {
    const texts = OVERVIEWS.flatMap(({ overview }) => overview.sky.map(({ text }) => text));
    expect(texts.flatMap((text) => faultsOf(text, 1, 1)).slice(0, 10)).toEqual([]);
  });
});

describe('a theme’s text is only as precise as its dates', () => {
  const daysIn = (text: string) => [
    ...text.matchAll(new RegExp(`(?:(\\d+) (?:and|to) )?(\\d+) (${MONTHS})( \\d{4})?`, 'g')),
  ];

  test('a day is told where it is known within three days either way, and "on" it where nothing is open', () => {
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

  test('none is of a natal Moon, which may be out of orb', () => {
    expect(THEMES.filter(({ theme }) => theme.story.transit.natal === 'Moon')).toEqual([]);
  });

  test('a year is told of a date in another one than the period’s, and in a period of two', () => {
    for (const { text, theme, period } of THEMES) {
      const { startDate, endDate } = period;
      const isOneYear = startDate.slice(0, 4) === endDate.slice(0, 4);
      const isDated =
        !theme.story.isUndated && new RegExp(MONTHS).test(text.replace(/\bMay you|you May\b/g, ''));
      if (!isOneYear && isDated) expect(text).toMatch(/ 20\d\d/);
      if (isOneYear) expect(text).not.toContain(` ${startDate.slice(0, 4)}`);
    }
  });
});

/** The same lines to all natal bodies in all aspects. */
function toAll(lines: WrittenLines): BodyLines {
  const pair = { flowing: lines, tense: lines, conjunct: { mixed: lines } };
  return Object.fromEntries(NATAL_POINTS.map((point) => [point, pair])) as BodyLines;
}

describe('readers', () => {
  test('hear nothing of work as children or in great age, and nothing of adults as children', () => {
    const written = [
      'plain',
      ['work', 'of work'],
      ['adult', 'of adults'],
      ['romance', 'of love'],
      ['evening', 'tonight'],
    ] as const;
    const heardAt = (age: number) =>
      themeLines(
        written,
        { birthDate: `${2020 - age}-01-01` },
        { startDate: '2020-02-01', endDate: '2020-02-28' },
      ).any;
    expect(heardAt(15)).toEqual(['plain']);
    expect(heardAt(16)).toEqual(['plain', 'of work', 'of adults', 'of love']);
    expect(heardAt(75)).toEqual(['plain', 'of work', 'of adults', 'of love']);
    expect(heardAt(76)).toEqual(['plain', 'of adults', 'of love']);
  });

  test('find no theme of which nothing may be said to them, and are told the rest', () => {
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

  test('of every age find a line for every theme', () => {
    const period = { startDate: '2026-01-01', endDate: '2026-12-31' };
    const silent = BODIES.flatMap((transiting) =>
      BODIES.flatMap((natal) =>
        (['trine', 'square', 'conjunction'] as const).flatMap((aspect) => {
          const { written } = writtenFor(ENGLISH.lines[transiting][natal], aspect);
          return ['2024-05-05', '1990-05-05', '1930-05-05']
            .filter((birthDate) => {
              const { any, exact } = themeLines(written, { birthDate }, period);
              return any.length === 0 && exact === undefined;
            })
            .map((birthDate) => `${transiting} ${aspect} ${natal} ${birthDate}`);
        }),
      ),
    );
    expect(silent).toEqual([]);
  });

  test('do not read the same summary twice, nor begin two weeks running alike', () => {
    const summaries = OVERVIEWS.map(({ overview }) => overview.summary);
    expect(new Set(summaries).size).toBe(summaries.length);
    const person = { birthDate: '1985-09-08', timeZone: 'America/Sao_Paulo' };
    const weeks = datesFrom('2026-01-05', 52 * 7)
      .filter((_, day) => day % 7 === 0)
      .map((monday) => sentencesOf(overviewFor(person, monday, 7).overview.summary)[0]?.split(':')[0]);
    expect(weeks.filter((beginning, i) => beginning === weeks[i + 1])).toEqual([]);
  });
});
