import middy, { type MiddlewareObj } from '@middy/core';
import httpHeaderNormalizer from '@middy/http-header-normalizer';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import * as v from 'valibot';
import { inputObject } from '#lib/contract/fields.ts';
import type { Operation } from '#lib/contract/operation.ts';
import { logError, logInfo } from '#lib/log/log.ts';
import { withMetrics } from '#lib/log/metrics.ts';
import { ServiceError } from '#lib/service-error.ts';
import { type CallerOf, requireCaller } from './caller.ts';
import { Problem, problemResponse } from './problem.ts';
import { rateLimitHeaders, withRequestQuota } from './rate-limit.ts';
import { readBody, readIdempotencyKey, readQuery } from './read-input.ts';
import { defaultHeaders, EXPOSED_HEADERS } from './response-headers.ts';
import type { HttpResponse } from './responses.ts';

/** The pipeline responds with 503 this long before the function times out. */
const RESERVED_MS = 500;

/** The schema for operations without query parameters, where only repeated parameters are rejected. */
const NoQuery = inputObject({});

/** The methods that API Gateway routes for the function's path, such as `GET, HEAD, POST`. */
const allowedMethods = process.env['ALLOW'] ?? '';

const corsOrigin = process.env['CORS_ORIGIN'];

// One fixed origin, so that responses don't vary by the Origin header.
const corsHeaders: Record<string, string> = corsOrigin
  ? {
      'Access-Control-Allow-Origin': corsOrigin,
      'Access-Control-Expose-Headers': EXPOSED_HEADERS,
    }
  : {};

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
      body: body && readBody(event, body),
      idempotencyKey: idempotent && readIdempotencyKey(event),
    };
    return handle(request as RequestFor<Op>);
  }, operation.method);
}

/** The pipeline without an operation's contract: for pages (GET only), MCP and unknown paths. */
export function pipeline(
  handle: (event: APIGatewayProxyEvent) => Promise<APIGatewayProxyResult>,
  method: Operation['method'] | 'ANY' = 'GET',
) {
  return withMetrics(
    middy<APIGatewayProxyEvent, APIGatewayProxyResult>({ timeoutEarlyInMillis: RESERVED_MS })
      .use(respondAndLog())
      .use(httpHeaderNormalizer())
      .handler((event) =>
        withRequestQuota(event, async () => {
          requireMethod(event, method);
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
function respondAndLog(): MiddlewareObj<APIGatewayProxyEvent, APIGatewayProxyResult> {
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
      if (response) complete(event, response);
      logInfo('answered', fields(event, response?.statusCode));
    },
    onError: (request) => {
      const { event, error } = request;
      const response = problemResponse(error, event);
      request.response = complete(event, response);
      const line = { ...fields(event, response.statusCode), code: errorCode(error) };
      if (response.statusCode >= 500) logError('failed', line, error);
      else logInfo('refused', line);
    },
  };
}

/** Adds the default headers, which the handler can override, and drops the body for HEAD. */
function complete(event: APIGatewayProxyEvent, response: APIGatewayProxyResult): APIGatewayProxyResult {
  response.headers = {
    ...defaultHeaders,
    'X-Request-Id': event.requestContext.requestId,
    ...rateLimitHeaders(event),
    ...corsHeaders,
    ...response.headers,
  };
  if (event.httpMethod === 'HEAD') response.body = '';
  return response;
}

function errorCode(error: unknown): string {
  if (error instanceof Problem) return error.code;
  return error instanceof ServiceError ? error.reason : 'unexpected';
}
