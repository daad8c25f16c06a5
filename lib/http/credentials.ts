import type { APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import type { Credential } from '#lib/accounts/caller.ts';
import { sessionTokenIn } from './session-cookie.ts';

/** All values of a header, whatever the case of its name. */
function headerValues(event: APIGatewayRequestAuthorizerEvent, name: string): string[] {
  return Object.entries(event.multiValueHeaders ?? {})
    .filter(([header]) => header.toLowerCase() === name)
    .flatMap(([, values]) => values ?? []);
}

/**
 * What the caller shows: the key of an Authorization header (RFC 6750 section 2.1, scheme in any case), whether it is
 * one or not, and only without such a header the token of a session cookie. Undefined if there is neither.
 */
export function credentialIn(event: APIGatewayRequestAuthorizerEvent): Credential | undefined {
  const [authorization, ...more] = headerValues(event, 'authorization');
  if (authorization !== undefined) {
    const key = /^bearer +(\S+) *$/i.exec(authorization)?.[1];
    return key && more.length === 0 ? { key } : undefined;
  }
  const sessionToken = sessionTokenIn(headerValues(event, 'cookie').join(';'));
  return sessionToken ? { sessionToken } : undefined;
}
