import type { APIGatewayProxyEvent } from 'aws-lambda';
import * as v from 'valibot';
import { type Caller, isReadOnly, type SessionCaller } from '#lib/accounts/caller.ts';
import { KeyAccess } from '#lib/accounts/credential-options.ts';
import { RECENT_SIGN_IN_SECONDS } from '#lib/accounts/session-token.ts';
import { parseTier } from '#lib/accounts/tiers.ts';
import type { Access } from '#lib/contract/operation.ts';
import { Problem } from './problem.ts';

const account = { userId: v.string(), tier: v.pipe(v.string(), v.transform(parseTier)) };

const AuthorizerContext = v.variant('credential', [
  v.object({ ...account, credential: v.literal('key'), keyId: v.string(), access: KeyAccess }),
  v.object({ ...account, credential: v.literal('session'), sessionId: v.string(), signedInAt: v.string() }),
]);

/** The caller in the authorizer's context, where every value is a string. Throws without an authorizer. */
export const authorizedCaller = (event: APIGatewayProxyEvent): Caller =>
  v.parse(AuthorizerContext, event.requestContext.authorizer);

/** The caller that an operation of this access level gets. */
export type CallerOf<Allowed extends Access> = Allowed extends 'public'
  ? undefined
  : Allowed extends 'signed-in'
    ? Caller
    : SessionCaller;

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a page of another origin sent the request. Uses `Sec-Fetch-Site`, or else `Origin`; a client that sends
 * neither is not a browser (OWASP ASVS 5, 3.5.3).
 */
export function isCrossSite(event: APIGatewayProxyEvent): boolean {
  const site = event.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  const { origin, host, 'x-forwarded-proto': scheme = 'https' } = event.headers;
  return origin !== undefined && origin !== `${scheme}://${host}`;
}

/** Throws 403 with this detail if a page of another origin sent the request. */
export function rejectCrossSite(event: APIGatewayProxyEvent, detail: string): void {
  if (isCrossSite(event)) throw new Problem('cross_site_request', detail);
}

/** Throws 403 for changes by a read-only key, or by a session from a page of another site. */
function signedInCaller(event: APIGatewayProxyEvent): Caller {
  const caller = authorizedCaller(event);
  if (safeMethods.has(event.httpMethod)) return caller;
  if (isReadOnly(caller))
    throw new Problem('key_is_read_only', 'This key is read-only. Use a key with read-write access.');
  if (caller.credential === 'session')
    rejectCrossSite(
      event,
      'Changes with the session cookie are accepted from pages of this service only. Use an API key instead.',
    );
  return caller;
}

/** Throws 403 for keys, to limit the damage of a leaked key. */
function sessionCaller(event: APIGatewayProxyEvent): SessionCaller {
  const caller = signedInCaller(event);
  if (caller.credential === 'session') return caller;
  throw new Problem(
    'session_required',
    'This operation requires a session cookie. API keys are not accepted.',
  );
}

/** Throws 403 ten minutes after the sign-in, to limit the damage of an unattended browser or a stolen cookie. */
function recentCaller(event: APIGatewayProxyEvent): SessionCaller {
  const caller = sessionCaller(event);
  if (Date.now() - Date.parse(caller.signedInAt) <= RECENT_SIGN_IN_SECONDS * 1000) return caller;
  throw new Problem(
    'sign_in_again',
    'This operation requires a sign-in within the last ten minutes. Sign in again and retry.',
  );
}

const callerReaders: { [Allowed in Access]: (event: APIGatewayProxyEvent) => CallerOf<Allowed> } = {
  public: () => undefined,
  'signed-in': signedInCaller,
  session: sessionCaller,
  'recent-session': recentCaller,
};

/** The caller of an operation; throws 403 if the operation doesn't accept it. */
export function requireCaller<Allowed extends Access>(
  access: Allowed,
  event: APIGatewayProxyEvent,
): CallerOf<Allowed> {
  return callerReaders[access](event);
}
