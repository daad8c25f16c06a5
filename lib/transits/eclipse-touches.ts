import { distanceFromAspect } from '#lib/chart/natal-chart.ts';
import type { NatalPoint } from '#lib/chart/natal-points.ts';
import type { Eclipse } from '#lib/ephemeris/eclipses.ts';
import { apparentLongitude } from '#lib/ephemeris/sky.ts';
import { julianDayTt } from '#lib/ephemeris/time-scales.ts';
import type { NatalPlaces } from './transit-kinds.ts';

/** A point of a chart that an eclipse falls on, or opposite which it falls. */
export type EclipseTouch = { body: NatalPoint; aspect: 'conjunction' | 'opposition' };

const TOUCHING = ['conjunction', 'opposition'] as const;

/** How near an eclipse must be, degrees: our choice, as astrologers' orbs for it go from three to about eight. */
const ORB_DEG = 5;

/** Where an eclipse happens, degrees: the place of the light that is darkened. */
export function eclipsePlaceDeg({ kind, atMs }: Eclipse): number {
  return apparentLongitude(kind === 'solar' ? 'Sun' : 'Moon', julianDayTt(atMs));
}

/**
 * The points of a chart that stand within five degrees of an eclipse's place or of its opposite, whatever the time of
 * birth: over their whole range. The natal Moon, who goes farther in a day than that, does for sure only where the time is known.
 */
export function eclipseTouches({ points }: Pick<NatalPlaces, 'points'>, eclipse: Eclipse): EclipseTouch[] {
  const placeDeg = eclipsePlaceDeg(eclipse);
  return points.flatMap(({ point, fromDeg, toDeg }) =>
    TOUCHING.filter((aspect) =>
      [fromDeg, toDeg].every((deg) => Math.abs(distanceFromAspect(placeDeg, deg, aspect)) <= ORB_DEG),
    ).map((aspect) => ({ body: point, aspect })),
  );
}
