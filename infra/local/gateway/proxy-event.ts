import type { Deployment } from '../template/cloud-formation.ts';
import type { LocalApi } from '../template/model.ts';
import { extendedRequestId, type GatewayRequest, headerOf, queryFields } from './gateway-request.ts';
import type { Match } from './routes.ts';

/** What an authorizer found out, as strings; the function sees it in its request context. */
export type AuthorizerContext = Record<string, string>;

/** Headers that end at the gateway, because they are about the connection. */
const CONNECTION_HEADERS = new Set([
  'connection',
  'content-length',
  'expect',
  'keep-alive',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The event of Lambda proxy integration (version 1.0) for a request, without body and authorizer. */
export function baseEvent(request: GatewayRequest, match: Match, api: LocalApi, deployment: Deployment) {
  const headers = grouped(forwardedHeaders(request));
  const query = grouped(queryFields(request), (name) => name);
  return {
    resource: match.route.path,
    path: request.path,
    httpMethod: request.method,
    headers: lastOf(headers),
    multiValueHeaders: allOf(headers),
    queryStringParameters: lastOf(query),
    multiValueQueryStringParameters: allOf(query),
    pathParameters: Object.keys(match.pathParameters).length > 0 ? match.pathParameters : null,
    stageVariables: null,
    requestContext: requestContext(request, match, api, deployment),
  };
}

/** The whole event of Lambda proxy integration (version 1.0), as the function of a route sees it. */
export function proxyEvent(
  request: GatewayRequest,
  match: Match,
  api: LocalApi,
  deployment: Deployment,
  authorizer: AuthorizerContext | undefined,
) {
  const event = baseEvent(request, match, api, deployment);
  const isBase64Encoded = isBinary(api, headerOf(request, 'content-type'));
  return {
    ...event,
    requestContext: { ...event.requestContext, ...(authorizer && { authorizer }) },
    body: request.body.length === 0 ? null : request.body.toString(isBase64Encoded ? 'base64' : 'utf8'),
    isBase64Encoded: isBase64Encoded && request.body.length > 0,
  };
}

/** Tells whether the API treats a media type as binary. */
export function isBinary(api: LocalApi, mediaType: string | undefined): boolean {
  const type = mediaType?.split(';')[0]?.trim().toLowerCase() ?? '';
  return api.binaryMediaTypes.some(
    (binary) =>
      binary === '*/*' || binary === type || (binary.endsWith('/*') && type.startsWith(binary.slice(0, -1))),
  );
}

function requestContext(request: GatewayRequest, { route }: Match, api: LocalApi, deployment: Deployment) {
  const domainName = headerOf(request, 'host') ?? 'localhost';
  return {
    accountId: deployment.accountId,
    apiId: api.id,
    domainName,
    domainPrefix: domainName.split(/[.:]/)[0],
    extendedRequestId: extendedRequestId(request),
    httpMethod: request.method,
    identity: {
      accessKey: null,
      accountId: null,
      caller: null,
      cognitoAuthenticationProvider: null,
      cognitoAuthenticationType: null,
      cognitoIdentityId: null,
      cognitoIdentityPoolId: null,
      principalOrgId: null,
      sourceIp: request.sourceIp,
      user: null,
      userAgent: headerOf(request, 'user-agent') ?? null,
      userArn: null,
    },
    path: `/${api.stage}${request.path}`,
    protocol: `HTTP/${request.httpVersion}`,
    requestId: request.requestId,
    requestTime: commonLogTime(request.receivedAt),
    requestTimeEpoch: request.receivedAt.getTime(),
    resourceId: 'local',
    resourcePath: route.path,
    stage: api.stage,
  };
}

function forwardedHeaders(request: GatewayRequest): [string, string][] {
  const sent = request.headers.filter(([name]) => !CONNECTION_HEADERS.has(name.toLowerCase()));
  const own = (name: string) => name.toLowerCase().startsWith('x-forwarded-');
  const chain = [headerOf(request, 'x-forwarded-for'), request.sourceIp].filter((part) => part !== undefined);
  const host = headerOf(request, 'host') ?? '';
  return [
    ...sent.filter(([name]) => !own(name)).map(([name, value]): [string, string] => [name, value]),
    [
      'X-Amzn-Trace-Id',
      `Root=1-${request.requestId.slice(0, 8)}-${request.requestId.replaceAll('-', '').slice(8)}`,
    ],
    ['X-Forwarded-For', chain.join(', ')],
    ['X-Forwarded-Port', /:(\d+)$/.exec(host)?.[1] ?? '80'],
    ['X-Forwarded-Proto', 'http'],
  ];
}

type Grouped = Map<string, { name: string; values: string[] }>;

function grouped(
  fields: readonly (readonly [string, string])[],
  keyOf: (name: string) => string = (name) => name.toLowerCase(),
): Grouped {
  const groups: Grouped = new Map();
  for (const [name, value] of fields) {
    const group = groups.get(keyOf(name));
    if (group) group.values.push(value);
    else groups.set(keyOf(name), { name, values: [value] });
  }
  return groups;
}

function lastOf(groups: Grouped): Record<string, string> | null {
  if (groups.size === 0) return null;
  return Object.fromEntries([...groups.values()].map(({ name, values }) => [name, values.at(-1) ?? '']));
}

function allOf(groups: Grouped): Record<string, string[]> | null {
  if (groups.size === 0) return null;
  return Object.fromEntries([...groups.values()].map(({ name, values }) => [name, values]));
}

function commonLogTime(time: Date): string {
  const [year, month, day, clock] = time.toISOString().split(/[-T.]/);
  return `${day}/${MONTHS[Number(month) - 1]}/${year}:${clock} +0000`;
}
