import type { ToolName } from '#lib/contract/tools.ts';
import type { Deferred } from '#lib/deferred.ts';
import { namedActivities } from '#lib/forecast/activities.ts';
import { prepareBestDays } from '#lib/operations/best-days.ts';
import { prepareForecast } from '#lib/operations/forecasts.ts';
import { getNatalChart } from '#lib/operations/natal-chart.ts';
import { prepareOverview } from '#lib/operations/overview.ts';
import { offeredPlace, searchPlaces } from '#lib/operations/places.ts';
import { preparePreview } from '#lib/operations/preview.ts';
import { createdProfile, listProfiles, profileDetails } from '#lib/operations/profiles.ts';
import { getReport } from '#lib/operations/report.ts';
import { createProfile, editProfile } from '#lib/operations/save-profile.ts';
import { skyAt } from '#lib/operations/sky.ts';
import { getSynastry } from '#lib/operations/synastry.ts';
import { withinDayLimit } from './day-limit.ts';
import { quoted } from './render.ts';
import type { ToolRequest, ToolResponse } from './tool-schemas.ts';

type DeferredDays<Body> = Pick<Deferred<Body>, 'compute'> & { headers: { 'Time-Zone': string } };

async function compute<Body extends object>(deferred: Promise<DeferredDays<Body>>) {
  const { headers, compute: body } = await deferred;
  return { ...(await body()), timeZone: headers['Time-Zone'] };
}

/** Handlers of the tools. Each tool runs the same operation as its HTTP endpoint. */
export const toolHandlers: {
  [Name in ToolName]: (request: ToolRequest<Name>) => Promise<ToolResponse<Name>>;
} = {
  list_profiles: ({ caller, query }) => listProfiles(caller.userId, query),
  create_profile: async ({ caller, body, idempotencyKey }) =>
    createdProfile(await createProfile(caller, body, idempotencyKey)),
  correct_profile: async ({ caller, params, body }) =>
    profileDetails(await editProfile(caller, params.id, body)),
  search_places: async ({ caller, query: { query } }) => ({
    places: (await searchPlaces(caller, query)).map(offeredPlace),
  }),
  today: ({ caller, query }) => compute(prepareForecast(caller, query)),
  daily: ({ caller, query }) => compute(withinDayLimit('daily', query, prepareForecast(caller, query))),
  best_days: ({ caller, query }) => compute(prepareBestDays(caller, query)),
  overview: ({ caller, query }) => compute(prepareOverview(caller, query)),
  preview: ({ caller, body }) => compute(withinDayLimit('preview', body, preparePreview(caller, body))),
  natal_chart: ({ caller, params, query }) => getNatalChart(caller.userId, params.id, query.houses),
  report: ({ caller, params }) => getReport(caller.userId, params.id),
  pair: ({ caller, params: { id, otherId } }) => getSynastry(caller.userId, id, otherId, quoted),
  sky: async ({ query: { at } }) => skyAt(at ?? Date.now()),
  activities: async () => ({ activities: namedActivities() }),
};
