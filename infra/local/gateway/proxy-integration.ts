import * as v from 'valibot';
import type { Stack } from '../template/read-stack.ts';
import { GatewayError } from './gateway-error.ts';
import { type GatewayRequest, headerOf } from './gateway-request.ts';
import type { Match } from './routes.ts';

export type ProxyEvent = ReturnType<typeof proxyEvent>;

/** Connection headers, and headers that the gateway sets itself. */
const NOT_FORWARDED =
  /^(connection|content-encoding|content-length|expect|keep-alive|proxy-authorization|te|trailer|transfer-encoding|upgrade|x-forwarded-.*)$/i;

/** Builds the event for a route's function, without the authorizer's context. */
export function proxyEvent(
  request: GatewayRequest,
  { route, pathParameters }: Match,
  { api, deployment }: Pick<Stack, 'api' | 'deployment'>,
) {
  const headers = forwardedHeaders(request);
  const query = [...new URLSearchParams(request.query)];
  const isEncoded = api.isBinary && request.body.length > 0;
  return {
    resource: route.path,
    path: request.path,
    httpMethod: request.method,
    headers: lastOf(headers),
    multiValueHeaders: allOf(headers),
    queryStringParameters: lastOf(query),
    multiValueQueryStringParameters: allOf(query),
    pathParameters: Object.keys(pathParameters).length > 0 ? pathParameters : null,
    stageVariables: null,
    requestContext: {
      accountId: deployment.accountId,
      apiId: api.id,
      domainName: ownName(headerOf(request, 'host')),
      httpMethod: request.method,
      identity: { sourceIp: request.sourceIp, userAgent: headerOf(request, 'user-agent') ?? null },
      path: `/${api.stage}${request.path}`,
      requestId: request.requestId,
      requestTimeEpoch: request.receivedAt.getTime(),
      resourcePath: route.path,
      stage: api.stage,
    },
    body: request.body.length === 0 ? null : request.body.toString(isEncoded ? 'base64' : 'utf8'),
    isBase64Encoded: isEncoded,
  };
}

const LOOPBACK = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/** The name of the API by which a request reached it: the `Host` header, if it names this machine. */
const ownName = (host = ''): string => (LOOPBACK.test(host) ? host : 'localhost');

type Fields = [name: string, value: string][];

function forwardedHeaders(request: GatewayRequest): Fields {
  const chain = [headerOf(request, 'x-forwarded-for'), request.sourceIp];
  const sent = request.headers.filter(([name]) => !NOT_FORWARDED.test(name));
  // Header names are case-insensitive. The first spelling is used for all values.
  const names = new Map(sent.toReversed().map(([name]) => [name.toLowerCase(), name]));
  return [
    ...sent.map(([name, value]): [string, string] => [names.get(name.toLowerCase()) ?? name, value]),
    ['X-Forwarded-For', chain.filter(Boolean).join(', ')],
    ['X-Forwarded-Proto', 'http'],
  ];
}

const lastOf = (fields: Fields) => (fields.length > 0 ? Object.fromEntries(fields) : null);

function allOf(fields: Fields): Record<string, string[]> | null {
  if (fields.length === 0) return null;
  const groups = Map.groupBy(fields, ([name]) => name);
  return Object.fromEntries([...groups].map(([name, group]) => [name, group.map(([, value]) => value)]));
}

const Value = v.nullable(v.union([v.string(), v.number(), v.boolean()]));

const Returned = v.strictObject({
  statusCode: v.number(),
  headers: v.nullish(v.record(v.string(), Value), {}),
  multiValueHeaders: v.nullish(v.record(v.string(), v.array(Value)), {}),
  body: v.nullish(v.string(), ''),
  isBase64Encoded: v.optional(v.boolean(), false),
});

const REMAPPED =
  /^(authorization|connection|content-length|date|expect|host|max-forwards|proxy-authenticate|server|te|trailer|transfer-encoding|upgrade|user-agent|via|warn|www-authenticate)$/i;

const BODILESS_STATUSES = [204, 205, 304];

/**
 * Converts a function's result into a response. A body in base64 is decoded by APIs with binary media types, and sent as it is by
 * others. Throws `GatewayError` if the result is malformed.
 */
export function proxyResponse(payload: string, { isBinary }: Pick<Stack['api'], 'isBinary'>): Response {
  try {
    const result = v.parse(Returned, JSON.parse(payload));
    const { statusCode: status, headers, multiValueHeaders } = result;
    const body = Buffer.from(result.body, isBinary && result.isBase64Encoded ? 'base64' : 'utf8');
    // The constructor throws for statuses that are invalid in HTTP, and `append` for invalid headers.
    const answer = new Response(BODILESS_STATUSES.includes(status) ? null : body, { status });
    const listed = Object.entries(multiValueHeaders);
    const names = listed.map(([name]) => name.toLowerCase());
    const single = Object.entries(headers).filter(([name]) => !names.includes(name.toLowerCase()));
    for (const [name, values] of [...single.map(([name, value]) => [name, [value]] as const), ...listed])
      for (const value of values) {
        const sent = REMAPPED.test(name) ? `x-amzn-Remapped-${name}` : name;
        if (value !== null) answer.headers.append(sent, String(value));
      }
    if (!answer.headers.has('Content-Type')) answer.headers.set('Content-Type', 'application/json');
    return answer;
  } catch {
    throw new GatewayError('DEFAULT_5XX', 'the function’s response is malformed');
  }
}
