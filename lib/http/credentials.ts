import type { APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import type { Credential } from '#lib/accounts/caller.ts';
import { readSessionToken } from './cookies.ts';

/** All values of a header; header names are case-insensitive. */
function headerValues(event: APIGatewayRequestAuthorizerEvent, name: string): string[] {
  return Object.entries(event.multiValueHeaders ?? {})
    .filter(([header]) => header.toLowerCase() === name)
    .flatMap(([, values]) => values ?? []);
}

/**
 * The credential of a request: the bearer token of its Authorization header (RFC 6750 section 2.1), or else its session
 * cookie. Returns undefined if both are missing, or if the Authorization header is malformed or repeated.
 */
export function readCredential(event: APIGatewayRequestAuthorizerEvent): Credential | undefined {
  const [authorization, ...more] = headerValues(event, 'authorization');
  if (authorization !== undefined) {
    const key = /^bearer +(\S+) *$/i.exec(authorization)?.[1];
    return key && more.length === 0 ? { key } : undefined;
  }
  const sessionToken = readSessionToken(headerValues(event, 'cookie').join(';'));
  return sessionToken ? { sessionToken } : undefined;
}
