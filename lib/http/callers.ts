import type { APIGatewayProxyEvent } from 'aws-lambda';
import { type Caller, isReadOnly, type SessionCaller } from '#lib/accounts/caller.ts';
import { RECENT_SIGN_IN_SECONDS } from '#lib/accounts/session-token.ts';
import type { Access } from '#lib/contract/operation.ts';
import { callerInContext } from './caller-context.ts';
import { Problem } from './problem.ts';

/** Who calls an operation: nobody in particular, whoever is signed in, or the bearer of a session. */
export type CallerOf<Allowed extends Access> = Allowed extends 'public'
  ? undefined
  : Allowed extends 'signed-in'
    ? Caller
    : SessionCaller;

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a browser sent the request from a page of another origin. `Sec-Fetch-Site` decides where it is sent,
 * else `Origin` must be the service's own; a client that sends neither is no browser (OWASP ASVS 5, 3.5.3).
 */
export function isCrossSite(event: APIGatewayProxyEvent): boolean {
  const site = event.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  const { origin, host, 'x-forwarded-proto': scheme = 'https' } = event.headers;
  return origin !== undefined && origin !== `${scheme}://${host}`;
}

/** Throws 403 for a request that a browser sent from a page of another origin; `detail` says what that may not do. */
export function refuseCrossSite(event: APIGatewayProxyEvent, detail: string): void {
  if (isCrossSite(event)) throw new Problem('cross_site_request', detail);
}

/** The caller of a protected endpoint; throws 403 for a change by a key that may only read, or by another site's page. */
function signedInCaller(event: APIGatewayProxyEvent): Caller {
  const caller = callerInContext(event);
  if (harmless.has(event.httpMethod)) return caller;
  if (isReadOnly(caller))
    throw new Problem('key_is_read_only', 'This key may only read; use one that may make changes.');
  if (caller.credential === 'session')
    refuseCrossSite(
      event,
      'With the session cookie, changes are accepted from pages of this service only; use an API key instead.',
    );
  return caller;
}

/** The caller of an operation that needs a session: throws 403 for a key alone, so that a leaked one does no more. */
function sessionCaller(event: APIGatewayProxyEvent): SessionCaller {
  const caller = signedInCaller(event);
  if (caller.credential === 'session') return caller;
  throw new Problem(
    'session_required',
    'This needs the session cookie of a sign-in; an API key alone is not enough.',
  );
}

/**
 * The caller of an operation that gives everything away or destroys it: throws 403 for a session that began more than
 * ten minutes ago, so that a browser left open or a stolen cookie does no such thing.
 */
function recentCaller(event: APIGatewayProxyEvent): SessionCaller {
  const caller = sessionCaller(event);
  if (Date.now() - Date.parse(caller.signedInAt) <= RECENT_SIGN_IN_SECONDS * 1000) return caller;
  throw new Problem(
    'sign_in_again',
    'This needs a sign-in of the last ten minutes; sign in again and repeat it.',
  );
}

const readers: { [Allowed in Access]: (event: APIGatewayProxyEvent) => CallerOf<Allowed> } = {
  public: () => undefined,
  'signed-in': signedInCaller,
  session: sessionCaller,
  'recent-session': recentCaller,
};

/** The caller that an operation lets in; throws 403 for any other. */
export function callerFor<Allowed extends Access>(
  access: Allowed,
  event: APIGatewayProxyEvent,
): CallerOf<Allowed> {
  return readers[access](event);
}
