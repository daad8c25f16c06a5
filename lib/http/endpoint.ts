import middy, { type MiddlewareObj } from '@middy/core';
import httpHeaderNormalizer from '@middy/http-header-normalizer';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import * as v from 'valibot';
import { inputObject } from '#lib/contract/fields.ts';
import type { Operation } from '#lib/contract/operation.ts';
import { logError, logInfo } from '#lib/log/log.ts';
import { withMetrics } from '#lib/log/metrics.ts';
import { noticeReplay } from '#lib/replay.ts';
import { ServiceError } from '#lib/service-error.ts';
import { type CallerOf, requireCaller } from './caller.ts';
import { corsHeaders } from './cors.ts';
import { Problem, problemResponse } from './problem.ts';
import { rateLimitHeaders, withRequestQuota } from './rate-limit.ts';
import { readBody, readIdempotencyKey, readQuery } from './read-input.ts';
import { defaultHeaders } from './response-headers.ts';
import type { HttpResponse } from './responses.ts';
import { serviceUrl } from './service-url.ts';

/** The pipeline responds with 503 this long before the function times out. */
const RESERVED_MS = 500;

/** The schema for operations without query parameters, where only repeated parameters are rejected. */
const NoQuery = inputObject({});

/** The methods that API Gateway routes for the function's path, such as `GET, HEAD, POST`. */
const allowedMethods = process.env['ALLOW'] ?? '';

/** A validated request of an operation. */
export type RequestFor<Op extends Operation> = {
  event: APIGatewayProxyEvent;
  caller: CallerOf<Op['access']>;
  params: Op extends { params: infer Params extends v.GenericSchema } ? v.InferOutput<Params> : undefined;
  query: Op extends { query: infer Query extends v.GenericSchema } ? v.InferOutput<Query> : undefined;
  body: Op extends { body: infer Body extends v.GenericSchema } ? v.InferOutput<Body> : undefined;
  idempotencyKey: string | undefined;
};

/** The response body of an operation. */
export type ResponseBody<Op extends Operation> = DeepReadonly<v.InferInput<Op['response']>>;

type DeepReadonly<Value> = Value extends object
  ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
  : Value;

/**
 * Wraps an operation's handler in the pipeline shared by all endpoints. On the way in, it normalizes header names,
 * authorizes the caller and validates the request against the operation's schemas. On the way out, it turns errors into
 * problems, adds the default headers, and writes a log line and metrics.
 */
export function endpoint<const Op extends Operation>(
  operation: Op,
  handle: (request: RequestFor<Op>) => Promise<HttpResponse<ResponseBody<Op>>>,
) {
  return pipeline(async (event) => {
    const { query, params, body, idempotent } = operation;
    const request = {
      event,
      query: query === 'ignored' ? undefined : readQuery(event, query ?? NoQuery),
      caller: requireCaller(operation, event),
      params: params && v.parse(params, event.pathParameters),
      body: body && readBody(event, body, operation),
      idempotencyKey: idempotent && readIdempotencyKey(event),
    };
    const { result, isReplayed } = await noticeReplay(() => handle(request as RequestFor<Op>));
    return isReplayed ? { ...result, headers: { ...result.headers, 'Idempotent-Replayed': 'true' } } : result;
  }, operation);
}

/** How the pipeline treats an endpoint's requests and responses. */
type Terms = Pick<Operation, 'anyOrigin' | 'deprecated'> & { method?: Operation['method'] | 'ANY' };

/** The pipeline without an operation's contract: for pages, MCP and unknown paths. */
export function pipeline(
  handle: (event: APIGatewayProxyEvent) => Promise<APIGatewayProxyResult>,
  terms: Terms = {},
) {
  return withMetrics(
    middy<APIGatewayProxyEvent, APIGatewayProxyResult>({ timeoutEarlyInMillis: RESERVED_MS })
      .use(respondAndLog(terms))
      .use(httpHeaderNormalizer())
      .handler((event) =>
        withRequestQuota(event, async () => {
          requireMethod(event, terms.method ?? 'GET');
          return handle(event);
        }),
      ),
  );
}

/** Throws 405 for other methods of the path, which API Gateway routes to the same function. */
function requireMethod({ httpMethod }: APIGatewayProxyEvent, own: Operation['method'] | 'ANY'): void {
  if (own === 'ANY' || httpMethod === own || (httpMethod === 'HEAD' && own === 'GET')) return;
  const list = allowedMethods.replace(/, (?=\w+$)/, ' or ');
  throw new Problem('method_not_allowed', `${httpMethod} is not supported here. Use ${list}.`, {
    allow: allowedMethods,
  });
}

/** Middleware that completes and logs every response, and counts problems. */
function respondAndLog(terms: Terms): MiddlewareObj<APIGatewayProxyEvent, APIGatewayProxyResult> {
  const startedAt = new WeakMap<object, number>();
  const fields = (event: APIGatewayProxyEvent, status: number | undefined) => ({
    requestId: event.requestContext.requestId,
    route: `${event.httpMethod} ${event.resource}`,
    status,
    durationMs: Math.round(performance.now() - (startedAt.get(event) ?? 0)),
    userId: event.requestContext.authorizer?.['userId'],
  });
  return {
    before: ({ event }) => {
      startedAt.set(event, performance.now());
    },
    after: ({ event, response }) => {
      if (response) complete(event, response, terms);
      logInfo('answered', fields(event, response?.statusCode));
    },
    onError: (request) => {
      const { event, error } = request;
      const response = problemResponse(error, event);
      request.response = complete(event, response, terms);
      const line = { ...fields(event, response.statusCode), code: errorCode(error) };
      if (response.statusCode >= 500) logError('failed', line, error);
      else logInfo('refused', line);
    },
  };
}

/** Adds the default headers, which the handler can override, and drops the body for HEAD. */
function complete(
  event: APIGatewayProxyEvent,
  response: APIGatewayProxyResult,
  { anyOrigin, deprecated }: Terms,
): APIGatewayProxyResult {
  response.headers = {
    ...defaultHeaders,
    'X-Request-Id': event.requestContext.requestId,
    ...rateLimitHeaders(event),
    ...(deprecated && deprecationHeaders(event, deprecated)),
    ...response.headers,
    ...corsHeaders(event, anyOrigin === true, response.headers?.['Vary']),
  };
  if (event.httpMethod === 'HEAD') response.body = '';
  return response;
}

/** Tells clients that an operation is deprecated and when it may stop working (RFC 9745, RFC 8594). */
function deprecationHeaders(
  event: APIGatewayProxyEvent,
  { since, sunset }: NonNullable<Terms['deprecated']>,
): Record<string, string> {
  return {
    Deprecation: `@${Date.parse(since) / 1000}`,
    Sunset: new Date(sunset).toUTCString(),
    Link: `<${serviceUrl(event)}/docs/versioning>; rel="deprecation"; type="text/html"`,
  };
}

function errorCode(error: unknown): string {
  if (error instanceof Problem) return error.code;
  return error instanceof ServiceError ? error.reason : 'unexpected';
}
