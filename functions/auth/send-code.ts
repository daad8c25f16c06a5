import { EmailAddress } from '#lib/accounts/email.ts';
import { newSignInHandle } from '#lib/accounts/sign-in-handle.ts';
import { endpoint, okWithCookie } from '#lib/http/endpoint.ts';
import { inputObject, readBody } from '#lib/http/read-input.ts';
import { signInCookie, signInHandleIn } from '#lib/http/sign-in-cookie.ts';
import { sendCode } from '#lib/operations/send-code.ts';

const SendCode = inputObject({ email: EmailAddress });

/** POST /api/auth/send-code: mails a new code to an address, whether or not it is known. */
export const handler = endpoint(async (event) => {
  const { email } = readBody(event, SendCode);
  // A browser that asks again keeps its handle: the code before is its own, too.
  const handle = signInHandleIn(event.headers['cookie']) ?? newSignInHandle();
  const { minutesValid } = await sendCode({
    email,
    handle,
    ipAddress: event.requestContext.identity.sourceIp,
  });
  const message = `A six-digit code is on its way to ${email}. It is valid for ${minutesValid} minutes.`;
  return okWithCookie({ message }, signInCookie(handle));
});
