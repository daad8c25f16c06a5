import { listActivities } from '#lib/contract/activities.ts';
import { namedActivities } from '#lib/forecast/activities.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { conditionalJson } from '#lib/http/responses.ts';

/** Handles GET /api/activities. */
export const handler = endpoint(listActivities, async ({ event }) =>
  conditionalJson(event, { activities: namedActivities() }),
);
