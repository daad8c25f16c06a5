import { expect, test } from '@jest/globals';
import { itemKeys } from '#lib/table/single-table.ts';
import { expectInvalid, expectProblem, sendAtOnce } from '../../support/expectations.ts';
import { baseUrl, serviceOf } from '../../support/service.ts';
import { setAttribute } from '../../support/table-items.ts';

const { call, signIn } = serviceOf();
const createKey = (cookie: string | undefined, name: unknown = 'Agent', terms: object = {}) =>
  call('POST', '/api/keys', { cookie, body: { name, ...terms } });
const listKeys = async (cookie: string | undefined) => (await call('GET', '/api/keys', { cookie })).body.keys;
const revoke = (cookie: string | undefined, id: string) => call('DELETE', `/api/keys/${id}`, { cookie });
const isAccepted = async (key: string) => (await call('GET', '/api/auth/me', { key })).status === 200;

const DAY = 86_400_000;
const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();

test('a key is returned once, works immediately, and is listed with its first characters', async () => {
  const { cookie, key: signInKey } = await signIn();
  const { status, body, headers } = await createKey(cookie, ' My agent ');
  expect(status).toBe(201);
  expect(headers.get('location')).toBe(`${baseUrl()}/api/keys/${body.id}`);
  expect(body).toEqual({
    id: expect.stringMatching(/^key_[0-9A-Z]{26}$/),
    key: expect.stringMatching(/^hsk_[0-9A-Za-z]{38}$/),
    name: 'My agent',
    access: 'read-write',
    expiresAt: null,
    createdAt: expect.stringMatching(/Z$/),
  });
  const { key, ...shown } = body;
  const terms = { access: 'read-write', expiresAt: null };
  expect(await listKeys(cookie)).toEqual([
    expect.objectContaining({ name: 'Sign-in', start: signInKey.slice(0, 8), ...terms }),
    { ...shown, start: key.slice(0, 8), lastUsedAt: null, ...terms },
  ]);
  expect(await isAccepted(key)).toBe(true);
  expect((await listKeys(cookie))[1].lastUsedAt).toMatch(/Z$/);
});

test('a revoked key stops working on the next request; revoking it again returns 404', async () => {
  const { cookie } = await signIn();
  const { id, key } = (await createKey(cookie)).body;
  expect(await isAccepted(key)).toBe(true);
  const answer = await revoke(cookie, id);
  expect([answer.status, answer.body]).toEqual([200, { id, deleted: true }]);
  expect(await isAccepted(key)).toBe(false);
  expectProblem(await revoke(cookie, id), 404, 'not_found');
  expect(await listKeys(cookie)).toHaveLength(1);
});

test('after the sign-in key is revoked, the next sign-in creates another', async () => {
  const { cookie, key, email } = await signIn();
  const [{ id }] = await listKeys(cookie);
  expect((await revoke(cookie, id)).status).toBe(200);
  expect(await isAccepted(key)).toBe(false);
  const again = await signIn(email);
  expect(again.key).not.toBe(key);
  expect([await isAccepted(again.key), await isAccepted(key)]).toEqual([true, false]);
});

test('an account can have ten keys besides the sign-in key, even under concurrency', async () => {
  const { cookie } = await signIn();
  const created = await sendAtOnce(20, () => createKey(cookie), [403, 'key_limit_reached']);
  expect(created).toHaveLength(10);
  const keys = await listKeys(cookie);
  expect(keys).toHaveLength(11);
  await revoke(cookie, keys[5].id);
  expect((await createKey(cookie)).status).toBe(201);
  expectProblem(await createKey(cookie), 403, 'key_limit_reached');
});

test('a key with unknown fields isn’t made, and its access and expiry are echoed', async () => {
  const { cookie } = await signIn();
  const wrong = { readOnly: true, scopes: ['read'], expires_at: fromNow(DAY) };
  expectInvalid(await createKey(cookie, 'Agent', wrong), ['/readOnly', '/scopes', '/expires_at']);
  expect(await listKeys(cookie)).toHaveLength(1);
  const terms = { access: 'read', expiresAt: fromNow(DAY) };
  expect((await createKey(cookie, 'Agent', terms)).body).toMatchObject(terms);
});

test('a key with an invalid name returns 400', async () => {
  const { cookie } = await signIn();
  for (const name of [null, '', ' ', 7, 'x'.repeat(81), 'a\u202Eb'])
    expectInvalid(await createKey(cookie, name), ['/name']);
});

test('an expired key is rejected, but stays listed and counts against the limit until it is revoked', async () => {
  const { cookie, id: userId } = await signIn();
  const expiresAt = fromNow(DAY);
  const created = await createKey(cookie, 'Agent', { expiresAt });
  expect([created.status, Object.keys(created.body)]).toEqual([
    201,
    ['id', 'key', 'name', 'access', 'expiresAt', 'createdAt'],
  ]);
  const { id, key } = created.body;
  expect(await isAccepted(key)).toBe(true);
  expect((await listKeys(cookie))[1]).toMatchObject({ id, expiresAt });

  await setAttribute(itemKeys.apiKeyOfUser(userId, id), 'expiresAt', fromNow(-1));
  const refused = await call('GET', '/api/auth/me', { key });
  expectProblem(refused, 401, 'unauthenticated');
  expect(refused.headers.get('www-authenticate')).toBe('Bearer');
  for (let i = 0; i < 9; i++) await createKey(cookie);
  expectProblem(await createKey(cookie), 403, 'key_limit_reached');
  expect(await listKeys(cookie)).toHaveLength(11);
  expect((await revoke(cookie, id)).status).toBe(200);
  expect((await createKey(cookie)).status).toBe(201);
});

test('an expiry may have any UTC offset and is listed in UTC', async () => {
  const { cookie } = await signIn();
  const year = new Date().getUTCFullYear() + 2;
  for (const [written, listed] of [
    [`${year}-06-30T12:00:00+02:00`, `${year}-06-30T10:00:00.000Z`],
    [`${year}-06-30T12:00Z`, `${year}-06-30T12:00:00.000Z`],
    [null, null],
  ]) {
    expect((await createKey(cookie, 'Agent', { expiresAt: written })).status).toBe(201);
    expect((await listKeys(cookie)).at(-1).expiresAt).toBe(listed);
  }
});

const invalidDays = ['06-30', '06-30T12:00:00', '02-30T12:00:00Z', '06-30T12:00:00+99:99'];
test.each([
  ...['', 'tomorrow', 7, fromNow(-1000), fromNow(5 * 366 * DAY + DAY)],
  ...invalidDays.map((day) => `${new Date().getUTCFullYear() + 1}-${day}`),
])('the expiry %j and an invalid access return 400, which names both', async (expiresAt) => {
  const { cookie } = await signIn();
  expectInvalid(await createKey(cookie, 'Agent', { expiresAt, access: 'write' }), ['/access', '/expiresAt']);
  expect(await listKeys(cookie)).toHaveLength(1);
});
