import type { NatalChart } from '#lib/chart/natal-chart.ts';
import type { ScoredDay } from '#lib/scoring/day.ts';
import { TRANSIT_KINDS } from '#lib/transits/transit-kinds.ts';
import { canBeOutOfOrb, type TransitWindow } from '#lib/transits/transit-windows.ts';
import { type UncertainInstant, uncertainInstants } from '#lib/transits/uncertain-instants.ts';
import { isSlow } from '../brief/weights.ts';

const DAY_MS = 86_400_000;

/** Minimum duration of a theme of Mercury, Venus or Mars: a window this long contains a station. */
const MIN_QUICK_MS = 14 * DAY_MS;
/** Maximum uncertainty of a peak, from the earliest to the latest possible instant. */
const MAX_PEAK_MS = 60 * DAY_MS;
const MAX_THEMES = 40;

/** A transit that lasts weeks, as part of a period. */
export type Theme = {
  window: TransitWindow;
  /** Largest absolute rating points on any day of the period. */
  weight: number;
  from: UncertainInstant;
  to: UncertainInstant;
  /** Exact instants, except those too uncertain without a birth time. */
  peaks: readonly UncertainInstant[];
  /** Index of this pass among the period's passes over the same target, starting at 0. */
  pass: number;
  isLastPass: boolean;
};

type WeightedWindow = { window: TransitWindow; weight: number };

/**
 * Collects long transits from days in chronological order: all windows of Jupiter to Pluto, and windows of at
 * least two weeks of Mercury, Venus and Mars. Omits windows that an unknown birth time may put out of orb.
 * Takes days one at a time, since a year's transits need much memory.
 */
export function windowWeights(): { windows: readonly WeightedWindow[]; add(day: ScoredDay): void } {
  const windows: WeightedWindow[] = [];
  // Indexed by transit kind: a window's days are consecutive, and no day has two windows of one kind.
  const current = TRANSIT_KINDS.map((): WeightedWindow | undefined => undefined);
  return {
    windows,
    add({ transits }) {
      for (const { kind, window, points } of transits) {
        if (!lastsWeeks(window) || canBeOutOfOrb(window)) continue;
        let entry = current[kind.index];
        if (entry?.window !== window) {
          entry = { window, weight: 0 };
          current[kind.index] = entry;
          windows.push(entry);
        }
        entry.weight = Math.max(entry.weight, Math.abs(points.rating));
      }
    },
  };
}

/** The themes of a chart, largest weight first, at most forty. Their dates don't depend on the period. */
export function themesOf(chart: NatalChart, windows: readonly WeightedWindow[]): Theme[] {
  const weightiest = windows
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MAX_THEMES);
  const times = timesOf(weightiest, chart);
  return weightiest.flatMap(({ window, weight }) => {
    const [from, ...rest] = times.get(window) ?? [];
    const to = rest.pop();
    if (from === undefined || to === undefined) return [];
    const peaks = rest.flatMap((passage) => peakOf(window, passage) ?? []);
    return [{ window, weight, from, to, peaks, ...passOf(window, windows) }];
  });
}

function lastsWeeks({ transiting, fromMs, toMs }: TransitWindow): boolean {
  return isSlow(transiting) || toMs - fromMs >= MIN_QUICK_MS;
}

/** The instants of each window in chronological order: its beginning, its exact instants and its end. */
function timesOf(
  windows: readonly WeightedWindow[],
  chart: NatalChart,
): Map<TransitWindow, UncertainInstant[]> {
  const queries = windows.flatMap(({ window }) => {
    const { transiting, kind } = window;
    const times = [window.fromMs, ...window.exactTimesMs, window.toMs];
    return times.map((atMs) => ({ window, transiting, kind, atMs }));
  });
  return Map.groupBy(uncertainInstants(chart, queries), ({ window }) => window);
}

/** An exact instant with bounds clamped to the window; undefined if too uncertain without a birth time. */
function peakOf(
  { fromMs, toMs }: TransitWindow,
  { atMs, ...range }: UncertainInstant,
): UncertainInstant | undefined {
  const earliestMs = Math.max(range.earliestMs, fromMs);
  const latestMs = Math.min(range.latestMs, toMs);
  return latestMs - earliestMs > MAX_PEAK_MS ? undefined : { atMs, earliestMs, latestMs };
}

function passOf(
  { target, transiting, fromMs }: TransitWindow,
  windows: readonly WeightedWindow[],
): Pick<Theme, 'pass' | 'isLastPass'> {
  const same = windows.filter(({ window }) => window.target === target && window.transiting === transiting);
  const pass = same.filter(({ window }) => window.fromMs < fromMs).length;
  return { pass, isLastPass: pass === same.length - 1 };
}
