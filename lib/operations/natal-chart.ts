import type { BirthInstant } from '#lib/chart/birth.ts';
import { type HouseSystem, houseAt } from '#lib/chart/house-systems.ts';
import { type Houses, housesOf } from '#lib/chart/houses.ts';
import {
  type NatalPosition,
  natalChart,
  northNode,
  publishedDeg,
  publishedPosition,
} from '#lib/chart/natal-chart.ts';
import { zodiacPosition } from '#lib/ephemeris/zodiac.ts';
import { formatUtcOffset, isSummerTime, utcOffsetMs } from '#lib/time/civil-day.ts';
import { findProfile } from './profiles.ts';

const instant = (ms: number): string => new Date(ms).toISOString();

/**
 * Computes the natal chart of a user's profile. Without a birth time, the chart is cast for local noon and has no angles or
 * houses. Throws `not_found`.
 */
export async function getNatalChart(userId: string, profileId: string, houseSystem: HouseSystem) {
  const profile = await findProfile(userId, profileId);
  const { timeZone, bornAt, bodies, aspects } = natalChart(profile);
  const houses = housesOf(profile, houseSystem);
  const inHouse = <Position extends NatalPosition>(position: Position) => ({
    ...publishedPosition(position),
    fromDeg: publishedDeg(position.fromDeg),
    toDeg: publishedDeg(position.toDeg),
    house: houses ? houseAt(position.longitudeDeg, houses) : null,
  });
  return {
    profileId: profile.id,
    timeZone,
    ...publishedBirthInstant(bornAt, timeZone),
    houseSystem: houses?.system ?? null,
    angles: houses ? publishedAngles(houses) : null,
    houses: houses ? houses.cuspsDeg.map(publishedHouse) : null,
    bodies: bodies.map(inHouse),
    northNode: inHouse(northNode(bornAt)),
    aspects: aspects.map(({ orbDeg, ...aspect }) => ({ ...aspect, orbDeg: publishedDeg(orbDeg) })),
  };
}

function publishedBirthInstant({ day, instantsMs, atMs }: BirthInstant, timeZone: string) {
  const timeKnown = instantsMs.length > 0;
  return {
    timeKnown,
    bornAt: {
      from: instant(day.fromMs),
      noon: instant(day.noonMs),
      to: instant(day.toMs),
      ...(timeKnown && { at: instant(atMs) }),
      utcOffset: formatUtcOffset(utcOffsetMs(atMs, timeZone)),
      summerTime: isSummerTime(atMs, timeZone),
    },
    ambiguous: instantsMs.length > 1,
    ...(instantsMs.length > 1 && { instants: instantsMs.map(instant) }),
  };
}

function publishedAngles({ angles: { ascendant, midheaven } }: Houses) {
  return { ascendant: publishedPosition(ascendant), midheaven: publishedPosition(midheaven) };
}

function publishedHouse(cuspDeg: number, i: number) {
  const { longitudeDeg, ...place } = publishedPosition(zodiacPosition(cuspDeg));
  return { house: i + 1, cuspDeg: longitudeDeg, ...place };
}
