import { newSignInHandle } from '#lib/accounts/sign-in-handle.ts';
import { sendCode } from '#lib/contract/auth.ts';
import { okWithCookie } from '#lib/http/answers.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { signInCookie, signInHandleIn } from '#lib/http/sign-in-cookie.ts';
import { requestCode } from '#lib/operations/send-code.ts';

/** POST /api/auth/send-code: mails a new code to an address, whether or not it is known. */
export const handler = endpoint(sendCode, async ({ event, body: { email } }) => {
  // A browser that asks again keeps its handle: the code before is its own, too.
  const handle = signInHandleIn(event.headers['cookie']) ?? newSignInHandle();
  const ipAddress = event.requestContext.identity.sourceIp;
  const { minutesValid } = await requestCode({ email, handle, ipAddress });
  const message = `A six-digit code is on its way to ${email}. It is valid for ${minutesValid} minutes.`;
  return okWithCookie({ message }, signInCookie(handle));
});
