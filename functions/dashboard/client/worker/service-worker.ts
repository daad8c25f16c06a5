/**
 * Opens the page without a network: it keeps the page as it was last answered, and the page's parts, which never change under
 * their names. It keeps nothing of a person, and lets all else pass: what an account has been shown is kept by the page itself.
 */
declare const self: ServiceWorkerGlobalScope & {
  /** The files of this version of the page; the service writes them before this script. */
  parts: readonly string[];
};

const PREFIX = 'page ';
const ours = `${PREFIX}${self.parts.join(' ')}`;
const home = new URL(self.registration.scope);
const partsAt = new URL('assets/', home);

self.addEventListener('install', (event) => event.waitUntil(keepPage()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { href, origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== home.origin) return;
  if (request.mode === 'navigate' && pathname === home.pathname) event.respondWith(newestPage(request));
  else if (href.startsWith(partsAt.href)) event.respondWith(part(request));
});

async function keepPage(): Promise<void> {
  const cache = await caches.open(ours);
  await cache.addAll([home.href, ...self.parts.map((name) => new URL(name, partsAt).href)]);
}

/** What earlier versions kept goes once none of their pages is open. */
async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== ours).map((name) => caches.delete(name)),
  );
  await self.clients.claim();
}

async function newestPage(request: Request): Promise<Response> {
  const cache = await caches.open(ours);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(home.href, response.clone());
    return response;
  } catch (error) {
    const last = await cache.match(home.href, { ignoreVary: true });
    if (last) return last;
    throw error;
  }
}

async function part(request: Request): Promise<Response> {
  const known = await caches.match(request, { ignoreVary: true });
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(ours)).put(request, response.clone());
  return response;
}

// A script of its own, whose `self` is none of the page's.
export {};
