import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { SessionCaller } from '#lib/accounts/caller.ts';
import { RECENT_SIGN_IN_SECONDS } from '#lib/accounts/session-token.ts';
import { sessionCallerOf } from './endpoint.ts';
import { Problem } from './problem.ts';

/**
 * The caller of an operation that gives everything away or destroys it: throws 403 for a session that began more than
 * ten minutes ago, so that a browser left open or a stolen cookie does no such thing.
 */
export function recentSignInOf(event: APIGatewayProxyEvent): SessionCaller {
  const caller = sessionCallerOf(event);
  if (Date.now() - Date.parse(caller.signedInAt) <= RECENT_SIGN_IN_SECONDS * 1000) return caller;
  throw new Problem(
    403,
    'sign_in_again',
    'This needs a sign-in of the last ten minutes; sign in again and repeat it.',
  );
}
