import { beforeAll, describe, expect, test } from '@jest/globals';
import { endpoints, pages } from '../../functions/endpoints.ts';
import { hasPreflight } from '../../infra/service/routes.ts';
import { ownInputs } from '../support/contract.ts';
import { expectCommonHeaders, expectProblem } from '../support/expectations.ts';
import { type Answer, ada, serviceOf } from '../support/service.ts';
import { signUp } from '../support/sign-up.ts';

const service = serviceOf();
const { call } = service;

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const today = new Date().toISOString().slice(0, 10);

const pageRoutes = pages.flatMap(({ paths }) =>
  paths.map((path) => ({ method: 'GET', path, access: 'public' as const })),
);
const routes = [...endpoints.filter(({ method }) => method !== 'ANY'), ...pageRoutes];
const paths = [...Map.groupBy(routes, ({ path }) => path)].map(([path, own]) => {
  const allowed = own.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  const isPublic = own.every(({ access }) => access === 'public');
  return { path, allowed, isPublic, hasPreflight: hasPreflight(path, []) };
});

let key: string;
let cookie: string | undefined;
let profileId: string;
let otherId: string;
let webhookId: string;
beforeAll(async () => {
  ({ key, cookie, profileId } = await signUp(service, { tier: 'starter' }));
  otherId = (await call('POST', '/api/profiles', { key, body: ada })).body.id;
  const webhook = { url: 'https://example.com/hook', events: ['key.created'] };
  webhookId = (await call('POST', '/api/webhooks', { cookie, body: webhook })).body.id;
});

const filled = (path: string) =>
  path
    .replace('{id}', path.includes('webhooks') ? webhookId : profileId)
    .replace('{date}', today)
    .replace('{otherId}', otherId)
    .replace('{file}', 'nothing.js')
    .replace('{sign}', 'Leo')
    .replace('{token}', 'unknown');

describe.each(paths)('$path', ({ path, allowed, isPublic, hasPreflight }) => {
  const supported = hasPreflight ? [...allowed, 'OPTIONS'] : allowed;
  const others = METHODS.filter((method) => !supported.includes(method));

  test.each(others)('%s returns 405 with the supported methods in Allow', async (method) => {
    const answer = await call(method, filled(path), { cookie });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, supported.join(', ')]);
    if (method === 'HEAD') expect(answer.text).toBe('');
    else expectProblem(answer, 405, 'method_not_allowed');
  });

  if (!isPublic)
    test('an unsupported method without credentials returns 401', async () => {
      expectProblem(await call('PUT', filled(path)), 401, 'unauthenticated');
    });
});

/** Headers that change with each response, belong to the connection, or describe the body's transport. */
const CHANGING =
  /^(date|ratelimit(-policy)?|connection|keep-alive|x-request-id|x-amzn-requestid|content-(length|encoding)|transfer-encoding)$/;
const stable = ({ headers }: Answer) =>
  Object.fromEntries([...headers].filter(([name]) => !CHANGING.test(name)));
const withQuery = (path: string) => {
  const values = { profileId, startDate: today, endDate: today, query: 'London', at: `${today}T12:00:00Z` };
  const found = endpoints.find((one) => one.path === path && one.method === 'GET');
  return `${filled(path)}?${new URLSearchParams(ownInputs(found?.operation?.query, values))}`;
};

/** Expects the same response to HEAD as to GET, without a body. */
async function expectSameHead(path: string, status: number, credential: object = { cookie }): Promise<void> {
  // A first request may compute days, and what it uses of the quota is part of the next response of /api/home.
  await call('GET', path, credential);
  const get = await call('GET', path, credential);
  const head = await call('HEAD', path, credential);
  expect([head.status, head.text]).toEqual([get.status, '']);
  expect(stable(head)).toEqual(stable(get));
  expect(get.status).toBe(status);
  const length = head.headers.get('content-length') ?? get.headers.get('content-length');
  expect(length).toBe(get.headers.get('content-length'));
  if (!path.startsWith('/assets')) expectCommonHeaders(head);
}

const readable = endpoints.filter(({ method }) => method === 'GET').map(({ path }) => path);
test.each(readable)('HEAD %s responds like GET, without a body', async (path) => {
  await expectSameHead(
    withQuery(path),
    ['/calendar/{file}', '/api/unsubscribe/{token}'].includes(path) ? 404 : 200,
  );
});

test('HEAD responds like GET for the page, its assets and failing requests', async () => {
  const [asset = ''] = /\/assets\/[^"]+/.exec((await call('GET', '/')).text) ?? [];
  await expectSameHead('/', 200);
  await expectSameHead(asset, 200);
  await expectSameHead('/assets/nothing.js', 404);
  await expectSameHead('/api/nothing', 404);
  await expectSameHead('/api/auth/me', 401, {});
  await expectSameHead('/api/horoscope/daily', 400);
});

test.each([
  ['/api/horoscope/daily', 'private, no-cache'],
  ['/api/activities', 'private, no-cache'],
  ['/api/sky', 'private, no-cache'],
  ['/api/openapi.json', 'private, no-cache'],
  ['/docs', 'private, no-cache'],
  ['/api/horoscope/sign/{sign}', 'public, max-age=300'],
  ['/api/profiles/{id}', 'no-store'],
  ['/api/profiles/{id}/chart', 'no-store'],
  ['/api/profiles/{id}/with/{otherId}', 'no-store'],
])('GET and HEAD %s return 304 for the ETag of HEAD', async (path, cacheControl) => {
  const first = await call('HEAD', withQuery(path), { cookie });
  expect(first.status).toBe(200);
  const headers = { 'If-None-Match': first.headers.get('etag') ?? 'none' };
  for (const method of ['GET', 'HEAD']) {
    const again = await call(method, withQuery(path), { cookie, headers });
    expect([again.status, again.text]).toEqual([304, '']);
    for (const answer of [first, again]) expect(answer.headers.get('cache-control')).toBe(cacheControl);
  }
});
