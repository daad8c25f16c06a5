import * as v from 'valibot';
import { EmailAddress } from '#lib/accounts/email.ts';
import { Deleted, Instant, inputObject, Message, TierName, UserId } from './fields.ts';
import { operation } from './operation.ts';

const Email = v.pipe(
  EmailAddress,
  v.metadata({
    description: 'An email address. Case is ignored.',
    examples: ['ada@example.com'],
  }),
);

export const CodeRequest = inputObject({ email: Email });

/** A sign-in code and the address it was sent to. */
export const CodeVerification = inputObject({
  email: Email,
  code: v.pipe(
    v.string('code must be a string.'),
    v.trim(),
    v.regex(/^\d{6}$/, 'code must be the six digits from the email.'),
    v.metadata({ description: 'The six digits from the email.', examples: ['042137'] }),
  ),
});

/** The signed-in account with its API key. */
export const SignedIn = v.strictObject({
  id: UserId,
  email: v.pipe(
    v.string(),
    v.metadata({ description: 'The address used to sign in.', examples: ['ada@example.com'] }),
  ),
  tier: TierName,
  apiKey: v.pipe(
    v.string(),
    v.metadata({
      description: 'The account’s default API key: the same at each sign-in until it is revoked.',
      examples: ['hsk_EhgfHVGW8rNdVKOJ81thqXtphMjVKhfo1n74ZJ'],
    }),
  ),
});
export type SignedIn = v.InferOutput<typeof SignedIn>;

export const SessionItem = v.strictObject({
  id: v.pipe(v.string(), v.metadata({ description: 'Identifier of the session.', examples: ['c2Vzc2lvbg'] })),
  createdAt: v.pipe(Instant, v.description('When the user signed in.')),
  lastUsedAt: v.pipe(Instant, v.description('Last use, updated at most once an hour.')),
  current: v.pipe(v.boolean(), v.metadata({ description: 'Whether this request uses the session.' })),
});
export type SessionItem = v.InferOutput<typeof SessionItem>;

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
  summary: 'Send a sign-in code',
  description:
    'Emails a six-digit code that is valid for ten minutes. The address needs no account: verifying the code creates one. Up to three codes per address are valid at the same time; the fourth voids the oldest.',
  body: CodeRequest,
  status: 200,
  response: Message,
  cookies: 'Sets `__Host-sign-in`, which identifies this browser when it verifies the code.',
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
    'Signs in with an emailed code. Returns the API key and sets a session cookie for 14 days. A code allows five attempts and works once. If the response is lost, the same browser can repeat the request within a minute.',
  body: CodeVerification,
  status: 200,
  response: SignedIn,
  cookies: 'Sets `__Host-session`.',
  problems: ['invalid_code'],
});

/** POST /api/auth/sign-out. */
export const signOut = operation({
  name: 'sign-out',
  method: 'POST',
  path: '/api/auth/sign-out',
  access: 'public',
  tag: 'Signing in',
  summary: 'Sign out',
  description: 'Ends the session of the cookie, if any, and clears the cookie. Always succeeds.',
  query: 'ignored',
  status: 200,
  response: Message,
  cookies: 'Clears `__Host-session`.',
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
    'Lists the account’s sessions, oldest first. An account has at most 20; another sign-in ends the oldest.',
  status: 200,
  response: SessionList,
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
  description: 'Ends a session. It is rejected from the next request on.',
  params: v.object({ id: SessionItem.entries.id }),
  status: 200,
  response: Deleted,
  problems: ['not_found'],
});
