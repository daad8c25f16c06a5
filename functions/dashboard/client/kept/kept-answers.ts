/**
 * What an account has been shown, kept in the browser so that it is there at once the next time, and without a network. An
 * account's answers are in a cache of its own, of which there is one at most; browsers that have no caches (those of pages
 * without TLS) keep them as long as the page is open.
 */

/** With another number once a view reads what an earlier version did not keep. */
const PREFIX = 'answers 1 of ';
const ANY_PREFIX = 'answers ';
/** Some months of mornings; the oldest go first. */
const MOST = 400;
/** How long an answer is good without asking again. */
const FRESH_MS = 600_000;

type Kept = { value: unknown; atMs: number };

const shown = new Map<string, Kept>();
let owner = '';
/** One thing at a time, so that nothing is put back after everything was removed. */
let work: Promise<unknown> = Promise.resolve();

const inTurn = <Value>(task: () => Promise<Value>): Promise<Value> => {
  const done = work.then(task);
  // A browser that is out of room keeps nothing, and all else goes on.
  work = done.catch(() => undefined);
  return done;
};

const nameOf = (key: string): string => `/kept/${encodeURIComponent(key)}`;
const hasCaches = (): boolean => 'caches' in globalThis;

/** The account whose answers this browser keeps; empty if it keeps none. */
export async function keptAccount(): Promise<string> {
  if (!hasCaches()) return '';
  const names = await caches.keys().catch(() => []);
  return names.find((name) => name.startsWith(PREFIX))?.slice(PREFIX.length) ?? '';
}

/** From now on keeps the answers of an account; those of any other are removed. */
export function keepFor(accountId: string): void {
  if (owner === accountId) return;
  if (owner) shown.clear();
  owner = accountId;
  void inTurn(() => removeCaches((name) => name !== PREFIX + accountId)).catch(() => undefined);
}

/** Removes everything that is kept. Resolves once it is gone. */
export function forgetKept(): Promise<void> {
  owner = '';
  shown.clear();
  return inTurn(() => removeCaches(() => true)).catch(() => undefined);
}

/** What was shown under a key since the page was opened, and whether that is so recent that it need not be asked for again. */
export function shownBefore<Value>(key: string): { value: Value; isFresh: boolean } | undefined {
  const found = shown.get(key);
  return found && { value: found.value as Value, isFresh: Date.now() - found.atMs < FRESH_MS };
}

/** What was kept under a key, however old. */
export async function kept<Value>(key: string): Promise<Value | undefined> {
  const found = shownBefore<Value>(key);
  if (found || !owner || !hasCaches()) return found?.value;
  const of = owner;
  try {
    const response = await (await caches.open(PREFIX + of)).match(nameOf(key));
    const value: unknown = await response?.json();
    return of === owner ? (value as Value | undefined) : undefined;
  } catch {
    // What cannot be read is as good as not kept.
    return undefined;
  }
}

/** Keeps an answer under a key that names all that it depends on. */
export function keep(key: string, value: unknown): void {
  const of = owner;
  if (!of) return;
  shown.set(key, { value, atMs: Date.now() });
  if (!hasCaches()) return;
  void inTurn(async () => {
    if (of !== owner) return;
    const cache = await caches.open(PREFIX + of);
    await cache.put(nameOf(key), Response.json(value));
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((old) => cache.delete(old)));
  }).catch(() => undefined);
}

/** Keeps nothing any more under a key. */
export function dropKept(key: string): void {
  shown.delete(key);
  const of = owner;
  if (!of || !hasCaches()) return;
  void inTurn(async () => (await caches.open(PREFIX + of)).delete(nameOf(key))).catch(() => undefined);
}

/** Keeps nothing any more of what was shown, for the same account: something that it depends on has changed. */
export function dropAllKept(): void {
  shown.clear();
  void inTurn(() => removeCaches(() => true)).catch(() => undefined);
}

async function removeCaches(isGone: (name: string) => boolean): Promise<void> {
  if (!hasCaches()) return;
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(ANY_PREFIX) && isGone(name)).map((name) => caches.delete(name)),
  );
}
