import { hash } from 'node:crypto';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { clearedCookie } from './session-cookie.ts';

declare const answered: unique symbol;

/** An answer of success, which knows what its body was made from. */
export type Answer<Body> = APIGatewayProxyResult & { readonly [answered]?: Body };

const json = (statusCode: number, body: object): APIGatewayProxyResult => ({
  statusCode,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

/** 200 with a JSON body. */
export const ok = <const Body extends object>(body: Body): Answer<Body> => json(200, body);

/** 201 with a JSON body. */
export const created = <const Body extends object>(body: Body): Answer<Body> => json(201, body);

/** 200 with a JSON body, which sets a cookie. */
export const okWithCookie = <const Body extends object>(body: Body, cookie: string): Answer<Body> => ({
  ...ok(body),
  multiValueHeaders: { 'Set-Cookie': [cookie] },
});

/** 200 with a JSON body, which ends the session in the browser and has it forget what it has kept of this service. */
export const okAndForget = <const Body extends object>(body: Body): Answer<Body> => {
  const answer = okWithCookie(body, clearedCookie());
  // Only what answers left in caches: storage may hold what the page must still do.
  return { ...answer, headers: { ...answer.headers, 'Clear-Site-Data': '"cache"' } };
};

/** Whether an If-None-Match header has an ETag, or any. */
export const matches = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch.trim() === '*' ||
  ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);

/**
 * 200 with a JSON body, or 304 without one if the caller has these bytes already (RFC 9110 section 13.1.2). Unless
 * `caching` says otherwise, the caller's own cache may keep it but must check each time.
 */
export function okUnlessKnown<const Body extends object>(
  event: APIGatewayProxyEvent,
  body: Body,
  caching: 'private, no-cache' | 'no-store' = 'private, no-cache',
): Answer<Body> {
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
