import type { Transit } from '#lib/contract/forecasts.ts';
import type { Overview, Theme } from '#lib/contract/overview.ts';
import { daysBetween } from '#lib/time/calendar-date.ts';
import { sentencesOf } from '../sentences.ts';

type SkyEvent = Overview['sky'][number];

/** A half-open interval in Unix milliseconds. */
export type Interval = { fromMs: number; toMs: number };

/** An exact transit or a sky event. `range` spans a void of course or the uncertainty of a transit's exact time. */
export type TimelineEvent = { atMs: number; range?: Interval } & (
  | { kind: 'transit'; transit: Transit }
  | { kind: 'sky' | 'void'; skyEvent: SkyEvent }
);

/** Below this uncertainty, an exact time is shown as a single time of day. */
const PRECISE_MS = 1_800_000;

/** When an event begins, or may be exact at the earliest (ms since 1970). */
const beginsAt = ({ atMs, range }: TimelineEvent): number => range?.fromMs ?? atMs;

/** Returns a day's events in the order of their beginnings, including a void of course that began the day before. */
export function timelineEvents(
  transits: readonly Transit[],
  sky: readonly SkyEvent[],
  { fromMs, toMs }: Interval,
): TimelineEvent[] {
  return [...transits.flatMap(transitEvent), ...sky.map(skyTimelineEvent)]
    .filter(({ kind, atMs, range }) => {
      if (kind === 'transit') return true;
      return atMs < toMs && (range ? range.toMs > fromMs : atMs >= fromMs);
    })
    .sort((a, b) => beginsAt(a) - beginsAt(b));
}

/** The text of a sky event among those of its day. What a void of course means is said once a day. */
export function skyText(
  event: Extract<TimelineEvent, { skyEvent: SkyEvent }>,
  ofDay: readonly TimelineEvent[],
): string {
  const { text } = event.skyEvent;
  const isAgain = event.kind === 'void' && ofDay.find(({ kind }) => kind === 'void') !== event;
  return isAgain ? (sentencesOf(text)[0] ?? text) : text;
}

function transitEvent(transit: Transit): TimelineEvent[] {
  const { exactAt, exactBetween } = transit;
  if (exactAt === undefined) return [];
  const event = { kind: 'transit', atMs: Date.parse(exactAt), transit } as const;
  if (exactBetween === undefined) return [event];
  const range = { fromMs: Date.parse(exactBetween.earliest), toMs: Date.parse(exactBetween.latest) };
  return [range.toMs - range.fromMs < PRECISE_MS ? event : { ...event, range }];
}

function skyTimelineEvent(skyEvent: SkyEvent): TimelineEvent {
  const atMs = Date.parse(skyEvent.at);
  if (skyEvent.kind !== 'void-of-course') return { kind: 'sky', atMs, skyEvent };
  return { kind: 'void', atMs, skyEvent, range: { fromMs: atMs, toMs: Date.parse(skyEvent.until) } };
}

/** Whether an event helps or hurts. Sky events do neither. */
export function toneOf(event: TimelineEvent): 'helps' | 'hurts' | 'sky' {
  if (event.kind !== 'transit') return 'sky';
  return event.transit.points.rating < 0 ? 'hurts' : 'helps';
}

/** Returns an instant's position within a day, from 0 to 1. Instants outside the day are clamped. */
export const dayFraction = (ms: number, { fromMs, toMs }: Interval): number =>
  Math.min(1, Math.max(0, (ms - fromMs) / (toMs - fromMs)));

export const percent = (fraction: number): string => `${(fraction * 100).toFixed(2)}%`;

/** Scales a theme's window to 0–1 and returns the positions of its peaks, with uncertainty, and of noon on `date`. */
export function themeArc({ from, peaks, to }: Pick<Theme, 'from' | 'peaks' | 'to'>, date: string) {
  const days = daysBetween(from, to) + 1;
  const fraction = (of: string, offset: number) => (daysBetween(from, of) + offset) / days;
  return {
    peaks: peaks.map(({ earliest, latest }) => ({ from: fraction(earliest, 0), to: fraction(latest, 1) })),
    at: fraction(date, 0.5),
    /** Whether the theme's last peak is over. */
    isEasing: peaks.length > 0 && peaks.every(({ latest }) => latest < date),
  };
}

/**
 * What a theme is like: its text without its first sentence, the transit's name and dates. Undefined if the day's summary says the
 * same.
 */
export function themeAdvice({ text }: Pick<Theme, 'text'>, summary: string): string | undefined {
  const [, advice = text] = /^.*?\. (.*)$/s.exec(text) ?? [];
  return summary.includes(advice) ? undefined : advice;
}
