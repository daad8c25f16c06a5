import { exportsLimit, stageLimits } from '#lib/accounts/limits.ts';
import { logSecurityEvent } from '#lib/log.ts';
import { accountGone } from '#lib/refusal.ts';
import * as apiKeys from '#lib/table/api-keys.ts';
import { birthKey } from '#lib/table/birth-key.ts';
import * as calendars from '#lib/table/calendars.ts';
import * as forecasts from '#lib/table/forecasts.ts';
import * as profiles from '#lib/table/profiles.ts';
import * as sessions from '#lib/table/sessions.ts';
import * as users from '#lib/table/users.ts';
import { takeOfAccount } from './take-limits.ts';

/** An answer has 6 MB at most (Lambda); the rest of the document is small. */
const MAX_FORECAST_BYTES = 5_000_000;

/** How much of the cache is read, in entries: all that ten profiles can have in three zones, and what fits in the time. */
const MAX_FORECASTS_READ = 15_000;

const stage = stageLimits();

/**
 * Everything stored about a user, without anything secret. Cached forecasts beyond the size of an answer are counted in
 * `horoscopesLeftOut` as far as they are read; asking for their days gives the same again. Refused as
 * `unauthenticated` once the user is erased, and as `rate_limited` beyond the account's exports of an hour.
 */
export async function exportOf(userId: string) {
  const user = await users.find(userId);
  if (!user) throw accountGone();
  const nowMs = Date.now();
  const sentence = `At most ${stage.exportsPerUserPerHour} exports an hour are made for one account.`;
  await takeOfAccount(exportsLimit(stage, userId), { sentence, nowMs });
  logSecurityEvent({ event: 'account_exported', outcome: 'allowed', userId });
  const { id, email, tier, profileCount, createdAt } = user;
  const [ownProfiles, keys, ownSessions] = await Promise.all([
    profiles.list(userId),
    apiKeys.list(userId),
    sessions.list(userId),
  ]);
  return {
    exportedAt: new Date(nowMs).toISOString(),
    user: { id, email, tier, profileCount, createdAt },
    profiles: await Promise.all(ownProfiles.map(withCalendars)),
    keys: keys.map(apiKeys.publicPart),
    sessions: ownSessions.map(sessions.publicPart),
    ...(await collectForecasts(ownProfiles)),
  };
}

const withCalendars = async (profile: profiles.Profile) => {
  const made = await calendars.list(profile.id);
  return { ...profile, calendars: made.map(calendars.exportedPart) };
};

/** The cached forecasts of some profiles, as many as an answer can hold, and how many were left out. */
async function collectForecasts(ownProfiles: profiles.Profile[]) {
  const horoscopes: forecasts.StoredForecast[] = [];
  let bytes = 0;
  let leftOut = 0;
  for (const profile of ownProfiles)
    for await (const forecast of forecasts.everyForecast(profile.id, birthKey(profile))) {
      bytes += Buffer.byteLength(JSON.stringify(forecast)) + 1;
      if (bytes <= MAX_FORECAST_BYTES) horoscopes.push(forecast);
      else leftOut += 1;
      if (horoscopes.length + leftOut === MAX_FORECASTS_READ)
        return { horoscopes, horoscopesLeftOut: leftOut };
    }
  return { horoscopes, ...(leftOut > 0 && { horoscopesLeftOut: leftOut }) };
}
