/**
 * Caches what an account has seen, to show it immediately and offline the next time. Each account has its own cache, and
 * there is at most one. Browsers without CacheStorage (pages without TLS) cache in memory only.
 */

/** Raise the number when a view reads data that an earlier version didn't store. */
const PREFIX = 'answers 1 of ';
const ANY_PREFIX = 'answers ';
/** A few months of daily visits; the oldest entries are evicted. */
const MAX_ENTRIES = 400;
/** Younger entries aren't requested again. */
const FRESH_MS = 600_000;

const memory = new Map<string, { value: unknown; atMs: number }>();
let owner = '';
/** Serializes all writes, so that none follows a deletion. */
let queue: Promise<unknown> = Promise.resolve();

/** Ignores failures: the page works without the cache, for example if the disk is full. */
function enqueue(task: () => Promise<unknown>): Promise<unknown> {
  queue = queue.then(task).catch(() => undefined);
  return queue;
}

const urlOf = (key: string): string => `/kept/${encodeURIComponent(key)}`;
const hasCacheStorage = (): boolean => 'caches' in globalThis;

/** The account that this browser has a cache of; empty if there is none. */
export async function cachedAccountId(): Promise<string> {
  if (!hasCacheStorage()) return '';
  const names = await caches.keys().catch(() => []);
  return names.find((name) => name.startsWith(PREFIX))?.slice(PREFIX.length) ?? '';
}

/** Switches to the cache of an account and deletes any other. */
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

/** Reads what was loaded since the page was opened. A fresh value needs no request. */
export function readMemory<Value>(key: string): { value: Value; isFresh: boolean } | undefined {
  const entry = memory.get(key);
  return entry && { value: entry.value as Value, isFresh: Date.now() - entry.atMs < FRESH_MS };
}

/** Reads the cache, regardless of age. */
export async function readCache<Value>(key: string): Promise<Value | undefined> {
  const entry = readMemory<Value>(key);
  if (entry || !owner || !hasCacheStorage()) return entry?.value;
  const ownerBefore = owner;
  try {
    // Unlike `open`, this doesn't create a cache that is just being deleted.
    const response = await caches.match(urlOf(key), { cacheName: PREFIX + ownerBefore });
    const value: unknown = await response?.json();
    return ownerBefore === owner ? (value as Value | undefined) : undefined;
  } catch {
    // An unreadable entry is a cache miss.
    return undefined;
  }
}

/** Caches a value. The key names everything that it depends on. */
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

/** Removes all entries of the account, because something that they depend on has changed. */
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
