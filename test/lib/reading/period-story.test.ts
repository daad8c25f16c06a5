import { expect, test } from '@jest/globals';
import type { Sign } from '#lib/ephemeris/zodiac.ts';
import type { SkyNews } from '#lib/reading/brief/sky-news.ts';
import { dateWords } from '#lib/reading/en/dates.ts';
import { ENGLISH } from '#lib/reading/en/english.ts';
import { periodNews } from '#lib/reading/overview/period-story.ts';
import { courseOf } from '#lib/reading/overview/ratings.ts';
import type { PeriodStory } from '#lib/reading/overview/stories.ts';
import { whenOf } from '#lib/reading/overview/when.ts';
import { datesFrom } from '../../support/people.ts';

const at = (date: string) => ({ atMs: Date.parse(`${date}T12:00Z`), timeZone: 'UTC' });
const eclipse = (kind: 'solar' | 'lunar', sign: Sign, date: string): SkyNews => ({
  ...{ kind: 'eclipse', eclipse: kind, type: 'partial', sign, touches: [] },
  ...at(date),
});
const ECLIPSE = eclipse('solar', 'Leo', '2026-08-12');
const LATER = eclipse('lunar', 'Pisces', '2026-08-28');
const turn = (planet: 'Mercury' | 'Venus' | 'Saturn', date: string): SkyNews => ({
  kind: 'station',
  planet,
  direction: 'retrograde',
  ...at(date),
});
const MOONS: SkyNews[] = [
  { kind: 'phase', phase: 'first quarter', sign: 'Libra', ...at('2026-08-05') },
  { kind: 'phase', phase: 'new', sign: 'Leo', ...at('2026-08-12') },
  { kind: 'phase', phase: 'full', sign: 'Pisces', ...at('2026-08-28') },
];

test('an eclipse outranks a station of Mercury, Venus or Mars, which outranks a new or full Moon', () => {
  const turns = [turn('Saturn', '2026-08-03'), turn('Mercury', '2026-08-04')];
  const week = (...sky: SkyNews[]) => periodNews(sky, 'week', 'UTC');
  const eclipses = { kind: 'eclipses', eclipse: 'solar', dates: ['2026-08-12'] };
  expect(week(...MOONS, ...turns, ECLIPSE)).toEqual(eclipses);
  const mercury = { kind: 'turns', planet: 'Mercury', dates: ['2026-08-04'] };
  expect(week(...MOONS, ...turns)).toMatchObject(mercury);
  expect(week(...MOONS)).toEqual({ kind: 'phases', phases: [{ phase: 'new', date: '2026-08-12' }] });
  expect(periodNews(MOONS, 'month', 'UTC')).toMatchObject({
    phases: [{ phase: 'new' }, { phase: 'full' }],
  });
  expect(week()).toBeUndefined();
});

test('a year’s news is all its eclipses, or else a station of Venus or Mars, or else Mercury’s stations', () => {
  const mercury = ['2026-02-26', '2026-06-29', '2026-10-24'].map((date) => turn('Mercury', date));
  const year = (...sky: SkyNews[]) => periodNews(sky, 'year', 'UTC');
  expect(year(ECLIPSE, LATER, ...mercury)).toMatchObject({ dates: ['2026-08-12', '2026-08-28'] });
  const venus = { planet: 'Venus', dates: ['2026-10-03'] };
  expect(year(...mercury, turn('Venus', '2026-10-03'))).toMatchObject(venus);
  expect(year(...mercury)).toMatchObject({ dates: ['2026-02-26', '2026-06-29', '2026-10-24'] });
});

const STORY: PeriodStory = {
  length: 'month',
  days: 31,
  character: 'good',
  course: 'rising',
  ratings: {
    mean: 6.8,
    best: { date: '2026-08-20', overallRating: 8.4 },
    hardest: { date: '2026-08-02', overallRating: 4 },
  },
  goodDays: 1,
  hardDays: 0,
  themes: [],
  news: periodNews([ECLIPSE, LATER], 'month', 'UTC'),
  plainYear: '2026',
  rotation: 0,
};

test('a period’s summary names the dates of its news', () => {
  const summary = ENGLISH.overview.summary(STORY);
  expect(summary).toContain('There are eclipses on August 12 and 28,');
  expect(summary).toContain('Thursday, August 20, an 8.4');
  const single = { ...STORY, news: periodNews([ECLIPSE], 'month', 'UTC') };
  expect(ENGLISH.overview.summary(single)).toContain('There’s a solar eclipse on Wednesday, August 12,');
});

test('a sentence on a new or full Moon names no part of its day, because it may be exact before dawn', () => {
  const sentences = MOONS.flatMap((moon) =>
    Array.from({ length: 12 }, (_, rotation) => {
      const news = periodNews([moon], 'week', 'UTC');
      const summary = ENGLISH.overview.summary({ ...STORY, length: 'week', days: 7, news, rotation });
      return ENGLISH.sentences(summary).filter((sentence) => sentence.includes('Moon'));
    }).flat(),
  );
  expect(sentences).toHaveLength(24);
  expect(sentences.join(' ')).not.toMatch(/morning|noon|evening|night/);
});

test('a hard theme is the catch of an ordinary period and the trouble of a hard one', () => {
  const transit = { transiting: 'Saturn', aspect: 'square', natal: 'Sun' } as const;
  const themes = [{ transit, line: '', tone: 'hurts', peak: undefined }] as const;
  const sentences = (character: 'even' | 'hard') =>
    Array.from({ length: 42 }, (_, rotation) =>
      ENGLISH.sentences(ENGLISH.overview.summary({ ...STORY, character, themes, rotation })),
    )
      .flat()
      .filter((sentence) => sentence.includes('Saturn is at odds with your Sun'));
  const [even, hard] = [new Set(sentences('even')), new Set(sentences('hard'))];
  expect(even).toContain('The catch is that Saturn is at odds with your Sun.');
  expect(hard).toContain('Behind the trouble, Saturn is at odds with your Sun.');
  expect([...even].filter((sentence) => hard.has(sentence))).toEqual([]);
});

test('dates are American: a month, its days, and the year where it isn’t plain', () => {
  const { list, when, span, date, weekday } = dateWords('2026');
  const day = (of: string, isAbout = false) => ({ kind: 'day', date: of, isAbout }) as const;
  expect(list(['2026-03-14', '2026-04-20'])).toBe('March 14 and April 20');
  expect(list(['2026-02-06', '2026-02-20', '2027-02-28'])).toBe('February 6 and 20, and February 28, 2027');
  expect(list(['2026-02-06', '2026-07-18', '2026-08-02', '2026-08-17'])).toBe(
    'February 6, July 18, and August 2 and 17',
  );
  expect(list(['2026-12-03', '2026-12-18', '2026-12-20'])).toBe('December 3, 18 and 20');
  expect(weekday('2026-08-20')).toBe('Thursday, August 20');
  expect(date(day('2027-12-03', true))).toBe('about December 3, 2027');
  expect(when(day('2026-12-03'), day('2026-12-09', true))).toBe('about December 3 and 9');
  expect(when({ kind: 'third', date: '2026-12-14', third: 'mid' })).toBe('in mid-December');
  expect(when({ kind: 'month end', date: '2026-11-24' })).toBe('around the end of November');
  expect(when({ kind: 'half', date: '2027-01-09', half: 'first' })).toBe('in the first half of January 2027');
  const [from, to] = [
    { date: '2026-11-24', third: 'late' },
    { date: '2027-01-12', third: 'mid' },
  ] as const;
  expect(when({ kind: 'between', from, to })).toBe('between late November and mid-January 2027');
  expect(span(day('2026-12-03'), day('2026-12-28'))).toBe('December 3 to 28');
  expect(span(day('2026-12-03'), day('2027-01-04', true))).toBe('December 3 to about January 4, 2027');
});

test('a text without a plain year names each year where it changes', () => {
  const { list } = dateWords(undefined);
  expect(list(['2026-12-03', '2027-01-04'])).toMatch(/^December 3, 2026,? and January 4, 2027$/);
});

const course = (...ratings: number[]) =>
  courseOf(
    datesFrom('2026-08-01', ratings.length).map((date, i) => ({ date, overallRating: ratings[i] ?? 0 })),
  );

test.each([
  ['rising', [4, 5, 5, 6, 6, 7, 7]],
  ['falling', [7, 7, 6, 6, 5, 5, 4]],
  ['crest', [4, 5, 5, 8, 8, 5, 5, 4, 4]],
  ['dip', [8, 7, 7, 4, 4, 4, 7, 7, 8]],
  ['level', [6, 6.2, 6, 5.9, 6, 6.3, 6]],
  ['uneven', [8, 4, 8, 4, 8, 4, 8]],
  // A step of two, and a span of three.
  ['uneven', [6, 6, 6.2, 8.2, 6, 6, 6]],
  ['uneven', [6, 6, 5, 6.5, 8, 6.5, 6]],
  // The hardest day comes after the best one, or before it, or both are at the ends.
  ['uneven', [5, 5, 8, 4, 7, 7, 7]],
  ['uneven', [7, 7, 4, 8, 5, 5, 5]],
  ['uneven', [8, 4, 5, 7.5, 7.5, 7.5, 4, 4, 4]],
  // The best day comes before the hardest of a week that rises, and both are close.
  [undefined, [5.1, 5.1, 6.4, 5, 6, 6.4, 6.4]],
  [undefined, [6]],
] as const)('the course of ratings is %s for %j', (expected, ratings) => {
  expect(course(...ratings)).toBe(expected);
});

test.each([
  ['2026-12-14', '2026-12-14', '2026-12-14', { kind: 'day', isAbout: false }],
  ['2026-12-11', '2026-12-14', '2026-12-17', { kind: 'day', isAbout: true }],
  ['2026-12-10', '2026-12-14', '2026-12-16', { kind: 'third', third: 'mid' }],
  ['2026-12-01', '2026-12-08', '2026-12-15', { kind: 'half', half: 'first' }],
  ['2026-12-01', '2026-12-12', '2026-12-20', { kind: 'month' }],
  ['2026-11-24', '2026-12-01', '2026-12-08', { kind: 'month end', date: '2026-11-24' }],
  ['2026-11-24', '2026-12-10', '2027-01-12', { kind: 'between' }],
  ['2026-10-24', '2026-12-10', '2027-01-12', undefined],
])(
  'a date with the earliest, likely and latest days %s, %s and %s reads as %j',
  (earliest, date, latest, expected) => {
    const when = whenOf({ earliest, date, latest });
    if (expected === undefined) expect(when).toBeUndefined();
    else expect(when).toMatchObject(expected);
  },
);
