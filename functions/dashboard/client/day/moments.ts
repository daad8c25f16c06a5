import type { Overview, Transit } from '#lib/client/types.gen.ts';

type SkyEvent = Overview['sky'][number];

/** Whole milliseconds since 1970: a day begins with the first and ends before the second. */
export type DayMs = { fromMs: number; toMs: number };

/**
 * Something of a day that has its time: a transit that is exact, or what the sky does for everybody. `between` is where it is
 * known no better than that, and where it lasts.
 */
export type Moment = { atMs: number; between?: DayMs } & (
  | { kind: 'transit'; transit: Transit }
  | { kind: 'sky' | 'void'; event: SkyEvent }
);

/** An instant that is known within half an hour is told as a time of the day. */
const CLOSE_MS = 1_800_000;

/** What happens in a day, in the order of its time. What began on the day before and lasts into this one is among it. */
export function momentsOf(
  transits: readonly Transit[],
  sky: readonly SkyEvent[],
  { fromMs, toMs }: DayMs,
): Moment[] {
  const moments = [...transits.flatMap(momentOfTransit), ...sky.map(momentOfSky)];
  return moments
    .filter(({ kind, atMs, between }) => {
      if (kind === 'transit') return true;
      return atMs < toMs && (between ? between.toMs > fromMs : atMs >= fromMs);
    })
    .sort((a, b) => a.atMs - b.atMs);
}

function momentOfTransit(transit: Transit): Moment[] {
  const { exactAt, exactBetween } = transit;
  if (exactAt === undefined) return [];
  const atMs = Date.parse(exactAt);
  if (exactBetween === undefined) return [{ kind: 'transit', atMs, transit }];
  const between = { fromMs: Date.parse(exactBetween.earliest), toMs: Date.parse(exactBetween.latest) };
  const isClose = between.toMs - between.fromMs < CLOSE_MS;
  return [{ kind: 'transit', atMs, transit, ...(!isClose && { between }) }];
}

function momentOfSky(event: SkyEvent): Moment {
  const atMs = Date.parse(event.at);
  if (event.kind !== 'void-of-course') return { kind: 'sky', atMs, event };
  return { kind: 'void', atMs, event, between: { fromMs: atMs, toMs: Date.parse(event.until) } };
}

/** Where an instant stands in a day, 0 at its beginning and 1 at its end; what lies outside is at the nearer end. */
export const shareOfDay = (ms: number, { fromMs, toMs }: DayMs): number =>
  Math.min(1, Math.max(0, (ms - fromMs) / (toMs - fromMs)));

/** On which side of the line of a day a moment stands: what helps above it, what hurts below, the sky with what helps. */
export function sideOf(moment: Moment): 'helps' | 'hurts' | 'sky' {
  if (moment.kind !== 'transit') return 'sky';
  return moment.transit.points.rating < 0 ? 'hurts' : 'helps';
}
