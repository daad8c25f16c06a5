import middy, { type MiddlewareObj } from '@middy/core';
import httpHeaderNormalizer from '@middy/http-header-normalizer';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import * as v from 'valibot';
import { inputObject } from '#lib/contract/fields.ts';
import type { Operation } from '#lib/contract/operation.ts';
import { logError, logInfo } from '#lib/log.ts';
import { countRefusal, writingMetrics } from '#lib/metrics.ts';
import { Refusal } from '#lib/refusal.ts';
import { answerHeaders, EXPOSED_HEADERS } from './answer-headers.ts';
import type { Answer } from './answers.ts';
import { type CallerOf, callerFor } from './callers.ts';
import { idempotencyKeyIn } from './idempotency-key.ts';
import { type OwnMethod, refuseOtherMethods } from './methods.ts';
import { Problem, problemAnswer } from './problem.ts';
import { rateLimitHeaders, withinBudget } from './rate-limit.ts';
import { readBody, readQuery } from './read-input.ts';

/** What is left of a function's time when an answer is given up, so that the caller still gets a 503 of ours. */
const RESERVED_MS = 500;

/** Of an endpoint that takes no parameters: they are ignored, but none may be given twice. */
const NoQuery = inputObject({});

const corsOrigin = process.env['CORS_ORIGIN'];

// One fixed origin: any other's browser refuses the answer, and no answer varies by who asks.
const corsHeaders: Record<string, string> = corsOrigin
  ? {
      'Access-Control-Allow-Origin': corsOrigin,
      'Access-Control-Expose-Headers': EXPOSED_HEADERS,
    }
  : {};

/** What a request of an operation is, read and checked. */
export type RequestOf<Asked extends Operation> = {
  event: APIGatewayProxyEvent;
  caller: CallerOf<Asked['access']>;
  params: Asked extends { params: infer Params extends v.GenericSchema } ? v.InferOutput<Params> : undefined;
  query: Asked extends { query: infer Query extends v.GenericSchema } ? v.InferOutput<Query> : undefined;
  body: Asked extends { body: infer Body extends v.GenericSchema } ? v.InferOutput<Body> : undefined;
  /** The caller's own name of the request, where the operation takes one. */
  idempotencyKey: string | undefined;
};

/** What an operation is answered with. */
export type BodyOf<Asked extends Operation> = Frozen<v.InferInput<Asked['answer']>>;

/** A value that nobody changes, all the way down. */
type Frozen<Value> = Value extends object ? { readonly [Key in keyof Value]: Frozen<Value[Key]> } : Value;

/**
 * Wraps an operation's own work in the pipeline that all endpoints share. On the way in, header names are put in lower
 * case, the caller is checked, and query and body are read by the operation's schemas; on the way out whatever was thrown
 * becomes a problem, every answer gets its headers, and one line is logged, beside one of what was counted.
 */
export function endpoint<const Asked extends Operation>(
  operation: Asked,
  work: (request: RequestOf<Asked>) => Promise<Answer<BodyOf<Asked>>>,
) {
  return pipeline(async (event) => {
    const { query, access, params, body, idempotent } = operation;
    const request = {
      event,
      query: query === 'ignored' ? undefined : readQuery(event, query ?? NoQuery),
      caller: callerFor(access, event),
      params: params && v.parse(params, event.pathParameters),
      body: body && readBody(event, body),
      idempotencyKey: idempotent && idempotencyKeyIn(event),
    };
    return work(request as RequestOf<Asked>);
  }, operation.method);
}

/** The pipeline for whatever is no operation: pages, which have GET alone, and paths that nothing else has. */
export function pipeline(
  work: (event: APIGatewayProxyEvent) => Promise<APIGatewayProxyResult>,
  method: OwnMethod = 'GET',
) {
  return writingMetrics(
    middy<APIGatewayProxyEvent, APIGatewayProxyResult>({ timeoutEarlyInMillis: RESERVED_MS })
      .use(answersAndLog())
      .use(httpHeaderNormalizer())
      .handler((event) =>
        withinBudget(event, async () => {
          refuseOtherMethods(event, method);
          return work(event);
        }),
      ),
  );
}

/** What every answer passes through on its way out. */
function answersAndLog(): MiddlewareObj<APIGatewayProxyEvent, APIGatewayProxyResult> {
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
      const response = problemAnswer(error, event);
      request.response = complete(event, response);
      const code = codeOf(error);
      countRefusal(code);
      const line = { ...fields(event, response.statusCode), code };
      if (response.statusCode >= 500) logError('failed', line, error);
      else logInfo('refused', line);
    },
  };
}

/** Gives an answer the headers of the contract, where the endpoint set none itself, and takes the body of HEAD's. */
function complete(event: APIGatewayProxyEvent, response: APIGatewayProxyResult): APIGatewayProxyResult {
  response.headers = {
    ...answerHeaders,
    'X-Request-Id': event.requestContext.requestId,
    ...rateLimitHeaders(event),
    ...corsHeaders,
    ...response.headers,
  };
  if (event.httpMethod === 'HEAD') response.body = '';
  return response;
}

function codeOf(error: unknown): string {
  if (error instanceof Problem) return error.code;
  return error instanceof Refusal ? error.reason : 'unexpected';
}
