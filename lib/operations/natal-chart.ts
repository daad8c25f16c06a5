import { natalChart, publishedDeg } from '#lib/chart/natal-chart.ts';
import { findProfile } from './profiles.ts';

const instant = (ms: number): string => new Date(ms).toISOString();

/** The natal chart of a user's profile, for the local noon of the day of birth. Refused as `not_found`. */
export async function natalChartOf(userId: string, profileId: string) {
  const profile = await findProfile(userId, profileId);
  const { timeZone, bornAt, bodies, aspects } = natalChart(profile);
  return {
    profileId: profile.id,
    timeZone,
    bornAt: { from: instant(bornAt.fromMs), noon: instant(bornAt.noonMs), to: instant(bornAt.toMs) },
    bodies: bodies.map(({ longitudeDeg, signDegrees, fromDeg, toDeg, ...body }) => ({
      ...body,
      longitudeDeg: publishedDeg(longitudeDeg),
      signDegrees: publishedDeg(signDegrees),
      fromDeg: publishedDeg(fromDeg),
      toDeg: publishedDeg(toDeg),
    })),
    aspects: aspects.map(({ orbDeg, ...aspect }) => ({ ...aspect, orbDeg: publishedDeg(orbDeg) })),
  };
}
