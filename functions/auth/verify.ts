import { newSignInHandle } from '#lib/accounts/sign-in-handle.ts';
import { verify } from '#lib/contract/auth.ts';
import { okWithCookie } from '#lib/http/answers.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { sessionCookie, sessionTokenIn } from '#lib/http/session-cookie.ts';
import { signInHandleIn } from '#lib/http/sign-in-cookie.ts';
import { signIn } from '#lib/operations/sign-in.ts';

/** POST /api/auth/verify: exchanges a code for the user, their API key and a session. */
export const handler = endpoint(verify, async ({ event, body }) => {
  const { user, apiKey, sessionToken } = await signIn({
    ...body,
    ipAddress: event.requestContext.identity.sourceIp,
    // Who has none, cannot ask again for what an answer that is lost has given.
    handle: signInHandleIn(event.headers['cookie']) ?? newSignInHandle(),
    formerSessionToken: sessionTokenIn(event.headers['cookie']),
  });
  const { id, email, tier } = user;
  return okWithCookie({ id, email, tier, apiKey }, sessionCookie(sessionToken));
});
