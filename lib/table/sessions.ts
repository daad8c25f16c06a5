import { deriveSessionId, IDLE_SECONDS, MAX_SESSIONS } from '#lib/accounts/session-token.ts';
import { getItem, itemKeys, listItems, toTtl, updateIf } from './single-table.ts';
import { deleteItem, put, transactWrite, type Writes } from './transactions.ts';
import { findWith, type User } from './users.ts';

/** Maximum number of excess sessions that a sign-in ends; its transaction has no room for more. */
const MAX_ENDED = 40;

const RECORD_USE_EVERY_MS = 3_600_000;

/** Timeout for recording a session's use, which delays the request. */
const RECORD_USE_TIMEOUT_MS = 1_000;

/** How much longer than the session its lookup lasts, so that the lookup is extended once a month instead of at each use. */
const LOOKUP_MARGIN_SECONDS = 2_592_000;

/** A session; instants are ISO 8601. */
export type Session = {
  id: string;
  userId: string;
  tokenHash: string;
  createdAt: string;
  lastUsedAt: string;
  /** When the session ends unless it is used again before then. */
  expiresAt: string;
};

/** Where a session is stored, the TTL of its lookup, and its last recorded use (ISO 8601) if known. */
export type SessionLocation = { userId: string; tokenHash: string; ttl: number; lastUsedAt?: string };

/** The fields of a session that its owner sees. */
export const publicFields = ({ id, createdAt, lastUsedAt, expiresAt }: Session) => ({
  id,
  createdAt,
  lastUsedAt,
  expiresAt,
});

type Stored = Pick<Session, 'createdAt' | 'lastUsedAt'> & { ttl: number };

const ttlOf = (usedAtMs: number): number => toTtl(usedAtMs + IDLE_SECONDS * 1000);
const lookupTtlOf = (usedAtMs: number): number => ttlOf(usedAtMs) + LOOKUP_MARGIN_SECONDS;

/** Writes that end a session; idempotent. */
export const endWrites = ({ userId, tokenHash }: Session): Writes => [
  deleteItem(itemKeys.session(tokenHash)),
  deleteItem(itemKeys.sessionOfUser(userId, tokenHash)),
];

function fromItem(item: Stored, userId: string, tokenHash: string): Session {
  const { createdAt, lastUsedAt, ttl } = item;
  const expiresAt = new Date(ttl * 1000).toISOString();
  return { id: deriveSessionId(tokenHash, createdAt), userId, tokenHash, createdAt, lastUsedAt, expiresAt };
}

const isAlive = ({ expiresAt }: Session, nowMs: number): boolean => Date.parse(expiresAt) > nowMs;

/**
 * Writes (at most 82) that begin a session and end the owner's oldest sessions beyond the limit. `others` are the owner's
 * other sessions, oldest first, except for one that the same transaction already ends.
 */
export function beginWrites(
  userId: string,
  tokenHash: string,
  others: readonly Session[],
  nowMs = Date.now(),
): Writes {
  const createdAt = new Date(nowMs).toISOString();
  const session: Stored = { createdAt, lastUsedAt: createdAt, ttl: ttlOf(nowMs) };
  const excess = Math.min(Math.max(others.length + 1 - MAX_SESSIONS, 0), MAX_ENDED);
  return [
    put({ ...itemKeys.session(tokenHash), userId, ttl: lookupTtlOf(nowMs) }),
    put({ ...itemKeys.sessionOfUser(userId, tokenHash), ...session }),
    ...others.slice(0, excess).flatMap(endWrites),
  ];
}

/** Locates the session of a token, which may have ended. */
export async function locate(tokenHash: string): Promise<SessionLocation | undefined> {
  const lookup = await getItem<{ userId: string; ttl: number }>(itemKeys.session(tokenHash));
  return lookup && { userId: lookup.userId, tokenHash, ttl: lookup.ttl };
}

/** Finds the session of a token, unless it has ended. */
export async function find(tokenHash: string, nowMs = Date.now()): Promise<Session | undefined> {
  const location = await locate(tokenHash);
  if (!location) return undefined;
  const { userId } = location;
  const item = await getItem<Stored>(itemKeys.sessionOfUser(userId, tokenHash));
  const session = item && fromItem(item, userId, tokenHash);
  return session && isAlive(session, nowMs) ? session : undefined;
}

/** Finds a session and its owner in one strongly consistent read; undefined if either is missing or has ended. */
export async function findWithOwner(
  { tokenHash, userId }: SessionLocation,
  nowMs = Date.now(),
): Promise<{ session: Session; user: User } | undefined> {
  const found = await findWith(userId, itemKeys.sessionOfUser(userId, tokenHash), nowMs);
  const session = found && fromItem(found.item as Stored, userId, tokenHash);
  return session && isAlive(session, nowMs) ? { session, user: found.user } : undefined;
}

/** Lists a user's sessions that have not ended, oldest first. */
export async function list(userId: string, nowMs = Date.now()): Promise<Session[]> {
  const prefix = 'SESSION#';
  const items = await listItems<Stored & { SK: string }>(itemKeys.user(userId).PK, prefix);
  return items
    .map((item) => fromItem(item, userId, item.SK.slice(prefix.length)))
    .filter((session) => isAlive(session, nowMs))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Ends a session, effective with the next request. Idempotent. */
export async function end(session: Session): Promise<void> {
  await transactWrite(endWrites(session));
}

/** Ends the session of a token, if it exists. */
export async function revoke(tokenHash: string): Promise<void> {
  const session = await find(tokenHash);
  if (session) await end(session);
}

/**
 * Records a session's use at most once an hour, which extends the session, and returns where it is stored from now on, with
 * the time of the last use. Never revives a session that ended meanwhile. Times out after a second.
 */
export async function recordUse(
  location: SessionLocation & { lastUsedAt: string },
  nowMs = Date.now(),
): Promise<SessionLocation> {
  const { userId, tokenHash, ttl, lastUsedAt } = location;
  if (nowMs - Date.parse(lastUsedAt) < RECORD_USE_EVERY_MS) return location;
  const now = new Date(nowMs).toISOString();
  const options = { abortSignal: AbortSignal.timeout(RECORD_USE_TIMEOUT_MS) };
  // The lookup is extended first, so that it never ends before the session.
  const lookupTtl = ttl < ttlOf(nowMs) ? await extendLookup(tokenHash, nowMs, options) : ttl;
  await updateIf(
    {
      Key: itemKeys.sessionOfUser(userId, tokenHash),
      UpdateExpression: 'SET lastUsedAt = :now, #ttl = :ttl',
      ConditionExpression: '#ttl > :second AND lastUsedAt < :hourAgo',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: {
        ':now': now,
        ':second': toTtl(nowMs),
        ':hourAgo': new Date(nowMs - RECORD_USE_EVERY_MS).toISOString(),
        ':ttl': ttlOf(nowMs),
      },
    },
    options,
  );
  return { userId, tokenHash, ttl: lookupTtl, lastUsedAt: now };
}

/** Extends the lookup of a session that hasn't ended, and returns its new TTL. */
async function extendLookup(
  tokenHash: string,
  nowMs: number,
  options: { abortSignal: AbortSignal },
): Promise<number> {
  const ttl = lookupTtlOf(nowMs);
  await updateIf(
    {
      Key: itemKeys.session(tokenHash),
      UpdateExpression: 'SET #ttl = :ttl',
      ConditionExpression: 'attribute_exists(PK)',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':ttl': ttl },
    },
    options,
  );
  return ttl;
}
