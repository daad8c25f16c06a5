import { ok } from '#lib/http/answers.ts';
import { sessionCallerOf } from '#lib/http/caller.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { notFound } from '#lib/http/problem.ts';
import * as apiKeys from '#lib/table/api-keys.ts';
import * as forecasts from '#lib/table/forecasts.ts';
import * as profiles from '#lib/table/profiles.ts';
import * as sessions from '#lib/table/sessions.ts';
import * as users from '#lib/table/users.ts';

/** Lambda answers with 6 MB at most; the rest of the document is small. */
const MAX_FORECAST_BYTES = 5_000_000;

/** The cached forecasts of some profiles, as many as an answer can hold, and how many were left out. */
async function collectForecasts(profileIds: string[]) {
  const horoscopes: forecasts.StoredForecast[] = [];
  let bytes = 0;
  let leftOut = 0;
  for (const profileId of profileIds)
    for await (const forecast of forecasts.everyForecast(profileId)) {
      bytes += Buffer.byteLength(JSON.stringify(forecast)) + 1;
      if (bytes <= MAX_FORECAST_BYTES) horoscopes.push(forecast);
      else leftOut += 1;
    }
  return { horoscopes, ...(leftOut > 0 && { horoscopesLeftOut: leftOut }) };
}

/**
 * GET /api/auth/me/export: everything stored about the caller, without anything secret. Cached forecasts beyond the
 * size of an answer are counted in `horoscopesLeftOut`; asking for their days gives the same again.
 */
export const handler = endpoint(async (event) => {
  const { userId } = sessionCallerOf(event);
  const user = await users.find(userId);
  if (!user) throw notFound('The account');
  const { id, email, tier, profileCount, createdAt } = user;
  const [ownProfiles, keys, ownSessions] = await Promise.all([
    profiles.list(userId),
    apiKeys.list(userId),
    sessions.list(userId),
  ]);
  return ok({
    exportedAt: new Date().toISOString(),
    user: { id, email, tier, profileCount, createdAt },
    profiles: ownProfiles,
    keys: keys.map(apiKeys.publicPart),
    sessions: ownSessions,
    ...(await collectForecasts(ownProfiles.map((profile) => profile.id))),
  });
});
