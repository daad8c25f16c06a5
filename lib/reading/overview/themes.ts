import type { NatalChart } from '#lib/chart/natal-chart.ts';
import { BODIES } from '#lib/ephemeris/zodiac.ts';
import type { ScoredDay } from '#lib/scoring/day.ts';
import { type Passage, passagesOver } from '#lib/transits/passages.ts';
import { TRANSIT_KINDS } from '#lib/transits/transit-kinds.ts';
import { mayBeOutOfOrb, type TransitWindow } from '#lib/transits/transit-windows.ts';
import { IS_SLOW } from '../locale.ts';

const DAY_MS = 86_400_000;

/** A window of the Sun to Mars is a theme from so many days on: it holds a station. */
const LEAST_QUICK_MS = 14 * DAY_MS;
/** A perfection that may lie anywhere within more days than these is no peak. */
const LONGEST_PEAK_MS = 60 * DAY_MS;
const MOST_THEMES = 40;

const SLOW_PLACES: readonly boolean[] = BODIES.map((body) => IS_SLOW[body]);

/** A transit that lasts weeks: what stands behind the days of a period. */
export type Theme = {
  window: TransitWindow;
  /** The most that it adds to the rating of one of the days or takes from it, points without their sign. */
  weight: number;
  /** When its orb is entered and left. */
  from: Passage;
  to: Passage;
  /** When it is exact: none where the time of birth decides that. */
  peaks: readonly Passage[];
  /** Which passage of its body over the same place it is, of those that reach into the period, and whether it is the last. */
  pass: number;
  isLastPass: boolean;
};

/** A window with the largest rating points, without their sign, that it has on one of some days. */
export type WeighedWindow = { window: TransitWindow; weight: number };

/**
 * Collects what lasts weeks from days in their order: all windows of Jupiter to Pluto, and those of Mercury to Mars that
 * last two weeks or more, but none that the unknown time of birth may put out of orb. The sum of a year's transits is large: each day is looked at as it comes.
 */
export function weighing(): { weighed: readonly WeighedWindow[]; add(day: ScoredDay): void } {
  const weighed: WeighedWindow[] = [];
  // By the place of their kind: a window's days follow each other, and no day has two windows of a kind.
  const current = TRANSIT_KINDS.map((): WeighedWindow | undefined => undefined);
  return {
    weighed,
    add({ transits }) {
      for (const { kind, window, points } of transits) {
        if (!lastsWeeks(window) || mayBeOutOfOrb(window)) continue;
        let entry = current[kind.place];
        if (entry?.window !== window) {
          entry = { window, weight: 0 };
          current[kind.place] = entry;
          weighed.push(entry);
        }
        entry.weight = Math.max(entry.weight, Math.abs(points.rating));
      }
    },
  };
}

/**
 * The themes of a chart's owner in the days that were weighed, the weightiest first, at most forty. When a theme begins,
 * peaks and ends does not depend on which days they are.
 */
export function themesOf(chart: NatalChart, weighed: readonly WeighedWindow[]): Theme[] {
  const weightiest = weighed
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_THEMES);
  const times = timesOf(weightiest, chart);
  return weightiest.flatMap(({ window, weight }) => {
    const [from, ...rest] = times.get(window) ?? [];
    const to = rest.pop();
    if (from === undefined || to === undefined) return [];
    const peaks = rest.flatMap((passage) => peakOf(window, passage) ?? []);
    return [{ window, weight, from, to, peaks, ...passOf(window, weighed) }];
  });
}

function lastsWeeks({ kind, fromMs, toMs }: TransitWindow): boolean {
  return SLOW_PLACES[kind.transitingPlace] === true || toMs - fromMs >= LEAST_QUICK_MS;
}

/** The passages of each window in the order of time: its beginning, its perfections and its end. */
function timesOf(windows: readonly WeighedWindow[], chart: NatalChart): Map<TransitWindow, Passage[]> {
  const asked = windows.flatMap(({ window }) => {
    const { transiting, kind } = window;
    const times = [window.fromMs, ...window.perfectionsMs, window.toMs];
    return times.map((atMs) => ({ window, transiting, kind, atMs }));
  });
  return Map.groupBy(passagesOver(chart, asked), ({ window }) => window);
}

/**
 * A perfection of a window, at the earliest when that begins and at the latest when it ends; undefined where the time of
 * birth decides when it is.
 */
function peakOf({ fromMs, toMs }: TransitWindow, { atMs, ...range }: Passage): Passage | undefined {
  const earliestMs = Math.max(range.earliestMs, fromMs);
  const latestMs = Math.min(range.latestMs, toMs);
  return latestMs - earliestMs > LONGEST_PEAK_MS ? undefined : { atMs, earliestMs, latestMs };
}

function passOf(
  { target, transiting, fromMs }: TransitWindow,
  weighed: readonly WeighedWindow[],
): Pick<Theme, 'pass' | 'isLastPass'> {
  const same = weighed.filter(({ window }) => window.target === target && window.transiting === transiting);
  const pass = same.filter(({ window }) => window.fromMs < fromMs).length;
  return { pass, isLastPass: pass === same.length - 1 };
}
