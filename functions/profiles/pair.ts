import { okUnlessKnown } from '#lib/http/conditional-answer.ts';
import { callerOf, endpoint } from '#lib/http/endpoint.ts';
import { pairOf } from '#lib/operations/pair.ts';

/** GET /api/profiles/{id}/with/{otherId}: what two of the caller's profiles are to each other. */
export const handler = endpoint(async (event) => {
  const { userId } = callerOf(event);
  const { id = '', otherId = '' } = event.pathParameters ?? {};
  // It tells of births and has names, so that no browser's disk is to keep it.
  return okUnlessKnown(event, await pairOf(userId, id, otherId), 'no-store');
});
