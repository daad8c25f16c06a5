import * as v from 'valibot';
import { EmailAddress } from '#lib/accounts/email.ts';
import { Deleted, Instant, inputObject, Message, TierName, UserId } from './fields.ts';
import { operation } from './operation.ts';

const Email = v.pipe(
  EmailAddress,
  v.metadata({
    description: 'An e-mail address; variants in case are one account.',
    examples: ['ada@example.com'],
  }),
);

/** Whose address a code is asked for. */
export const CodeRequest = inputObject({ email: Email });

/** A mailed code with the address that it was sent to. */
export const CodeEntered = inputObject({
  email: Email,
  code: v.pipe(
    v.string('code must be a string.'),
    v.trim(),
    v.regex(/^\d{6}$/, 'code must be the six digits from the mail.'),
    v.metadata({ description: 'The six digits from the mail.', examples: ['042137'] }),
  ),
});

/** Who signed in, with the key that programs use. */
export const SignedIn = v.strictObject({
  id: UserId,
  email: v.pipe(
    v.string(),
    v.metadata({ description: 'The address that was signed in with.', examples: ['ada@example.com'] }),
  ),
  tier: TierName,
  apiKey: v.pipe(
    v.string(),
    v.metadata({
      description: 'The API key of this account’s sign-ins: the same at each, until it is revoked.',
      examples: ['hsk_EhgfHVGW8rNdVKOJ81thqXtphMjVKhfo1n74ZJ'],
    }),
  ),
});

/** A session of the account. */
export const SessionItem = v.strictObject({
  id: v.pipe(v.string(), v.metadata({ description: 'Identifies the session.', examples: ['c2Vzc2lvbg'] })),
  createdAt: v.pipe(Instant, v.description('When its sign-in was.')),
  lastUsedAt: v.pipe(Instant, v.description('Noted once an hour.')),
  current: v.pipe(v.boolean(), v.metadata({ description: 'Whether it is the session of this request.' })),
});

/** The account's sessions. */
export const SessionList = v.strictObject({
  sessions: v.pipe(v.array(SessionItem), v.description('Oldest first.')),
});

/** POST /api/auth/send-code. */
export const sendCode = operation({
  name: 'send-code',
  method: 'POST',
  path: '/api/auth/send-code',
  access: 'public',
  tag: 'Signing in',
  summary: 'Mail a sign-in code',
  description:
    'Mails a code of six digits, valid ten minutes, to an address, whether or not it has an account; signing in creates one. Up to three codes of an address are good at once.',
  body: CodeRequest,
  status: 200,
  answer: Message,
  cookies: '`__Host-sign-in`, by which this browser is known again when it sends the code.',
  problems: ['email_undeliverable'],
});

/** POST /api/auth/verify. */
export const verify = operation({
  name: 'verify',
  method: 'POST',
  path: '/api/auth/verify',
  access: 'public',
  tag: 'Signing in',
  summary: 'Exchange a code for an API key and a session',
  description:
    'Signs in with a mailed code. The answer has the API key, and a cookie that is a session of 14 days. A code may be tried five times and is used once.',
  body: CodeEntered,
  status: 200,
  answer: SignedIn,
  cookies: '`__Host-session`, the session.',
  problems: ['invalid_code'],
});

/** POST /api/auth/sign-out. */
export const signOut = operation({
  name: 'sign-out',
  method: 'POST',
  path: '/api/auth/sign-out',
  access: 'public',
  tag: 'Signing in',
  summary: 'End the session of the cookie',
  description:
    'Ends the session whose cookie is sent, if there is one, and clears the cookie. It always succeeds.',
  query: 'ignored',
  status: 200,
  answer: Message,
  cookies: '`__Host-session`, cleared.',
  problems: ['cross_site_request'],
});

/** GET /api/auth/sessions. */
export const listSessions = operation({
  name: 'list-sessions',
  method: 'GET',
  path: '/api/auth/sessions',
  access: 'session',
  tag: 'Account',
  summary: 'List sessions',
  description:
    'Lists the account’s sessions, oldest first. There are at most twenty; a sign-in beyond ends the oldest.',
  status: 200,
  answer: SessionList,
  problems: [],
});

/** DELETE /api/auth/sessions/{id}. */
export const endSession = operation({
  name: 'end-session',
  method: 'DELETE',
  path: '/api/auth/sessions/{id}',
  access: 'session',
  tag: 'Account',
  summary: 'End a session',
  description: 'Ends a session of the account; it stops with the next request.',
  params: v.object({ id: SessionItem.entries.id }),
  status: 200,
  answer: Deleted,
  problems: ['not_found'],
});
