import { overview } from '#lib/contract/forecasts.ts';
import { madeUnlessKnown } from '#lib/http/answers.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { findOverview } from '#lib/operations/overview.ts';

/** GET /api/horoscope/overview: a range of days as a whole, with what lasts weeks and what the sky does. */
export const handler = endpoint(overview, async ({ event, caller, query }) =>
  madeUnlessKnown(event, await findOverview(caller, query)),
);
