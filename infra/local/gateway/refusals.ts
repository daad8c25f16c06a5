import type { LocalApi } from '../template/model.ts';
import type { GatewayAnswer } from './gateway-answer.ts';
import { extendedRequestId, type GatewayRequest, headerOf } from './gateway-request.ts';

type Default = { status: number; errorType: string; message: string };

/** What API Gateway answers by itself, by gateway response type, unless the template says otherwise. */
const defaults = {
  ACCESS_DENIED: {
    status: 403,
    errorType: 'AccessDeniedException',
    message: 'User is not authorized to access this resource',
  },
  AUTHORIZER_CONFIGURATION_ERROR: {
    status: 500,
    errorType: 'AuthorizerConfigurationException',
    message: 'Internal server error',
  },
  AUTHORIZER_FAILURE: {
    status: 500,
    errorType: 'AuthorizerFailureException',
    message: 'Internal server error',
  },
  DEFAULT_5XX: { status: 502, errorType: 'InternalServerErrorException', message: 'Internal server error' },
  INTEGRATION_FAILURE: {
    status: 504,
    errorType: 'InternalServerErrorException',
    message: 'Internal server error',
  },
  INTEGRATION_TIMEOUT: {
    status: 504,
    errorType: 'InternalServerErrorException',
    message: 'Endpoint request timed out',
  },
  MISSING_AUTHENTICATION_TOKEN: {
    status: 403,
    errorType: 'MissingAuthenticationTokenException',
    message: 'Missing Authentication Token',
  },
  REQUEST_TOO_LARGE: { status: 413, errorType: 'RequestTooLargeException', message: 'Request Too Long' },
  THROTTLED: { status: 429, errorType: 'TooManyRequestsException', message: 'Too Many Requests' },
  UNAUTHORIZED: { status: 401, errorType: 'UnauthorizedException', message: 'Unauthorized' },
} satisfies Record<string, Default>;

/** The gateway response types that the local gateway can give. */
export type RefusalType = keyof typeof defaults;

/** Where a refused request stands: `$context` variables of the body template are read from it. */
export type RefusalContext = { request: GatewayRequest; api: LocalApi; resourcePath?: string };

/**
 * The gateway's own answer of a type: the template's gateway response for it, else for its class (`DEFAULT_4XX` or
 * `DEFAULT_5XX`), else API Gateway's `{"message": ...}`.
 */
export function refusal(type: RefusalType, context: RefusalContext): GatewayAnswer {
  const { status, errorType, message } = defaults[type];
  const { gatewayResponses } = context.api;
  const fallback = gatewayResponses[status < 500 ? 'DEFAULT_4XX' : 'DEFAULT_5XX'];
  const response = gatewayResponses[type] ?? fallback;
  const variables = contextVariables(context, type, message);
  const template = response?.template ?? {
    contentType: 'application/json',
    body: '{"message":$context.error.messageString}',
  };
  const own = Object.entries(response?.headers ?? {}).flatMap(([name, expression]): [string, string][] => {
    const value = mapped(expression, variables, context.request);
    return value === undefined ? [] : [[name, value]];
  });
  const typed = own.some(([name]) => name.toLowerCase() === 'content-type');
  return {
    status: response?.status ?? fallback?.status ?? status,
    headers: [
      ...(typed ? [] : [['Content-Type', template.contentType] as [string, string]]),
      ['x-amzn-ErrorType', errorType],
      ...own,
    ],
    body: Buffer.from(rendered(template.body, variables)),
  };
}

/** Fills `$context` variables into a body template; unknown ones become empty, as on API Gateway. */
export function rendered(template: string, variables: Record<string, string>): string {
  return template.replace(/\$(?:\{context\.([\w.]+)\}|context\.(\w+(?:\.\w+)*))/g, (_all, braced, bare) => {
    return variables[String(braced ?? bare)] ?? '';
  });
}

/** Value of a mapping expression: a quoted text, a `context` variable or a header of the request. */
export function mapped(
  expression: string,
  variables: Record<string, string>,
  request: GatewayRequest,
): string | undefined {
  const quoted = /^'(.*)'$/s.exec(expression);
  if (quoted) return quoted[1];
  if (expression.startsWith('context.')) return variables[expression.slice('context.'.length)];
  const header = /^method\.request\.header\.(.+)$/.exec(expression);
  return header?.[1] === undefined ? undefined : headerOf(request, header[1]);
}

/** The `$context` variables of a request that mapping expressions and templates may use. */
export function contextVariables(
  { request, api, resourcePath }: RefusalContext,
  responseType = '',
  message = '',
): Record<string, string> {
  return {
    apiId: api.id,
    'error.message': message,
    'error.messageString': JSON.stringify(message),
    'error.responseType': responseType,
    extendedRequestId: extendedRequestId(request),
    httpMethod: request.method,
    'identity.sourceIp': request.sourceIp,
    path: `/${api.stage}${request.path}`,
    protocol: `HTTP/${request.httpVersion}`,
    requestId: request.requestId,
    requestTimeEpoch: String(request.receivedAt.getTime()),
    resourcePath: resourcePath ?? '',
    stage: api.stage,
  };
}
