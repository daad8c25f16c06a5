import * as v from 'valibot';
import { EmailAddress } from '#lib/accounts/email.ts';
import { Deleted, described, Instant, inputObject, Message, TierName, UserId } from './fields.ts';
import { operation } from './operation.ts';

const Email = described(EmailAddress, 'The address to sign in with. Case is ignored.', 'ada@example.com');

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
  email: described(v.string(), 'The address used to sign in.', 'ada@example.com'),
  tier: TierName,
  apiKey: described(
    v.string(),
    'The account’s sign-in key: an API key that stays the same at each sign-in until it is revoked.',
    'hsk_EhgfHVGW8rNdVKOJ81thqXtphMjVKhfo1n74ZJ',
  ),
});
export type SignedIn = v.InferOutput<typeof SignedIn>;

export const SessionItem = v.strictObject({
  id: described(v.string(), 'Identifier of the session.', 'ses_01M7YMWJZ95PGZ13Z74TPMWH4T'),
  createdAt: described(Instant, 'When the user signed in.'),
  lastUsedAt: described(Instant, 'When the session was last used, updated at most once an hour.'),
  current: described(v.boolean(), 'Whether this is the session of the current request.'),
});
export type SessionItem = v.InferOutput<typeof SessionItem>;

export const SessionList = v.strictObject({
  sessions: described(v.array(SessionItem), 'The account’s sessions, oldest first.'),
});

export const sendCode = operation({
  name: 'send-code',
  method: 'POST',
  path: '/api/auth/send-code',
  access: 'public',
  tag: 'Signing in',
  summary: 'Send a sign-in code',
  description:
    'Emails a six-digit code that is valid for ten minutes. The address doesn’t need an account: the first sign-in creates one. An address can have three valid codes at a time; a fourth voids the oldest.',
  body: CodeRequest,
  response: Message,
  cookies: 'Sets `__Host-sign-in`, which identifies this browser when it verifies the code.',
  problems: ['email_undeliverable'],
});

export const verify = operation({
  name: 'verify',
  method: 'POST',
  path: '/api/auth/verify',
  access: 'public',
  tag: 'Signing in',
  summary: 'Exchange a code for an API key and a session',
  description:
    'Signs in with an emailed code. Returns the account’s sign-in key and sets a session cookie. The session ends after 180 days without use. A code allows five attempts and works once. If the response is lost, the same browser can repeat the request within a minute.',
  body: CodeVerification,
  response: SignedIn,
  cookies: 'Sets `__Host-session`.',
  problems: ['invalid_code', 'account_suspended'],
});

export const signOut = operation({
  name: 'sign-out',
  method: 'POST',
  path: '/api/auth/sign-out',
  access: 'public',
  tag: 'Signing in',
  summary: 'Sign out',
  description: 'Ends the session of the cookie, if there is one, and clears the cookie.',
  query: 'ignored',
  response: Message,
  cookies: 'Clears `__Host-session`.',
  problems: ['cross_site_request'],
});

export const listSessions = operation({
  name: 'list-sessions',
  method: 'GET',
  path: '/api/auth/sessions',
  access: 'session',
  tag: 'Account',
  summary: 'List sessions',
  description:
    'Lists the account’s sessions, oldest first. An account has at most 20; another sign-in ends the oldest.',
  response: SessionList,
});

export const endSession = operation({
  name: 'end-session',
  method: 'DELETE',
  path: '/api/auth/sessions/{id}',
  access: 'session',
  tag: 'Account',
  summary: 'End a session',
  description: 'Ends a session of the account: its cookie is rejected from the next request on.',
  params: v.object({ id: SessionItem.entries.id }),
  response: Deleted,
  problems: ['not_found'],
});
