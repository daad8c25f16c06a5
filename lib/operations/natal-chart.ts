import type { BirthMoment } from '#lib/chart/birth.ts';
import { houseAt } from '#lib/chart/house-at.ts';
import type { HouseSystem } from '#lib/chart/house-systems.ts';
import { type Houses, housesOf } from '#lib/chart/houses.ts';
import { type NatalPlace, natalChart, publishedDeg, publishedPlace } from '#lib/chart/natal-chart.ts';
import { northNode } from '#lib/chart/north-node.ts';
import { zodiacPlace } from '#lib/ephemeris/zodiac.ts';
import { findProfile } from './profiles.ts';

const instant = (ms: number): string => new Date(ms).toISOString();

/**
 * The natal chart of a user's profile: for the instant of birth, with angles and houses, or for the local noon of its day
 * where the time is unknown. Refused as `not_found`.
 */
export async function natalChartOf(userId: string, profileId: string, asked: HouseSystem) {
  const profile = await findProfile(userId, profileId);
  const { timeZone, bornAt, bodies, aspects } = natalChart(profile);
  const houses = housesOf(profile, asked);
  const placed = <Place extends NatalPlace>(place: Place) => ({
    ...publishedPlace(place),
    fromDeg: publishedDeg(place.fromDeg),
    toDeg: publishedDeg(place.toDeg),
    house: houses ? houseAt(place.longitudeDeg, houses) : null,
  });
  return {
    profileId: profile.id,
    timeZone,
    ...publishedMoment(bornAt),
    houseSystem: houses?.system ?? null,
    angles: houses ? publishedAngles(houses) : null,
    houses: houses ? houses.cuspsDeg.map(publishedHouse) : null,
    bodies: bodies.map(placed),
    northNode: placed(northNode(bornAt)),
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
    ...(instantsMs.length > 1 && { ambiguous: true as const, instants: instantsMs.map(instant) }),
  };
}

function publishedAngles({ angles: { ascendant, midheaven } }: Houses) {
  return { ascendant: publishedPlace(ascendant), midheaven: publishedPlace(midheaven) };
}

function publishedHouse(cuspDeg: number, i: number) {
  const { longitudeDeg, ...place } = publishedPlace(zodiacPlace(cuspDeg));
  return { house: i + 1, cuspDeg: longitudeDeg, ...place };
}
