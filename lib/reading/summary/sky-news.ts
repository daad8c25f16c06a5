import type { ScoredDay } from '#lib/scoring/day.ts';
import { dateInZone, daysBetween } from '#lib/time/civil-day.ts';
import type { DaySky } from '#lib/transits/sky-days.ts';
import {
  eclipseNews,
  ingressNews,
  moonSignAt,
  phaseNews,
  type SkyNews,
  stationNews,
  type Traveler,
} from './sky-event.ts';

const HOUR_MS = 3_600_000;
const LONG_MS = 4 * HOUR_MS;
/** From so many waking hours on it is told, on a day that is not rated good. */
const TOLD_MS = 8 * HOUR_MS;
const GOOD = 7;
const WAKING_FROM_HOURS = 8;
const WAKING_TO_HOURS = 22;
/** A day is told no more of the sky than this. */
const MOST = 2;
/** Of changes of sign on one day the first of these is told. */
const TRAVELERS: readonly Traveler[] = ['Sun', 'Mars', 'Venus', 'Mercury'];

/**
 * The news of a day's sky, most newsworthy first: an eclipse, a new or full Moon, stations, a quarter, the two first of
 * these; without any of them a change of sign or else at least eight hours of the Moon void of course between 8 and 22
 * local time, but on a good day; empty if there is nothing of the kind.
 */
export function skyNews(day: ScoredDay): readonly SkyNews[] {
  const { sky, timeZone, eclipseTouches: touches } = day;
  if (sky.eclipse || sky.moonPhase || sky.stations.length > 0) {
    const phase = sky.moonPhase ? phaseNews(sky.moonPhase, timeZone) : [];
    const isQuarter = sky.moonPhase?.name.endsWith('quarter');
    const great = [
      ...(sky.eclipse ? [eclipseNews(sky.eclipse, touches, timeZone)] : []),
      ...(isQuarter ? [] : phase),
      ...sky.stations.flatMap((station) => stationNews(station, timeZone)),
      ...(isQuarter ? phase : []),
    ];
    if (great.length > 0) return great.slice(0, MOST);
  }
  if (sky.ingresses.length === 0) return voidNews(day);
  const entries = sky.ingresses.flatMap((ingress) => ingressNews(ingress, timeZone));
  for (const traveler of TRAVELERS) {
    const entry = entries.find((news) => news.kind === 'ingress' && news.body === traveler);
    if (entry !== undefined) return [entry];
  }
  return voidNews(day);
}

function voidNews(day: ScoredDay): SkyNews[] {
  const long = longVoidOfCourse(day);
  if (long === undefined || long.wakingMs < TOLD_MS || day.overallRating >= GOOD) return [];
  const { sinceMs, fromMs, toMs, endsByDay } = long;
  return [
    {
      kind: 'void of course',
      sign: moonSignAt((fromMs + toMs) / 2),
      datesBefore: daysBetween(dateInZone(sinceMs, day.timeZone), day.date),
      atMs: sinceMs,
      untilMs: endsByDay ? toMs : undefined,
      timeZone: day.timeZone,
    },
  ];
}

/**
 * Whether a day is none to begin anything on: for an eclipse, or for a long stretch of the Moon void of course. Nothing
 * that begins is favorable then, nor advised by what is said of the sky.
 */
export function barsBeginnings(day: ScoredDay): boolean {
  return day.sky.eclipse !== undefined || longVoidOfCourse(day) !== undefined;
}

/** A stretch of a day during which the Moon is void of course, how much of the waking hours it takes, and whether it ends before they do. */
export type LongVoid = DaySky['voidOfCourse'][number] & { wakingMs: number; endsByDay: boolean };

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
    if (wakingMs >= LONG_MS) return { ...span, wakingMs, endsByDay: span.toMs < wakingToMs };
  }
  return undefined;
}
