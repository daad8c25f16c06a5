import * as v from 'valibot';
import { described } from './fields.ts';
import { operation } from './operation.ts';

export const Server = v.strictObject({
  url: v.pipe(v.string(), v.metadata({ description: 'The base URL as the caller sees it.', format: 'uri' })),
});

export const OpenApiDescription = described(
  v.looseObject({
    openapi: described(v.string(), 'The version of OpenAPI.', '3.1.0'),
    servers: described(v.array(Server), 'The service’s base URL.'),
  }),
  'An OpenAPI 3.1 document.',
);

export const describeApi = operation({
  name: 'describe-api',
  method: 'GET',
  path: '/api/openapi.json',
  access: 'public',
  tag: 'Service',
  summary: 'Read the OpenAPI description',
  description:
    'Returns the OpenAPI 3.1 description of the API: all operations with their parameters, responses and problems.',
  response: OpenApiDescription,
  anyOrigin: true,
  conditional: true,
});
