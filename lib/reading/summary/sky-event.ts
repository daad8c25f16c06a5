import { type Eclipse, eclipses } from '#lib/ephemeris/eclipses.ts';
import type { Ingress, MoonPhase, Station } from '#lib/ephemeris/events.ts';
import { apparentLongitude, longitudeSpeed } from '#lib/ephemeris/sky.ts';
import { julianDayTt } from '#lib/ephemeris/time-scales.ts';
import { type Body, type Sign, signOf } from '#lib/ephemeris/zodiac.ts';
import { type EclipseTouch, eclipsePlaceDeg } from '#lib/transits/eclipse-touches.ts';

/** A body that turns retrograde and direct. */
export type Planet = Exclude<Body, 'Sun' | 'Moon'>;

/** A body whose change of sign is news. */
export type Traveler = 'Sun' | 'Mercury' | 'Venus' | 'Mars';

/**
 * What the sky does whoever looks at it: an eclipse with the bodies of a chart that it falls on or opposite, a principal phase of
 * the Moon, a planet's station, a body that enters a sign or goes back into it, or the Moon void of course at the end of
 * a sign. Instants are in milliseconds since 1970; a stretch void of course begins at `atMs`, so many dates before the
 * one that it is told on, and has no end where that lies beyond what is told.
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
  | { kind: 'void of course'; sign: Sign; datesBefore: number; untilMs: number | undefined }
);

const HOUR_MS = 3_600_000;

/** An eclipse as news. */
export function eclipseNews(eclipse: Eclipse, touches: readonly EclipseTouch[], timeZone: string): SkyNews {
  const { kind, type, atMs } = eclipse;
  return {
    kind: 'eclipse',
    eclipse: kind,
    type,
    sign: signOf(eclipsePlaceDeg(eclipse)),
    touches,
    atMs,
    timeZone,
  };
}

/** A phase as news; none if it is an eclipse, which is told in its place, even if that is greatest on another day. */
export function phaseNews({ name, atMs }: MoonPhase, timeZone: string): SkyNews[] {
  if (eclipses(atMs - HOUR_MS, atMs + HOUR_MS).length > 0) return [];
  return [{ kind: 'phase', phase: name, sign: moonSignAt(atMs), atMs, timeZone }];
}

/** A station as news. */
export function stationNews({ body, turns, atMs }: Station, timeZone: string): SkyNews[] {
  return isPlanet(body) ? [{ kind: 'station', planet: body, direction: turns, atMs, timeZone }] : [];
}

/** A change of sign as news; those of the Moon and of the slow bodies are none. */
export function ingressNews({ body, sign, atMs }: Ingress, timeZone: string): SkyNews[] {
  if (!isTraveler(body)) return [];
  return [
    { kind: 'ingress', body, sign, isBack: longitudeSpeed(body, julianDayTt(atMs)) < 0, atMs, timeZone },
  ];
}

function isPlanet(body: Body): body is Planet {
  return body !== 'Sun' && body !== 'Moon';
}

/** Whether a body's change of sign is news. */
export function isTraveler(body: Body): body is Traveler {
  return body === 'Sun' || body === 'Mercury' || body === 'Venus' || body === 'Mars';
}

/** The Moon's sign at an instant (ms since 1970). */
export function moonSignAt(ms: number): Sign {
  return signOf(apparentLongitude('Moon', julianDayTt(ms)));
}
