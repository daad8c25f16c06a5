/** Caches the page's HTML and immutable assets, and shows notifications. The page itself caches personal data. */
declare const self: ServiceWorkerGlobalScope & {
  /** The asset names of this version of the page. The server prepends them to this script. */
  parts: readonly string[];
};

const PREFIX = 'page ';
const cacheName = `${PREFIX}${self.parts.join(' ')}`;
const pageUrl = new URL(self.registration.scope);
const assetsUrl = new URL('assets/', pageUrl);

self.addEventListener('install', (event) => event.waitUntil(cacheVersion()));
self.addEventListener('activate', (event) => event.waitUntil(deleteOldVersions()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { href, origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== pageUrl.origin) return;
  if (request.mode === 'navigate' && pathname === pageUrl.pathname) event.respondWith(fetchPage(event));
  else if (href.startsWith(assetsUrl.href)) event.respondWith(fetchAsset(event));
});

self.addEventListener('push', (event) => event.waitUntil(notify(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openDay(String(event.notification.data)));
});

/** Shows a message, even one that can't be read, because browsers require a visible notification for each message. */
async function notify(data: PushMessageData | null): Promise<void> {
  let message = { title: 'Your day', body: 'Open it to read what it brings.', url: pageUrl.href };
  try {
    message = { ...message, ...data?.json() };
  } catch {}
  const { title, body, url } = message;
  const icon = new URL('icon-192.png', assetsUrl).href;
  // A message that comes twice replaces itself.
  await self.registration.showNotification(title, { body, icon, tag: url, data: url });
}

/** Shows a day in an open window of the page, or in a new one. */
async function openDay(url: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const open = windows.find((client) => client.url.startsWith(pageUrl.href));
  if (!open || !url.startsWith(pageUrl.href)) await self.clients.openWindow(url);
  else {
    await open.focus();
    await open.navigate(url);
  }
}

async function cacheVersion(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll(self.parts.map((name) => new URL(name, assetsUrl).href));
  await cachePage(await fetch(pageUrl.href));
}

/** Runs once no earlier version of the page is open. */
async function deleteOldVersions(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== cacheName).map((name) => caches.delete(name)),
  );
  await self.clients.claim();
}

/**
 * Shows a signed-in user the cached page without a request: the browser looks for a new worker on each visit anyway, and a
 * new worker caches the new page. Everyone else gets the cached page only if the service doesn't respond.
 */
async function fetchPage({ request }: FetchEvent): Promise<Response> {
  const cached = await findCached(pageUrl.href);
  if (cached && (await hasCachedAccount())) return cached;
  return fetch(request).catch((error: unknown) => {
    if (cached) return cached;
    throw error;
  });
}

/** Whether the page has cached what an account saw. Signing out deletes it. */
const hasCachedAccount = async (): Promise<boolean> =>
  (await caches.keys()).some((name) => name.startsWith('answers '));

/** Caches the page of a signed-in user if all its assets belong to this version. Otherwise, the page would not load offline. */
async function cachePage(response: Response): Promise<void> {
  if (!response.ok) return;
  const html = await response.clone().text();
  const names = [...html.matchAll(/\/assets\/([\w.-]+)/g)].map(([, name = '']) => name);
  // Images are for previews of links and for home screens.
  const assets = names.filter((name) => !name.endsWith('.png'));
  if (!html.includes('data-session="perhaps"') || !assets.every((name) => self.parts.includes(name))) return;
  await (await caches.open(cacheName)).put(pageUrl.href, response);
}

async function fetchAsset({ request }: FetchEvent): Promise<Response> {
  return (await findCached(request)) ?? fetch(request);
}

/** Returns a cached response; undefined if there is none or the cache can't be read. */
const findCached = (request: Request | string): Promise<Response | undefined> =>
  caches.match(request, { ignoreVary: true }).catch(() => undefined);

// Makes this file a module, so that its `self` is separate from the page's.
export {};
