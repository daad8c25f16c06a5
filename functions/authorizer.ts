import middy from '@middy/core';
import type { APIGatewayAuthorizerResult, APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { hashApiKey, isWellFormedApiKey } from '#lib/accounts/api-key.ts';
import { hashSessionToken, sessionTokenIn } from '#lib/accounts/session.ts';
import type { CallerContext } from '#lib/http/caller.ts';
import { logError } from '#lib/log.ts';
import { findOwner, noteUse } from '#lib/table/presented-keys.ts';
import * as sessions from '#lib/table/sessions.ts';
import * as users from '#lib/table/users.ts';

/** All values of a header, whatever the case of its name. */
function headerValues(event: APIGatewayRequestAuthorizerEvent, name: string): string[] {
  return Object.entries(event.multiValueHeaders ?? {})
    .filter(([header]) => header.toLowerCase() === name)
    .flatMap(([, values]) => values ?? []);
}

/** The caller behind an Authorization header (RFC 6750 section 2.1), scheme in any case. */
async function callerByKey(authorization: string): Promise<CallerContext | undefined> {
  const key = /^bearer +(\S+) *$/i.exec(authorization)?.[1];
  if (!key || !isWellFormedApiKey(key)) return undefined;
  const owner = await findOwner(hashApiKey(key));
  if (!owner) return undefined;
  await noteUse(owner.key).catch((error: unknown) =>
    logError('use of a key not noted', { userId: owner.user.id }, error),
  );
  return { userId: owner.user.id, tier: owner.user.tier, credential: 'key' };
}

/** The caller behind a session cookie. */
async function callerBySession(token: string): Promise<CallerContext | undefined> {
  const userId = await sessions.findUserId(hashSessionToken(token));
  const user = userId && (await users.find(userId));
  return user ? { userId: user.id, tier: user.tier, credential: 'session' } : undefined;
}

async function findCaller(event: APIGatewayRequestAuthorizerEvent): Promise<CallerContext | undefined> {
  const authorizations = headerValues(event, 'authorization');
  if (authorizations.length > 1) return undefined;
  if (authorizations[0] !== undefined) return callerByKey(authorizations[0]);
  const token = sessionTokenIn(headerValues(event, 'cookie').join(';'));
  return token ? callerBySession(token) : undefined;
}

async function authorize(event: APIGatewayRequestAuthorizerEvent): Promise<APIGatewayAuthorizerResult> {
  const caller = await findCaller(event).catch((error: unknown) => {
    logError('the caller was not found out', { requestId: event.requestContext.requestId }, error);
    // Lambda logs what is thrown with its message, and the table's own may quote what it was asked.
    throw new Error('The caller cannot be found out at the moment');
  });
  return {
    principalId: caller?.userId ?? 'nobody',
    policyDocument: {
      Version: '2012-10-17',
      Statement: [
        { Action: 'execute-api:Invoke', Effect: caller ? 'Allow' : 'Deny', Resource: event.methodArn },
      ],
    },
    ...(caller && { context: caller }),
  };
}

/** What is left of the function's time when it gives up: a function that Lambda cuts off has to start anew. */
const RESERVED_MS = 500;

/**
 * Says who is calling, by an API key or else a session cookie, and denies anyone else; with both, the key decides.
 * A failing table is thrown, and so is one that takes too long: the gateway answers 503, and nobody is let in or told
 * that their key is wrong.
 */
export const handler = middy<APIGatewayRequestAuthorizerEvent, APIGatewayAuthorizerResult>({
  timeoutEarlyInMillis: RESERVED_MS,
}).handler((event) => authorize(event));
