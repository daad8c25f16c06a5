import type { BirthMoment } from '#lib/chart/birth.ts';
import { type NatalPlace, natalChart, publishedDeg } from '#lib/chart/natal-chart.ts';
import { northNode } from '#lib/chart/north-node.ts';
import { findProfile } from './profiles.ts';

const instant = (ms: number): string => new Date(ms).toISOString();

/**
 * The natal chart of a user's profile: for the instant of birth, or for the local noon of its day
 * where the time is unknown. Refused as `not_found`.
 */
export async function natalChartOf(userId: string, profileId: string) {
  const profile = await findProfile(userId, profileId);
  const { timeZone, bornAt, bodies, aspects } = natalChart(profile);
  return {
    profileId: profile.id,
    timeZone,
    ...publishedMoment(bornAt),
    bodies: bodies.map(publishedPlace),
    northNode: publishedPlace(northNode(bornAt)),
    aspects: aspects.map(({ orbDeg, ...aspect }) => ({ ...aspect, orbDeg: publishedDeg(orbDeg) })),
  };
}

function publishedMoment({ day, instantsMs, atMs }: BirthMoment) {
  const timeKnown = instantsMs.length > 0;
  return {
    timeKnown,
    bornAt: {
      from: instant(day.fromMs),
      noon: instant(day.noonMs),
      to: instant(day.toMs),
      ...(timeKnown && { at: instant(atMs) }),
    },
    ...(instantsMs.length > 1 && { ambiguous: true, instants: instantsMs.map(instant) }),
  };
}

function publishedPlace<Place extends NatalPlace>(place: Place): Place {
  const { longitudeDeg, signDegrees, fromDeg, toDeg } = place;
  return {
    ...place,
    longitudeDeg: publishedDeg(longitudeDeg),
    signDegrees: publishedDeg(signDegrees),
    fromDeg: publishedDeg(fromDeg),
    toDeg: publishedDeg(toDeg),
  };
}
