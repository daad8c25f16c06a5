import type { Stack } from '../template/read-stack.ts';
import { type GatewayRequest, headerOf } from './gateway-request.ts';
import type { Match } from './routes.ts';

/** The event of Lambda proxy integration (version 1.0). */
export type ProxyEvent = ReturnType<typeof proxyEvent>;

/** Headers that end at the gateway, because they are about the connection or it sets them itself. */
const ENDING_HERE =
  /^(connection|content-encoding|content-length|expect|keep-alive|proxy-authorization|te|trailer|transfer-encoding|upgrade|x-forwarded-.*)$/i;

/** What the function of a route gets of a request, but for what an authorizer adds to its request context. */
export function proxyEvent(
  request: GatewayRequest,
  { route, pathParameters }: Match,
  { api, deployment }: Pick<Stack, 'api' | 'deployment'>,
) {
  const headers = forwardedHeaders(request);
  const query = [...new URLSearchParams(request.query)];
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
      domainName: headerOf(request, 'host') ?? 'localhost',
      httpMethod: request.method,
      identity: { sourceIp: request.sourceIp, userAgent: headerOf(request, 'user-agent') ?? null },
      path: `/${api.stage}${request.path}`,
      requestId: request.requestId,
      requestTimeEpoch: request.receivedAt.getTime(),
      resourcePath: route.path,
      stage: api.stage,
    },
    body: request.body.length === 0 ? null : request.body.toString('utf8'),
    isBase64Encoded: false,
  };
}

type Fields = [name: string, value: string][];

function forwardedHeaders(request: GatewayRequest): Fields {
  const chain = [headerOf(request, 'x-forwarded-for'), request.sourceIp];
  const sent = request.headers.filter(([name]) => !ENDING_HERE.test(name));
  // The same header in another case is the same header: it goes by the name that came first.
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
