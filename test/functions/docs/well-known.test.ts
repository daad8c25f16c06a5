import { expect, test } from '@jest/globals';
import { expectProblem } from '../../support/expectations.ts';
import { baseUrl, serviceOf } from '../../support/service.ts';

const { call } = serviceOf();

test('llms.txt describes the service and links to existing pages', async () => {
  const { status, headers, text } = await call('GET', '/llms.txt');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text).toMatch(/^# .+\n\n> .+\n/);
  const links = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): ./gm)].map(([, url]) => url ?? '');
  expect(links.length).toBeGreaterThan(8);
  for (const url of links.filter((link) => !link.endsWith('/mcp'))) {
    expect(url.slice(0, baseUrl().length + 1)).toBe(`${baseUrl()}/`);
    expect([url, (await call('GET', url.slice(baseUrl().length))).status]).toEqual([url, 200]);
  }
});

test('the API catalog is a link set with the OpenAPI description and the docs', async () => {
  const { status, headers, body } = await call('GET', '/.well-known/api-catalog');
  const type = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';
  expect([status, headers.get('content-type')]).toEqual([200, type]);
  expect(headers.get('link')).toBe(`<${baseUrl()}/.well-known/api-catalog>; rel="api-catalog"`);
  const [catalog, api] = body.linkset;
  expect(catalog.item).toEqual([{ href: api.anchor }]);
  for (const { href } of [...catalog.item, ...api['service-desc'], ...api['service-doc']])
    expect((await call('GET', href.slice(baseUrl().length))).status).toBe(200);
});

test('security.txt has a contact and expires in ten to twelve months', async () => {
  const { status, headers, text } = await call('GET', '/.well-known/security.txt');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const lines = text.trimEnd().split('\n');
  const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/, 2)));
  expect(fields).toEqual({
    Contact: 'mailto:horoscope@example.com',
    Expires: expect.stringMatching(/^\d{4}-\d\d-01T00:00:00\.000Z$/),
    'Preferred-Languages': 'en',
    Canonical: `${baseUrl()}/.well-known/security.txt`,
    Policy: `${baseUrl()}/docs/security`,
  });
  const days = (Date.parse(fields['Expires']) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(366);
});

test.each(['nothing', 'security', '..%2fllms.txt'])('other well-known paths return 404: %s', async (name) => {
  expectProblem(await call('GET', `/.well-known/${name}`), 404, 'not_found');
});
