import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Birth, NATAL_ORBS_DEG, natalChart } from '#lib/chart/natal-chart.ts';
import { timed, ZONES } from '#lib/scoring/calibration/population.ts';
import { aspectsBetween } from '#lib/scoring/pairs/aspects-between.ts';
import { type AspectBetween, knownOf, MATTERS, type ScoredAspect } from '#lib/scoring/pairs/pair.ts';
import { scoredAspects, summedMatters } from '#lib/scoring/pairs/pair-points.ts';
import { scoresOf } from '#lib/scoring/pairs/pair-scores.ts';
import { addDays, instantsAt } from '#lib/time/civil-day.ts';

const dateOnly = fc
  .tuple(fc.nat(40_000), fc.constantFrom(...ZONES))
  .map(([days, timeZone]): Birth => ({ birthDate: addDays('1905-01-01', days), timeZone }));
const birth = fc
  .tuple(dateOnly, fc.option(fc.nat(10_000)))
  .map(([born, i]) => (i === null ? born : timed(born, i)));

const nameOf = ({ a, aspect, b }: AspectBetween) => `${a} ${aspect} ${b}`;
const mirrored = ({ a, b, ...rest }: ScoredAspect) => ({ a: b, b: a, ...rest });
const listed = (one: Birth, other: Birth) => scoredAspects(natalChart(one), natalChart(other));
const byName = (aspects: readonly ScoredAspect[]) =>
  aspects.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
const sizeOf = ({ points }: ScoredAspect) =>
  MATTERS.reduce((sum, matter) => sum + Math.abs(points[matter]), 0);

test('two people are to each other what they are the other way round', () => {
  fc.assert(
    fc.property(birth, birth, (one, other) => {
      const [there, back] = [listed(one, other), listed(other, one)];
      // Aspects of one size have no order that is the same both ways, as between two people of one birth.
      expect(byName(back.map(mirrored))).toEqual(byName(there));
      const known = knownOf(natalChart(one), natalChart(other));
      expect(knownOf(natalChart(other), natalChart(one))).toBe(known);
      expect(scoresOf(summedMatters(back), known)).toEqual(scoresOf(summedMatters(there), known));
    }),
  );
});

test('two people of one birth are to each other what each is to the other', () => {
  const one: Birth = { birthDate: '1905-01-08', timeZone: 'America/New_York' };
  const aspects = listed(one, one);
  expect(byName(aspects.map(mirrored))).toEqual(byName(aspects));
});

test('every aspect listed is within the natal orbs, adds something, and comes by its size', () => {
  fc.assert(
    fc.property(birth, birth, (one, other) => {
      const aspects = listed(one, other);
      for (const aspect of aspects) {
        expect(aspect.orbDeg).toBeLessThanOrEqual(NATAL_ORBS_DEG[aspect.aspect]);
        expect(MATTERS.some((matter) => aspect.points[matter] !== 0)).toBe(true);
        for (const matter of MATTERS)
          expect(Number(aspect.points[matter].toFixed(4))).toBe(aspect.points[matter]);
      }
      expect(aspects.map(sizeOf)).toEqual(aspects.map(sizeOf).sort((x, y) => y - x));
      const sums = summedMatters(aspects);
      for (const matter of MATTERS)
        expect(sums[matter]).toBeCloseTo(
          aspects.reduce((total, { points }) => total + points[matter], 0),
          4,
        );
    }),
  );
});

test('whatever time somebody adds, no aspect that was listed goes', () => {
  fc.assert(
    fc.property(dateOnly, birth, fc.nat(1439), (one, other, minute) => {
      const birthTime = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
      fc.pre(instantsAt(one.birthDate, birthTime, one.timeZone).length > 0);
      const after = new Set(aspectsBetween(natalChart({ ...one, birthTime }), natalChart(other)).map(nameOf));
      expect(
        listed(one, other)
          .map(nameOf)
          .filter((name) => !after.has(name)),
      ).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('an aspect that a body leaves as it turns back within the day is not certain', () => {
  const other = { birthDate: '1985-10-23', birthTime: '18:53', timeZone: 'Etc/UTC' };
  const mercury = (birth: Partial<Birth>) => {
    const one = natalChart({ birthDate: '1961-10-31', timeZone: 'Etc/UTC', ...birth });
    return aspectsBetween(one, natalChart(other))
      .map(nameOf)
      .filter((name) => name === 'Mercury conjunction Sun');
  };
  // In orb at noon and at both ends of the day, and two arc-seconds beyond in its afternoon.
  for (const birthTime of ['00:00', '12:00', '23:59']) expect(mercury({ birthTime })).toHaveLength(1);
  expect(mercury({ birthTime: '16:15' })).toEqual([]);
  expect(mercury({})).toEqual([]);
});

test('without a time of birth there are no angles, and with both there are', () => {
  const born = { birthDate: '1990-06-15', timeZone: 'Europe/London' };
  const points = (one: Birth, other: Birth) => new Set(listed(one, other).flatMap(({ a, b }) => [a, b]));
  const isAngle = (name: string) => ['Ascendant', 'Midheaven'].includes(name);
  expect([...points(born, born)].filter(isAngle)).toEqual([]);
  expect([...points(timed(born, 1), timed(born, 2))].filter(isAngle)).toEqual(['Ascendant', 'Midheaven']);
});

test('what two share because they are of an age alone has no points and is not listed', () => {
  const slow = ['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'];
  const born = { birthDate: '1990-06-15', timeZone: 'Europe/London' };
  expect(listed(born, born).filter(({ a, b }) => slow.includes(a) && slow.includes(b))).toEqual([]);
});
