import { ASPECTS, type Aspect, distanceFromAspect } from '#lib/chart/natal-chart.ts';
import type { NatalPoint, NatalPointPosition } from '#lib/chart/natal-points.ts';
import { apparentLongitude } from '#lib/ephemeris/sky.ts';
import { julianDayTt } from '#lib/ephemeris/time-scales.ts';
import { SIGNS } from '#lib/ephemeris/zodiac.ts';
import { bodyOfNews, type SkyNews } from './sky-news.ts';

/** A natal point that a sky event touches, and their distance from exact, degrees. */
export type Touch = { natal: NatalPoint; aspect: Aspect; orbDeg: number };

/** Maximum distance from exact for conjunctions and oppositions, and for the other aspects, degrees. */
const CLOSE_DEG = 2;
const SHARP_DEG = 1;
/** Points that are less certain than this aren't touched, such as the natal Moon without a time of birth. */
const CERTAIN_DEG = 1.5;

/** The longitude at which a sky event happens, degrees; of a void of course, the end of the Moon's sign. */
export function longitudeOf(news: SkyNews): number {
  return news.kind === 'void of course'
    ? 30 * SIGNS.indexOf(news.sign) + 29
    : apparentLongitude(bodyOfNews(news), julianDayTt(news.atMs));
}

/** The natal point that a longitude touches most closely; undefined if none. */
export function touchOf(longitudeDeg: number, points: readonly NatalPointPosition[]): Touch | undefined {
  let closest: Touch | undefined;
  for (const { point: natal, longitudeDeg: pointDeg, fromDeg, toDeg } of points) {
    if (Math.abs(toDeg - fromDeg) > CERTAIN_DEG) continue;
    for (const aspect of ASPECTS) {
      const orbDeg = Math.abs(distanceFromAspect(longitudeDeg, pointDeg, aspect));
      const limit = limitOf(aspect);
      if (orbDeg <= limit && orbDeg / limit < (closest ? closest.orbDeg / limitOf(closest.aspect) : Infinity))
        closest = { natal, aspect, orbDeg };
    }
  }
  return closest;
}

function limitOf(aspect: Aspect): number {
  return aspect === 'conjunction' || aspect === 'opposition' ? CLOSE_DEG : SHARP_DEG;
}
