import type { KeyAccess } from './key-terms.ts';
import type { Tier } from './tiers.ts';

/** Whose account a caller acts for, and its tier. */
type Account = { userId: string; tier: Tier };

/** Who is calling with the cookie of a sign-in, and when that was (ISO 8601). */
export type SessionCaller = Account & { credential: 'session'; sessionId: string; signedInAt: string };

/** Who is calling: whose account it is, its tier, and what the caller has shown for it. */
export type Caller = SessionCaller | (Account & { credential: 'key'; access: KeyAccess });

/** What a caller shows: an API key or the token of a session. */
export type Credential = { key: string } | { sessionToken: string };
