import { honesty } from '#lib/contract/honesty.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { conditionalJson } from '#lib/http/responses.ts';
import { getHonesty } from '#lib/operations/honesty.ts';

/** Handles GET /api/honesty. */
export const handler = endpoint(honesty, async ({ event }) =>
  conditionalJson(event, await getHonesty(), 'public, max-age=3600'),
);
