import { natalChart } from '#lib/forecast/natal-chart.ts';
import { publishedDeg } from '#lib/forecast/published-deg.ts';
import { callerOf } from '#lib/http/caller.ts';
import { okUnlessKnown } from '#lib/http/conditional.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { ownProfile } from './own-profile.ts';

const instant = (ms: number): string => new Date(ms).toISOString();

/** GET /api/profiles/{id}/chart: the natal chart of a profile, for the local noon of the day of birth. */
export const handler = endpoint(async (event) => {
  const profile = await ownProfile(callerOf(event).userId, event.pathParameters?.['id'] ?? '');
  const { timeZone, bornAt, bodies, aspects } = natalChart(profile);
  return okUnlessKnown(event, {
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
  });
});
