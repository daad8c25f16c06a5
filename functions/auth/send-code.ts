import { newSignInHandle } from '#lib/accounts/sign-in-code.ts';
import { sendCode } from '#lib/contract/auth.ts';
import { readSignInHandle, signInCookie } from '#lib/http/cookies.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { okWithCookie } from '#lib/http/responses.ts';
import * as codes from '#lib/operations/send-code.ts';

/** Handles POST /api/auth/send-code. */
export const handler = endpoint(sendCode, async ({ event, body: { email } }) => {
  // Reuses the browser's handle, so that the browser still counts as the requester of its earlier codes.
  const handle = readSignInHandle(event.headers['cookie']) ?? newSignInHandle();
  const ipAddress = event.requestContext.identity.sourceIp;
  const { minutesValid } = await codes.sendCode({ email, handle, ipAddress });
  const message = `A six-digit code is on its way to ${email}. It is valid for ${minutesValid} minutes.`;
  return okWithCookie({ message }, signInCookie(handle));
});
