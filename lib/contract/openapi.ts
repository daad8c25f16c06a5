import * as v from 'valibot';
import { operation } from './operation.ts';

export const OpenApiDescription = v.pipe(
  v.looseObject({
    openapi: v.pipe(v.string(), v.metadata({ description: 'OpenAPI version.', examples: ['3.1.0'] })),
    servers: v.pipe(
      v.array(
        v.strictObject({
          url: v.pipe(
            v.string(),
            v.metadata({ description: 'The base URL as the caller sees it.', format: 'uri' }),
          ),
        }),
      ),
      v.description('The service’s base URL.'),
    ),
  }),
  v.metadata({ description: 'An OpenAPI 3.1 document.' }),
);

/** GET /api/openapi.json. */
export const describeApi = operation({
  name: 'describe-api',
  method: 'GET',
  path: '/api/openapi.json',
  access: 'public',
  tag: 'Service',
  summary: 'Read the OpenAPI description',
  description:
    'Returns the OpenAPI 3.1 description of the API: all operations with their parameters, responses and problems.',
  status: 200,
  response: OpenApiDescription,
  conditional: true,
  problems: [],
});
