import { hash } from 'node:crypto';
import type { APIGatewayProxyEvent } from 'aws-lambda';

/**
 * The ETag of an answer with this basis, a text that differs wherever the answer does. It is a weak one, since the gateway
 * compresses answers without changing it (RFC 9110 section 8.8.3.3).
 */
export const etagOf = (basis: string): string => `W/"${hash('sha256', basis, 'base64url')}"`;

/** Whether a caller has the answer with this ETag already (RFC 9110 section 13.1.2). Header names must be in lower case. */
export function hasAlready({ headers }: APIGatewayProxyEvent, etag: string): boolean {
  const known = headers['if-none-match']?.trim() ?? '';
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return known === '*' || known.split(',').some((candidate) => opaque(candidate) === opaque(etag));
}
