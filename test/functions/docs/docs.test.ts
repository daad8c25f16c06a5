import { beforeAll, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { CODES, Problem, problems } from '#lib/contract/problems.ts';
import { expectCommonHeaders, expectProblem } from '../../support/expectations.ts';
import { readHtml } from '../../support/html.ts';
import { rawRequest } from '../../support/raw-request.ts';
import { baseUrl, serviceOf } from '../../support/service.ts';

const { call } = serviceOf();

/** Loads a large file without fetch, which can lose bytes if the connection closes immediately. */
const load = (path: string) => rawRequest(baseUrl(), { path });

/** All pages reachable from the start page, by path. */
async function allPages(start: string): Promise<Map<string, ReturnType<typeof readHtml>>> {
  const pages = new Map<string, ReturnType<typeof readHtml>>();
  const left = [start];
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    if (pages.has(path)) continue;
    const { status, text } = await call('GET', path);
    expect([path, status]).toEqual([path, 200]);
    const page = readHtml(text);
    pages.set(path, page);
    for (const { attributes } of page.all('a')) {
      const [target = ''] = attributes['href']?.split('#') ?? [];
      if (new RegExp(`^${start}(/|$)`).test(target)) left.push(target);
    }
  }
  return pages;
}

let pages: Awaited<ReturnType<typeof allPages>>;
beforeAll(async () => {
  pages = await allPages('/docs');
});

test('every documentation page is well-formed and has one h1 and unique ids', () => {
  expect(pages.size).toBeGreaterThan(25);
  for (const [path, { errors, all, ids }] of pages) {
    expect([path, errors]).toEqual([path, []]);
    expect([path, all('h1')]).toEqual([path, [expect.anything()]]);
    expect([path, new Set(ids).size]).toEqual([path, ids.length]);
  }
});

test('all links, anchors and assets of the documentation exist', async () => {
  const links = [...pages].flatMap(([path, { all }]) =>
    [...all('a'), ...all('link'), ...all('script')].map(({ attributes }) => {
      const [target, anchor] = (attributes['href'] ?? attributes['src'] ?? '').split('#');
      return { from: path, target: target || path, anchor };
    }),
  );
  const own = links.filter(({ target }) => target.startsWith('/'));
  const dangling = own.filter(({ target, anchor }) => anchor && !pages.get(target)?.ids.includes(anchor));
  expect(dangling).toEqual([]);
  for (const target of new Set(own.map((link) => link.target)))
    expect([target, (await load(target)).status]).toEqual([target, 200]);
  const foreign = links.filter(({ target }) => !target.startsWith('/'));
  expect(foreign.filter(({ target }) => !target.startsWith('https://'))).toEqual([]);
});

test('documentation pages have a strict content security policy and no inline code', async () => {
  for (const path of pages.keys()) {
    const answer = await call('GET', path);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expectCommonHeaders(answer);
    const policy = answer.headers.get('content-security-policy')?.split('; ') ?? [];
    expect(policy).toEqual(
      expect.arrayContaining([
        ...["default-src 'none'", "form-action 'none'", "base-uri 'none'", "frame-ancestors 'none'"],
        ...["script-src 'self'", "style-src 'self'", "connect-src 'self'", "img-src 'self'"],
        ...["require-trusted-types-for 'script'", "trusted-types 'none'"],
      ]),
    );
    expect(policy).toHaveLength(10);
    expect(answer.text).not.toMatch(
      /<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=|(src|<link)[^>]*https?:/,
    );
  }
});

test('only the reference loads a script, of less than a kilobyte, which is cached as immutable', async () => {
  for (const [path, { all }] of pages) expect(all('script')).toHaveLength(path === '/docs/reference' ? 1 : 0);
  const [script] = pages.get('/docs/reference')?.all('script') ?? [];
  const answer = await load(script?.attributes['src'] ?? '');
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.text.length).toBeLessThan(1_000);
});

test('the reading guide begins with a table of contents', async () => {
  const { all } = readHtml((await call('GET', '/docs/answers')).text);
  const sections = all('h2').map(({ text }) => text);
  const links = all('a').filter(({ attributes }) => attributes['href']?.startsWith('#'));
  expect(links.slice(1, sections.length + 1).map(({ text }) => text)).toEqual(sections);
});

test('a missing page returns HTML to browsers and a problem to other clients', async () => {
  const headers = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  for (const path of ['/docs/nothing', '/docs/errors/nothing', '/docs/missing']) {
    const answer = await call('GET', path, { headers });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expectCommonHeaders(answer);
    const { errors, all } = readHtml(answer.text);
    expect(errors).toEqual([]);
    expect(all('main')[0]?.text).toContain('Page not found');
    expect(all('a').map(({ attributes }) => attributes['href'])).toContain('/docs');
    for (const Accept of ['application/json', '*/*'])
      expectProblem(await call('GET', path, { headers: { Accept } }), 404, 'not_found');
  }
});

test.each(CODES)('the page of %s has its status, cause, remedy and a valid example', async (code) => {
  const { all } = readHtml((await call('GET', `/docs/errors/${code}`)).text);
  const [main] = all('main');
  const { status, when, remedy } = problems[code];
  for (const expected of [`Status ${status}`, when, remedy])
    expect(main?.text).toContain(expected.replaceAll('`', ''));
  expect(main?.text).toContain(`"type": "${baseUrl()}/docs/errors/${code}"`);
  const example = all('code').find(({ attributes }) => attributes['class'] === 'language-json');
  const shown = v.parse(v.strictObject({ ...Problem.entries }), JSON.parse(example?.text ?? ''));
  expect(shown).toMatchObject({ code, status });
  expect(shown.detail).toMatch(/^[A-Z].+\.$/);
  expect(shown.detail).not.toBe(when.replaceAll('`', ''));
  const members = Object.keys(Problem.entries).filter((name) => when.includes(`\`${name}\``));
  expect(Object.keys(shown)).toEqual(expect.arrayContaining(members));
});

test('an unknown problem code has no page', async () => {
  for (const code of ['unknown', 'toString', '..%2f..%2findex', '%00'])
    expectProblem(await call('GET', `/docs/errors/${code}`), 404, 'not_found');
});

test('documentation pages are also served under the stage’s path', async () => {
  expect((await call('GET', '/dev/docs/errors/not_found')).status).toBe(200);
});

test('documentation pages support If-None-Match', async () => {
  const { headers } = await call('GET', '/docs');
  const again = await call('GET', '/docs', { headers: { 'If-None-Match': headers.get('etag') ?? '' } });
  expect([again.status, again.text]).toEqual([304, '']);
});

test('served documents contain no placeholder URL', async () => {
  for (const path of [...pages.keys(), '/llms.txt', '/.well-known/api-catalog', '/.well-known/security.txt'])
    expect((await call('GET', path)).text).not.toMatch(/api\.example\.com|%BASE%/);
});

test('the page of Moons has phases, eclipses and retrogrades of ten years', async () => {
  const { all } = readHtml((await call('GET', '/docs/moon')).text);
  const rows = all('tr').map(({ text }) => text.replace(/\s+/g, ' ').trim());
  // Fred Espenak's catalog has the eclipse of August 12, 2026, at 17:46 UT, ten minutes after the new Moon.
  expect(rows).toContain('New Leo Aug 12, 5:36 PM total solar');
  expect(rows).toContain('Mercury Feb 9, 5:36 PM in Pisces Mar 3, 12:32 PM in Aquarius');
  // The year is named only where it isn’t that of the heading.
  expect(rows).toContain('Jupiter Dec 13, 12:56 AM in Leo Apr 13, 2027, 2:11 AM in Leo');
  expect(rows.filter((row) => /^Mercury .* in /.test(row)).length).toBeGreaterThanOrEqual(30);
  expect(rows.filter((row) => /^(New|Full) /.test(row)).length).toBeGreaterThan(240);
});
