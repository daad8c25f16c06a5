import { publishedDeg, publishedPlace } from '#lib/chart/natal-chart.ts';
import { illuminatedAt, phaseAt } from '#lib/ephemeris/moon-phase.ts';
import { apparentLongitude, longitudeSpeed } from '#lib/ephemeris/sky.ts';
import { julianDayTt } from '#lib/ephemeris/time-scales.ts';
import { BODIES, normalizeDeg, zodiacPlace } from '#lib/ephemeris/zodiac.ts';

/** What stands in the sky at an instant (ms since 1970), for whoever looks; RangeError outside the ephemeris. */
export function skyAt(ms: number) {
  const jdTt = julianDayTt(ms);
  const elongationDeg = normalizeDeg(apparentLongitude('Moon', jdTt) - apparentLongitude('Sun', jdTt));
  return {
    at: new Date(ms).toISOString(),
    bodies: BODIES.map((body) => ({
      body,
      ...publishedPlace(zodiacPlace(apparentLongitude(body, jdTt))),
      retrograde: longitudeSpeed(body, jdTt) < 0,
    })),
    moon: {
      phase: phaseAt(elongationDeg),
      elongationDeg: publishedDeg(elongationDeg),
      illuminated: Math.round(illuminatedAt(elongationDeg) * 100) / 100,
    },
  };
}
