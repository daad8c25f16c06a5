import { sky } from '#lib/contract/sky.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { conditionalJson } from '#lib/http/responses.ts';
import { skyAt } from '#lib/operations/sky.ts';

/** Handles GET /api/sky. */
export const handler = endpoint(sky, async ({ event, query: { at } }) =>
  conditionalJson(event, skyAt(at ?? Date.now())),
);
