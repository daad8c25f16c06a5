import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { readStack } from '../../../infra/local/template/read-stack.ts';
import { expectCommonHeaders, expectProblem } from '../../support/expectations.ts';
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

test('all the JavaScript that there is weighs at most 75 KB gzipped, what is needed at once at most 25 KB', async () => {
  const { functions } = readStack(process.env['SYNTHESISED_APP'] ?? '');
  const folder = join(functions.find(({ title }) => title === 'dashboard')?.codeFolder ?? '', 'assets');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const bytesOf = (names: string[]) =>
    names.reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name))).length, 0);
  const html = (await call('GET', '/')).text;
  expect(bytesOf(scripts)).toBeLessThan(90_000);
  expect(bytesOf(scripts.filter((name) => html.includes(name)))).toBeLessThan(25_000);
});
