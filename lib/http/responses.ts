import { hash } from 'node:crypto';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import type { Deferred } from '#lib/deferred.ts';
import { clearedSessionCookie } from './cookies.ts';
import { serviceUrl } from './service-url.ts';

declare const bodyType: unique symbol;

/** A successful response that carries the type of its body. */
export type HttpResponse<Body> = APIGatewayProxyResult & { readonly [bodyType]?: Body };

const json = (statusCode: number, body: object): APIGatewayProxyResult => ({
  statusCode,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

/** 200 with a JSON body. */
export const ok = <const Body extends object>(
  body: Body,
  headers: Readonly<Record<string, string>> = {},
): HttpResponse<Body> => {
  const response = json(200, body);
  return { ...response, headers: { ...response.headers, ...headers } };
};

/** 201 with a JSON body. `path` is the path of the new resource, for the `Location` header. */
export const created = <const Body extends object>(
  event: APIGatewayProxyEvent,
  body: Body,
  path: string,
): HttpResponse<Body> => {
  const response = json(201, body);
  return { ...response, headers: { ...response.headers, Location: `${serviceUrl(event)}${path}` } };
};

/** 200 with a JSON body and a cookie. */
export const okWithCookie = <const Body extends object>(body: Body, cookie: string): HttpResponse<Body> => ({
  ...ok(body),
  multiValueHeaders: { 'Set-Cookie': [cookie] },
});

/** 200 with a JSON body; clears the session cookie and the browser's HTTP cache of this origin. */
export const okAndClearSession = <const Body extends object>(body: Body): HttpResponse<Body> => {
  const response = okWithCookie(body, clearedSessionCookie());
  // Doesn't clear "storage", where the page may have unfinished work.
  return { ...response, headers: { ...response.headers, 'Clear-Site-Data': '"cache"' } };
};

type CacheControl = 'private, no-cache' | 'no-store' | `public, ${string}`;

type Representation = { contentType: string; vary?: string; headers?: Deferred<unknown>['headers'] };

const perCallerJson: Representation = { contentType: 'application/json', vary: 'Authorization, Cookie' };

/** The ETag is weak because the gateway compresses responses without changing the ETag (RFC 9110 section 8.8.3.3). */
const etagOf = (etagInput: string): string => `W/"${hash('sha256', etagInput, 'base64url')}"`;

/** Whether `If-None-Match` matches (RFC 9110 section 13.1.2). Header names must be in lower case. */
function matchesEtag({ headers }: APIGatewayProxyEvent, etag: string): boolean {
  const header = headers['if-none-match']?.trim() ?? '';
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return header === '*' || header.split(',').some((candidate) => opaque(candidate) === opaque(etag));
}

/** Responds 304 if `If-None-Match` matches; otherwise computes the body and responds 200. Both responses have the ETag. */
async function conditional(
  event: APIGatewayProxyEvent,
  etagInput: string,
  cacheControl: CacheControl,
  compute: () => Promise<string>,
  { contentType, vary, headers: own }: Representation = perCallerJson,
): Promise<APIGatewayProxyResult> {
  const etag = etagOf(etagInput);
  const varies = vary && !cacheControl.startsWith('public');
  const headers = { ...own, ETag: etag, 'Cache-Control': cacheControl, ...(varies && { Vary: vary }) };
  if (matchesEtag(event, etag)) return { statusCode: 304, headers, body: '' };
  return { statusCode: 200, headers: { ...headers, 'Content-Type': contentType }, body: await compute() };
}

/** A conditional JSON response. By default, the client can cache the response but must revalidate each time. */
export async function conditionalJson<const Body extends object>(
  event: APIGatewayProxyEvent,
  body: Body,
  cacheControl: CacheControl = 'private, no-cache',
): Promise<HttpResponse<Body>> {
  const text = JSON.stringify(body);
  return conditional(event, text, cacheControl, async () => text);
}

/** A conditional JSON response whose body is only computed for a 200. If it is public, it is the same for all callers. */
export async function conditionalDeferredJson<const Body extends object>(
  event: APIGatewayProxyEvent,
  { etagInputs, headers = {}, compute }: Deferred<Body>,
  cacheControl: CacheControl = 'private, no-cache',
): Promise<HttpResponse<Body>> {
  const computeText = async () => JSON.stringify(await compute());
  const representation = { ...perCallerJson, headers };
  return conditional(event, JSON.stringify(etagInputs), cacheControl, computeText, representation);
}

/** A conditional text response whose body is only computed for a 200 and is the same for all callers. */
export async function conditionalText<Body = string>(
  event: APIGatewayProxyEvent,
  { etagInputs, compute }: Deferred<string>,
  contentType: string,
): Promise<HttpResponse<Body>> {
  return conditional(event, JSON.stringify(etagInputs), 'private, no-cache', compute, { contentType });
}

/** A conditional page. A 304 also has `ownHeaders`, including security headers. */
export function conditionalPage(
  event: APIGatewayProxyEvent,
  body: string,
  ownHeaders: Readonly<Record<string, string>>,
): APIGatewayProxyResult {
  const etag = etagOf(body);
  const headers = { ...ownHeaders, ETag: etag, 'Cache-Control': 'private, no-cache' };
  if (matchesEtag(event, etag)) return { statusCode: 304, headers, body: '' };
  return { statusCode: 200, headers, body };
}
