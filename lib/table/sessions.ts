import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { deriveSessionId, IDLE_SECONDS, MAX_SESSIONS, SESSION_SECONDS } from '#lib/accounts/session-token.ts';
import { getItem, itemKeys, listItems, TableName, table, toTtl } from './single-table.ts';
import { deleteItem, put, transactWrite, type Writes } from './transactions.ts';
import { findWith, type User } from './users.ts';

/** Maximum number of excess sessions that a sign-in ends; its transaction has no room for more. */
const MAX_ENDED = 40;

const RECORD_USE_EVERY_MS = 3_600_000;

/** Timeout for recording a session's use, which delays the request. */
const RECORD_USE_TIMEOUT_MS = 1_000;

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

/** The fields of a session that its owner sees. */
export const publicFields = ({ id, createdAt, lastUsedAt, expiresAt }: Session) => ({
  id,
  createdAt,
  lastUsedAt,
  expiresAt,
});

type Stored = Pick<Session, 'userId' | 'createdAt' | 'lastUsedAt'> & { ttl: number };

const ttlOf = (createdAtMs: number, usedAtMs: number): number =>
  toTtl(Math.min(createdAtMs + SESSION_SECONDS * 1000, usedAtMs + IDLE_SECONDS * 1000));

/** Primary keys of a session's two items: the lookup by token hash, and the item in its owner's partition. */
const keysOf = ({ userId, tokenHash }: Pick<Session, 'userId' | 'tokenHash'>) => [
  itemKeys.session(tokenHash),
  itemKeys.sessionOfUser(userId, tokenHash),
];

/** Writes that end a session; idempotent. */
export const endWrites = (session: Session): Writes => keysOf(session).map((Key) => deleteItem(Key));

function fromItem(item: Stored, tokenHash: string): Session {
  const { userId, createdAt, lastUsedAt, ttl } = item;
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
  const session: Stored = { userId, createdAt, lastUsedAt: createdAt, ttl: ttlOf(nowMs, nowMs) };
  const excess = Math.min(Math.max(others.length + 1 - MAX_SESSIONS, 0), MAX_ENDED);
  return [
    ...keysOf({ userId, tokenHash }).map((key) => put({ ...key, ...session })),
    ...others.slice(0, excess).flatMap(endWrites),
  ];
}

/** Finds the session of a token, unless it has ended. */
export async function find(tokenHash: string, nowMs = Date.now()): Promise<Session | undefined> {
  const item = await getItem<Stored>(itemKeys.session(tokenHash));
  const session = item && fromItem(item, tokenHash);
  return session && isAlive(session, nowMs) ? session : undefined;
}

/**
 * Rereads a session and its owner in one strongly consistent read; undefined if the owner is missing or the session has
 * ended.
 */
export async function findWithOwner(
  { tokenHash, userId }: Session,
  nowMs = Date.now(),
): Promise<{ session: Session; user: User } | undefined> {
  const found = await findWith(userId, itemKeys.session(tokenHash), nowMs);
  const session = found && fromItem(found.item as Stored, tokenHash);
  return session && isAlive(session, nowMs) ? { session, user: found.user } : undefined;
}

/** Lists a user's sessions that have not ended, oldest first. */
export async function list(userId: string, nowMs = Date.now()): Promise<Session[]> {
  const prefix = 'SESSION#';
  const items = await listItems<Stored & { SK: string }>(itemKeys.user(userId).PK, prefix);
  return items
    .map((item) => fromItem(item, item.SK.slice(prefix.length)))
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
 * Records a session's use at most once an hour, which extends the session, and returns the time of the last use. Never
 * revives a session that ended meanwhile. Times out after a second.
 */
export async function recordUse(session: Session, nowMs = Date.now()): Promise<string> {
  if (nowMs - Date.parse(session.lastUsedAt) < RECORD_USE_EVERY_MS) return session.lastUsedAt;
  const now = new Date(nowMs).toISOString();
  const update = {
    TableName,
    UpdateExpression: 'SET lastUsedAt = :now, #ttl = :ttl',
    ConditionExpression: '#ttl > :second AND lastUsedAt < :hourAgo',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: {
      ':now': now,
      ':second': toTtl(nowMs),
      ':hourAgo': new Date(nowMs - RECORD_USE_EVERY_MS).toISOString(),
      ':ttl': ttlOf(Date.parse(session.createdAt), nowMs),
    },
  };
  try {
    await table.send(
      new TransactWriteCommand({
        TransactItems: keysOf(session).map((Key) => ({ Update: { ...update, Key } })),
      }),
      { abortSignal: AbortSignal.timeout(RECORD_USE_TIMEOUT_MS) },
    );
  } catch (error) {
    // The session has ended, or a concurrent request is recording its use.
    if (!(error instanceof TransactionCanceledException)) throw error;
  }
  return now;
}
