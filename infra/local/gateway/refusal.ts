import type { FixedAnswer, LocalApi } from '../template/model.ts';
import type { GatewayRequest } from './gateway-request.ts';

/** What API Gateway answers by itself, by gateway response type, unless the template says otherwise. */
const refusals = {
  ACCESS_DENIED: [403, 'User is not authorized to access this resource'],
  AUTHORIZER_CONFIGURATION_ERROR: [500, 'Internal server error'],
  AUTHORIZER_FAILURE: [500, 'Internal server error'],
  DEFAULT_5XX: [502, 'Internal server error'],
  INTEGRATION_FAILURE: [502, 'Internal server error'],
  INTEGRATION_TIMEOUT: [504, 'Endpoint request timed out'],
  MISSING_AUTHENTICATION_TOKEN: [403, 'Missing Authentication Token'],
  REQUEST_TOO_LARGE: [413, 'Request Too Long'],
  UNAUTHORIZED: [401, 'Unauthorized'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'Unsupported Media Type'],
} as const satisfies Record<string, [status: number, message: string]>;

const DEFAULT: FixedAnswer = { headers: { 'Content-Type': "'application/json'" } };

/** Thrown where the gateway itself refuses a request; the message says why, for the log. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly type: keyof typeof refusals;
  readonly status: number;

  constructor(type: keyof typeof refusals, reason: string, status: number = refusals[type][0]) {
    super(`${type}: ${reason}`);
    this.type = type;
    this.status = status;
  }
}

/**
 * The answer of a refusal: the template's gateway response for its type, else for its class (`DEFAULT_4XX` or
 * `DEFAULT_5XX`), else API Gateway's `{"message": ...}`.
 */
export function refusalAnswer({ type, status }: Refusal, request: GatewayRequest, api: LocalApi): Response {
  const fallback = api.gatewayResponses[status < 500 ? 'DEFAULT_4XX' : 'DEFAULT_5XX'];
  const { body, headers, ...own } = api.gatewayResponses[type] ?? fallback ?? DEFAULT;
  const answer = {
    status: own.status ?? fallback?.status ?? status,
    headers,
    body: body ?? '{"message":$context.error.messageString}',
  };
  return fixedAnswer(answer, request, refusals[type][1]);
}

/** An answer that the template fixes, with its `$context` variables filled in; unknown ones become empty. */
export function fixedAnswer(
  { status = 200, headers, body = '' }: FixedAnswer,
  { requestId, method }: GatewayRequest,
  message = '',
): Response {
  const variables: Record<string, string> = {
    requestId,
    httpMethod: method,
    'error.message': message,
    'error.messageString': JSON.stringify(message),
  };
  const filled = Object.entries(headers).flatMap(([name, expression]) => {
    const value = /^'(.*)'$/s.exec(expression)?.[1] ?? variables[expression.replace(/^context\./, '')];
    return value === undefined ? [] : [[name, value] as [string, string]];
  });
  const text = body.replace(/\$context\.(\w+(?:\.\w+)*)/g, (_all, name: string) => variables[name] ?? '');
  return new Response(text || null, { status, headers: filled });
}
