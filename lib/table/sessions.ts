import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { IDLE_SECONDS, MAX_SESSIONS, SESSION_SECONDS, sessionIdOf } from '#lib/accounts/session-token.ts';
import { itemsOfUser } from './items-of-user.ts';
import { itemKeys, TableName, table, toTtl, type Writes, writeAll } from './single-table.ts';
import { findWith, type User } from './users.ts';

/** How many sessions beyond those allowed one sign-in ends: as many as its transaction has room for. */
const MAX_ENDED_AT_ONCE = 40;

const NOTE_USE_EVERY_MS = 3_600_000;

/** How long a request may be held up by noting that its session was used. */
const NOTE_PATIENCE_MS = 1_000;

/** A session as its owner sees it, with what finds its items; instants are ISO 8601. */
export type Session = {
  id: string;
  userId: string;
  tokenHash: string;
  createdAt: string;
  lastUsedAt: string;
  /** When it ends if it is not used before. */
  expiresAt: string;
};

/** What may be shown of a session. */
export const publicPart = ({ id, createdAt, lastUsedAt, expiresAt }: Session) => ({
  id,
  createdAt,
  lastUsedAt,
  expiresAt,
});

/** What both items of a session hold. */
type Stored = {
  userId: string;
  createdAt: string;
  /** Missing in sessions that began before their use was noted, until they are used. */
  lastUsedAt?: string;
  ttl: number;
};

const ttlOf = (createdAtMs: number, usedAtMs: number): number =>
  toTtl(Math.min(createdAtMs + SESSION_SECONDS * 1000, usedAtMs + IDLE_SECONDS * 1000));

/** Both items of a session: by its token's hash for who presents it, and with its owner. */
const keysOf = ({ userId, tokenHash }: Pick<Session, 'userId' | 'tokenHash'>) => [
  itemKeys.session(tokenHash),
  itemKeys.sessionOfUser(userId, tokenHash),
];

/** The writes by which a session stops; of one that is gone they do nothing. */
export const writesToEnd = (session: Session): Writes =>
  keysOf(session).map((Key) => ({ Delete: { TableName, Key } }));

function fromItem(item: Record<string, unknown>, tokenHash: string): Session {
  const { userId, createdAt, lastUsedAt = createdAt, ttl } = item as Stored;
  const expiresAt = new Date(ttl * 1000).toISOString();
  return { id: sessionIdOf(tokenHash, createdAt), userId, tokenHash, createdAt, lastUsedAt, expiresAt };
}

const isAlive = ({ expiresAt }: Session, nowMs: number): boolean => Date.parse(expiresAt) > nowMs;

/**
 * The writes of one transaction that begin a session and end the oldest of its owner's others beyond the number that is
 * allowed, at most 80 of them. `others` are those that go on, oldest first, without any that the same transaction ends.
 */
export function writesToBegin(
  userId: string,
  tokenHash: string,
  others: readonly Session[],
  nowMs = Date.now(),
): Writes {
  const createdAt = new Date(nowMs).toISOString();
  const session: Stored = { userId, createdAt, lastUsedAt: createdAt, ttl: ttlOf(nowMs, nowMs) };
  const tooMany = Math.min(Math.max(others.length + 1 - MAX_SESSIONS, 0), MAX_ENDED_AT_ONCE);
  return [
    ...keysOf({ userId, tokenHash }).map((key) => ({ Put: { TableName, Item: { ...key, ...session } } })),
    ...others.slice(0, tooMany).flatMap(writesToEnd),
  ];
}

/** The session of a token; undefined if there is none, or it has ended. */
export async function find(tokenHash: string, nowMs = Date.now()): Promise<Session | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName, Key: itemKeys.session(tokenHash), ConsistentRead: true }),
  );
  const session = Item && fromItem(Item, tokenHash);
  return session && isAlive(session, nowMs) ? session : undefined;
}

/** A session that was found before and its owner, both as of now; undefined if either is gone or has ended. */
export async function findWithOwner(
  { tokenHash, userId }: Session,
  nowMs = Date.now(),
): Promise<{ session: Session; user: User } | undefined> {
  const found = await findWith(userId, itemKeys.session(tokenHash), nowMs);
  const session = found && fromItem(found.item, tokenHash);
  return session && isAlive(session, nowMs) ? { session, user: found.user } : undefined;
}

/** A user's sessions, oldest first, without those that have ended. */
export async function list(userId: string, nowMs = Date.now()): Promise<Session[]> {
  const prefix = 'SESSION#';
  const items = await itemsOfUser(userId, prefix);
  return items
    .map((item) => fromItem(item, String(item['SK']).slice(prefix.length)))
    .filter((session) => isAlive(session, nowMs))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Ends a session: it stops with the next request. Ending one that is gone does nothing. */
export async function end(session: Session): Promise<void> {
  await writeAll(writesToEnd(session));
}

/** Ends the session of a token, if there is one. */
export async function revoke(tokenHash: string): Promise<void> {
  const session = await find(tokenHash);
  if (session) await end(session);
}

/**
 * Notes that a session was used, at most once an hour, and so puts off its end; answers with when that was last. One that
 * has ended meanwhile stays ended: only items that are still good are touched. Throws if it is not done within a second.
 */
export async function noteUse(session: Session, nowMs = Date.now()): Promise<string> {
  if (nowMs - Date.parse(session.lastUsedAt) < NOTE_USE_EVERY_MS) return session.lastUsedAt;
  const now = new Date(nowMs).toISOString();
  const update = {
    TableName,
    UpdateExpression: 'SET lastUsedAt = :now, #ttl = :ttl',
    ConditionExpression: '#ttl > :second AND (attribute_not_exists(lastUsedAt) OR lastUsedAt < :hourAgo)',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: {
      ':now': now,
      ':second': toTtl(nowMs),
      ':hourAgo': new Date(nowMs - NOTE_USE_EVERY_MS).toISOString(),
      ':ttl': ttlOf(Date.parse(session.createdAt), nowMs),
    },
  };
  try {
    await table.send(
      new TransactWriteCommand({
        TransactItems: keysOf(session).map((Key) => ({ Update: { ...update, Key } })),
      }),
      { abortSignal: AbortSignal.timeout(NOTE_PATIENCE_MS) },
    );
  } catch (error) {
    // It has ended, or another request notes it at this moment.
    if (!(error instanceof TransactionCanceledException)) throw error;
  }
  return now;
}
