import { expect, test } from '@jest/globals';
import type { Brief } from '#lib/reading/brief/brief.ts';
import { linksOf } from '#lib/reading/brief/links.ts';
import type { ScoredDay } from '#lib/scoring/day.ts';
import { addDays } from '#lib/time/civil-day.ts';

const DATE = '2027-02-01';
const MARS = { transiting: 'Mars', natal: 'Mercury', aspect: 'square', points: { rating: -8 } };

/** A day with a helping and a straining transit. */
const dayOf = (overallRating: number, date = DATE) =>
  ({
    date,
    overallRating,
    transits: [{ points: { rating: 2 } }, { points: { rating: -1 } }],
  }) as unknown as ScoredDay;

/** A brief whose lead is building or at its peak. */
const briefOf = (overallRating: number, stage: Brief['stage']): Brief =>
  ({
    day: dayOf(overallRating),
    lead: { kind: 'transit', tone: 'hard', transit: MARS },
    stage,
  }) as unknown as Brief;
const linksIn = (stage: Brief['stage'], rating: number, ...ratings: number[]) =>
  linksOf(
    briefOf(rating, stage),
    ratings.map((next, i) => dayOf(next, addDays(DATE, i + 1))),
  );
const linksTo = (rating: number, ...ratings: number[]) => linksIn('peaks', rating, ...ratings);

test('a hard day eases on the first of the next days that is rated 5 or better, unless a hard one follows', () => {
  expect(linksTo(3.9, 4.9, 5, 8).easesOn).toBe('2027-02-03');
  expect(linksTo(3.9, 4.9, 3, 4, 2).easesOn).toBeUndefined();
  expect(linksTo(3.9, 5.2, 3.9, 6, 7).easesOn).toBeUndefined();
  expect(linksTo(4, 9).easesOn).toBeUndefined();
  expect(linksTo(3).easesOn).toBeUndefined();
});

test('tomorrow is a turn if its rating differs by three points, made by the transits of its side', () => {
  const pointsOf = (...ratings: [number, ...number[]]) =>
    linksTo(...ratings).turningTransits.map(({ points }) => points.rating);
  expect([linksTo(5, 8).turn, linksTo(5, 7.9).turn]).toEqual(['better', undefined]);
  expect([linksTo(8, 5).turn, linksTo(8, 5.1).turn]).toEqual(['worse', undefined]);
  expect(linksTo(8, 8, 2).turn).toBeUndefined();
  expect(linksTo(8).turn).toBeUndefined();
  expect([pointsOf(5, 8), pointsOf(8, 5), pointsOf(6, 6)]).toEqual([[2], [-1], []]);
});

test('a day on which the same transit strains nearly as much doesn’t ease, nor does one after it', () => {
  const daysWith = (...points: number[]) =>
    points.map((rating, i) => ({
      ...dayOf(6, addDays(DATE, i + 1)),
      transits: [{ ...MARS, points: { rating } }] as unknown as ScoredDay['transits'],
    }));
  expect(linksOf(briefOf(3, 'peaks'), daysWith(-4)).easesOn).toBe('2027-02-02');
  expect(linksOf(briefOf(3, 'peaks'), daysWith(-9, -4)).easesOn).toBeUndefined();
});

test('what is still building doesn’t ease tomorrow', () => {
  expect(linksIn('builds', 3, 8, 7).easesOn).toBeUndefined();
  expect(linksIn('builds', 3, 4, 7).easesOn).toBe('2027-02-03');
  expect(linksIn('peaks', 3, 8, 7).easesOn).toBe('2027-02-02');
});
