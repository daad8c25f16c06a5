import type { Tier } from './tiers.ts';

/** Who is calling: whose account it is, its tier, and what the caller has shown for it. */
export type Caller = { userId: string; tier: Tier; credential: 'key' | 'session' };

/** What a caller shows: an API key or the token of a session. */
export type Credential = { key: string } | { sessionToken: string };
