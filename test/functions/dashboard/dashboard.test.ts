import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { TIER_USES, tiers } from '#lib/accounts/tiers.ts';
import { sampleDay } from '#lib/operations/sample-day.ts';
import * as profiles from '#lib/table/profiles.ts';
import { ratingWord } from '../../../functions/dashboard/client/rating.ts';
import { page } from '../../../functions/dashboard/page.ts';
import { readStack } from '../../../infra/local/template/read-stack.ts';
import { expectCommonHeaders, expectProblem } from '../../support/expectations.ts';
import { readHtml } from '../../support/html.ts';
import { newProfile } from '../../support/new-items.ts';
import { serviceOf } from '../../support/service.ts';

const { call, signIn } = serviceOf();
const PATHS = ['/', '/dev', '/dev/'];

/** The URLs in a page's script and link elements. */
const loadedBy = (html: string): string[] =>
  [...html.matchAll(/<(?:script|link)\b[^>]*(?:src|href)="([^"]*)"/g)].map(([, url]) => url ?? '');

test.each(PATHS)('GET %s has a CSP that allows only its origin, no inline code, no framing', async (path) => {
  const response = await call('GET', path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expectCommonHeaders(response);
  const policy = response.headers.get('content-security-policy')?.split('; ') ?? [];
  const allowed = policy.map((directive) => directive.replace(/^\S+ /, ''));
  expect(new Set(allowed)).toEqual(new Set(["'none'", "'self'", "'script'", 'service-worker']));
  expect(policy).toEqual(
    expect.arrayContaining([
      ...["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", 'trusted-types service-worker'],
      ...["script-src 'self'", "style-src 'self'", "connect-src 'self'", "worker-src 'self'"],
    ]),
  );
  const own = response.text.replace(/<meta property="og:image" content="[^"]*">/, '');
  expect(own).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=|https?:/);
});

test.each(PATHS)('GET %s loads immutable assets with the right content types', async (path) => {
  const urls = loadedBy((await call('GET', path)).text).filter(
    (url) => !['/manifest.webmanifest', '/assets/icon-180.png'].includes(url),
  );
  const types: Record<string, string> = {
    '.js': 'text/javascript; charset=utf-8',
    '.css': 'text/css; charset=utf-8',
    '.svg': 'image/svg+xml',
  };
  const found = new Set<string>();
  for (const url of urls) {
    const [, extension = ''] = /^\/assets\/[\w.-]+-[A-Z0-9]{8}(\.(?:js|css|svg))$/.exec(url) ?? [];
    found.add(extension);
    const asset = await call('GET', url);
    expect([url, asset.status, asset.headers.get('content-type')]).toEqual([url, 200, types[extension]]);
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('x-content-type-options')).toBe('nosniff');
  }
  expect([...found].sort()).toEqual(Object.keys(types).sort());
});

test('assets are also served under the stage’s path, for API Gateway’s own domain', async () => {
  const [url] = loadedBy((await call('GET', '/dev')).text);
  expect((await call('GET', `/dev${url}`)).status).toBe(200);
});

test('the page is revalidated each time, and a matching ETag returns 304', async () => {
  const first = await call('GET', '/');
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toMatch(/^W\/"/);
  for (const condition of [etag, etag.slice(2), `"other", ${etag}`]) {
    const again = await call('GET', '/', { headers: { 'If-None-Match': condition } });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
  }
  expect((await call('GET', '/', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
});

test('the page depends on whether the request has a session cookie, so the response has Vary: Cookie', async () => {
  const { cookie } = await signIn();
  const [without, withOne] = [await call('GET', '/'), await call('GET', '/', { cookie })];
  expect(without.text).toContain('data-session="none"');
  expect(withOne.text).toContain('data-session="perhaps"');
  expect(withOne.text).not.toContain(cookie?.split('=')[1]);
  expect(withOne.headers.get('vary')).toBe('Cookie');
  expect(withOne.headers.get('etag')).not.toBe(without.headers.get('etag'));
});

test('the page links to the stage’s URL for requesting a higher tier, if the stage has such a URL', async () => {
  expect((await call('GET', '/')).text).toContain('data-upgrades="mailto:operator@example.com"');
  expect(pageWith({ upgrades: '' })).not.toContain('data-upgrades');
  expect(pageWith({ upgrades: '' })).toContain('ask the operator of this service');
  const address = 'https://a.example/?a="><b>&c=\'';
  const { all } = readHtml(pageWith({ upgrades: address }));
  expect(all('html')[0]?.attributes['data-upgrades']).toBe(address);
  expect(all('a').map(({ attributes }) => attributes['href'])).toContain(address);
});

/** The page with some options overridden. */
const pageWith = (options: Partial<Parameters<typeof page>[0]>) =>
  page({
    base: '/',
    service: 'https://example.com',
    manifest: {
      main: { file: 'main.js', parts: [] },
      day: { file: 'day.js', parts: [] },
      'sign-in': { file: 'sign-in.js', parts: [] },
      icon: { file: 'icon.svg', parts: [] },
    },
    hasSession: false,
    productName: 'Noonmark',
    upgrades: '',
    day: sampleDay(Date.now()),
    ...options,
  });

test('the landing page has a sample forecast, equal to the API’s for the same birth data', async () => {
  const { key, id } = await signIn();
  const birth = { birthDate: '1990-06-15', birthTime: '14:35', timeZone: 'Europe/Berlin' };
  const profile = { ...newProfile(), ...birth, latitude: 48.1374, longitude: 11.5755 };
  await profiles.create(id, profile, 1);
  const path = `/api/horoscope/today?profileId=${profile.id}`;
  const [{ text }, { body }] = [await call('GET', '/'), await call('GET', path, { key })];
  const [day] = body.horoscopes;
  const { all, errors } = readHtml(text);
  expect(errors).toEqual([]);
  expect(all('time')[0]?.attributes['datetime']).toBe(day.date);
  const [sample = ''] = all('section').map((section) => section.text);
  const sentences = day.summary.split(/(?<=[.!?]) /);
  const expected = [
    'Lena is invented',
    `${day.overallRating.toFixed(1)} of 10`,
    ratingWord(day.overallRating),
  ];
  for (const text of [...expected, ...sentences, ...day.favorable, ...day.unfavorable])
    expect(sample).toContain(text);
  const metrics = all('dt').map(({ text: name }, i) => [name, all('dd')[i]?.text]);
  expect(metrics).toEqual(Object.entries(day.metrics));
});

test('the landing page works without the sample', () => {
  const html = pageWith({ day: undefined });
  expect(readHtml(html).errors).toEqual([]);
  expect(html).not.toContain('Lena');
  expect(html).toContain('What it costs');
  expect(html).toContain('id="app"');
});

test('the landing page changes once a day', () => {
  const at = (instant: string) => pageWith({ day: sampleDay(Date.parse(instant)) });
  // The last second of a day in Munich.
  const last = at('2026-07-01T21:59:59Z');
  expect(at('2026-07-01T22:00:00Z')).not.toBe(last);
  expect(at('2026-06-30T22:00:00Z')).toBe(last);
  expect(last).toContain('Wednesday, July 1');
});

test('the landing page lists each tier’s use, price and limits', async () => {
  const { all } = readHtml((await call('GET', '/')).text);
  const plans = all('li').map(({ text }) => text);
  for (const [name, { priceUsdPerMonth, maxProfiles, maxDaysFromToday }] of Object.entries(tiers)) {
    const use = TIER_USES[name as keyof typeof tiers];
    const plan = plans.find((text) => text.includes(use))?.toLowerCase() ?? '';
    const people = maxProfiles === 1 ? 'one person' : `${maxProfiles} people`;
    for (const value of [name, priceUsdPerMonth || 'free', people]) expect(plan).toContain(`${value}`);
    expect(plan).toContain(maxDaysFromToday === 1 ? 'today and tomorrow' : `${maxDaysFromToday} days ahead`);
  }
});

test.each(['/', '/dev'])('the landing page at %s has no broken link', async (path) => {
  const { text } = await call('GET', path);
  const { all } = readHtml(text.replace(/<\/?noscript>/g, ''));
  const links = all('a').map(({ attributes }) => attributes['href'] ?? '');
  expect(links.length).toBeGreaterThan(4);
  for (const link of links.filter((href) => !href.startsWith('mailto:')))
    expect([link, (await call('GET', link)).status]).toEqual([link, 200]);
});

test('the landing page escapes all values', () => {
  const day = sampleDay(Date.now());
  const evil = '<script>&"';
  const entry = { ...day.entry, summary: evil, favorable: [evil], unfavorable: [evil] };
  const { all } = readHtml(pageWith({ base: '/"><script>/', day: { ...day, entry } }));
  expect(all('script')).toHaveLength(1);
  expect(all('li').map(({ text }) => text)).toContain(evil);
});

test('the landing page is hidden from requests with a session cookie', async () => {
  const { cookie } = await signIn();
  expect((await call('GET', '/')).text).toContain('data-state="out"');
  expect((await call('GET', '/', { cookie })).text).toContain('data-state="in"');
});

test('the web app manifest makes the page installable, and its icons exist', async () => {
  const [html, manifest] = [await call('GET', '/'), await call('GET', '/manifest.webmanifest')];
  expect(loadedBy(html.text)).toContain('/manifest.webmanifest');
  expect([manifest.status, manifest.headers.get('content-type')]).toEqual([200, 'application/manifest+json']);
  const { name, start_url, scope, display, icons, shortcuts } = JSON.parse(manifest.text);
  expect([name, start_url, scope, display]).toEqual(['Noonmark', '/', '/', 'standalone']);
  expect(shortcuts).toContainEqual({ name: 'Today', url: '/#/today' });
  expect(icons.length).toBeGreaterThan(0);
  for (const { src, type } of icons) {
    const icon = await call('GET', src);
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, type]);
  }
});

test('the service worker lists all assets of its version, and is revalidated each time', async () => {
  const worker = await call('GET', '/service-worker.js');
  const type = worker.headers.get('content-type');
  expect([worker.status, type]).toEqual([200, 'text/javascript; charset=utf-8']);
  expect(worker.headers.get('cache-control')).toBe('private, no-cache');
  expect(worker.headers.get('content-security-policy')).toContain("default-src 'none'; connect-src 'self'");
  const parts: string[] = JSON.parse(/^self\.parts=(\[[^\]]*\]);/.exec(worker.text)?.[1] ?? '');
  const needed = loadedBy((await call('GET', '/')).text).filter((url) => /^\/assets\/.*(?<!png)$/.test(url));
  expect(parts).toEqual(expect.arrayContaining(needed.map((url) => url.slice('/assets/'.length))));
  for (const name of parts) expect((await call('GET', `/assets/${name}`)).status).toBe(200);
});

test.each(['nothing.js', '..%2findex.mjs', '%2e%2e%2fmanifest.json', 'manifest.json', 'constructor', '%00'])(
  'an unknown asset returns 404: %s',
  async (name) => {
    const response = await call('GET', `/assets/${name}`);
    expectProblem(response, 404, 'not_found');
    expect(response.headers.get('cache-control')).toBe('no-store');
  },
);

test.each(['POST', 'DELETE'])('a %s request for the page returns 405', async (method) => {
  expectProblem(await call(method, '/'), 405, 'method_not_allowed');
});

test('all JavaScript is below 100 KB gzipped, and that of the first view below 32 KB', async () => {
  const { functions } = readStack(process.env['SYNTHESIZED_APP'] ?? '');
  const folder = join(functions.find(({ title }) => title === 'dashboard')?.codeFolder ?? '', 'assets');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const bytesOf = (names: string[]) =>
    names.reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name))).length, 0);
  expect(bytesOf(scripts)).toBeLessThan(100_000);
  const { cookie } = await signIn();
  for (const html of [(await call('GET', '/')).text, (await call('GET', '/', { cookie })).text]) {
    const needed = scripts.filter((name) => html.includes(name));
    expect(needed.length).toBeGreaterThan(1);
    expect(bytesOf(needed)).toBeLessThan(32_000);
  }
});

test('no animation of the style sheet replaces another of the same name', () => {
  const folder = new URL('../../../functions/dashboard/client/styles/', import.meta.url);
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => [...readFileSync(new URL(file, folder), 'utf8').matchAll(/@keyframes (\S+)/g)])
    .map(([, name]) => name);
  expect(names.length).toBeGreaterThan(5);
  expect(new Set(names).size).toBe(names.length);
});
