import { expect, test } from '@jest/globals';
import { natalChart } from '#lib/chart/natal-chart.ts';
import { MODEL_VERSION } from '#lib/forecast/forecast-entry.ts';
import { relativeMotionOn, transitOn, windowsByDay } from '#lib/transits/day-transits.ts';
import { eclipseTouches } from '#lib/transits/eclipse-touches.ts';
import { skyDays } from '#lib/transits/sky-days.ts';
import { REACH, TRANSIT_KINDS, targetsOf, transitKind } from '#lib/transits/transit-kinds.ts';
import { canBeOutOfOrb, transitWindows, uncertaintyMs } from '#lib/transits/transit-windows.ts';
import { uncertainInstants } from '#lib/transits/uncertain-instants.ts';
import { digest } from '../../support/digest.ts';
import { datesFrom, LONDONER, PEOPLE } from '../../support/people.ts';

const charts = [natalChart(PEOPLE[0]), natalChart(LONDONER)];
const zones = ['UTC', 'Pacific/Auckland'];

const FROM_MS = Date.UTC(2026, 0, 1);
const TO_MS = Date.UTC(2026, 8, 1);

/** What every day has: its sky, the points that an eclipse touches, and its transits. */
function daysOf(chart: (typeof charts)[0], timeZone: string) {
  const days = skyDays({ dates: datesFrom('2026-01-01', 250), timeZone });
  const motion = { fromDeg: 0, midDeg: 0, toDeg: 0, speed: 0 };
  return windowsByDay(chart, days).map((windows, i) => {
    const day = days[i] as (typeof days)[0];
    const transits = windows.map((window) => {
      relativeMotionOn(day, window, motion);
      const { kind: _, window: __, ...transit } = transitOn(day, window, motion, 0);
      return { ...transit, orbDeg: transit.orbDeg.toFixed(4), daysToExact: transit.daysToExact?.toFixed(4) };
    });
    return [day.sky, day.sky.eclipse && eclipseTouches(chart, day.sky.eclipse), transits];
  });
}

/** The windows that are open in a year, with how uncertain their instants are. */
function windowsOf(chart: (typeof charts)[0]) {
  const windows = transitWindows(chart, FROM_MS, TO_MS);
  const ends = windows.flatMap((window) => [window.fromMs, window.toMs].map((atMs) => ({ ...window, atMs })));
  const bounds = uncertainInstants(chart, ends).map(({ atMs, earliestMs, latestMs }) => [
    ...[atMs, earliestMs, latestMs],
  ]);
  return [
    windows.map((window) => [
      ...[window.transiting, window.kind.natal, window.kind.aspect, window.fromMs, window.toMs],
      ...[window.exactTimesMs, canBeOutOfOrb(window)],
      window.exactTimesMs.map((ms) => Math.round(uncertaintyMs(window, ms) / 60_000)),
    ]),
    bounds.toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0)),
  ];
}

test(`the transits of model version ${MODEL_VERSION} don’t change`, () => {
  const targets = charts.map((chart) =>
    targetsOf(chart).map((target) => ({ ...target, targetDeg: target.targetDeg.toFixed(6) })),
  );
  // If one of these changes, readers' stored and new days no longer fit together: raise MODEL_VERSION.
  expect({
    kinds: digest([REACH, TRANSIT_KINDS]),
    targets: targets.map(digest),
    windows: charts.map((chart) => digest(windowsOf(chart))),
    days: charts.flatMap((chart) => zones.map((zone) => digest(daysOf(chart, zone)))),
  }).toEqual({
    kinds: 'fa87af48bcae5842',
    targets: ['32befb1835f66564', 'd294bccce8cc5b88'],
    windows: ['4ed0c095008a2b23', '61c4f14022def9bd'],
    days: ['59497f8c8067b833', '7c939f2c6d8a5f81', '4c2c866dfc2c6326', 'ab5b43f9e64fbaf9'],
  });
});

test('every transit kind is found by its parts', () => {
  for (const kind of TRANSIT_KINDS) expect(transitKind(kind.transiting, kind.aspect, kind.natal)).toBe(kind);
});
