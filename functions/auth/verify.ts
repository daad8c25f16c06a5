import { newSignInHandle } from '#lib/accounts/sign-in-code.ts';
import { verify } from '#lib/contract/auth.ts';
import { readSessionToken, readSignInHandle, sessionCookie } from '#lib/http/cookies.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { okWithCookie } from '#lib/http/responses.ts';
import { signIn } from '#lib/operations/sign-in.ts';

/** Handles POST /api/auth/verify. */
export const handler = endpoint(verify, async ({ event, body }) => {
  const { user, apiKey, sessionToken } = await signIn({
    ...body,
    ipAddress: event.requestContext.identity.sourceIp,
    // Without the browser's handle, a request whose response was lost can't be retried.
    handle: readSignInHandle(event.headers['cookie']) ?? newSignInHandle(),
    formerSessionToken: readSessionToken(event.headers['cookie']),
  });
  const { id, email, tier } = user;
  return okWithCookie({ id, email, tier, apiKey }, sessionCookie(sessionToken));
});
