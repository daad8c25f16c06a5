import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Birth, NATAL_ORBS_DEG, natalChart } from '#lib/chart/natal-chart.ts';
import type { NatalPoint, NatalPointPosition } from '#lib/chart/natal-points.ts';
import { scoreAspects, sumPoints, synastryAspects } from '#lib/scoring/synastry/score-aspects.ts';
import {
  knownTimes,
  type ScoredAspect,
  SYNASTRY_CATEGORIES,
  type SynastryAspect,
  synastryScores,
} from '#lib/scoring/synastry/scores.ts';
import { addDays, instantsAt } from '#lib/time/civil-day.ts';
import { withBirthTime, ZONES } from '../../../../infra/calibration/population.ts';

const dateOnly = fc
  .tuple(fc.nat(40_000), fc.constantFrom(...ZONES))
  .map(([days, timeZone]): Birth => ({ birthDate: addDays('1905-01-01', days), timeZone }));
const birth = fc
  .tuple(dateOnly, fc.option(fc.nat(10_000)))
  .map(([born, i]) => (i === null ? born : withBirthTime(born, i)));

const nameOf = ({ a, aspect, b }: SynastryAspect) => `${a} ${aspect} ${b}`;
const mirrored = ({ a, b, ...rest }: ScoredAspect) => ({ a: b, b: a, ...rest });
const listed = (one: Birth, other: Birth) => scoreAspects(natalChart(one), natalChart(other));
const byName = (aspects: readonly ScoredAspect[]) =>
  aspects.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
const sizeOf = ({ points }: ScoredAspect) =>
  SYNASTRY_CATEGORIES.reduce((sum, category) => sum + Math.abs(points[category]), 0);

/** A point whose longitude may range over the day of birth; by default, it is exactly known. */
const at = (point: NatalPoint, longitudeDeg: number, fromDeg = longitudeDeg, toDeg = longitudeDeg) => ({
  point,
  longitudeDeg,
  fromDeg,
  toDeg,
});
const chartOf = (...points: NatalPointPosition[]) => ({
  ...natalChart({ birthDate: '1990-06-15', timeZone: 'UTC' }),
  points,
});

test('synastry is symmetric', () => {
  fc.assert(
    fc.property(birth, birth, (one, other) => {
      const [there, back] = [listed(one, other), listed(other, one)];
      // Aspects with equal total points may come in any order.
      expect(byName(back.map(mirrored))).toEqual(byName(there));
      const known = knownTimes(natalChart(one), natalChart(other));
      expect(knownTimes(natalChart(other), natalChart(one))).toBe(known);
      expect(synastryScores(sumPoints(back), known)).toEqual(synastryScores(sumPoints(there), known));
    }),
  );
});

test('two people with the same birth data have symmetric aspects, and no aspects between slow bodies', () => {
  const one: Birth = { birthDate: '1905-01-08', timeZone: 'America/New_York' };
  const aspects = listed(one, one);
  expect(byName(aspects.map(mirrored))).toEqual(byName(aspects));
  const slow = ['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'];
  expect(aspects.filter(({ a, b }) => slow.includes(a) && slow.includes(b))).toEqual([]);
});

test('synastry aspects are within the natal orbs, have points and are sorted by the sum of their absolute points', () => {
  fc.assert(
    fc.property(birth, birth, (one, other) => {
      const aspects = listed(one, other);
      for (const aspect of aspects) {
        expect(aspect.orbDeg).toBeLessThanOrEqual(NATAL_ORBS_DEG[aspect.aspect]);
        expect(SYNASTRY_CATEGORIES.some((category) => aspect.points[category] !== 0)).toBe(true);
        for (const category of SYNASTRY_CATEGORIES)
          expect(Number(aspect.points[category].toFixed(4))).toBe(aspect.points[category]);
      }
      expect(aspects.map(sizeOf)).toEqual(aspects.map(sizeOf).sort((x, y) => y - x));
      const sums = sumPoints(aspects);
      for (const category of SYNASTRY_CATEGORIES)
        expect(sums[category]).toBeCloseTo(
          aspects.reduce((total, { points }) => total + points[category], 0),
          4,
        );
    }),
  );
});

test.each([
  {
    by: 'orb',
    one: chartOf(at('Sun', 0), at('Venus', 200)),
    other: chartOf(at('Sun', 201), at('Venus', 1.000_001)),
    sorted: ['Venus conjunction Sun', 'Sun conjunction Venus'],
  },
  {
    by: 'natal points',
    one: chartOf(at('Mercury', 0), at('Saturn', 100)),
    other: chartOf(at('Mercury', 101), at('Neptune', 181)),
    sorted: ['Saturn conjunction Mercury', 'Mercury opposition Neptune'],
  },
])('aspects with equal points are sorted by $by, whichever chart comes first', ({ one, other, sorted }) => {
  const aspects = scoreAspects(one, other);
  expect(new Set(aspects.map(sizeOf)).size).toBe(1);
  expect(aspects.map(nameOf)).toEqual(sorted);
  expect(scoreAspects(other, one).map(mirrored).map(nameOf)).toEqual(sorted);
});

test('adding a birth time removes no aspect', () => {
  fc.assert(
    fc.property(dateOnly, birth, fc.nat(1439), (one, other, minute) => {
      const birthTime = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
      fc.pre(instantsAt(one.birthDate, birthTime, one.timeZone).length > 0);
      const after = new Set(
        synastryAspects(natalChart({ ...one, birthTime }), natalChart(other)).map(nameOf),
      );
      expect(
        listed(one, other)
          .map(nameOf)
          .filter((name) => !after.has(name)),
      ).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('without a birth time, an aspect that is out of orb at any time of the day of birth is not listed', () => {
  const other = { birthDate: '1985-10-23', birthTime: '18:53', timeZone: 'Etc/UTC' };
  const mercury = (birth: Partial<Birth>) => {
    const one = natalChart({ birthDate: '1961-10-31', timeZone: 'Etc/UTC', ...birth });
    return synastryAspects(one, natalChart(other))
      .map(nameOf)
      .filter((name) => name === 'Mercury conjunction Sun');
  };
  // Mercury is in orb at noon and at both ends of the day, and two arcseconds out of orb in the afternoon.
  for (const birthTime of ['00:00', '12:00', '23:59']) expect(mercury({ birthTime })).toHaveLength(1);
  expect(mercury({ birthTime: '16:15' })).toEqual([]);
  expect(mercury({})).toEqual([]);
});

test.each([
  ['ahead', 17, 17.985, 17.995],
  ['behind', 3, 2.015, 2.005],
] as const)(
  'a body that moves only %s on its day of birth may turn, and must stay a hundredth of a degree within orb',
  (_, longitudeDeg, withinDeg, beyondDeg) => {
    const isListed = (endDeg: number) => {
      const [fromDeg, toDeg] = [Math.min(longitudeDeg, endDeg), Math.max(longitudeDeg, endDeg)];
      const venus = at('Venus', longitudeDeg, fromDeg, toDeg);
      return synastryAspects(chartOf(at('Sun', 10)), chartOf(venus)).length > 0;
    };
    expect([isListed(withinDeg), isListed(beyondDeg)]).toEqual([true, false]);
    // A position that is known doesn't turn.
    expect(synastryAspects(chartOf(at('Sun', 10)), chartOf(at('Venus', beyondDeg)))).toHaveLength(1);
  },
);

test('aspects to angles need birth times', () => {
  const born = { birthDate: '1990-06-15', timeZone: 'Europe/London' };
  const points = (one: Birth, other: Birth) => new Set(listed(one, other).flatMap(({ a, b }) => [a, b]));
  const isAngle = (name: string) => ['Ascendant', 'Midheaven'].includes(name);
  expect([...points(born, born)].filter(isAngle)).toEqual([]);
  expect([...points(withBirthTime(born, 1), withBirthTime(born, 2))].filter(isAngle)).toEqual([
    'Ascendant',
    'Midheaven',
  ]);
});
