import { createHash } from 'node:crypto';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';

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

const matches = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch.trim() === '*' ||
  ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);

/**
 * 200 with a JSON body that the caller's own cache may keep but must check each time, or 304 without a body if
 * it has these bytes already (RFC 9110 section 13.1.2).
 */
export function okUnlessKnown(event: APIGatewayProxyEvent, body: object): APIGatewayProxyResult {
  const text = JSON.stringify(body);
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  const headers = {
    ETag: etag,
    'Cache-Control': 'private, no-cache',
    Vary: 'Authorization, Cookie',
  };
  if (matches(event.headers['if-none-match'] ?? '', etag)) return { statusCode: 304, headers, body: '' };
  return { statusCode: 200, headers: { ...headers, 'Content-Type': 'application/json' }, body: text };
}
