import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { tiers } from '#lib/accounts/tiers.ts';
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

/** The addresses of everything that a page loads. */
const loadedBy = (html: string): string[] =>
  [...html.matchAll(/<(?:script|link)\b[^>]*(?:src|href)="([^"]*)"/g)].map(([, url]) => url ?? '');

describe.each(PATHS)('GET %s', (path) => {
  test('is a page that may load from its own origin only, run nothing inline, and be framed by nobody', async () => {
    const answer = await call('GET', path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expectCommonHeaders(answer);
    const policy = answer.headers.get('content-security-policy')?.split('; ') ?? [];
    const allowed = policy.map((directive) => directive.replace(/^\S+ /, ''));
    expect(new Set(allowed)).toEqual(new Set(["'none'", "'self'", "'script'", 'service-worker']));
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        'trusted-types service-worker',
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ]),
    );
    expect(answer.text).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=|https?:/);
  });

  test('loads assets that are there, of the right kind, and may be kept for ever', async () => {
    const urls = loadedBy((await call('GET', path)).text).filter((url) => url !== '/manifest.webmanifest');
    expect(urls.map((url) => /\.\w+$/.exec(url)?.[0])).toEqual(
      expect.arrayContaining(['.js', '.css', '.svg']),
    );
    const types = {
      js: 'text/javascript; charset=utf-8',
      css: 'text/css; charset=utf-8',
      svg: 'image/svg+xml',
    };
    for (const url of urls) {
      const [, kind] = /^\/assets\/[\w.-]+-[A-Z0-9]{8}\.(js|css|svg)$/.exec(url) ?? [];
      const asset = await call('GET', url);
      expect([url, asset.status, asset.headers.get('content-type')]).toEqual([
        url,
        200,
        types[kind as keyof typeof types],
      ]);
      expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(asset.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});

test('assets are served below the stage too, where API Gateway’s own domain has them', async () => {
  const [url] = loadedBy((await call('GET', '/dev')).text);
  expect((await call('GET', `/dev${url}`)).status).toBe(200);
});

test('the page is asked for anew each time, and not sent again while it is the same', async () => {
  const first = await call('GET', '/');
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toMatch(/^W\/"/);
  for (const known of [etag, etag.slice(2), `"other", ${etag}`]) {
    const again = await call('GET', '/', { headers: { 'If-None-Match': known } });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
  }
  expect((await call('GET', '/', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
});

test('the page says whether a session cookie came with the request, and a cache must know', async () => {
  const { cookie } = await signIn();
  const [without, withOne] = [await call('GET', '/'), await call('GET', '/', { cookie })];
  expect(without.text).toContain('data-session="none"');
  expect(withOne.text).toContain('data-session="perhaps"');
  expect(withOne.text).not.toContain(cookie?.split('=')[1]);
  expect(withOne.headers.get('vary')).toBe('Cookie');
  expect(withOne.headers.get('etag')).not.toBe(without.headers.get('etag'));
});

test('the page says where a higher tier is asked for, if the stage does', async () => {
  expect((await call('GET', '/')).text).toContain('data-upgrades="mailto:operator@example.com"');
  expect(pageWith({ upgrades: '' })).not.toContain('data-upgrades');
  expect(pageWith({ upgrades: '' })).toContain('ask whoever runs this service');
  const address = 'https://a.example/?a="><b>&c=\'';
  const { all } = readHtml(pageWith({ upgrades: address }));
  expect(all('html')[0]?.attributes['data-upgrades']).toBe(address);
  expect(all('a').map(({ attributes }) => attributes['href'])).toContain(address);
});

/** The page as it is made, with something in it that is not so here. */
const pageWith = (different: Partial<Parameters<typeof page>[0]>) =>
  page({
    base: '/',
    manifest: {
      main: { file: 'main.js', parts: [] },
      day: { file: 'day.js', parts: [] },
      'sign-in': { file: 'sign-in.js', parts: [] },
      icon: { file: 'icon.svg', parts: [] },
    },
    hasSession: false,
    upgrades: '',
    day: sampleDay(Date.now()),
    ...different,
  });

describe('the page before signing in', () => {
  test('tells without a script the day of somebody made up, as a profile of that birth has it', async () => {
    const { key, id } = await signIn();
    const birth = { birthDate: '1990-06-15', birthTime: '14:35', timeZone: 'Europe/Berlin' };
    const profile = { ...newProfile(), ...birth, latitude: 48.1374, longitude: 11.5755 };
    await profiles.create(id, profile, 1);
    const asked = `/api/horoscope/today?profileId=${profile.id}`;
    const [{ text }, { body }] = [await call('GET', '/'), await call('GET', asked, { key })];
    const [day] = body.horoscopes;
    const { all, errors } = readHtml(text);
    expect(errors).toEqual([]);
    expect(all('time')[0]?.attributes['datetime']).toBe(day.date);
    const [sample = ''] = all('section').map((section) => section.text);
    expect(sample).toContain('Lena is made up');
    expect(sample).toContain(`${day.overallRating.toFixed(1)} of 10`);
    expect(sample).toContain(ratingWord(day.overallRating));
    for (const told of [day.summary, ...day.favorable, ...day.unfavorable]) expect(sample).toContain(told);
    expect(all('dt').map(({ text: name }, i) => [name, all('dd')[i]?.text])).toEqual(
      Object.entries(day.metrics),
    );
  });

  test('says all else where no sample can be computed', () => {
    const html = pageWith({ day: undefined });
    expect(readHtml(html).errors).toEqual([]);
    expect(html).not.toContain('Lena');
    expect(html).toContain('What it costs');
    expect(html).toContain('id="app"');
  });

  test('is another page the next day, and the same one all day long', () => {
    const at = (instant: string) => pageWith({ day: sampleDay(Date.parse(instant)) });
    // Midnight in Munich.
    const last = at('2026-07-01T21:59:59Z');
    expect(at('2026-07-01T22:00:00Z')).not.toBe(last);
    expect(at('2026-06-30T22:00:00Z')).toBe(last);
    expect(last).toContain('Wednesday, July 1');
  });

  test('says what each tier costs and has', async () => {
    const rows = readHtml((await call('GET', '/')).text)
      .all('tr')
      .map(({ text }) => text);
    expect(rows.slice(1)).toHaveLength(Object.keys(tiers).length);
    for (const [name, { priceUsdPerMonth, maxProfiles, maxDaysFromToday }] of Object.entries(tiers)) {
      const row = rows.find((text) => text.startsWith(name)) ?? '';
      for (const told of [priceUsdPerMonth || 'Free', maxProfiles, maxDaysFromToday])
        expect(row).toContain(maxDaysFromToday === 1 && told === 1 ? '1' : `${told}`);
    }
  });

  test('says above the way in for how much one begins, and leads to the rest', async () => {
    const { all } = readHtml((await call('GET', '/')).text);
    const [hero] = all('header');
    expect(tiers.free).toMatchObject({ priceUsdPerMonth: 0, maxProfiles: 1, maxDaysFromToday: 1 });
    expect(hero?.text).toContain('Free for one person, today and tomorrow.');
    expect(all('h2').map(({ attributes }) => `#${attributes['id']}`)).toContain(
      all('a')[0]?.attributes['href'],
    );
  });

  test('leads to what is there, also below a path', async () => {
    for (const path of ['/', '/dev']) {
      const { text } = await call('GET', path);
      const links = readHtml(text.replace(/<\/?noscript>/g, ''))
        .all('a')
        .map(({ attributes }) => attributes['href'] ?? '');
      expect(links.length).toBeGreaterThan(4);
      for (const link of links.filter((href) => !href.startsWith('mailto:')))
        expect([link, (await call('GET', link)).status]).toEqual([link, 200]);
    }
  });

  test('lets nothing that it was given be more than text', () => {
    const day = sampleDay(Date.now());
    const evil = '<script>&"';
    const entry = { ...day.entry, summary: evil, favorable: [evil], unfavorable: [evil] };
    const html = pageWith({ base: '/"><script>/', day: { ...day, entry } });
    expect(readHtml(html).all('script')).toHaveLength(1);
    expect(
      readHtml(html)
        .all('li')
        .map(({ text }) => text),
    ).toContain(evil);
  });

  test('is hidden from whoever has a session, until that has ended', async () => {
    const { cookie } = await signIn();
    expect((await call('GET', '/')).text).toContain('data-state="out"');
    expect((await call('GET', '/', { cookie })).text).toContain('data-state="in"');
  });
});

test('browsers may install the page: the manifest leads to it and to icons that are there', async () => {
  const [html, manifest] = [await call('GET', '/'), await call('GET', '/manifest.webmanifest')];
  expect(loadedBy(html.text)).toContain('/manifest.webmanifest');
  expect([manifest.status, manifest.headers.get('content-type')]).toEqual([200, 'application/manifest+json']);
  const { name, start_url, scope, display, icons, shortcuts } = JSON.parse(manifest.text);
  expect([name, start_url, scope, display]).toEqual(['Horoscope', '/', '/', 'standalone']);
  expect(shortcuts).toContainEqual({ name: 'Today', url: '/#/today' });
  expect(icons.length).toBeGreaterThan(0);
  for (const { src, type } of icons) {
    const icon = await call('GET', src);
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, type]);
  }
});

test('the service worker is told every part of its version of the page, and is asked for anew each time', async () => {
  const worker = await call('GET', '/service-worker.js');
  expect([worker.status, worker.headers.get('content-type')]).toEqual([
    200,
    'text/javascript; charset=utf-8',
  ]);
  expect(worker.headers.get('cache-control')).toBe('private, no-cache');
  expect(worker.headers.get('content-security-policy')).toContain("default-src 'none'; connect-src 'self'");
  const parts: string[] = JSON.parse(/^self\.parts=(\[[^\]]*\]);/.exec(worker.text)?.[1] ?? '');
  const needed = loadedBy((await call('GET', '/')).text).filter((url) => url.startsWith('/assets/'));
  expect(parts).toEqual(expect.arrayContaining(needed.map((url) => url.slice('/assets/'.length))));
  for (const name of parts) expect((await call('GET', `/assets/${name}`)).status).toBe(200);
});

test.each(['nothing.js', '..%2findex.mjs', '%2e%2e%2fmanifest.json', 'manifest.json', 'constructor', '%00'])(
  'an asset that is not there is 404: %s',
  async (name) => {
    const answer = await call('GET', `/assets/${name}`);
    expectProblem(answer, 404, 'not_found');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  },
);

test.each(['POST', 'DELETE'])('%s is not answered', async (method) => {
  expectProblem(await call(method, '/'), 405, 'method_not_allowed');
});

test('all the JavaScript that there is weighs at most 75 KB gzipped, what today needs, or signing in, at most 25 KB', async () => {
  const { functions } = readStack(process.env['SYNTHESISED_APP'] ?? '');
  const folder = join(functions.find(({ title }) => title === 'dashboard')?.codeFolder ?? '', 'assets');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const bytesOf = (names: string[]) =>
    names.reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name))).length, 0);
  expect(bytesOf(scripts)).toBeLessThan(75_000);
  const { cookie } = await signIn();
  for (const html of [(await call('GET', '/')).text, (await call('GET', '/', { cookie })).text]) {
    const needed = scripts.filter((name) => html.includes(name));
    expect(needed.length).toBeGreaterThan(1);
    expect(bytesOf(needed)).toBeLessThan(25_000);
  }
});
