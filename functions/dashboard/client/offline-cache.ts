/**
 * Caches what an account has loaded, for instant and offline display on later visits. Each account has its own cache, and
 * a browser keeps only one account's cache. Without CacheStorage (on pages without TLS), values are cached in memory only.
 */

/** Increase the number when a view reads data that earlier versions of the page didn't store. */
const PREFIX = 'answers 2 of ';
const ANY_PREFIX = 'answers ';
/** Enough for a few months of daily visits. The oldest entries are evicted. */
const MAX_ENTRIES = 400;
/** Entries younger than this aren't requested again. */
const FRESH_MS = 600_000;

const memory = new Map<string, { value: unknown; atMs: number }>();
let owner = '';
/** Serializes writes and deletions, so that a write queued before a deletion can't finish after it. */
let queue: Promise<unknown> = Promise.resolve();

/** Queues a task and ignores failures, such as a full disk: the page works without the cache. */
function enqueue(task: () => Promise<unknown>): Promise<unknown> {
  queue = queue.then(task).catch(() => undefined);
  return queue;
}

const urlOf = (key: string): string => `/kept/${encodeURIComponent(key)}`;
const hasCacheStorage = (): boolean => 'caches' in globalThis;

/** Returns the id of the account cached in this browser; empty if there is none. */
export async function cachedAccountId(): Promise<string> {
  if (!hasCacheStorage()) return '';
  const names = await caches.keys().catch(() => []);
  return names.find((name) => name.startsWith(PREFIX))?.slice(PREFIX.length) ?? '';
}

/** Switches to an account's cache and deletes all others. */
export function openCache(accountId: string): void {
  if (owner === accountId) return;
  if (owner) memory.clear();
  owner = accountId;
  void enqueue(() => deleteCaches((name) => name !== PREFIX + accountId));
}

/** Deletes all caches and stops caching. */
export function deleteCache(): Promise<unknown> {
  owner = '';
  return clearCache();
}

/** Reads a value loaded since the page was opened. A fresh value needs no request. */
export function readMemory<Value>(key: string): { value: Value; isFresh: boolean } | undefined {
  const entry = memory.get(key);
  return entry && { value: entry.value as Value, isFresh: Date.now() - entry.atMs < FRESH_MS };
}

type Birth = { id: string; birthDate: string; birthTime?: string | null | undefined; birthCity: string };

/** Returns the birth data of the profiles named in a key, because cached values depend on that data. */
export const birthsIn = (key: string, profiles: readonly Birth[]): string =>
  profiles
    .filter(({ id }) => key.includes(id))
    .map(({ id, birthDate, birthTime, birthCity }) => [id, birthDate, birthTime, birthCity].join(' '))
    .join(' ');

/** Returns a key that changes with the birth data of the profiles named in it. */
export const withBirths = (key: string, profiles: readonly Birth[]): string =>
  `${key} ${birthsIn(key, profiles)}`;

/** Reads a cached value, regardless of its age. */
export async function readCache<Value>(key: string): Promise<Value | undefined> {
  const entry = readMemory<Value>(key);
  if (entry || !owner || !hasCacheStorage()) return entry?.value;
  const ownerBefore = owner;
  try {
    // Unlike `open`, `match` doesn't recreate a cache that is being deleted.
    const response = await caches.match(urlOf(key), { cacheName: PREFIX + ownerBefore });
    const value: unknown = await response?.json();
    return ownerBefore === owner ? (value as Value | undefined) : undefined;
  } catch {
    // An unreadable entry is a cache miss.
    return undefined;
  }
}

/** Caches a value. The key must include everything that the value depends on. */
export function writeCache(key: string, value: unknown): void {
  const ownerBefore = owner;
  if (!ownerBefore) return;
  memory.set(key, { value, atMs: Date.now() });
  if (!hasCacheStorage()) return;
  void enqueue(async () => {
    if (ownerBefore !== owner) return;
    const cache = await caches.open(PREFIX + ownerBefore);
    await cache.put(urlOf(key), Response.json(value));
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - MAX_ENTRIES)).map((old) => cache.delete(old)));
  });
}

export function evict(key: string): void {
  memory.delete(key);
  const ownerBefore = owner;
  if (!ownerBefore || !hasCacheStorage()) return;
  void enqueue(async () => (await caches.open(PREFIX + ownerBefore)).delete(urlOf(key)));
}

/** Removes all entries. Must be called after a change to data that the entries depend on. */
export function clearCache(): Promise<unknown> {
  memory.clear();
  return enqueue(() => deleteCaches(() => true));
}

async function deleteCaches(isDeleted: (name: string) => boolean): Promise<void> {
  if (!hasCacheStorage()) return;
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(ANY_PREFIX) && isDeleted(name)).map((name) => caches.delete(name)),
  );
}
