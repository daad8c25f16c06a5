import type { KeyAccess } from './key-terms.ts';
import type { Tier } from './tiers.ts';

/** Whose account somebody acts for, and its tier. */
export type Account = { userId: string; tier: Tier };

/** Who is calling with the cookie of a sign-in, and when that was (ISO 8601). */
export type SessionCaller = Account & { credential: 'session'; sessionId: string; signedInAt: string };

/** Who is calling with a key, which one, and what it may do. */
type KeyCaller = Account & { credential: 'key'; keyId: string; access: KeyAccess };

/** Who is calling: whose account it is, its tier, and what the caller has shown for it. */
export type Caller = SessionCaller | KeyCaller;

/** Whether somebody calls with a key that may only read. */
export const isReadOnly = (caller: Caller): boolean =>
  caller.credential === 'key' && caller.access === 'read';

/** What a caller shows: an API key or the token of a session. */
export type Credential = { key: string } | { sessionToken: string };
