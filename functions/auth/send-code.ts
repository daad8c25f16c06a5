import { EmailAddress } from '#lib/accounts/email.ts';
import { endpoint, ok } from '#lib/http/endpoint.ts';
import { inputObject, readBody } from '#lib/http/read-input.ts';
import { sendCode } from '#lib/operations/send-code.ts';

const SendCode = inputObject({ email: EmailAddress });

/** POST /api/auth/send-code: mails a new code to an address, whether or not it is known; every earlier one is void. */
export const handler = endpoint(async (event) => {
  const { email } = readBody(event, SendCode);
  const { minutesValid } = await sendCode(email, event.requestContext.identity.sourceIp);
  return ok({
    message: `A six-digit code is on its way to ${email}. It is valid for ${minutesValid} minutes.`,
  });
});
