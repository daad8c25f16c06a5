import { publishedDeg, publishedPosition } from '#lib/chart/natal-chart.ts';
import { illuminatedFraction, moonPhaseName } from '#lib/ephemeris/moon-phase.ts';
import { apparentLongitude, longitudeSpeed } from '#lib/ephemeris/sky.ts';
import { julianDayTt } from '#lib/ephemeris/time-scales.ts';
import { BODIES, normalizeDeg, zodiacPosition } from '#lib/ephemeris/zodiac.ts';

/**
 * Positions of the Sun to Pluto and the Moon's phase at an instant (ms since 1970). Throws RangeError outside the ephemeris's
 * range.
 */
export function skyAt(ms: number) {
  const jdTt = julianDayTt(ms);
  const elongationDeg = normalizeDeg(apparentLongitude('Moon', jdTt) - apparentLongitude('Sun', jdTt));
  return {
    at: new Date(ms).toISOString(),
    bodies: BODIES.map((body) => ({
      body,
      ...publishedPosition(zodiacPosition(apparentLongitude(body, jdTt))),
      retrograde: longitudeSpeed(body, jdTt) < 0,
    })),
    moon: {
      phase: moonPhaseName(elongationDeg),
      elongationDeg: publishedDeg(elongationDeg),
      illuminated: Math.round(illuminatedFraction(elongationDeg) * 100) / 100,
    },
  };
}
