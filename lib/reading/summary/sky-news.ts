import { apparentLongitude } from '#lib/ephemeris/sky.ts';
import { julianDayTt } from '#lib/ephemeris/time-scales.ts';
import { type Body, type Sign, signOf } from '#lib/ephemeris/zodiac.ts';
import type { ScoredDay } from '#lib/scoring/day.ts';

const HOUR_MS = 3_600_000;
const LONG_MS = 4 * HOUR_MS;
const WAKING_FROM_HOURS = 8;
const WAKING_TO_HOURS = 22;

/** A body that turns retrograde and direct. */
export type Planet = Exclude<Body, 'Sun' | 'Moon'>;

/**
 * What the sky does on a day whoever looks at it: a planet's station, a principal phase of the Moon in a sign, or a
 * long stretch of the Moon void of course. Instants are in milliseconds since 1970.
 */
export type SkyNews = { timeZone: string } & (
  | { kind: 'station'; planet: Planet; direction: 'retrograde' | 'direct'; atMs: number }
  | { kind: 'phase'; phase: 'new' | 'first quarter' | 'full' | 'last quarter'; sign: Sign; atMs: number }
  | { kind: 'void of course'; sign: Sign; isRunning: boolean; untilMs: number | undefined }
);

/**
 * The news of a day's sky, most newsworthy first: a station, a new or full Moon, a quarter, at least four hours of the
 * Moon void of course between 8 and 22 local time; undefined if there is nothing of the kind. A stretch void of course
 * is running if it has begun before the day, and has no end if that lies beyond the waking hours.
 */
export function skyNews(day: ScoredDay): SkyNews | undefined {
  const { sky, timeZone } = day;
  const [station] = sky.stations;
  if (station !== undefined && station.body !== 'Sun' && station.body !== 'Moon')
    return { kind: 'station', planet: station.body, direction: station.turns, atMs: station.atMs, timeZone };
  if (sky.moonPhase !== undefined) {
    const { name, atMs } = sky.moonPhase;
    return { kind: 'phase', phase: name, sign: moonSignAt(atMs), atMs, timeZone };
  }
  const long = longVoidOfCourse(day);
  if (long === undefined) return undefined;
  const { fromMs, toMs, endsByDay } = long;
  const sign = moonSignAt((fromMs + toMs) / 2);
  const untilMs = endsByDay ? toMs : undefined;
  return { kind: 'void of course', sign, isRunning: fromMs <= day.fromMs, untilMs, timeZone };
}

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

function moonSignAt(ms: number): Sign {
  return signOf(apparentLongitude('Moon', julianDayTt(ms)));
}
