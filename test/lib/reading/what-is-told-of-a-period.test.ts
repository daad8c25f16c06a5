import { describe, expect, test } from '@jest/globals';
import { dateWords } from '#lib/reading/en/dates.ts';
import { ENGLISH } from '#lib/reading/en/english.ts';
import { newsOf } from '#lib/reading/overview/period-news.ts';
import { courseOf } from '#lib/reading/overview/ratings.ts';
import type { PeriodStory } from '#lib/reading/overview/stories.ts';
import { whenOf } from '#lib/reading/overview/when.ts';
import type { SkyNews } from '#lib/reading/summary/sky-event.ts';
import { datesFrom } from '../../support/people.ts';

const at = (date: string) => ({ atMs: Date.parse(`${date}T12:00Z`), timeZone: 'UTC' });
const ECLIPSE: SkyNews = {
  kind: 'eclipse',
  eclipse: 'solar',
  type: 'total',
  sign: 'Leo',
  touches: [],
  ...at('2026-08-12'),
};
const LATER: SkyNews = {
  kind: 'eclipse',
  eclipse: 'lunar',
  type: 'partial',
  sign: 'Pisces',
  touches: [],
  ...at('2026-08-28'),
};
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

describe('the greatest news of a period’s sky', () => {
  test('is an eclipse, then a turn of Mercury, Venus or Mars, then a new or full Moon', () => {
    const turns = [turn('Saturn', '2026-08-03'), turn('Mercury', '2026-08-04')];
    const week = (...sky: SkyNews[]) => newsOf(sky, 'week', 'UTC');
    expect(week(...MOONS, ...turns, ECLIPSE)).toEqual({
      kind: 'eclipses',
      eclipse: 'solar',
      dates: ['2026-08-12'],
    });
    expect(week(...MOONS, ...turns)).toMatchObject({
      kind: 'turns',
      planet: 'Mercury',
      dates: ['2026-08-04'],
    });
    expect(week(...MOONS)).toEqual({ kind: 'phases', phases: [{ phase: 'new', date: '2026-08-12' }] });
    expect(newsOf(MOONS, 'month', 'UTC')).toMatchObject({ phases: [{ phase: 'new' }, { phase: 'full' }] });
    expect(week()).toBeUndefined();
  });

  test('of a year is every eclipse, or a turn that is not of every year before Mercury’s', () => {
    const mercury = ['2026-02-26', '2026-06-29', '2026-10-24'].map((date) => turn('Mercury', date));
    const year = (...sky: SkyNews[]) => newsOf(sky, 'year', 'UTC');
    expect(year(ECLIPSE, LATER, ...mercury)).toMatchObject({ dates: ['2026-08-12', '2026-08-28'] });
    expect(year(...mercury, turn('Venus', '2026-10-03'))).toMatchObject({
      planet: 'Venus',
      dates: ['2026-10-03'],
    });
    expect(year(...mercury)).toMatchObject({ dates: ['2026-02-26', '2026-06-29', '2026-10-24'] });
  });

  test('names its days', () => {
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
      news: newsOf([ECLIPSE, LATER], 'month', 'UTC'),
      plainYear: '2026',
      rotation: 0,
    };
    const summary = ENGLISH.overview.summary(story);
    expect(summary).toContain('eclipses on 12 and 28 August:');
    expect(summary).toContain(
      'Its 31 days hold one good one and no hard ones; the best is Thursday, 20 August,',
    );
    const single = { ...story, news: newsOf([ECLIPSE], 'month', 'UTC') };
    expect(ENGLISH.overview.summary(single)).toContain('eclipse of the Sun on Wednesday, 12 August');
  });
});

test('days of several months are told in a row of rows', () => {
  const list = (...dates: string[]) => dateWords('2026').list(dates);
  expect(list('2026-03-14', '2026-04-20')).toBe('14 March and 20 April');
  expect(list('2026-02-06', '2026-02-20', '2027-02-28')).toBe('6 and 20 February, and 28 February 2027');
  expect(list('2026-02-06', '2026-07-18', '2026-08-02', '2026-08-17')).toBe(
    '6 February, 18 July, and 2 and 17 August',
  );
});

describe('how the ratings of a period run', () => {
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
  ] as const)('%s: %j', (expected, ratings) => {
    expect(course(...ratings)).toBe(expected);
  });
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
])('a date between %s and %s and %s is told as %j', (earliest, date, latest, expected) => {
  const when = whenOf({ earliest, date, latest });
  if (expected === undefined) expect(when).toBeUndefined();
  else expect(when).toMatchObject(expected);
});
