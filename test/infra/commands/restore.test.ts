import { CreateTableCommand, DeleteTableCommand } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ulid } from 'ulid';
import { hashEmail } from '#lib/accounts/email.ts';
import { restore } from '#lib/operations/restore.ts';
import { goneKey } from '#lib/table/gone.ts';
import { itemKeys, TableName, table } from '#lib/table/single-table.ts';
import { find, setTier } from '#lib/table/users.ts';
import { diesAtCall } from '../../support/dies-at-call.ts';
import { runCommand } from '../../support/run-command.ts';
import { baseUrl, newEmail, serviceOf } from '../../support/service.ts';
import { itemsAbout } from '../../support/table-items.ts';

const { call, signIn } = serviceOf();
const port = new URL(baseUrl()).port;

const attributes = ['PK', 'SK'] as const;
const restored = `restored-${ulid()}`;

beforeAll(async () => {
  await table.send(
    new CreateTableCommand({
      TableName: restored,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: attributes.map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
      KeySchema: attributes.map((AttributeName, at) => ({ AttributeName, KeyType: at ? 'RANGE' : 'HASH' })),
    }),
  );
});
afterAll(() => table.send(new DeleteTableCommand({ TableName: restored })));

type Item = Record<string, unknown>;

const keyOf = ({ PK, SK }: Item) => ({ PK, SK });

const itemsOf = async (TableName: string): Promise<Item[]> =>
  (await table.send(new ScanCommand({ TableName, ConsistentRead: true }))).Items ?? [];

const remove = async (TableName: string, items: Item[]) => {
  for (const item of items) await table.send(new DeleteCommand({ TableName, Key: keyOf(item) }));
};

// What one test has restored is not for the next.
beforeEach(async () => remove(restored, await itemsOf(restored)));

type Person = Awaited<ReturnType<typeof signIn>> & { id: string; profiles: string[] };

/** Somebody with profiles, as many as given. */
async function newPerson(count = 1, email = newEmail()): Promise<Person> {
  const person = await signIn(email);
  const { key } = person;
  const { id } = (await call('GET', '/api/auth/me', { key })).body;
  const profiles: string[] = [];
  await setTier(id, 'premium');
  for (let at = 0; at < count; at++) {
    const body = { name: `Ada ${at}`, birthDate: '1990-06-15', birthCity: 'munich' };
    profiles.push((await call('POST', '/api/profiles', { key, body })).body.id);
  }
  return { ...person, id, profiles };
}

/** Everything that hangs on somebody's account. */
const itemsAboutPerson = ({ id, email, profiles }: Person) => itemsAbout([id, hashEmail(email), ...profiles]);

/** Copies all that hangs on some people to the table that stands for a restored one. */
async function backUp(...people: Person[]): Promise<void> {
  for (const person of people)
    for (const Item of await itemsAboutPerson(person))
      await table.send(new PutCommand({ TableName: restored, Item }));
}

const lose = async (person: Person) => remove(TableName, await itemsAboutPerson(person));

const command = (...args: string[]) =>
  runCommand('restore', [restored, '--at', new Date().toISOString(), '--port', port, ...args]);

/** What the command says of accounts and profiles. */
const said = async (...args: string[]) => {
  const { code, output } = await command(...args);
  expect(code).toBe(0);
  return output.split('\n').slice(1);
};

const seen = async ({ key }: { key: string }) => {
  const { profiles } = (await call('GET', '/api/profiles', { key })).body;
  const { profileCount } = (await call('GET', '/api/auth/me', { key })).body;
  expect(profileCount).toBe(profiles.length);
  return profiles.map(({ id }: { id: string }) => id).sort();
};

test('what is missing is put back, counted, and usable; what is there stays as it is', async () => {
  const [whole, lost, robbed, edited] = [
    await newPerson(),
    await newPerson(2),
    await newPerson(2),
    await newPerson(),
  ];
  await backUp(whole, lost, robbed, edited);
  await lose(lost);
  const [stolen = '', kept = ''] = robbed.profiles;
  // By a slip, and not by the service, which would have counted it.
  await remove(TableName, [itemKeys.profile(robbed.id, stolen)]);
  await call('PATCH', `/api/profiles/${edited.profiles[0]}`, { key: edited.key, body: { name: 'Bea' } });

  const people = [whole, lost, robbed, edited];
  const before = await Promise.all(people.map(itemsAboutPerson));
  expect(await said()).toEqual([
    '4 accounts: 3 are there, 0 have another account of their address, 0 were deleted since, 1 are missing.',
    '6 profiles: 2 are there, 1 were changed since, 0 were deleted since, 3 are missing.',
    'Nothing was written: --write puts back what is missing.',
  ]);
  expect(await Promise.all(people.map(itemsAboutPerson))).toEqual(before);

  expect(await said('--write')).toEqual([
    '4 accounts: 3 are there, 0 have another account of their address, 0 were deleted since, 1 were missing and are put back.',
    '6 profiles: 2 are there, 1 were changed since, 0 were deleted since, 3 were missing and are put back.',
  ]);
  expect(await said('--write')).toEqual([
    expect.stringMatching(/^4 accounts: 4 are there, .* 0 were missing/),
    expect.stringMatching(/^6 profiles: 5 are there, 1 were changed since, .* 0 were missing/),
  ]);

  expect((await call('GET', '/api/profiles', { key: lost.key })).status).toBe(401);
  const back = await signIn(lost.email);
  expect(await seen(back)).toEqual([...lost.profiles].sort());
  expect((await call('GET', '/api/auth/me', { key: back.key })).body).toMatchObject({
    id: lost.id,
    tier: 'premium',
  });
  expect(await seen(robbed)).toEqual([stolen, kept].sort());
  expect((await call('DELETE', `/api/profiles/${stolen}`, { key: robbed.key })).status).toBe(200);
  expect(await seen(robbed)).toEqual([kept]);
  const { body } = await call('GET', `/api/profiles/${edited.profiles[0]}`, { key: edited.key });
  expect(body.name).toBe('Bea');
});

test('nothing comes back of who was erased, nor a profile that was deleted, nor a revoked key', async () => {
  const [erased, anew, tidy] = [await newPerson(), await newPerson(), await newPerson(2)];
  await backUp(erased, anew, tidy);
  for (const { cookie } of [erased, anew])
    expect((await call('DELETE', '/api/auth/me', { cookie })).status).toBe(200);
  const again = await signIn(anew.email);
  const [first = '', second = ''] = tidy.profiles;
  await call('DELETE', `/api/profiles/${first}`, { key: tidy.key });
  await runCommand('revoke-all', ['--user', tidy.email, '--port', port]);

  expect(await said('--write')).toEqual([
    '3 accounts: 1 are there, 0 have another account of their address, 2 were deleted since, 0 were missing and are put back.',
    '4 profiles: 1 are there, 0 were changed since, 3 were deleted since, 0 were missing and are put back.',
  ]);
  expect(await seen(again)).toEqual([]);
  expect((await call('GET', '/api/profiles', { key: tidy.key })).status).toBe(401);
  expect(await seen(await signIn(tidy.email))).toEqual([second]);
  const left = (await itemsAbout([erased.id, hashEmail(erased.email)])).map(({ PK }) => PK);
  expect(left.filter((key) => !String(key).startsWith('DELETED'))).toEqual([]);
});

test('profiles of a lost account go to the one that its address has got meanwhile, which then stays', async () => {
  const lost = await newPerson(2);
  await backUp(lost);
  await lose(lost);
  // Somebody has asked for a code, and nobody has signed in: it would expire.
  await call('POST', '/api/auth/send-code', { body: { email: lost.email } });
  expect(await said('--write')).toEqual([
    '1 accounts: 0 are there, 1 have another account of their address, 0 were deleted since, 0 were missing and are put back.',
    '2 profiles: 0 are there, 0 were changed since, 0 were deleted since, 2 were missing and are put back.',
  ]);
  const expiring = (await itemsAbout([hashEmail(lost.email)])).filter(({ SK, ttl }) => SK === 'EMAIL' && ttl);
  expect(expiring).toEqual([]);
  expect(await seen(await signIn(lost.email))).toEqual([...lost.profiles].sort());
});

test('wherever it dies, run again it puts back what is missing, once', async () => {
  for (let at = 1, died = true; died; at++) {
    const lost = await newPerson(2);
    await backUp(lost);
    await lose(lost);
    died = await diesAtCall(at, () => restore(restored, true));
    await restore(restored, true);
    expect(await seen(await signIn(lost.email))).toEqual([...lost.profiles].sort());
    await remove(restored, await itemsOf(restored));
  }
});

test('a profile of a lost account that was deleted before stays so', async () => {
  const lost = await newPerson(2);
  await backUp(lost);
  await lose(lost);
  await table.send(new PutCommand({ TableName, Item: goneKey(lost.profiles[0] ?? '') }));
  const { profiles } = await restore(restored, true);
  expect(profiles).toEqual({ same: 0, changed: 0, deleted: 1, missing: 1 });
});

describe('who has erased a later account of their address', () => {
  const erase = async ({ cookie }: { cookie: string | undefined }) =>
    expect((await call('DELETE', '/api/auth/me', { cookie })).status).toBe(200);

  test('does not come back with the lost one before it', async () => {
    const lost = await newPerson(2);
    await backUp(lost);
    await lose(lost);
    await erase(await signIn(lost.email));
    expect(await restore(restored, false)).toMatchObject({
      accounts: { deleted: 1 },
      profiles: { deleted: 2 },
    });
    const fates = await restore(restored, true);
    expect(fates).toMatchObject({ accounts: { deleted: 1 }, profiles: { deleted: 2 } });
    const left = (await itemsAboutPerson(lost)).map(({ PK }) => PK);
    expect(left.filter((key) => !String(key).startsWith('DELETED'))).toEqual([]);
    expect(await seen(await signIn(lost.email))).toEqual([]);
    expect(await restore(restored, true)).toEqual(fates);
  });

  test('nor with profiles that a restore had put into the later one', async () => {
    const lost = await newPerson(2);
    await backUp(lost);
    await lose(lost);
    const later = await signIn(lost.email);
    await restore(restored, true);
    expect(await seen(later)).toEqual([...lost.profiles].sort());
    await erase(later);
    expect(await restore(restored, true)).toMatchObject({
      accounts: { deleted: 1 },
      profiles: { deleted: 2 },
    });
    expect(await find(lost.id)).toBeUndefined();
    expect(await seen(await signIn(lost.email))).toEqual([]);
  });

  test('comes back as what they have made after it', async () => {
    const former = await newPerson(0);
    await erase(former);
    const anew = await newPerson(1, former.email);
    await backUp(anew);
    await lose(anew);
    expect(await restore(restored, true)).toMatchObject({
      accounts: { missing: 1 },
      profiles: { missing: 1 },
    });
    expect(await seen(await signIn(anew.email))).toEqual(anew.profiles);
  });
});

test.each([
  ['its item', ({ id }: Person) => [itemKeys.user(id)]],
  [
    'all in its partition',
    async ({ id }: Person) => (await itemsOf(TableName)).filter(({ PK }) => PK === itemKeys.user(id).PK),
  ],
])('no key and no session of a lost account works when it is back, if %s was lost', async (_, lostOf) => {
  const person = await newPerson();
  const further = (await call('POST', '/api/keys', { cookie: person.cookie, body: { name: 'Mine' } })).body
    .key;
  const { cookie } = await signIn(person.email);
  await backUp(person);
  await remove(TableName, [...(await lostOf(person)), itemKeys.emailPointer(hashEmail(person.email))]);
  await restore(restored, true);
  const statuses = [];
  for (const by of [{ key: person.key }, { key: further }, { cookie: person.cookie }, { cookie }])
    statuses.push((await call('GET', '/api/auth/me', by)).status);
  expect(statuses).toEqual([401, 401, 401, 401]);
  const left = (await itemsAbout([person.id])).map(({ PK, SK }) => `${PK} ${SK}`);
  expect(left.filter((name) => /(KEY|SESSION|SOURCE|KNOWN)#/.test(name))).toEqual([]);
  const back = await signIn(person.email);
  expect(await seen(back)).toEqual(person.profiles);
  expect((await call('GET', '/api/keys', { cookie: back.cookie })).body.keys).toHaveLength(1);
});

test('a lost profile comes back without its calendars, and none of them answers', async () => {
  const { key, cookie, id, ...person } = await newPerson();
  const [profileId = ''] = person.profiles;
  const path = `/api/profiles/${profileId}/calendar`;
  expect((await call('POST', path, { cookie, body: {} })).status).toBe(201);
  await backUp({ key, cookie, id, ...person });
  const marker = itemKeys.deletion(profileId);
  await table.send(new PutCommand({ TableName, Item: { ...marker, deletedAtMs: Date.now() } }));
  await remove(TableName, [itemKeys.profile(id, profileId)]);
  await restore(restored, true);
  const left = (await itemsAbout([profileId])).map(({ PK }) => String(PK));
  expect(left.filter((PK) => /^(FEED|CALENDARS|DELETED)/.test(PK))).toEqual([]);
  for (let made = 0; made < 10; made++)
    expect((await call('POST', path, { cookie, body: {} })).status).toBe(201);
});

describe('one sentence says why a table is not restored', () => {
  const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString();
  const old = new Date(Date.now() - 46 * 24 * 3_600_000).toISOString();
  test.each([
    [[], /^Usage: npm run restore/],
    [['no-such-table'], /^There is no table no-such-table\.$/],
    [[TableName], /is the service’s own table\.$/],
    [[restored], /^The table does not tell the moment that it is of: give it by --at/],
    [[restored, '--at', 'yesterday'], /^The table does not tell the moment that it is of: give it by --at/],
    [[restored, '--at', tomorrow], /is yet to come: give the moment that the table is of\.$/],
    [[restored, '--at', old], /^Deletions are noted for 45 days, and this table is older/],
  ])('%j', async (args, sentence) => {
    const { code, output } = await runCommand('restore', [...args, '--write', '--port', port]);
    expect([code, output]).toEqual([1, expect.stringMatching(sentence)]);
  });
});
