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
  if (request.mode === 'navigate' && pathname === home.pathname) event.respondWith(newestPage(event));
  else if (href.startsWith(partsAt.href)) event.respondWith(part(event));
});

async function keepPage(): Promise<void> {
  const cache = await caches.open(ours);
  await cache.addAll(self.parts.map((name) => new URL(name, partsAt).href));
  await keepIfOurs(await fetch(home.href));
}

/** What earlier versions kept goes once none of their pages is open. */
async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== ours).map((name) => caches.delete(name)),
  );
  await self.clients.claim();
}

/** After this the page of before is shown, and the new one the next time. */
const PATIENCE_MS = 3_000;

async function newestPage(event: FetchEvent): Promise<Response> {
  const asked = fetch(event.request);
  const kept = asked.then((response) => keepIfOurs(response.clone())).catch(() => undefined);
  event.waitUntil(kept);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS, undefined));
  const soon = await Promise.race([asked.catch(() => undefined), late]);
  if (soon && soon.status < 500 && soon.status !== 429) return soon;
  return (await matching(home.href)) ?? asked;
}

/** The page for somebody who is signed in is kept, if all that it loads is here: else it would open to nothing. */
async function keepIfOurs(response: Response): Promise<void> {
  if (!response.ok) return;
  const html = await response.clone().text();
  const loads = [...html.matchAll(/\/assets\/([\w.-]+)/g)].map(([, name = '']) => name);
  if (!html.includes('data-session="perhaps"') || !loads.every((name) => self.parts.includes(name))) return;
  await (await caches.open(ours)).put(home.href, response);
}

async function part({ request }: FetchEvent): Promise<Response> {
  return (await matching(request)) ?? fetch(request);
}

/** What is kept; nothing where the browser cannot say, so that the network is asked. */
const matching = (request: Request | string): Promise<Response | undefined> =>
  caches.match(request, { ignoreVary: true }).catch(() => undefined);

// A script of its own, whose `self` is none of the page's.
export {};
