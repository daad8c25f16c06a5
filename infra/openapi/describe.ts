import * as v from 'valibot';
import { SERVICE } from '#lib/contract/example-address.ts';
import { codesOf, type Operation, type Tag } from '#lib/contract/operation.ts';
import { type Code, problems } from '#lib/contract/problems.ts';
import { endpoints } from '../../functions/endpoints.ts';
import answers from './answer-examples.json' with { type: 'json' };
import { jsonSchema, namedSchemas } from './json-schemas.ts';
import { parametersOf } from './parameters.ts';
import { exampleOf } from './problem-examples.ts';

const TAGS: Readonly<Record<Tag, string>> = {
  'Signing in': 'From an e-mail address to an API key and a session.',
  Account: 'The account, its sessions, its export and its erasure.',
  Keys: 'API keys for programs. Managing them needs the session cookie.',
  Profiles: 'Births: whose forecasts are told.',
  Forecasts: 'Days, best days and whole periods.',
  Calendars: 'Addresses that calendar programs subscribe to.',
  Service: 'What holds for all.',
};

const INFO = `Personalised daily horoscopes, computed from real planetary positions against the natal chart: the same person and day always get the same answer.

Sign in with a mailed code for an API key, store a birth profile, and ask for its days. Send the key as \`Authorization: Bearer KEY\`.

Bodies are JSON objects in UTF-8, instants ISO 8601 in UTC, dates \`YYYY-MM-DD\`. Unknown fields and parameters are ignored, but one that is a known name written otherwise (\`birth_time\`) is an error, and so is a parameter given twice. HEAD answers like GET, without a body. Errors are problems of RFC 9457 with a stable \`code\`.`;

/** What the service answered to each operation, by its name; lists are cut short. */
export const answerExamples: Readonly<Record<string, unknown>> = answers;

/** The description of the API in OpenAPI 3.1, without the servers; `SERVICE` stands for the service's address. */
export function describeApi() {
  const operations = endpoints.flatMap(({ operation }) => operation ?? []);
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    const path = paths[operation.path] ?? {};
    path[operation.method.toLowerCase()] = described(operation);
    paths[operation.path] = path;
  }
  const used = new Set(operations.map(({ tag }) => tag));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Horoscope forecasts',
      version: '1.0.0',
      description: INFO,
      contact: { name: 'Whoever runs this service', url: `${SERVICE}/docs/security` },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    externalDocs: { description: 'Quick start, errors, and what the answers mean', url: `${SERVICE}/docs` },
    tags: Object.entries(TAGS)
      .filter(([name]) => used.has(name as Tag))
      .map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: namedSchemas(),
      responses: Object.fromEntries(operations.flatMap(problemResponsesOf)),
      examples: Object.fromEntries(operations.flatMap(codesOf).map((code) => [code, exampleOf(code)])),
      headers: HEADERS,
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'An API key, `hsk_…`.' },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-session',
          description:
            'The cookie of a sign-in. A browser sends changes with it from this service’s own pages only.',
        },
      },
    },
  };
}

const HEADERS = {
  'X-Request-Id': {
    description: 'Names the request to whoever runs the service.',
    schema: { type: 'string' },
  },
  ETag: {
    description: 'Stands for this answer, compressed or not; send it as `If-None-Match`.',
    schema: { type: 'string' },
  },
  Location: { description: 'Where what was made is found.', schema: { type: 'string', format: 'uri' } },
  'Retry-After': {
    description: 'Seconds after which to try again.',
    schema: { type: 'integer', minimum: 1 },
  },
  Allow: { description: 'The methods of this path.', schema: { type: 'string' } },
  'WWW-Authenticate': { description: '`Bearer`.', schema: { type: 'string' } },
  RateLimit: {
    description:
      'What is left of each limit that counted this request, and the seconds until it is whole again.',
    schema: { type: 'string', examples: ['"requests";r=39988;t=4523'] },
  },
  'RateLimit-Policy': {
    description: 'The limits: so much in so many seconds.',
    schema: { type: 'string', examples: ['"requests";q=36000;w=86400'] },
  },
} as const;

const headerRefs = (...names: (keyof typeof HEADERS)[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** What the description knows an operation by: its name in camel case. */
export const operationIdOf = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function described(operation: Operation): object {
  const { name, tag, summary, description, body } = operation;
  return {
    operationId: operationIdOf(name),
    tags: [tag],
    summary,
    description,
    security: securityOf(operation),
    parameters: parametersOf(operation),
    ...(body && {
      requestBody: {
        required: !v.is(body, {}),
        content: { 'application/json': { schema: jsonSchema(body) } },
      },
    }),
    responses: responsesOf(operation),
  };
}

function securityOf({ access }: Operation): object[] {
  if (access === 'public') return [];
  return access === 'signed-in' ? [{ key: [] }, { session: [] }] : [{ session: [] }];
}

function responsesOf(operation: Operation): Record<string, object> {
  const { status, mediaType = 'application/json', answer, conditional, cookies } = operation;
  const responses: Record<string, object> = {
    [status]: {
      description: operation.summary,
      headers: {
        ...headerRefs('X-Request-Id', ...(conditional ? (['ETag'] as const) : [])),
        ...(status === 201 && headerRefs('Location')),
        ...(operation.access !== 'public' && headerRefs('RateLimit', 'RateLimit-Policy')),
        ...(cookies && { 'Set-Cookie': { description: cookies, schema: { type: 'string' } } }),
      },
      content: { [mediaType]: { schema: jsonSchema(answer), example: answerExamples[operation.name] } },
    },
  };
  if (conditional)
    responses[304] = {
      description: 'What the caller has still holds.',
      headers: headerRefs('X-Request-Id', 'ETag'),
    };
  for (const [problemStatus, codes] of codesByStatus(operation))
    responses[problemStatus] = { $ref: `#/components/responses/${nameOf(codes)}` };
  return responses;
}

/** What the description knows a response by that may be each of these problems. */
const nameOf = (codes: Code[]): string => codes.join('.');

function codesByStatus(operation: Operation): Map<number, Code[]> {
  return Map.groupBy(codesOf(operation).toSorted(), (code) => problems[code].status);
}

const problemResponsesOf = (operation: Operation) =>
  [...codesByStatus(operation)].map(
    ([status, codes]) => [nameOf(codes), problemResponse(codes, status)] as const,
  );

function problemResponse(codes: Code[], status: number): object {
  return {
    description: codes.map((code) => `\`${code}\`: ${problems[code].when}`).join('\n\n'),
    headers: headerRefs(
      'X-Request-Id',
      ...(status === 401 ? (['WWW-Authenticate'] as const) : []),
      ...(status === 405 ? (['Allow'] as const) : []),
      ...([409, 429, 503].includes(status) ? (['Retry-After'] as const) : []),
    ),
    content: {
      'application/problem+json': {
        // So that whoever asks is told by types, too, which problems may come.
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Problem' },
            { type: 'object', properties: { code: { enum: codes } }, required: ['code'] },
          ],
        },
        examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
      },
    },
  };
}
