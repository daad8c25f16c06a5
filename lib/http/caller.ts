import type { APIGatewayProxyEvent } from 'aws-lambda';
import * as v from 'valibot';
import { type Caller, isReadOnly, type SessionCaller } from '#lib/accounts/caller.ts';
import { KeyAccess } from '#lib/accounts/credential-options.ts';
import { RECENT_SIGN_IN_SECONDS } from '#lib/accounts/session-token.ts';
import { planOf } from '#lib/accounts/tiers.ts';
import type { Access, Operation } from '#lib/contract/operation.ts';
import { isFromOtherOrigin } from './cors.ts';
import { Problem } from './problem.ts';

const NumberText = v.optional(v.pipe(v.string(), v.transform(Number)));

const account = {
  userId: v.string(),
  tier: v.string(),
  maxProfiles: NumberText,
  maxDaysFromToday: NumberText,
};

const AuthorizerContext = v.variant('credential', [
  v.object({ ...account, credential: v.literal('key'), keyId: v.string(), access: KeyAccess }),
  v.object({ ...account, credential: v.literal('session'), sessionId: v.string(), signedInAt: v.string() }),
]);

/** Reads the caller from the authorizer's context, where every value is a string. Throws without an authorizer. */
export function authorizedCaller(event: APIGatewayProxyEvent): Caller {
  const context = v.parse(AuthorizerContext, event.requestContext.authorizer);
  return { ...context, ...planOf(context) };
}

/** The type of caller that an operation with this access level receives. */
export type CallerOf<Allowed extends Access> = Allowed extends 'public'
  ? undefined
  : Allowed extends 'signed-in'
    ? Caller
    : SessionCaller;

/** What decides about an operation's callers. */
type Guarded = Pick<Operation, 'changesNothing'>;

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a page of an origin that the stage doesn't list sent the request. Uses `Sec-Fetch-Site`, or else `Origin`; a client
 * that sends neither is not a browser (OWASP ASVS 5, 3.5.3).
 */
export function isCrossSite(event: APIGatewayProxyEvent): boolean {
  if (isFromOtherOrigin(event)) return false;
  const site = event.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  const { origin, host, 'x-forwarded-proto': scheme = 'https' } = event.headers;
  return origin !== undefined && origin !== `${scheme}://${host}`;
}

const hostIn = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).host : undefined);

/**
 * Throws 403 with the given detail unless `Host`, and `Origin` if there is one, name the API itself. Protects against DNS
 * rebinding, where both name the attacker's site.
 */
export function rejectForeignHost(event: APIGatewayProxyEvent, detail: string): void {
  const { host, origin } = event.headers;
  const named = [`https://${host}`, ...(origin === undefined ? [] : [origin])].map(hostIn);
  if (named.some((one) => one !== event.requestContext.domainName))
    throw new Problem('cross_site_request', detail);
}

/** Throws 403 with the given detail if a page of another origin sent the request. */
export function rejectCrossSite(event: APIGatewayProxyEvent, detail: string): void {
  if (isCrossSite(event)) throw new Problem('cross_site_request', detail);
}

/** What a caller can use instead of a read-only key, or from a page of another origin. */
type Advice = { readOnlyKey: string; otherOrigin: string };

const USE_A_KEY: Advice = {
  readOnlyKey: ' Use a key with read-write access.',
  otherOrigin: ' Use an API key instead.',
};
const USE_A_SESSION: Advice = {
  readOnlyKey: ' This operation requires the session cookie that a sign-in sets.',
  otherOrigin: '',
};

/** Throws 403 if a request that would change data uses a read-only key, or a session from a page of another origin. */
function signedInCaller(
  event: APIGatewayProxyEvent,
  { changesNothing }: Guarded,
  advice = USE_A_KEY,
): Caller {
  const caller = authorizedCaller(event);
  if (safeMethods.has(event.httpMethod)) return caller;
  if (!changesNothing && isReadOnly(caller))
    throw new Problem('key_is_read_only', `This key is read-only.${advice.readOnlyKey}`);
  if (caller.credential === 'session')
    rejectCrossSite(
      event,
      `With the session cookie, only pages of this service can change data.${advice.otherOrigin}`,
    );
  return caller;
}

/** Throws 403 for API keys, to limit the damage of a leaked key. */
function sessionCaller(event: APIGatewayProxyEvent, operation: Guarded): SessionCaller {
  const caller = signedInCaller(event, operation, USE_A_SESSION);
  if (caller.credential === 'session') return caller;
  throw new Problem(
    'session_required',
    'This operation requires the session cookie that a sign-in sets. API keys are not accepted.',
  );
}

/** Throws 403 if the sign-in is more than ten minutes old, in case a browser is unattended or a cookie was stolen. */
function recentCaller(event: APIGatewayProxyEvent, operation: Guarded): SessionCaller {
  const caller = sessionCaller(event, operation);
  if (Date.now() - Date.parse(caller.signedInAt) <= RECENT_SIGN_IN_SECONDS * 1000) return caller;
  throw new Problem(
    'sign_in_again',
    'This operation requires a sign-in within the last ten minutes. Sign in again and retry.',
  );
}

const callerReaders: {
  [Allowed in Access]: (event: APIGatewayProxyEvent, operation: Guarded) => CallerOf<Allowed>;
} = {
  public: () => undefined,
  'signed-in': signedInCaller,
  session: sessionCaller,
  'recent-session': recentCaller,
};

/** Returns the caller of an operation. Throws 403 if the operation doesn't accept this caller. */
export function requireCaller<Allowed extends Access>(
  operation: Guarded & { readonly access: Allowed },
  event: APIGatewayProxyEvent,
): CallerOf<Allowed> {
  return callerReaders[operation.access](event, operation);
}
