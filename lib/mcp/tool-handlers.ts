import type { ToolName } from '#lib/contract/tools.ts';
import type { Deferred } from '#lib/deferred.ts';
import { prepareBestDays } from '#lib/operations/best-days.ts';
import { prepareForecast } from '#lib/operations/forecasts.ts';
import { getNatalChart } from '#lib/operations/natal-chart.ts';
import { prepareOverview } from '#lib/operations/overview.ts';
import { offeredPlace, searchPlaces } from '#lib/operations/places.ts';
import { createdProfile, listProfiles, profileDetails, profileSummary } from '#lib/operations/profiles.ts';
import { createProfile, editProfile } from '#lib/operations/save-profile.ts';
import { withinDayLimit } from './day-limit.ts';
import type { ToolRequest, ToolResponse } from './tool-schemas.ts';

const compute = async <Body extends object>(deferred: Promise<Deferred<Body>>): Promise<Body> =>
  (await deferred).compute();

/** Handlers of the tools. Each tool runs the same operation as its HTTP endpoint. */
export const toolHandlers: {
  [Name in ToolName]: (request: ToolRequest<Name>) => Promise<ToolResponse<Name>>;
} = {
  list_profiles: async ({ caller }) => ({
    profiles: (await listProfiles(caller.userId)).map(profileSummary),
  }),
  create_profile: async ({ caller, body, idempotencyKey }) =>
    createdProfile(await createProfile(caller, body, idempotencyKey)),
  correct_profile: async ({ caller, params, body }) =>
    profileDetails(await editProfile(caller.userId, params.id, body)),
  search_places: async ({ caller, query: { query } }) => ({
    places: (await searchPlaces(caller, query)).map(offeredPlace),
  }),
  today: ({ caller, query }) => compute(prepareForecast(caller, query)),
  daily: ({ caller, query }) => compute(withinDayLimit('daily', query, prepareForecast(caller, query))),
  best_days: ({ caller, query }) => compute(prepareBestDays(caller, query)),
  overview: ({ caller, query }) => compute(prepareOverview(caller, query)),
  natal_chart: ({ caller, params, query }) => getNatalChart(caller.userId, params.id, query.houses),
};
