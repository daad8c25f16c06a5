import { beforeAll, describe, expect, test } from '@jest/globals';
import { endpoints, pages } from '../../functions/endpoints.ts';
import { expectCommonHeaders, expectProblem } from '../support/expectations.ts';
import { type Answer, ada, serviceOf } from '../support/service.ts';

const { call, signIn } = serviceOf();

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const today = new Date().toISOString().slice(0, 10);

const pageRoutes = pages.flatMap(({ paths }) =>
  paths.map((path) => ({ method: 'GET', path, access: 'public' as const })),
);
const routes = [...endpoints.filter(({ method }) => method !== 'ANY'), ...pageRoutes];
/** The methods of each path, as the lists of endpoints and pages have them. */
const methodsOf = Map.groupBy(routes, ({ path }) => path);
const paths = [...methodsOf].map(([path, own]) => {
  const allowed = own.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return { path, allowed, isPublic: own.every(({ access }) => access === 'public') };
});

let cookie: string | undefined;
let profileId: string;
beforeAll(async () => {
  const { key, ...user } = await signIn();
  cookie = user.cookie;
  profileId = (await call('POST', '/api/profiles', { key, body: ada })).body.id;
});

const filled = (path: string) =>
  path.replace('{id}', profileId).replace('{otherId}', profileId).replace('{file}', 'nothing.js');

describe.each(paths)('$path', ({ path, allowed, isPublic }) => {
  const others = METHODS.filter((method) => !allowed.includes(method));

  test.each(others)('%s is 405, and Allow names what is answered', async (method) => {
    const answer = await call(method, filled(path), { cookie });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allowed.join(', ')]);
    if (method === 'HEAD') expect(answer.text).toBe('');
    else {
      expectProblem(answer, 405, 'method_not_allowed');
      expect(answer.body.title).toBe('Method Not Allowed');
      for (const one of allowed) expect(answer.body.detail).toContain(one);
    }
  });

  if (!isPublic)
    test('a caller that nobody knows is told nothing of it', async () => {
      expectProblem(await call('PUT', filled(path)), 401, 'unauthenticated');
    });
});

describe('HEAD', () => {
  /** What differs from one answer to the next, is the connection's, or is about the body's transport. */
  const FLEETING =
    /^(date|ratelimit(-policy)?|connection|keep-alive|x-request-id|x-amzn-requestid|content-(length|encoding)|transfer-encoding)$/;
  const kept = ({ headers }: Answer) =>
    Object.fromEntries([...headers].filter(([name]) => !FLEETING.test(name)));
  const query = () =>
    new URLSearchParams({
      profileId,
      startDate: today,
      endDate: today,
      query: 'London',
      at: `${today}T12:00:00Z`,
    }).toString();

  async function expectLikeGet(path: string, status: number): Promise<void> {
    const get = await call('GET', path, { cookie });
    const head = await call('HEAD', path, { cookie });
    expect([head.status, head.text]).toEqual([get.status, '']);
    expect(kept(head)).toEqual(kept(get));
    expect(get.status).toBe(status);
    const length = head.headers.get('content-length') ?? get.headers.get('content-length');
    expect(length).toBe(get.headers.get('content-length'));
    if (!path.startsWith('/assets')) expectCommonHeaders(head);
  }

  const reading = endpoints.filter(({ method }) => method === 'GET').map(({ path }) => path);
  const refused: Record<string, number> = {
    '/api/profiles/{id}/with/{otherId}': 400,
    '/calendar/{file}': 404,
  };
  test.each(reading)('%s is answered as GET is, without a body', async (path) => {
    await expectLikeGet(`${filled(path)}?${query()}`, refused[path] ?? 200);
  });

  test('of the page and its assets is answered as GET is, without a body', async () => {
    await expectLikeGet('/', 200);
    const [asset] = /\/assets\/[^"]+/.exec((await call('GET', '/')).text) ?? [];
    await expectLikeGet(asset ?? '', 200);
    await expectLikeGet('/assets/nothing.js', 404);
  });

  test('tells the validator that GET knows, and is 304 by it', async () => {
    const path = `/api/horoscope/daily?${query()}`;
    const etag = (await call('HEAD', path, { cookie })).headers.get('etag') ?? 'none';
    for (const method of ['GET', 'HEAD'])
      expect((await call(method, path, { cookie, headers: { 'If-None-Match': etag } })).status).toBe(304);
  });

  test('is refused as GET is: without a caller, for what is not there, and for what is missing', async () => {
    expect((await call('HEAD', '/api/auth/me')).status).toBe(401);
    expect((await call('HEAD', '/api/nothing')).status).toBe(404);
    const answer = await call('HEAD', '/api/horoscope/daily', { cookie });
    expect([answer.status, answer.text]).toEqual([400, '']);
  });
});
