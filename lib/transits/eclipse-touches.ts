import { distanceFromAspect } from '#lib/chart/natal-chart.ts';
import type { NatalPoint } from '#lib/chart/natal-points.ts';
import type { Eclipse } from '#lib/ephemeris/eclipses.ts';
import { apparentLongitude } from '#lib/ephemeris/sky.ts';
import { julianDayTt } from '#lib/ephemeris/time-scales.ts';
import type { NatalPositions } from './transit-kinds.ts';

/** A conjunction or opposition of an eclipse to a natal point. */
export type EclipseTouch = { body: NatalPoint; aspect: 'conjunction' | 'opposition' };

const TOUCHING = ['conjunction', 'opposition'] as const;

/** Our choice; astrologers use eclipse orbs of three to about eight degrees. */
const ORB_DEG = 5;

/** Longitude of an eclipse in degrees: the Sun's for a solar eclipse, the Moon's for a lunar one. */
export function eclipseLongitudeDeg({ kind, atMs }: Eclipse): number {
  return apparentLongitude(kind === 'solar' ? 'Sun' : 'Moon', julianDayTt(atMs));
}

/**
 * The natal points that are within five degrees of an eclipse or of its opposite point for every possible time of birth. The
 * natal Moon never counts without a birth time, since its range of over 11 degrees exceeds the ten degrees within orb.
 */
export function eclipseTouches({ points }: Pick<NatalPositions, 'points'>, eclipse: Eclipse): EclipseTouch[] {
  const eclipseDeg = eclipseLongitudeDeg(eclipse);
  return points.flatMap(({ point, fromDeg, toDeg }) =>
    TOUCHING.filter((aspect) =>
      [fromDeg, toDeg].every((deg) => Math.abs(distanceFromAspect(eclipseDeg, deg, aspect)) <= ORB_DEG),
    ).map((aspect) => ({ body: point, aspect })),
  );
}
