import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { Caller } from '#lib/accounts/caller.ts';
import { parseTier } from '#lib/accounts/tiers.ts';
import { Problem } from './problem.ts';

/** What the authorizer hands on; API Gateway turns every value into a string. */
export type CallerContext = Record<keyof Caller, string>;

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

/** The caller of a protected endpoint; throws 403 for a change that another site's page asks for with the cookie. */
export function callerOf(event: APIGatewayProxyEvent): Caller {
  const context = event.requestContext.authorizer as CallerContext;
  const credential = context.credential === 'session' ? 'session' : 'key';
  if (credential === 'session' && !harmless.has(event.httpMethod) && isCrossSite(event))
    throw new Problem(
      403,
      'cross_site_request',
      'With the session cookie, changes are accepted from pages of this service only; use an API key instead.',
    );
  return { userId: context.userId, tier: parseTier(context.tier), credential };
}

/** The caller of an operation that needs a session: throws 403 for a key alone, so that a leaked one does no more. */
export function sessionCallerOf(event: APIGatewayProxyEvent): Caller {
  const caller = callerOf(event);
  if (caller.credential === 'session') return caller;
  throw new Problem(
    403,
    'session_required',
    'This needs the session cookie of a sign-in; an API key alone is not enough.',
  );
}
