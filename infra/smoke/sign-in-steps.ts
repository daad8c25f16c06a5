import * as v from 'valibot';
import { SignedIn, sendCode, signOut, verify } from '#lib/contract/auth.ts';
import { of } from './ask.ts';
import { ofApi, type Step } from './step.ts';

/** Has a code mailed to an address, and exchanges it for a key and a session; `readCode` rejects if no mail comes. */
export const signInSteps = (email: string, readCode: () => Promise<string>): Step[] => [
  {
    check: 'Mailing a code',
    request: () => of(sendCode, { body: { email } }),
    expected: {
      status: 200,
      headers: ofApi,
      otherwise: 'SES mails it: is the sender confirmed, and the account out of the sandbox?',
    },
    learn: () => ({ isCodeSent: true }),
  },
  {
    check: 'Signing in',
    request: async ({ isCodeSent }) =>
      isCodeSent ? of(verify, { body: { email, code: await readCode() } }) : undefined,
    expected: { status: 200, headers: { ...ofApi, 'Set-Cookie': undefined } },
    learn: ({ headers, body }) => {
      const cookie = headers.getSetCookie().map((set) => set.replace(/;.*/, ''));
      const { success, output } = v.safeParse(v.object({ apiKey: SignedIn.entries.apiKey }), body);
      return { key: success ? output.apiKey : undefined, cookie: cookie.join('; ') };
    },
  },
];

/** Ends the session of the sign-in. */
export const signOutStep: Step = {
  check: 'Signing out',
  request: ({ cookie }) => (cookie === undefined ? undefined : of(signOut, { headers: { Cookie: cookie } })),
  expected: { status: 200, headers: ofApi },
};
