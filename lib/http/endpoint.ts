import { hash } from 'node:crypto';
import middy, { type MiddlewareObj } from '@middy/core';
import httpHeaderNormalizer from '@middy/http-header-normalizer';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import type * as v from 'valibot';
import type { Caller, SessionCaller } from '#lib/accounts/caller.ts';
import { logError, logInfo } from '#lib/log.ts';
import { Refusal, rateLimited } from '#lib/refusal.ts';
import { answerHeaders } from './answer-headers.ts';
import { callerInContext } from './caller-context.ts';
import { Problem, problemAnswer } from './problem.ts';
import { inputObject, readQuery } from './read-input.ts';

/** What is left of a function's time when an answer is given up, so that the caller still gets a 503 of ours. */
const RESERVED_MS = 500;

/** Of an endpoint that takes no parameters: they are ignored, but none may be given twice. */
const NoQuery = inputObject({});

const corsOrigin = process.env['CORS_ORIGIN'];

// One fixed origin: any other's browser refuses the answer, and no answer varies by who asks.
const corsHeaders: Record<string, string> = corsOrigin
  ? {
      'Access-Control-Allow-Origin': corsOrigin,
      'Access-Control-Expose-Headers': 'ETag, Retry-After, X-Request-Id',
    }
  : {};

/**
 * Wraps an endpoint's own work in the pipeline that all endpoints share. On the way in, header names are put in lower
 * case and the query is read by its schema, unless it is to be ignored; on the way out whatever was thrown becomes a
 * problem, every answer gets its headers, and one line is logged.
 */
export function endpoint<Query extends v.GenericSchema = typeof NoQuery>(
  work: (event: APIGatewayProxyEvent, query: v.InferOutput<Query>) => Promise<APIGatewayProxyResult>,
  query?: Query | 'ignored',
) {
  return middy<APIGatewayProxyEvent, APIGatewayProxyResult>({ timeoutEarlyInMillis: RESERVED_MS })
    .use(answersAndLog())
    .use(httpHeaderNormalizer())
    .handler(async (event) => {
      refuseBeyondBudget(event);
      return work(event, query === 'ignored' ? undefined : readQuery(event, query ?? NoQuery));
    });
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
      if (response) addHeaders(event, response);
      logInfo('answered', fields(event, response?.statusCode));
    },
    onError: (request) => {
      const { event, error } = request;
      const response = problemAnswer(error, event);
      request.response = addHeaders(event, response);
      const line = { ...fields(event, response.statusCode), code: codeOf(error) };
      if (response.statusCode >= 500) logError('failed', line, error);
      else logInfo('refused', line);
    },
  };
}

/** Gives an answer the headers of the contract; what the endpoint set itself stays. */
function addHeaders(event: APIGatewayProxyEvent, response: APIGatewayProxyResult): APIGatewayProxyResult {
  response.headers = {
    ...answerHeaders,
    'X-Request-Id': event.requestContext.requestId,
    ...corsHeaders,
    ...response.headers,
  };
  return response;
}

function codeOf(error: unknown): string {
  if (error instanceof Problem) return error.code;
  return error instanceof Refusal ? error.reason : 'unexpected';
}

const json = (statusCode: number, body: object): APIGatewayProxyResult => ({
  statusCode,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

/** 200 with a JSON body. */
export const ok = (body: object): APIGatewayProxyResult => json(200, body);

/** 201 with a JSON body. */
export const created = (body: object): APIGatewayProxyResult => json(201, body);

/** 200 with a JSON body, which sets a cookie. */
export const okWithCookie = (body: object, cookie: string): APIGatewayProxyResult => ({
  ...ok(body),
  multiValueHeaders: { 'Set-Cookie': [cookie] },
});

/** Whether an If-None-Match header has an ETag, or any. */
export const matches = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch.trim() === '*' ||
  ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);

/**
 * 200 with a JSON body, or 304 without one if the caller has these bytes already (RFC 9110 section 13.1.2). Unless
 * `caching` says otherwise, the caller's own cache may keep it but must check each time.
 */
export function okUnlessKnown(
  event: APIGatewayProxyEvent,
  body: object,
  caching: 'private, no-cache' | 'no-store' = 'private, no-cache',
): APIGatewayProxyResult {
  const text = JSON.stringify(body);
  const etag = `"${hash('sha256', text, 'base64url')}"`;
  const headers = {
    ETag: etag,
    'Cache-Control': caching,
    Vary: 'Authorization, Cookie',
  };
  if (matches(event.headers['if-none-match'] ?? '', etag)) return { statusCode: 304, headers, body: '' };
  return { statusCode: 200, headers: { ...headers, 'Content-Type': 'application/json' }, body: text };
}

/** The authorizer counts requests, and leaves it to endpoints to refuse with a problem that says until when. */
function refuseBeyondBudget({ requestContext }: APIGatewayProxyEvent): void {
  const retryAfterSeconds = Number(requestContext.authorizer?.['retryAfterSeconds'] ?? 0);
  if (retryAfterSeconds > 0)
    throw rateLimited('The requests of this account for today are used up.', retryAfterSeconds);
}

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a browser sent the request from a page of another origin. `Sec-Fetch-Site` decides where it is sent,
 * else `Origin` must be the service's own; a client that sends neither is no browser (OWASP ASVS 5, 3.5.3).
 */
export function isCrossSite(event: APIGatewayProxyEvent): boolean {
  const site = event.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  const { origin, host, 'x-forwarded-proto': scheme = 'https' } = event.headers;
  return origin !== undefined && origin !== `${scheme}://${host}`;
}

/** Throws 403 for a request that a browser sent from a page of another origin; `detail` says what that may not do. */
export function refuseCrossSite(event: APIGatewayProxyEvent, detail: string): void {
  if (isCrossSite(event)) throw new Problem(403, 'cross_site_request', detail);
}

/** The caller of a protected endpoint; throws 403 for a change by a key that may only read, or by another site's page. */
export function callerOf(event: APIGatewayProxyEvent): Caller {
  const caller = callerInContext(event);
  if (harmless.has(event.httpMethod)) return caller;
  if (caller.credential === 'key' && caller.access === 'read')
    throw new Problem(403, 'key_is_read_only', 'This key may only read; use one that may make changes.');
  if (caller.credential === 'session')
    refuseCrossSite(
      event,
      'With the session cookie, changes are accepted from pages of this service only; use an API key instead.',
    );
  return caller;
}

/** The caller of an operation that needs a session: throws 403 for a key alone, so that a leaked one does no more. */
export function sessionCallerOf(event: APIGatewayProxyEvent): SessionCaller {
  const caller = callerOf(event);
  if (caller.credential === 'session') return caller;
  throw new Problem(
    403,
    'session_required',
    'This needs the session cookie of a sign-in; an API key alone is not enough.',
  );
}
