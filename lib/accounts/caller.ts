import type { KeyAccess } from './credential-options.ts';
import type { Plan } from './tiers.ts';

/** An account and its plan. */
export type Account = Plan & { userId: string };

/** A caller with a session cookie; `signedInAt` is ISO 8601. */
export type SessionCaller = Account & { credential: 'session'; sessionId: string; signedInAt: string };

type KeyCaller = Account & { credential: 'key'; keyId: string; access: KeyAccess };

/** An authenticated caller: the account and the credential used. */
export type Caller = SessionCaller | KeyCaller;

/** Whether the caller uses a read-only key. */
export const isReadOnly = (caller: Caller): boolean =>
  caller.credential === 'key' && caller.access === 'read';

/** The credential of a request: an API key or a session token. */
export type Credential = { key: string } | { sessionToken: string };
