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
import { unlessTooMany } from './too-many-days.ts';

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
  today: ({ caller, query }) => made(forecast(caller, query)),
  daily: ({ caller, query }) => made(unlessTooMany('daily', query, forecast(caller, query))),
  best_days: ({ caller, query }) => made(findBestDays(caller, query)),
  overview: ({ caller, query }) => made(findOverview(caller, query)),
  natal_chart: ({ caller, params, query }) => natalChartOf(caller.userId, params.id, query.houses),
};
