import type { FixedResponse, LocalApi } from '../template/read-api.ts';
import { type GatewayRequest, headerOf } from './gateway-request.ts';

const statuses = {
  ACCESS_DENIED: 403,
  AUTHORIZER_CONFIGURATION_ERROR: 500,
  AUTHORIZER_FAILURE: 500,
  DEFAULT_5XX: 502,
  INTEGRATION_FAILURE: 502,
  INTEGRATION_TIMEOUT: 504,
  MISSING_AUTHENTICATION_TOKEN: 403,
  REQUEST_TOO_LARGE: 413,
  UNAUTHORIZED: 401,
  UNSUPPORTED_MEDIA_TYPE: 415,
};

/** Thrown if the gateway itself must respond with an error. The message is for the log. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly type: keyof typeof statuses;
  /** The context that the authorizer returned, which the template's response may use. */
  readonly context: Readonly<Record<string, string>>;

  constructor(type: keyof typeof statuses, reason: string, context: Record<string, string> = {}) {
    super(`${type}: ${reason}`);
    this.type = type;
    this.context = context;
  }
}

/** Renders the template's gateway response for the type or its class (4XX or 5XX), otherwise a default message. */
export function gatewayErrorResponse(
  { type, context }: GatewayError,
  request: GatewayRequest,
  api: LocalApi,
): Response {
  const status = statuses[type];
  const { gatewayResponses } = api;
  const fixed =
    gatewayResponses.get(type) ?? gatewayResponses.get(status < 500 ? 'DEFAULT_4XX' : 'DEFAULT_5XX');
  return fixed ? mockResponse(fixed, request, status, context) : Response.json({ message: type }, { status });
}

/** Renders a response from the template. Replaces `$context` variables with the request id, the base URL and the authorizer's values. */
export function mockResponse(
  fixed: FixedResponse,
  request: GatewayRequest,
  status = 200,
  authorizer: Readonly<Record<string, string>> = {},
): Response {
  const valueIn = (expression: string) =>
    expression === 'context.requestId'
      ? request.requestId
      : (authorizer[expression.replace('context.authorizer.', '')] ?? '');
  const headers = Object.entries(fixed.headers).map(([name, expression]): [string, string] => [
    name,
    /^'(.*)'$/s.exec(expression)?.[1] ?? valueIn(expression),
  ]);
  // Local URLs use HTTP and don't contain the stage.
  const service = `http://${headerOf(request, 'host')}`;
  const body = fixed.body
    ?.replaceAll('$context.requestId', request.requestId)
    .replaceAll('https://$context.domainName/$context.stage', () => service)
    .replace(/\$(context\.authorizer\.\w+)/g, (_, expression: string) => valueIn(expression));
  const response = new Response(null, { status: fixed.status ?? status, headers });
  if (!body?.startsWith('#set($origin')) return new Response(body || null, response);
  // The CDK's template for preflight responses: it has no output, and allows the request's origin if it lists it.
  const origin = headerOf(request, 'origin');
  if (origin && body.includes(`$origin == "${origin}"`))
    response.headers.set('Access-Control-Allow-Origin', origin);
  return response;
}
