import * as v from 'valibot';
import { operation } from './operation.ts';

/** What the service says of itself to programs. */
export const Description = v.pipe(
  v.looseObject({
    openapi: v.pipe(v.string(), v.metadata({ description: 'The version of OpenAPI.', examples: ['3.1.0'] })),
    servers: v.pipe(
      v.array(
        v.strictObject({
          url: v.pipe(
            v.string(),
            v.metadata({ description: 'The service as the caller sees it.', format: 'uri' }),
          ),
        }),
      ),
      v.description('Where it is, one place.'),
    ),
  }),
  v.metadata({ description: 'A description in OpenAPI 3.1.' }),
);

/** GET /api/openapi.json. */
export const describeApi = operation({
  name: 'describe-api',
  method: 'GET',
  path: '/api/openapi.json',
  access: 'public',
  tag: 'Service',
  summary: 'Read this description',
  description:
    'The description of the API in OpenAPI 3.1: every operation with what it takes, what it answers and which problems it may have.',
  status: 200,
  answer: Description,
  conditional: true,
  problems: [],
});
