import { randomUUID } from 'node:crypto';
import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from '@jest/globals';
import { hashCalendarToken } from '#lib/accounts/calendar-token.ts';
import { itemKeys, TableName, table } from '#lib/table/single-table.ts';
import * as users from '#lib/table/users.ts';
import { expectProblem } from '../../support/expectations.ts';
import { type Answer, ada, baseUrl, serviceOf } from '../../support/service.ts';
import { countItems, itemsAbout, untilGone } from '../../support/table-items.ts';

const { call, signIn } = serviceOf();
type Credential = { key?: string; cookie?: string | undefined };

async function withProfile() {
  const user = await signIn();
  const { body } = await call('POST', '/api/profiles', { key: user.key, body: ada });
  return { ...user, profileId: body.id as string, path: `/api/profiles/${body.id}/calendar` };
}

const create = (path: string, credential: Credential, body: object = {}, headers = {}) =>
  call('POST', path, { ...credential, body, headers });
const list = async (path: string, credential: Credential) =>
  (await call('GET', path, credential)).body.calendars;
const fetched = (url: string): Promise<Answer> => call('GET', url.slice(baseUrl().length));
const statusAt = async (url: string) => (await fetched(url)).status;
const tokenIn = (url: string) => /\/calendar\/([\w-]{43})\.ics$/.exec(url)?.[1] ?? '';

test('a calendar’s URL is shown once, isn’t listed, and stops working when revoked', async () => {
  const { key, path } = await withProfile();
  const { status, body, headers } = await create(path, { key });
  expect(status).toBe(201);
  expect(headers.get('location')).toBe(`${baseUrl()}${path}/${body.id}`);
  expect(Object.keys(body)).toEqual(['id', 'url', 'name', 'events', 'createdAt']);
  const { url, ...listed } = body;
  expect(body).toEqual({
    id: expect.stringMatching(/^cal_[0-9A-HJKMNP-TV-Z]{26}$/),
    url: `${baseUrl()}/calendar/${tokenIn(url)}.ics`,
    name: 'Ada',
    events: 'days',
    createdAt: expect.stringMatching(/^20.*Z$/),
  });
  expect(await list(path, { key })).toEqual([listed]);
  expect(await statusAt(url)).toBe(200);

  const revoked = await call('DELETE', `${path}/${body.id}`, { key });
  expect([revoked.status, revoked.body]).toEqual([200, { id: body.id, deleted: true }]);
  expectProblem(await fetched(url), 404, 'not_found');
  expect(await list(path, { key })).toEqual([]);
  expectProblem(await call('DELETE', `${path}/${body.id}`, { key }), 404, 'not_found');
});

test('a calendar has the requested name and events, and 400 names every problem', async () => {
  const { cookie, path } = await withProfile();
  const terms = { name: 'My days', events: 'days-and-transits' };
  expect((await create(path, { cookie }, { ...terms, name: ' My days ' })).body).toMatchObject(terms);
  const refused = await create(path, { cookie }, { name: 'x'.repeat(81), events: 'all' });
  expectProblem(refused, 400, 'invalid_request');
  expect(refused.body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
    '/name',
    '/events',
  ]);
  expect(await list(path, { cookie })).toHaveLength(1);
});

test('a calendar accepts any name of a zone, and shows the same fields as one without', async () => {
  const { cookie, path } = await withProfile();
  const { status, body } = await create(path, { cookie }, { tz: 'us/pacific' });
  expect([status, Object.keys(body)]).toEqual([201, ['id', 'url', 'name', 'events', 'createdAt']]);
  const { url, ...listed } = body;
  expect(await list(path, { cookie })).toEqual([listed]);
  const refused = await create(path, { cookie }, { tz: 'Mars/Base' });
  expectProblem(refused, 400, 'invalid_request');
  const daily = await call('GET', `/api/horoscope/today?profileId=x&tz=Mars/Base`, { cookie });
  const { detail } = daily.body.errors.find(({ parameter }: { parameter: string }) => parameter === 'tz');
  expect(refused.body.errors).toEqual([{ pointer: '/tz', detail }]);
  const meant = await create(path, { cookie }, { timeZone: 'Europe/Berlin' });
  expectProblem(meant, 400, 'invalid_request');
  expect(meant.body.errors[0].detail).toMatch(/Did you mean tz\?$/);
});

test('an empty body may be omitted; a required field requires a body', async () => {
  const { key, cookie, path, profileId } = await withProfile();
  const [without, empty] = [await call('POST', path, { key }), await create(path, { key })];
  const shown = ({ status, body: { name, events } }: Answer) => ({ status, name, events });
  expect(shown(without)).toEqual({ status: 201, name: 'Ada', events: 'days' });
  expect(shown(empty)).toEqual(shown(without));
  for (const [method, other] of [
    ['POST', '/api/profiles'],
    ['POST', '/api/keys'],
    ['PATCH', `/api/profiles/${profileId}`],
  ] as const)
    expectProblem(await call(method, other, { cookie }), 400, 'invalid_request');
});

test('invalid and revoked tokens get the same 404', async () => {
  const { key, path } = await withProfile();
  const { url, id } = (await create(path, { key })).body;
  const token = tokenIn(url);
  await call('DELETE', `${path}/${id}`, { key });
  const names = [
    `${token}.ics`,
    `${token}.ICS`,
    token,
    `${token.slice(1)}.ics`,
    `${token.toLowerCase()}.ics`,
    `${'A'.repeat(43)}.ics`,
    `${hashCalendarToken(token)}.ics`,
    `${id}.ics`,
    '.ics',
    '%00.ics',
    encodeURIComponent(`../${token}.ics`),
  ];
  const answers = await Promise.all(names.map((name) => call('GET', `/calendar/${name}`)));
  for (const answer of answers) expectProblem(answer, 404, 'not_found');
  const texts = answers.map(({ text, body }) => text.replace(body.requestId, ''));
  expect(new Set(texts).size).toBe(1);
});

test('a read-only key can list calendars, but not create or revoke them', async () => {
  const { cookie, key, path } = await withProfile();
  const reader = await call('POST', '/api/keys', { cookie, body: { name: 'Reader', access: 'read' } });
  const { id } = (await create(path, { key })).body;
  expect(await list(path, reader.body)).toHaveLength(1);
  expectProblem(await create(path, reader.body), 403, 'key_is_read_only');
  const revoked = await call('DELETE', `${path}/${id}`, reader.body);
  expectProblem(revoked, 403, 'key_is_read_only');
});

test('a profile can have ten calendars, under concurrency too, and a revocation frees one', async () => {
  const { cookie, path } = await withProfile();
  const answers = await Promise.all(Array.from({ length: 20 }, () => create(path, { cookie })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  for (const answer of answers.filter(({ status }) => status !== 201))
    expectProblem(answer, 403, 'calendar_limit_reached');
  const [{ id }, ...others] = await list(path, { cookie });
  expect(others).toHaveLength(9);
  const revoked = await Promise.all(
    Array.from({ length: 5 }, () => call('DELETE', `${path}/${id}`, { cookie })),
  );
  expect(revoked.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
  expect((await create(path, { cookie })).status).toBe(201);
  expectProblem(await create(path, { cookie }), 403, 'calendar_limit_reached');
});

test('revoking a key revokes the calendars it created and frees their slots', async () => {
  const { cookie, path, profileId } = await withProfile();
  const { body: agent } = await call('POST', '/api/keys', { cookie, body: { name: 'Agent' } });
  const urls = (
    await Promise.all(Array.from({ length: 9 }, async () => (await create(path, agent)).body.url))
  ).map(String);
  const own = (await create(path, { cookie })).body;
  for (const url of urls) expect(await statusAt(url)).toBe(200);
  await call('DELETE', `/api/keys/${agent.id}`, { cookie });
  for (const url of urls) expectProblem(await fetched(url), 404, 'not_found');
  expect(await statusAt(own.url)).toBe(200);
  expect((await list(path, { cookie })).map(({ id }: { id: string }) => id)).toEqual([own.id]);
  expect(await countItems(...urls.map((url) => itemKeys.feed(hashCalendarToken(tokenIn(url))).PK))).toBe(0);
  for (let i = 0; i < 9; i++) expect((await create(path, { cookie })).status).toBe(201);
  expect(await countItems(itemKeys.calendar(profileId, '').PK)).toBe(10);
});

test('a calendar ends when the key that created it expires', async () => {
  const { id: userId, cookie, path } = await withProfile();
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  const { body: agent } = await call('POST', '/api/keys', { cookie, body: { name: 'Agent', expiresAt } });
  const { url } = (await create(path, agent)).body;
  expect(await statusAt(url)).toBe(200);
  await table.send(
    new UpdateCommand({
      TableName,
      Key: itemKeys.apiKeyOfUser(userId, agent.id),
      UpdateExpression: 'SET expiresAt = :then',
      ExpressionAttributeValues: { ':then': new Date(Date.now() - 1).toISOString() },
    }),
  );
  expectProblem(await fetched(url), 404, 'not_found');
});

test('repeating an interrupted key revocation completes it', async () => {
  const { id: userId, cookie, path, profileId } = await withProfile();
  const { body: agent } = await call('POST', '/api/keys', { cookie, body: { name: 'Agent' } });
  await create(path, agent);
  // As if the process had died in between.
  await table.send(new DeleteCommand({ TableName, Key: itemKeys.apiKeyOfUser(userId, agent.id) }));
  expect(await list(path, { cookie })).toHaveLength(1);
  expectProblem(await call('DELETE', `/api/keys/${agent.id}`, { cookie }), 404, 'not_found');
  expect(await list(path, { cookie })).toEqual([]);
  expect(await countItems(itemKeys.calendar(profileId, '').PK)).toBe(0);
});

test('a deleted profile’s calendars stop working immediately and leave no items', async () => {
  const { key, path, profileId } = await withProfile();
  const { url, id } = (await create(path, { key })).body;
  expect((await call('DELETE', `/api/profiles/${profileId}`, { key })).status).toBe(200);
  expectProblem(await fetched(url), 404, 'not_found');
  for (const answer of [
    await call('GET', path, { key }),
    await create(path, { key }),
    await call('DELETE', `${path}/${id}`, { key }),
  ])
    expectProblem(answer, 404, 'not_found');
  await untilGone(itemKeys.calendar(profileId, '').PK, itemKeys.feed(hashCalendarToken(tokenIn(url))).PK);
});

test('an erased account’s calendars stop working immediately and leave no items', async () => {
  const { cookie, key, path, profileId, id } = await withProfile();
  const urls = [
    (await create(path, { key }, {}, { 'Idempotency-Key': randomUUID() })).body.url,
    (await create(path, { cookie })).body.url,
  ];
  expect((await call('DELETE', '/api/auth/me', { cookie })).status).toBe(200);
  for (const url of urls) expectProblem(await fetched(url), 404, 'not_found');
  await untilGone(itemKeys.user(id).PK, itemKeys.calendar(profileId, '').PK);
  const hashes = urls.map((url) => hashCalendarToken(tokenIn(url)));
  expect(await itemsAbout(hashes)).toEqual([]);
});

test('repeating a request with its Idempotency-Key returns the same calendar', async () => {
  const { id: userId, key, path } = await withProfile();
  const headers = { 'Idempotency-Key': randomUUID() };
  const first = await create(path, { key }, {}, headers);
  expect(first.status).toBe(201);
  // The calendar keeps the name it was created with.
  await call('PATCH', path.replace('/calendar', ''), { key, body: { name: 'Grace' } });
  const again = await create(path, { key }, {}, headers);
  expect([again.status, again.text]).toEqual([201, first.text]);
  expect(await list(path, { key })).toHaveLength(1);
  for (const other of [{ name: 'B' }, { tz: 'Europe/London' }])
    expectProblem(await create(path, { key }, other, headers), 422, 'idempotency_key_reused');

  const name = { 'Idempotency-Key': randomUUID() };
  const answers = await Promise.all(Array.from({ length: 20 }, () => create(path, { key }, {}, name)));
  const made = answers.filter(({ status }) => status === 201);
  expect(new Set(made.map(({ text }) => text)).size).toBe(1);
  for (const answer of answers.filter(({ status }) => status !== 201))
    expectProblem(answer, 409, 'idempotency_key_in_use');
  expect(await list(path, { key })).toHaveLength(2);

  const stored = JSON.stringify(await itemsAbout([itemKeys.user(userId).PK]));
  expect(stored).toContain(first.body.id);
  const token = tokenIn(first.body.url);
  for (const secret of [token, hashCalendarToken(token)]) expect(stored).not.toContain(secret);
});

test('a refused request can be retried with the same Idempotency-Key', async () => {
  const { key, path } = await withProfile();
  const made = [];
  for (let i = 0; i < 10; i++) made.push((await create(path, { key })).body.id);
  const headers = { 'Idempotency-Key': randomUUID() };
  expectProblem(await create(path, { key }, {}, headers), 403, 'calendar_limit_reached');
  await call('DELETE', `${path}/${made[0]}`, { key });
  expect((await create(path, { key }, {}, headers)).status).toBe(201);
});

test('the export has the calendars of each profile, without their tokens', async () => {
  const { cookie, path, id } = await withProfile();
  await users.setTier(id, 'starter');
  await call('POST', '/api/profiles', { cookie, body: ada });
  const { url, ...calendar } = (await create(path, { cookie })).body;
  const { url: _, ...elsewhere } = (await create(path, { cookie }, { tz: 'asia/calcutta' })).body;
  const { body, text } = await call('GET', '/api/auth/me/export', { cookie });
  expect(body.profiles.map(({ calendars }: { calendars: unknown }) => calendars)).toEqual([
    [calendar, { ...elsewhere, timeZone: 'Asia/Kolkata' }],
    [],
  ]);
  for (const secret of [tokenIn(url), hashCalendarToken(tokenIn(url))]) expect(text).not.toContain(secret);
  expect(text).not.toContain('calendarCount');
  for (const answer of [
    await call('GET', '/api/profiles', { cookie }),
    await call('GET', path.replace('/calendar', ''), { cookie }),
  ])
    expect(answer.text).not.toMatch(/calendar/i);
});
