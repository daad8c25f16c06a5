import { hash } from 'node:crypto';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { matches } from './answers.ts';

/** A text that is made only for who does not have it: all that its bytes depend on, and what makes it. */
type LateText = { contentType: string; dependsOn: readonly unknown[]; make: () => Promise<string> };

/**
 * 200 with a text, or 304 without one and without making it if the caller has it already (RFC 9110 section 13.1.2). Its
 * ETag is of what it depends on, and a weak one, since the gateway compresses answers without changing it (section
 * 8.8.3.3). The caller's own cache may keep it but must check each time.
 */
export async function textUnlessKnown(
  event: APIGatewayProxyEvent,
  { contentType, dependsOn, make }: LateText,
): Promise<APIGatewayProxyResult> {
  const tag = `"${hash('sha256', JSON.stringify(dependsOn), 'base64url')}"`;
  const headers = { ETag: `W/${tag}`, 'Cache-Control': 'private, no-cache' };
  if (matches(event.headers['if-none-match'] ?? '', tag)) return { statusCode: 304, headers, body: '' };
  return { statusCode: 200, headers: { ...headers, 'Content-Type': contentType }, body: await make() };
}
