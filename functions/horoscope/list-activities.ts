import { listActivities } from '#lib/contract/activities.ts';
import { NAMED_ACTIVITIES } from '#lib/forecast/activities.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { conditionalJson } from '#lib/http/responses.ts';

/** Handles GET /api/activities. */
export const handler = endpoint(listActivities, async ({ event }) =>
  conditionalJson(event, { activities: NAMED_ACTIVITIES }),
);
