import type { ToolName } from '#lib/contract/tools.ts';
import { findBestDays } from '#lib/operations/best-days.ts';
import { storeProfile } from '#lib/operations/create-profile.ts';
import { editProfile } from '#lib/operations/edit-profile.ts';
import { forecast } from '#lib/operations/forecasts.ts';
import { natalChartOf } from '#lib/operations/natal-chart.ts';
import { findOverview } from '#lib/operations/overview.ts';
import { listedProfile, listProfiles, storedProfile, wholeProfile } from '#lib/operations/profiles.ts';
import { findPlaces, offeredPlace } from '#lib/operations/search-places.ts';
import type { Prepared } from '#lib/prepared.ts';
import type { AnsweredBy, AskedOf } from './asked.ts';

const made = async <Answer extends object>(prepared: Promise<Prepared<Answer>>): Promise<Answer> =>
  (await prepared).make();

/** What each tool does: what its endpoint does. */
export const answerers: { [Name in ToolName]: (asked: AskedOf<Name>) => Promise<AnsweredBy<Name>> } = {
  list_profiles: async ({ caller }) => ({ profiles: (await listProfiles(caller.userId)).map(listedProfile) }),
  create_profile: async ({ caller, body, idempotencyKey }) =>
    storedProfile(await storeProfile(caller, body, idempotencyKey)),
  correct_profile: async ({ caller, params, body }) =>
    wholeProfile(await editProfile(caller.userId, params.id, body)),
  search_places: async ({ caller, query: { query } }) => ({
    places: (await findPlaces(caller, query)).map(offeredPlace),
  }),
  today: ({ caller, query: { profileId, explain: explained, tz: timeZone, days: count } }) =>
    made(forecast(caller, { profileId, days: { count, timeZone }, explained })),
  daily: ({ caller, query: { profileId, explain: explained, tz: timeZone, ...range } }) =>
    made(forecast(caller, { profileId, days: { ...range, timeZone }, explained })),
  best_days: ({ caller, query: { tz: timeZone, for: purpose, ...asked } }) =>
    made(findBestDays(caller, { ...asked, timeZone, purpose })),
  overview: ({ caller, query: { tz: timeZone, ...asked } }) =>
    made(findOverview(caller, { ...asked, timeZone })),
  natal_chart: ({ caller, params, query }) => natalChartOf(caller.userId, params.id, query.houses),
};
