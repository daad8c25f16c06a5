import type { ScoredDay } from '../day.ts';

const HOUR_MS = 3_600_000;
const LONG_MS = 4 * HOUR_MS;
const WAKING_FROM_HOURS = 8;
const WAKING_TO_HOURS = 22;

/** A stretch of a day during which the Moon is void of course, and whether it ends before the waking hours do. */
export type LongVoid = { fromMs: number; toMs: number; endsByDay: boolean };

/**
 * The first stretch of the Moon void of course that takes up at least four of a day's waking hours, 8 to 22; undefined
 * if there is none. "You shall seldom see a business goe handsomely forward when she is so" (Lilly, Christian
 * Astrology, p. 112): the text mentions it, and nothing that begins is favorable.
 */
export function longVoidOfCourse({ sky, fromMs }: ScoredDay): LongVoid | undefined {
  const wakingFromMs = fromMs + WAKING_FROM_HOURS * HOUR_MS;
  const wakingToMs = fromMs + WAKING_TO_HOURS * HOUR_MS;
  for (const span of sky.voidOfCourse) {
    const wakingMs = Math.min(span.toMs, wakingToMs) - Math.max(span.fromMs, wakingFromMs);
    if (wakingMs >= LONG_MS) return { ...span, endsByDay: span.toMs < wakingToMs };
  }
  return undefined;
}
