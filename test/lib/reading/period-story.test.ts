import { expect, test } from '@jest/globals';
import type { Sign } from '#lib/ephemeris/zodiac.ts';
import { dateWords } from '#lib/reading/en/dates.ts';
import { ENGLISH } from '#lib/reading/en/english.ts';
import { periodNews } from '#lib/reading/overview/period-story.ts';
import { courseOf } from '#lib/reading/overview/ratings.ts';
import type { PeriodStory } from '#lib/reading/overview/stories.ts';
import { whenOf } from '#lib/reading/overview/when.ts';
import type { SkyNews } from '#lib/reading/summary/sky-news.ts';
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

test('a period’s summary names the dates of its news', () => {
  const story: PeriodStory = {
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
  const summary = ENGLISH.overview.summary(story);
  expect(summary).toContain('eclipses on 12 and 28 August:');
  expect(summary).toContain('the best is Thursday, 20 August,');
  const single = { ...story, news: periodNews([ECLIPSE], 'month', 'UTC') };
  expect(ENGLISH.overview.summary(single)).toContain('eclipse of the Sun on Wednesday, 12 August');
});

test('dates of several months are grouped by month', () => {
  const list = (...dates: string[]) => dateWords('2026').list(dates);
  expect(list('2026-03-14', '2026-04-20')).toBe('14 March and 20 April');
  expect(list('2026-02-06', '2026-02-20', '2027-02-28')).toBe('6 and 20 February, and 28 February 2027');
  expect(list('2026-02-06', '2026-07-18', '2026-08-02', '2026-08-17')).toBe(
    '6 February, 18 July, and 2 and 17 August',
  );
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
