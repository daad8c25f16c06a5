import { hash } from 'node:crypto';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { matches } from './answers.ts';

/** A text that is made only for who does not have it: all that its bytes depend on, and what makes it. */
type LateText = { contentType: string; dependsOn: readonly unknown[]; write: () => Promise<string> };

/**
 * 200 with a text, or 304 without one and without making it if the caller has these bytes already (RFC 9110 section
 * 13.1.2): the ETag is of what they depend on. The caller's own cache may keep it but must check each time.
 */
export async function textUnlessKnown(
  event: APIGatewayProxyEvent,
  { contentType, dependsOn, write }: LateText,
): Promise<APIGatewayProxyResult> {
  const etag = `"${hash('sha256', JSON.stringify(dependsOn), 'base64url')}"`;
  const headers = { ETag: etag, 'Cache-Control': 'private, no-cache' };
  if (matches(event.headers['if-none-match'] ?? '', etag)) return { statusCode: 304, headers, body: '' };
  return { statusCode: 200, headers: { ...headers, 'Content-Type': contentType }, body: await write() };
}
