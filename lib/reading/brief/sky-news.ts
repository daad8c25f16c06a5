import { type Eclipse, eclipses } from '#lib/ephemeris/eclipses.ts';
import type { Ingress, MoonPhase, Station } from '#lib/ephemeris/events.ts';
import { apparentLongitude, longitudeSpeed } from '#lib/ephemeris/sky.ts';
import { julianDayTt } from '#lib/ephemeris/time-scales.ts';
import { type Body, type Sign, signOf } from '#lib/ephemeris/zodiac.ts';
import type { ScoredDay } from '#lib/scoring/day.ts';
import { type EclipseTouch, eclipseLongitudeDeg } from '#lib/transits/eclipse-touches.ts';

const HOUR_MS = 3_600_000;
const LONG_VOID_MS = 4 * HOUR_MS;
/** Minimum waking time that a void of course must cover to be news. On days rated `GOOD_DAY` or better, none is news. */
const NEWS_VOID_MS = 8 * HOUR_MS;
const GOOD_DAY = 7;
const WAKING_FROM_HOURS = 8;
const WAKING_TO_HOURS = 22;
const MAX_NEWS = 2;
/** Bodies whose ingresses are news, in order of priority; a day mentions at most one ingress. */
const TRAVELERS: readonly Traveler[] = ['Sun', 'Mars', 'Venus', 'Mercury'];

/**
 * The day's sky news, at most two items, most important first: an eclipse, a new or full Moon, stations, a quarter Moon.
 * If there are none of these, the news is an ingress. If there is no ingress either, the news on days rated below 7 is a
 * void of course that covers at least eight waking hours.
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
    if (great.length > 0) return great.slice(0, MAX_NEWS);
  }
  const ingress = TRAVELERS.flatMap(
    (traveler) => sky.ingresses.find(({ body }) => body === traveler) ?? [],
  )[0];
  return ingress ? ingressNews(ingress, timeZone) : voidNews(day);
}

function voidNews(day: ScoredDay): SkyNews[] {
  const long = longVoid(day);
  if (long === undefined || long.wakingMs < NEWS_VOID_MS || day.overallRating >= GOOD_DAY) return [];
  const { sinceMs, fromMs, toMs, endsByDay } = long;
  const { timeZone } = day;
  const sign = moonSignAt((fromMs + toMs) / 2);
  const untilMs = endsByDay ? toMs : undefined;
  return [{ kind: 'void of course', sign, atMs: sinceMs, untilMs, timeZone }];
}

/** Whether a day is unsuitable for beginning something, because it has an eclipse or a long void of course. */
export function barsBeginnings(day: ScoredDay): boolean {
  return day.sky.eclipse !== undefined || longVoid(day) !== undefined;
}

/**
 * The first void of course that covers at least four of the waking hours (8:00 to 22:00), and whether it ends before 22:00.
 * "You shall seldom see a business goe handsomely forward when she is so" (Lilly, Christian Astrology, p. 112).
 */
function longVoid({ sky, fromMs }: ScoredDay) {
  const wakingFromMs = fromMs + WAKING_FROM_HOURS * HOUR_MS;
  const wakingToMs = fromMs + WAKING_TO_HOURS * HOUR_MS;
  for (const span of sky.voidOfCourse) {
    const wakingMs = Math.min(span.toMs, wakingToMs) - Math.max(span.fromMs, wakingFromMs);
    if (wakingMs >= LONG_VOID_MS) return { ...span, wakingMs, endsByDay: span.toMs < wakingToMs };
  }
  return undefined;
}

export type Planet = Exclude<Body, 'Sun' | 'Moon'>;

/** Bodies whose ingresses are news. */
export type Traveler = 'Sun' | 'Mercury' | 'Venus' | 'Mars';

/**
 * A sky event: an eclipse and the natal points it touches, a principal Moon phase, a station, an ingress
 * (`isBack` if retrograde), or a void of course. Instants are ms since 1970. A void of course begins at `atMs`, perhaps
 * on a day before the reading's. In a reading, `untilMs` is undefined if the void of course ends at 22:00 on that day or later.
 */
export type SkyNews = { timeZone: string; atMs: number } & (
  | {
      kind: 'eclipse';
      eclipse: Eclipse['kind'];
      type: Eclipse['type'];
      sign: Sign;
      touches: readonly EclipseTouch[];
    }
  | { kind: 'phase'; phase: MoonPhase['name']; sign: Sign }
  | { kind: 'station'; planet: Planet; direction: Station['turns'] }
  | { kind: 'ingress'; body: Traveler; sign: Sign; isBack: boolean }
  | { kind: 'void of course'; sign: Sign; untilMs: number | undefined }
);

/** The body that a sky event is about: the Moon in a phase or a void of course. */
export function bodyOfNews(news: SkyNews): Body {
  switch (news.kind) {
    case 'eclipse':
      return news.eclipse === 'solar' ? 'Sun' : 'Moon';
    case 'station':
      return news.planet;
    case 'ingress':
      return news.body;
    default:
      return 'Moon';
  }
}

export function eclipseNews(eclipse: Eclipse, touches: readonly EclipseTouch[], timeZone: string): SkyNews {
  const { kind, type, atMs } = eclipse;
  const sign = signOf(eclipseLongitudeDeg(eclipse));
  return { kind: 'eclipse', eclipse: kind, type, sign, touches, atMs, timeZone };
}

/** The news of a Moon phase; none if the phase is an eclipse, even if the eclipse's maximum is on another day. */
export function phaseNews({ name, atMs }: MoonPhase, timeZone: string): SkyNews[] {
  if (eclipses(atMs - HOUR_MS, atMs + HOUR_MS).length > 0) return [];
  return [{ kind: 'phase', phase: name, sign: moonSignAt(atMs), atMs, timeZone }];
}

export function stationNews({ body, turns, atMs }: Station, timeZone: string): SkyNews[] {
  return isPlanet(body) ? [{ kind: 'station', planet: body, direction: turns, atMs, timeZone }] : [];
}

/** The news of an ingress; none for the Moon and the slow bodies. */
export function ingressNews({ body, sign, atMs }: Ingress, timeZone: string): SkyNews[] {
  if (!isTraveler(body)) return [];
  const isBack = longitudeSpeed(body, julianDayTt(atMs)) < 0;
  return [{ kind: 'ingress', body, sign, isBack, atMs, timeZone }];
}

function isPlanet(body: Body): body is Planet {
  return body !== 'Sun' && body !== 'Moon';
}

function isTraveler(body: Body): body is Traveler {
  return (TRAVELERS as readonly Body[]).includes(body);
}

export function moonSignAt(ms: number): Sign {
  return signOf(apparentLongitude('Moon', julianDayTt(ms)));
}
