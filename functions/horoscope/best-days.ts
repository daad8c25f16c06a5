import { bestDays } from '#lib/contract/best-days.ts';
import { madeUnlessKnown } from '#lib/http/answers.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { findBestDays } from '#lib/operations/best-days.ts';

/** GET /api/horoscope/best-days: the best days of a range for a purpose, best first, with the reasons. */
export const handler = endpoint(bestDays, async ({ event, caller, query }) =>
  madeUnlessKnown(event, await findBestDays(caller, query)),
);
