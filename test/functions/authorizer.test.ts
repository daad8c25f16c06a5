import { beforeAll, expect, test } from '@jest/globals';
import { endpoints } from '../../functions/endpoints.ts';
import { expectProblem } from '../support/expectations.ts';
import { ada, serviceOf } from '../support/service.ts';
import { signUp } from '../support/sign-up.ts';

const service = serviceOf();
const { call, signIn } = service;
const me = (options: object) => call('GET', '/api/auth/me', options);

const isProtected = endpoints.filter(({ access }) => access === 'signed-in');
const routesOf = (routes: typeof endpoints) => routes.map(({ method, path }) => [method, path] as const);
const isReading = ({ method }: { method: string }) => method === 'GET';
const filled = (path: string, id = 'prf_1') => path.replace('{id}', id).replaceAll(/\{\w+\}/g, 'prf_1');
function bodyOf(method: string) {
  if (method === 'PUT') return { body: { mail: null, verdict: 'yes', id: '2026-11-16', choice: 0 } };
  return ['POST', 'PATCH'].includes(method) ? { body: { name: 'Eve' } } : {};
}

test.each(routesOf(isProtected))('%s %s returns 401 without credentials', async (method, path) => {
  const answer = await call(method, filled(path));
  expectProblem(answer, 401, 'unauthenticated');
  expect(answer.headers.get('www-authenticate')).toBe('Bearer');
});

test('the Authorization scheme is case-insensitive', async () => {
  const { key } = await signIn();
  for (const scheme of ['Bearer', 'bearer', 'BEARER'])
    expect((await me({ headers: { Authorization: `${scheme} ${key}` } })).status).toBe(200);
});

test('a session cookie is accepted, but a key takes precedence over it', async () => {
  const [{ cookie, id }, other] = [await signIn(), await signIn()];
  expect((await me({ cookie })).body.id).toBe(id);
  expect((await me({ cookie, key: other.key })).body.id).toBe(other.id);
  expectProblem(await me({ cookie, key: 'wrong' }), 401, 'unauthenticated');
});

test('cross-site changes are rejected with the cookie, but accepted with a key', async () => {
  const { cookie, key } = await signIn();
  const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' };
  const create = (credential: object) => call('POST', '/api/profiles', { ...credential, headers, body: ada });
  expectProblem(await create({ cookie }), 403, 'cross_site_request');
  expect((await call('GET', '/api/profiles', { cookie, headers })).body.profiles).toEqual([]);
  expect((await create({ key })).status).toBe(201);
});

let readOnlyKey: string;
beforeAll(async () => {
  const { cookie } = await signIn();
  const body = { name: 'Reader', access: 'read' };
  ({ key: readOnlyKey } = (await call('POST', '/api/keys', { cookie, body })).body);
  const [, listed] = (await call('GET', '/api/keys', { cookie })).body.keys;
  expect(listed).toMatchObject(body);
});

const readable = isProtected.filter(isReading).map(({ path }) => filled(path));
test.each(readable)('GET and HEAD %s accept a read-only key', async (path) => {
  const { status, body } = await call('GET', path, { key: readOnlyKey });
  expect(status).not.toBe(401);
  expect(body?.code).not.toBe('key_is_read_only');
  expect((await call('HEAD', path, { key: readOnlyKey })).status).toBe(status);
});

// Each MCP tool declares whether it is read-only.
const changing = isProtected.filter(
  (endpoint) => !isReading(endpoint) && endpoint.path !== '/mcp' && !endpoint.operation?.changesNothing,
);
test.each(routesOf(changing))('%s %s rejects a read-only key', async (method, path) => {
  const answer = await call(method, filled(path), { key: readOnlyKey, ...bodyOf(method) });
  expectProblem(answer, 403, 'key_is_read_only');
});

const needsSession = isProtected.filter(({ operation }) => operation?.access.endsWith('session'));
test.each(routesOf(needsSession))('%s %s rejects a key without a session', async (method, path) => {
  const { key } = await signIn();
  expectProblem(await call(method, filled(path), { key, ...bodyOf(method) }), 403, 'session_required');
  expect((await me({ key })).status).toBe(200);
});

const ofProfiles = isProtected.filter(({ path }) => path.startsWith('/api/profiles/{id}'));
test.each(routesOf(ofProfiles))('%s %s returns 404 for another account’s profile', async (method, path) => {
  const [{ profileId, ...owner }, { key }] = [await signUp(service), await signIn()];
  const before = (await call('GET', owner.path, { key: owner.key })).body;
  for (const id of [profileId, 'prf_01ARZ3NDEKTSV4RRFFQ69G5FAV'])
    expectProblem(await call(method, filled(path, id), { key, ...bodyOf(method) }), 404, 'not_found');
  expect((await call('GET', owner.path, { key: owner.key })).body).toEqual(before);
});
