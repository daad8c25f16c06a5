import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describeApi } from '#lib/contract/description.ts';
import { textUnlessKnown } from '#lib/http/answers.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { serviceUrl } from '#lib/http/service-url.ts';
import { placed } from './placed.ts';

const text = readFileSync(new URL('openapi.json', import.meta.url), 'utf8');
const digest = hash('sha256', text);

/** GET /api/openapi.json: the description that was made with the bundles, of the service where the caller sees it. */
export const handler = endpoint(describeApi, async ({ event }) =>
  textUnlessKnown(
    event,
    { dependsOn: [digest, serviceUrl(event)], make: async () => placed(event, text) },
    'application/json',
  ),
);
