import { readFileSync } from 'node:fs';
import { describeApi } from '#lib/contract/description.ts';
import { okUnlessKnown } from '#lib/http/answers.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { serviceUrl } from '#lib/http/service-url.ts';

const described = JSON.parse(readFileSync(new URL('openapi.json', import.meta.url), 'utf8'));

/** GET /api/openapi.json: the description that was made with the bundles, of the service where the caller sees it. */
export const handler = endpoint(describeApi, async ({ event }) =>
  okUnlessKnown(event, { ...described, servers: [{ url: serviceUrl(event) }] }),
);
