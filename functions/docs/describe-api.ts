import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describeApi } from '#lib/contract/openapi.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { conditionalText } from '#lib/http/responses.ts';
import { serviceUrl } from '#lib/http/service-url.ts';
import { withBaseUrl } from './site.ts';

const text = readFileSync(new URL('openapi.json', import.meta.url), 'utf8');
const digest = hash('sha256', text);

/** Handles GET /api/openapi.json: serves the OpenAPI description from the bundle with the base URL that the client uses. */
export const handler = endpoint(describeApi, async ({ event }) =>
  conditionalText(
    event,
    { etagInputs: [digest, serviceUrl(event)], compute: async () => withBaseUrl(event, text) },
    'application/json',
  ),
);
