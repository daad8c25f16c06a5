import type { FixedAnswer, LocalApi } from '../template/read-api.ts';
import { type GatewayRequest, headerOf } from './gateway-request.ts';

/** The status of what API Gateway answers by itself, by gateway response type, unless the template says otherwise. */
const statuses = {
  ACCESS_DENIED: 403,
  AUTHORIZER_CONFIGURATION_ERROR: 500,
  AUTHORIZER_FAILURE: 500,
  DEFAULT_5XX: 502,
  INTEGRATION_FAILURE: 502,
  INTEGRATION_TIMEOUT: 504,
  MISSING_AUTHENTICATION_TOKEN: 403,
  REQUEST_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
};

/** Thrown where the gateway itself refuses a request; the message says why, for the log. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly type: keyof typeof statuses;

  constructor(type: keyof typeof statuses, reason: string) {
    super(`${type}: ${reason}`);
    this.type = type;
  }
}

/** The template's response for a refusal's type, else for its class (4XX or 5XX), else a message with the type. */
export function refusalAnswer({ type }: Refusal, request: GatewayRequest, api: LocalApi): Response {
  const status = statuses[type];
  const { gatewayResponses: fitting } = api;
  const fixed = fitting.get(type) ?? fitting.get(status < 500 ? 'DEFAULT_4XX' : 'DEFAULT_5XX');
  return fixed ? fixedAnswer(fixed, request, status) : Response.json({ message: type }, { status });
}

/** An answer that the template fixes, in which `$context` knows the request's id and the service's address. */
export function fixedAnswer(fixed: FixedAnswer, request: GatewayRequest, status = 200): Response {
  const headers = Object.entries(fixed.headers).map(([name, expression]): [string, string] => [
    name,
    /^'(.*)'$/s.exec(expression)?.[1] ?? (expression === 'context.requestId' ? request.requestId : ''),
  ]);
  // Here it has no TLS, and needs no stage.
  const service = `http://${headerOf(request, 'host')}`;
  const body = fixed.body
    ?.replaceAll('$context.requestId', request.requestId)
    .replaceAll('https://$context.domainName/$context.stage', () => service);
  return new Response(body || null, { status: fixed.status ?? status, headers });
}
