import { pair } from '#lib/contract/charts.ts';
import { okUnlessKnown } from '#lib/http/answers.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { pairOf } from '#lib/operations/pair.ts';

/** GET /api/profiles/{id}/with/{otherId}: what two of the caller's profiles are to each other. */
export const handler = endpoint(pair, async ({ event, caller, params: { id, otherId } }) =>
  // It tells of births and has names, so that no browser's disk is to keep it.
  okUnlessKnown(event, await pairOf(caller.userId, id, otherId), 'no-store'),
);
