import * as v from 'valibot';
import { SERVICE_URL } from '#lib/contract/fields.ts';
import { type Operation, problemCodes, type Tag } from '#lib/contract/operation.ts';
import { type Code, PASSING_CONFLICTS, problems } from '#lib/contract/problems.ts';
import { API_VERSION } from '#lib/contract/version.ts';
import { payloads } from '#lib/contract/webhook-payloads.ts';
import { endpoints } from '../../functions/endpoints.ts';
import examples from './examples.json' with { type: 'json' };
import { jsonSchema, namedSchemas, parametersOf } from './json-schemas.ts';
import { problemExample } from './problem-examples.ts';

const TAGS: Readonly<Record<Tag, string>> = {
  'Signing in': 'Exchange an email address for an API key and a session.',
  Account: 'The account, its sessions, export and erasure.',
  Keys: 'API keys for programs. Managing them requires the session cookie.',
  Profiles: 'Birth data for forecasts and charts.',
  Forecasts: 'Daily forecasts, best days, overviews and the sky.',
  Calendars: 'iCalendar feeds for calendar apps.',
  Delivery: 'Morning mail and notifications, and how to stop them.',
  Webhooks: 'Signed events for servers, by Standard Webhooks 1.0.',
  Verdicts: 'How days turned out, blind tests, and their published results.',
  Service: 'The description of the API, and its status.',
};

const INFO = `Personal daily horoscopes, computed from real planetary positions and the natal chart: the same person and day always get the same forecast.

Sign in with an emailed code to get an API key, store a birth profile, and request its days. Send the key as \`Authorization: Bearer KEY\`.

Bodies are JSON objects in UTF-8, instants are ISO 8601 in UTC, and dates are \`YYYY-MM-DD\`. Unknown fields and parameters are ignored, but misspelled ones (\`birth_time\` for \`birthTime\`) and repeated parameters return 400. Keys, webhooks, previews and batches reject all unknown fields. Responses may gain fields: [what may change](${SERVICE_URL}/docs/versioning). Every GET operation also supports HEAD, which responds without a body. Errors are RFC 9457 problems with a stable \`code\`.`;

/** Recorded responses by operation name, with shortened lists (`npm run examples`). */
export const responseExamples: Readonly<Record<string, unknown>> = examples;

/** The OpenAPI 3.1 description, without servers and with `SERVICE_URL` as the base URL. */
export function describeApi() {
  const operations = endpoints.flatMap(({ operation }) => operation ?? []);
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    const path = paths[operation.path] ?? {};
    path[operation.method.toLowerCase()] = operationObject(operation);
    paths[operation.path] = path;
  }
  const used = new Set(operations.map(({ tag }) => tag));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Horoscope forecasts',
      version: API_VERSION,
      description: INFO,
      contact: { name: 'Operator of this service', url: `${SERVICE_URL}/docs/security` },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    externalDocs: {
      description: 'Quick start, errors and reading guide',
      url: `${SERVICE_URL}/docs`,
    },
    tags: Object.entries(TAGS)
      .filter(([name]) => used.has(name as Tag))
      .map(([name, description]) => ({ name, description })),
    paths,
    webhooks: describeWebhooks(),
    components: {
      schemas: namedSchemas,
      responses: Object.fromEntries(operations.flatMap(problemResponsesOf)),
      examples: Object.fromEntries(
        operations.flatMap(problemCodes).map((code) => [code, problemExample(code)]),
      ),
      headers: HEADERS,
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'An API key, `hsk_…`.' },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-session',
          description:
            'The session cookie that a sign-in sets. With it, browsers can change data only from pages of this service. It is `Secure`, so HTTP libraries other than browsers don’t send it to http://localhost by themselves.',
        },
      },
    },
  };
}

const HEADERS = {
  'X-Request-Id': {
    description: 'Identifier of the request, for reports to the operator.',
    schema: { type: 'string' },
  },
  ETag: {
    description:
      'Identifier of this version of the response. Send it as `If-None-Match` in the next request.',
    schema: { type: 'string' },
  },
  Location: {
    description: 'URL of the new resource, which supports GET or at least DELETE.',
    schema: { type: 'string', format: 'uri' },
  },
  'Idempotent-Replayed': {
    description:
      '`true` if an earlier request with this `Idempotency-Key` created the resource. It may have been changed or deleted since.',
    schema: { type: 'string', const: 'true' },
  },
  'Retry-After': {
    description: 'Seconds to wait before a retry. A 409 has it only if the conflict ends by itself.',
    schema: { type: 'integer', minimum: 1 },
  },
  'Time-Zone': {
    description:
      'The IANA time zone in which the response’s days are civil days, and its texts give clock times; for a sign, an offset from UTC; for a batch, present only if all its forecasts have the same zone.',
    schema: { type: 'string', examples: ['Europe/Berlin'] },
  },
  'X-Model-Version': {
    description:
      'The version of the model. With the same version, the same birth and day have the same forecast.',
    schema: { type: 'string' },
  },
  Allow: { description: 'The methods that the path supports.', schema: { type: 'string' } },
  'WWW-Authenticate': { description: 'The authentication scheme: `Bearer`.', schema: { type: 'string' } },
  RateLimit: {
    description:
      'For each limit that counted this request: the remaining quota (`r`) and the seconds until it resets (`t`).',
    schema: { type: 'string', examples: ['"requests";r=26988;t=4523'] },
  },
  'RateLimit-Policy': {
    description: 'For each limit that counted this request: the quota (`q`) and its window in seconds (`w`).',
    schema: { type: 'string', examples: ['"requests";q=27000;w=86400'] },
  },
} as const;

/** The requests that webhooks send, by type of event. */
const describeWebhooks = () =>
  Object.fromEntries(
    Object.entries(payloads).map(([type, { schema, when }]) => [
      type,
      {
        post: {
          operationId: operationIdOf(`on-${type.replace(/[._]/g, '-')}`),
          tags: ['Webhooks'],
          summary: type,
          description: `${when} Verify the signature ([how](${SERVICE_URL}/docs/webhooks#receive)).`,
          security: [],
          parameters: Object.entries(WEBHOOK_HEADERS).map(([name, description]) => ({
            ...{ name, description, in: 'header', required: true, schema: { type: 'string' } },
          })),
          requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(schema) } } },
          responses: {
            '204': { description: 'The event is stored. Any status from 200 to 299 will do.' },
            '410': { description: 'No further events are wanted. This disables the webhook.' },
          },
        },
      },
    ]),
  );

const WEBHOOK_HEADERS = {
  'webhook-id': 'The id of the event, the same in each try.',
  'webhook-timestamp': 'When this try was sent, in seconds since 1970.',
  'webhook-signature': 'Signatures `v1` (HMAC-SHA256) and `v1a` (Ed25519), separated by spaces.',
};

const headerRefs = (...names: (keyof typeof HEADERS)[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** The operationId: the operation's name in camel case. */
export const operationIdOf = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function operationObject(operation: Operation): object {
  const { name, tag, summary, description, deprecated, body } = operation;
  return {
    operationId: operationIdOf(name),
    tags: [tag],
    summary,
    description,
    ...(deprecated && { deprecated: true }),
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
  const { status, mediaType = 'application/json', response, conditional, cookies } = operation;
  const forecastHeaders = operation.forecast ? headerRefs('Time-Zone', 'X-Model-Version') : {};
  const responses: Record<string, object> = {
    [status]: {
      description: operation.summary,
      headers: {
        ...headerRefs('X-Request-Id', ...(conditional ? (['ETag'] as const) : [])),
        ...(status === 201 && headerRefs('Location')),
        ...(operation.idempotent && headerRefs('Idempotent-Replayed')),
        ...forecastHeaders,
        ...(operation.access !== 'public' && headerRefs('RateLimit', 'RateLimit-Policy')),
        ...(cookies && { 'Set-Cookie': { description: cookies, schema: { type: 'string' } } }),
      },
      content: { [mediaType]: { schema: jsonSchema(response), example: responseExamples[operation.name] } },
    },
  };
  if (conditional)
    responses[304] = {
      description: 'The cached response is still valid.',
      headers: { ...headerRefs('X-Request-Id', 'ETag'), ...forecastHeaders },
    };
  for (const [problemStatus, codes] of codesByStatus(operation))
    responses[problemStatus] = { $ref: `#/components/responses/${nameOf(codes)}` };
  return responses;
}

const nameOf = (codes: Code[]): string => codes.join('.');

function codesByStatus(operation: Operation): Map<number, Code[]> {
  return Map.groupBy(problemCodes(operation).toSorted(), (code) => problems[code].status);
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
      ...([429, 503].includes(status) || (status === 409 && codes.some((code) => PASSING_CONFLICTS.has(code)))
        ? (['Retry-After'] as const)
        : []),
      ...(status === 429 ? (['RateLimit', 'RateLimit-Policy'] as const) : []),
    ),
    content: {
      'application/problem+json': {
        schema: { $ref: '#/components/schemas/Problem' },
        examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
      },
    },
  };
}
