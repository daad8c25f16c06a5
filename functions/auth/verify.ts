import * as v from 'valibot';
import { EmailAddress } from '#lib/accounts/email.ts';
import { newSignInHandle } from '#lib/accounts/sign-in-handle.ts';
import { endpoint, okWithCookie } from '#lib/http/endpoint.ts';
import { inputObject, readBody } from '#lib/http/read-input.ts';
import { sessionCookie, sessionTokenIn } from '#lib/http/session-cookie.ts';
import { signInHandleIn } from '#lib/http/sign-in-cookie.ts';
import { signIn } from '#lib/operations/sign-in.ts';

const Verify = inputObject({
  email: EmailAddress,
  code: v.pipe(
    v.string('code must be a string.'),
    v.trim(),
    v.regex(/^\d{6}$/, 'code must be the six digits from the mail.'),
  ),
});

/** POST /api/auth/verify: exchanges a code for the user, their API key and a session. */
export const handler = endpoint(async (event) => {
  const { user, apiKey, sessionToken } = await signIn({
    ...readBody(event, Verify),
    ipAddress: event.requestContext.identity.sourceIp,
    // Who has none, cannot ask again for what an answer that is lost has given.
    handle: signInHandleIn(event.headers['cookie']) ?? newSignInHandle(),
    formerSessionToken: sessionTokenIn(event.headers['cookie']),
  });
  const { id, email, tier } = user;
  return okWithCookie({ id, email, tier, apiKey }, sessionCookie(sessionToken));
});
