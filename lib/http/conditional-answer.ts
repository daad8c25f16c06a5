import { hash } from 'node:crypto';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import type { Prepared } from '#lib/prepared.ts';

/** What browsers may do with an answer: keep it but check each time, or not keep it. */
type Caching = 'private, no-cache' | 'no-store';

const matches = (ifNoneMatch: string, tag: string): boolean =>
  ifNoneMatch.trim() === '*' ||
  ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag);

/**
 * 200 with the JSON text that `make` gives, or 304 without one, and without making it, if the caller has the answer of
 * this basis already (RFC 9110 section 13.1.2). The basis is a text that differs wherever the answer does. Its ETag is a
 * weak one, since the gateway compresses answers without changing it (section 8.8.3.3).
 */
async function unlessKnown(
  { headers: { 'if-none-match': known = '' } }: APIGatewayProxyEvent,
  basis: string,
  caching: Caching,
  make: () => Promise<string>,
): Promise<APIGatewayProxyResult> {
  const tag = `"${hash('sha256', basis, 'base64url')}"`;
  const headers = { ETag: `W/${tag}`, 'Cache-Control': caching, Vary: 'Authorization, Cookie' };
  if (matches(known, tag)) return { statusCode: 304, headers, body: '' };
  const body = await make();
  return { statusCode: 200, headers: { ...headers, 'Content-Type': 'application/json' }, body };
}

/** 200 with a JSON body, or 304 without one if the caller has it already, in whatever coding. */
export async function okUnlessKnown(
  event: APIGatewayProxyEvent,
  body: object,
  caching: Caching = 'private, no-cache',
): Promise<APIGatewayProxyResult> {
  const text = JSON.stringify(body);
  return unlessKnown(event, text, caching, async () => text);
}

/** 200 with the JSON body that is prepared, or 304 without making it if the caller has it already, in whatever coding. */
export async function madeUnlessKnown(
  event: APIGatewayProxyEvent,
  { dependsOn, make }: Prepared<object>,
): Promise<APIGatewayProxyResult> {
  const basis = JSON.stringify(dependsOn);
  return unlessKnown(event, basis, 'private, no-cache', async () => JSON.stringify(await make()));
}
