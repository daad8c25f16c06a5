import { listActivities } from '#lib/contract/activities.ts';
import { NAMED_ACTIVITIES } from '#lib/forecast/activities.ts';
import { okUnlessKnown } from '#lib/http/answers.ts';
import { endpoint } from '#lib/http/endpoint.ts';

/** GET /api/activities: what forecasts may name, and best days can be found for. */
export const handler = endpoint(listActivities, async ({ event }) =>
  okUnlessKnown(event, { activities: NAMED_ACTIVITIES }),
);
