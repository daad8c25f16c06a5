import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ASPECT_ANGLES_DEG, ASPECTS, type NatalChart, natalChart } from '#lib/chart/natal-chart.ts';
import { apparentLongitude } from '#lib/ephemeris/sky.ts';
import { julianDayTt } from '#lib/ephemeris/time-scales.ts';
import { BODIES, type Body, signedDeg } from '#lib/ephemeris/zodiac.ts';
import type { ScoredDay, ScoredTransit } from '#lib/scoring/day.ts';
import { scoreDays } from '#lib/scoring/score-days.ts';
import { addDays } from '#lib/time/civil-day.ts';
import { REACH } from '#lib/transits/transit-kinds.ts';
import { transitWindows } from '#lib/transits/transit-windows.ts';
import { datesFrom, PEOPLE } from '../../support/people.ts';

const DAY_MS = 86_400_000;

const anyDays = fc.record({
  person: fc.constantFrom(...PEOPLE),
  first: fc.integer({ min: 0, max: 12_000 }).map((days) => addDays('2009-01-01', days)),
});

function scored(chart: NatalChart, first: string, count: number): ScoredDay[] {
  return [...scoreDays(chart, { dates: datesFrom(first, count), timeZone: chart.timeZone })];
}

type Named = Pick<ScoredTransit, 'transiting' | 'aspect' | 'natal'>;
const nameOf = ({ transiting, aspect, natal }: Named) => `${transiting} ${aspect} ${natal}`;

function offDeg(transiting: Body, aspect: ScoredTransit['aspect'], natalDeg: number, ms: number): number {
  const separation = Math.abs(signedDeg(apparentLongitude(transiting, julianDayTt(ms)) - natalDeg));
  return Math.abs(separation - ASPECT_ANGLES_DEG[aspect]);
}

test('a day has every transit well within orb at its midpoint, and none that is out of orb all day', () => {
  fc.assert(
    fc.property(anyDays, ({ person, first }) => {
      const chart = natalChart(person);
      for (const { fromMs, toMs, transits } of scored(chart, first, 3)) {
        const names = transits.map(nameOf);
        expect(new Set(names).size).toBe(names.length);
        const instants = Array.from({ length: 49 }, (_, i) => fromMs + ((toMs - fromMs) * i) / 48);
        for (const { body: natal, longitudeDeg } of chart.bodies)
          for (const transiting of BODIES)
            for (const aspect of ASPECTS) {
              const name = nameOf({ transiting, aspect, natal });
              const closest = Math.min(...instants.map((ms) => offDeg(transiting, aspect, longitudeDeg, ms)));
              if (closest > REACH[transiting].orbDeg + 0.2) expect(names).not.toContain(name);
              const atMidday = offDeg(transiting, aspect, longitudeDeg, (fromMs + toMs) / 2);
              if (atMidday < REACH[transiting].orbDeg - 0.05) expect(names).toContain(name);
            }
      }
    }),
    { numRuns: 8 },
  );
});

test('daysToExact is the time from the day’s midpoint to the nearest exact instant in the transit’s window', () => {
  fc.assert(
    fc.property(anyDays, ({ person, first }) => {
      const chart = natalChart(person);
      const days = scored(chart, first, 40);
      const windows = transitWindows(chart, days[0]?.fromMs ?? 0, days.at(-1)?.toMs ?? 0);
      for (const { fromMs, toMs, transits } of days) {
        const midMs = (fromMs + toMs) / 2;
        for (const transit of transits) {
          // If the transit is out of orb at the midpoint, the day may belong to either of two windows.
          if (transit.orbDeg >= REACH[transit.transiting].orbDeg) continue;
          const window = windows.find(
            ({ transiting, target, fromMs: beginMs, toMs: endMs }) =>
              nameOf({ transiting, ...target }) === nameOf(transit) && beginMs <= midMs && endMs >= midMs,
          );
          const distances = window?.exactTimesMs.map((atMs) => (atMs - midMs) / DAY_MS) ?? [];
          const nearest = distances.sort((a, b) => Math.abs(a) - Math.abs(b))[0];
          expect(transit.daysToExact).toBe(nearest);
        }
      }
    }),
    { numRuns: 12 },
  );
});

test('a transit’s stages are in order: entering, building, day-before, exact, day-after, easing, leaving', () => {
  const chart = natalChart(PEOPLE[0]);
  const days = scored(chart, '2026-01-01', 366);
  const order = ['entering', 'building', 'day-before', 'exact', 'day-after', 'easing', 'leaving'];
  const stages = new Map<string, { index: number; stage: number }>();
  days.forEach(({ transits }, index) => {
    for (const transit of transits) {
      if (transit.transiting !== 'Sun') continue;
      const stage = order.indexOf(transit.stage);
      const before = stages.get(nameOf(transit));
      if (before?.index === index - 1) expect(stage).toBeGreaterThanOrEqual(before.stage);
      stages.set(nameOf(transit), { index, stage });
    }
  });
  expect(stages.size).toBeGreaterThan(45);
});

test('a transit is exact on the day of its exact instant, next to day-before, day-after or another exact day', () => {
  const chart = natalChart(PEOPLE[1]);
  const days = scored(chart, '2026-01-01', 200);
  days.forEach(({ transits, fromMs, toMs }, i) => {
    for (const transit of transits) {
      expect(transit.stage === 'exact').toBe(transit.exactAtMs !== undefined);
      expect(transit.phase === 'exact').toBe(transit.exactAtMs !== undefined);
      if (transit.exactAtMs === undefined) continue;
      expect(transit.exactAtMs).toBeGreaterThanOrEqual(fromMs);
      expect(transit.exactAtMs).toBeLessThan(toMs);
      const beside = (step: 1 | -1) =>
        days[i + step]?.transits.find((other) => nameOf(other) === nameOf(transit));
      expect(['day-before', 'exact', undefined]).toContain(beside(-1)?.stage);
      expect(['day-after', 'exact', undefined]).toContain(beside(1)?.stage);
    }
  });
});

test('transits are sorted by absolute rating points, largest first', () => {
  for (const { transits } of scored(natalChart(PEOPLE[2]), '2026-01-01', 100)) {
    const sizes = transits.map(({ points }) => Math.abs(points.rating));
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  }
});
