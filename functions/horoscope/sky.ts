import { sky } from '#lib/contract/sky.ts';
import { okUnlessKnown } from '#lib/http/answers.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { skyAt } from '#lib/operations/sky.ts';

/** GET /api/sky: what stands in the sky at an instant, which is now unless another is asked for. */
export const handler = endpoint(sky, async ({ event, query: { at } }) =>
  okUnlessKnown(event, skyAt(at ?? Date.now())),
);
