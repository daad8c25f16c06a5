import { beforeAll, describe, expect, test } from '@jest/globals';
import { endpoints } from '../../functions/endpoints.ts';
import { expectProblem } from '../support/expectations.ts';
import { serviceOf } from '../support/service.ts';

const { call, signIn } = serviceOf();
const isProtected = endpoints.filter(({ access }) => access === 'signed-in');

describe('401 without valid authentication, with WWW-Authenticate', () => {
  test.each(isProtected.map(({ method, path }) => [method, path.replace('{id}', 'prf_1')]))(
    '%s %s',
    async (method, path) => {
      const answer = await call(method, path);
      expectProblem(answer, 401, 'unauthenticated');
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    },
  );

  test('for keys and headers that are none', async () => {
    const { key } = await signIn();
    const wrong = [
      '',
      'Bearer',
      'Bearer ',
      key,
      `Basic ${key}`,
      `Bearer ${key}x`,
      `Bearer ${key} ${key}`,
      `Bearer, ${key}`,
      `Bearer ${key.slice(0, -1)}${key.endsWith('a') ? 'b' : 'a'}`,
      `Bearer hsk_${'0'.repeat(38)}`,
      `Bearer ${'x'.repeat(4_000)}`,
    ];
    for (const Authorization of wrong)
      expectProblem(
        await call('GET', '/api/auth/me', { headers: { Authorization } }),
        401,
        'unauthenticated',
      );
  });
});

test('the scheme may be in any case', async () => {
  const { key } = await signIn();
  for (const scheme of ['Bearer', 'bearer', 'BEARER'])
    expect(
      (await call('GET', '/api/auth/me', { headers: { Authorization: `${scheme} ${key}` } })).status,
    ).toBe(200);
});

test('the session cookie is taken too, and with both the key decides', async () => {
  const { cookie, id } = await signIn();
  const other = await signIn();
  expect((await call('GET', '/api/auth/me', { cookie })).body.id).toBe(id);
  expect((await call('GET', '/api/auth/me', { cookie, key: other.key })).body.id).toBe(other.id);
  expectProblem(await call('GET', '/api/auth/me', { cookie, key: 'wrong' }), 401, 'unauthenticated');
});

test('with the cookie, a change that another site asks for is refused', async () => {
  const { cookie, key } = await signIn();
  const body = { name: 'Ada', birthDate: '1990-06-15', birthCity: 'London' };
  const cross = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' };
  expectProblem(
    await call('POST', '/api/profiles', { cookie, body, headers: cross }),
    403,
    'cross_site_request',
  );
  expect((await call('GET', '/api/profiles', { cookie, headers: cross })).body.profiles).toEqual([]);
  expect((await call('POST', '/api/profiles', { key, body, headers: cross })).status).toBe(201);
});

describe('a key that may only read', () => {
  let key: string;
  beforeAll(async () => {
    const { cookie } = await signIn();
    const body = { name: 'Reader', access: 'read' };
    ({ key } = (await call('POST', '/api/keys', { cookie, body })).body);
    const [, listed] = (await call('GET', '/api/keys', { cookie })).body.keys;
    expect(listed).toMatchObject({ name: 'Reader', access: 'read' });
  });

  const pathOf = (path: string) => path.replace('{id}', 'prf_1');
  const isReading = ({ method }: { method: string }) => method === 'GET';

  test.each(isProtected.filter(isReading).map(({ path }) => pathOf(path)))('may GET %s', async (path) => {
    const { status, body } = await call('GET', path, { key });
    expect(status).not.toBe(401);
    expect(body?.code).not.toBe('key_is_read_only');
    expect((await call('HEAD', path, { key })).status).toBe(status);
  });

  // Of the assistant's door each tool says whether it reads.
  const changing = isProtected.filter((endpoint) => !isReading(endpoint) && endpoint.path !== '/mcp');
  test.each(changing.map(({ method, path }) => [method, pathOf(path)]))(
    'may not %s %s',
    async (method, path) => {
      const body = method === 'DELETE' ? {} : { body: { name: 'Ada' } };
      expectProblem(await call(method, path, { key, ...body }), 403, 'key_is_read_only');
    },
  );
});
