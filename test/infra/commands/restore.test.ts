import { setTimeout as sleep } from 'node:timers/promises';
import { CreateTableCommand, DeleteTableCommand } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { ulid } from 'ulid';
import { hashEmail } from '#lib/accounts/email.ts';
import { restore } from '#lib/operations/restore.ts';
import * as deliveries from '#lib/table/deliveries.ts';
import * as judgments from '#lib/table/judgments.ts';
import { deleteInBatches, itemKeys, TableName, table } from '#lib/table/single-table.ts';
import { tombstoneKey } from '#lib/table/tombstones.ts';
import { find, setTier } from '#lib/table/users.ts';
import { diesAtCall } from '../../support/dies-at-call.ts';
import { newBlindTest, newVerdict } from '../../support/new-items.ts';
import { runCommand } from '../../support/run-command.ts';
import { baseUrl, newEmail, serviceOf } from '../../support/service.ts';
import { tableDefinition } from '../../support/table-definition.ts';
import { forecastsOf, itemsAbout, setAttribute, untilGone, untilSome } from '../../support/table-items.ts';

const { call, signIn } = serviceOf();
const port = new URL(baseUrl()).port;

const restored = `restored-${ulid()}`;

beforeAll(() => table.send(new CreateTableCommand(tableDefinition(restored))));
afterAll(() => table.send(new DeleteTableCommand({ TableName: restored })));

type Item = Record<string, unknown>;

const keyOf = ({ PK, SK }: Item) => ({ PK, SK });

const itemsOf = async (TableName: string): Promise<Item[]> =>
  (await table.send(new ScanCommand({ TableName, ConsistentRead: true }))).Items ?? [];

const remove = async (TableName: string, items: Item[]) => {
  for (const item of items) await table.send(new DeleteCommand({ TableName, Key: keyOf(item) }));
};

beforeEach(async () => remove(restored, await itemsOf(restored)));

type Person = Awaited<ReturnType<typeof signIn>> & { id: string; profiles: string[] };

/** Creates a user with profiles. */
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

/** All items of a user's account. */
const itemsAboutPerson = ({ id, email, profiles }: Person) => itemsAbout([id, hashEmail(email), ...profiles]);

/** Partition keys of the items of a user's account, without tombstones, deletion markers, and counts, which expire with their windows. */
const itemsLeft = async (person: Person) =>
  (await itemsAboutPerson(person)).map(({ PK }) => String(PK)).filter((PK) => !/^(DELETED|RATE#)/.test(PK));

/** Copies all items of these users to the restored table. */
async function backUp(...people: Person[]): Promise<void> {
  for (const person of people)
    for (const Item of await itemsAboutPerson(person))
      await table.send(new PutCommand({ TableName: restored, Item }));
}

const erase = async ({ cookie }: { cookie: string | undefined }) =>
  expect((await call('DELETE', '/api/auth/me', { cookie })).status).toBe(200);

const lose = async (person: Person) => remove(TableName, await itemsAboutPerson(person));

/** Creates a user and moves all items of the account to the restored table. */
async function newLostPerson(): Promise<Person> {
  const person = await newPerson(2);
  await backUp(person);
  await lose(person);
  return person;
}

/** Runs the command and returns its summary of accounts and profiles. */
const summary = async (...args: string[]) => {
  const options = ['--at', new Date().toISOString(), '--port', port];
  const { code, output } = await runCommand('restore', [restored, ...options, ...args]);
  expect(code).toBe(0);
  return output.split('\n').slice(1);
};

const profileIds = async ({ key }: { key: string }) => {
  const { profiles } = (await call('GET', '/api/profiles', { key })).body;
  const { profileCount } = (await call('GET', '/api/auth/me', { key })).body;
  expect(profileCount).toBe(profiles.length);
  return profiles.map(({ id }: { id: string }) => id).sort();
};

test('missing accounts and profiles are restored and usable; existing ones stay unchanged', async () => {
  const [whole, lost] = [await newPerson(), await newPerson(2)];
  const [robbed, edited] = [await newPerson(2), await newPerson()];
  const people = [whole, lost, robbed, edited];
  await backUp(...people);
  await lose(lost);
  const [stolen = '', kept = ''] = robbed.profiles;
  // A deletion by the service would leave a tombstone.
  await remove(TableName, [itemKeys.profile(robbed.id, stolen)]);
  await call('PATCH', `/api/profiles/${edited.profiles[0]}`, { key: edited.key, body: { name: 'Bea' } });

  const before = await Promise.all(people.map(itemsAboutPerson));
  expect(await summary()).toEqual([
    '4 accounts: 3 exist, 0 were changed since, 0 have a new account for their address, 0 were deleted since, 1 are missing.',
    '6 profiles: 2 exist, 1 were changed since, 0 were deleted since, 3 are missing.',
    'Nothing was written. Use --write to restore what is missing.',
  ]);
  expect(await Promise.all(people.map(itemsAboutPerson))).toEqual(before);

  expect(await summary('--write')).toEqual([
    '4 accounts: 3 exist, 0 were changed since, 0 have a new account for their address, 0 were deleted since, 1 were missing and are restored.',
    '6 profiles: 2 exist, 1 were changed since, 0 were deleted since, 3 were missing and are restored.',
  ]);
  expect(await summary('--write')).toEqual([
    expect.stringMatching(/^4 accounts: 4 exist, .* 0 were missing/),
    expect.stringMatching(/^6 profiles: 5 exist, 1 were changed since, .* 0 were missing/),
  ]);

  expect((await call('GET', '/api/profiles', { key: lost.key })).status).toBe(401);
  const back = await signIn(lost.email);
  expect(await profileIds(back)).toEqual([...lost.profiles].sort());
  const account = (await call('GET', '/api/auth/me', { key: back.key })).body;
  expect(account).toMatchObject({ id: lost.id, tier: 'premium' });
  expect(await profileIds(robbed)).toEqual([stolen, kept].sort());
  expect((await call('DELETE', `/api/profiles/${stolen}`, { key: robbed.key })).status).toBe(200);
  expect(await profileIds(robbed)).toEqual([kept]);
  const { body } = await call('GET', `/api/profiles/${edited.profiles[0]}`, { key: edited.key });
  expect(body.name).toBe('Bea');
});

test('erased accounts, deleted profiles and revoked keys are not restored', async () => {
  const [erased, returning, tidy] = [await newPerson(), await newPerson(), await newPerson(2)];
  await backUp(erased, returning, tidy);
  for (const person of [erased, returning]) await erase(person);
  const again = await signIn(returning.email);
  const [first = '', second = ''] = tidy.profiles;
  await call('DELETE', `/api/profiles/${first}`, { key: tidy.key });
  await runCommand('revoke-all', ['--user', tidy.email, '--port', port]);

  expect(await summary('--write')).toEqual([
    '3 accounts: 1 exist, 0 were changed since, 0 have a new account for their address, 2 were deleted since, 0 were missing and are restored.',
    '4 profiles: 1 exist, 0 were changed since, 3 were deleted since, 0 were missing and are restored.',
  ]);
  expect(await profileIds(again)).toEqual([]);
  expect((await call('GET', '/api/profiles', { key: tidy.key })).status).toBe(401);
  expect(await profileIds(await signIn(tidy.email))).toEqual([second]);
  expect(await itemsLeft(erased)).toEqual([]);
});

test('profiles of a lost account are added to the new account with the same address, which then no longer expires', async () => {
  const lost = await newLostPerson();
  // A code was requested but never used, so the new account would expire.
  await call('POST', '/api/auth/send-code', { body: { email: lost.email } });
  expect(await summary('--write')).toEqual([
    '1 accounts: 0 exist, 0 were changed since, 1 have a new account for their address, 0 were deleted since, 0 were missing and are restored.',
    '2 profiles: 0 exist, 0 were changed since, 0 were deleted since, 2 were missing and are restored.',
  ]);
  const expiring = (await itemsAbout([hashEmail(lost.email)])).filter(({ SK, ttl }) => SK === 'EMAIL' && ttl);
  expect(expiring).toEqual([]);
  expect(await profileIds(await signIn(lost.email))).toEqual([...lost.profiles].sort());
});

test('a restore that dies at any call can be repeated', async () => {
  for (let at = 1, died = true; died; at++) {
    const lost = await newLostPerson();
    died = await diesAtCall(at, () => restore(restored, { isWriting: true }));
    await restore(restored, { isWriting: true });
    expect(await profileIds(await signIn(lost.email))).toEqual([...lost.profiles].sort());
    await remove(restored, await itemsOf(restored));
  }
});

test('a deleted profile of a lost account stays deleted', async () => {
  const lost = await newLostPerson();
  await table.send(new PutCommand({ TableName, Item: tombstoneKey(lost.profiles[0] ?? '') }));
  const { profiles } = await restore(restored, { isWriting: true });
  expect(profiles).toMatchObject({ same: 0, deleted: 1, missing: 1 });
});

const deleted = { accounts: { deleted: 1 }, profiles: { deleted: 2 } };

test('an account is not restored if its user erased a later account with the same address', async () => {
  const lost = await newLostPerson();
  await erase(await signIn(lost.email));
  expect(await restore(restored, { isWriting: false })).toMatchObject(deleted);
  const fates = await restore(restored, { isWriting: true });
  expect(fates).toMatchObject(deleted);
  expect(await itemsLeft(lost)).toEqual([]);
  expect(await profileIds(await signIn(lost.email))).toEqual([]);
  expect(await restore(restored, { isWriting: true })).toEqual(fates);
});

test('profiles that a restore added to a later account are not restored after that account is erased', async () => {
  const lost = await newLostPerson();
  const later = await signIn(lost.email);
  await restore(restored, { isWriting: true });
  expect(await profileIds(later)).toEqual([...lost.profiles].sort());
  await erase(later);
  expect(await restore(restored, { isWriting: true })).toMatchObject(deleted);
  expect(await find(lost.id)).toBeUndefined();
  expect(await profileIds(await signIn(lost.email))).toEqual([]);
});

test('an account is restored if it was created after an earlier account with the same address was erased', async () => {
  const former = await newPerson(0);
  await erase(former);
  const later = await newPerson(1, former.email);
  await backUp(later);
  await lose(later);
  const missing = { accounts: { missing: 1 }, profiles: { missing: 1 } };
  expect(await restore(restored, { isWriting: true })).toMatchObject(missing);
  expect(await profileIds(await signIn(later.email))).toEqual(later.profiles);
});

test.each([
  ['its item', ({ id }: Person) => [itemKeys.user(id)]],
  [
    'its whole partition',
    async ({ id }: Person) => (await itemsOf(TableName)).filter(({ PK }) => PK === itemKeys.user(id).PK),
  ],
])('keys and sessions of a restored account don’t work if %s was lost', async (_, lostOf) => {
  const person = await newPerson();
  const named = { cookie: person.cookie, body: { name: 'Mine' } };
  const further = (await call('POST', '/api/keys', named)).body.key;
  const { cookie } = await signIn(person.email);
  await backUp(person);
  await remove(TableName, [...(await lostOf(person)), itemKeys.emailPointer(hashEmail(person.email))]);
  await restore(restored, { isWriting: true });
  const statuses = [];
  for (const by of [{ key: person.key }, { key: further }, { cookie: person.cookie }, { cookie }])
    statuses.push((await call('GET', '/api/auth/me', by)).status);
  expect(statuses).toEqual([401, 401, 401, 401]);
  const left = (await itemsAbout([person.id])).map(({ PK, SK }) => `${PK} ${SK}`);
  expect(left.filter((name) => /(KEY|SESSION|SOURCE|KNOWN)#/.test(name))).toEqual([]);
  const back = await signIn(person.email);
  expect(await profileIds(back)).toEqual(person.profiles);
  expect((await call('GET', '/api/keys', { cookie: back.cookie })).body.keys).toHaveLength(1);
});

test('an account whose item alone was lost is restored with its profiles', async () => {
  const person = await newPerson(2);
  await backUp(person);
  await remove(TableName, [itemKeys.user(person.id), itemKeys.profile(person.id, person.profiles[0] ?? '')]);
  const { accounts, profiles } = await restore(restored, { isWriting: true });
  expect(accounts).toMatchObject({ missing: 1, replaced: 0 });
  expect(profiles).toMatchObject({ missing: 1, same: 1, deleted: 0 });
  const back = await signIn(person.email);
  expect((await call('GET', '/api/auth/me', back)).body.id).toBe(person.id);
  expect(await profileIds(back)).toEqual([...person.profiles].sort());
});

test('an account that lost the item by which its address finds it gets that back', async () => {
  const person = await newPerson(2);
  await backUp(person);
  const [stolen = ''] = person.profiles;
  const lost = [itemKeys.emailPointer(hashEmail(person.email)), itemKeys.profile(person.id, stolen)];
  await remove(TableName, lost);
  await setTier(person.id, 'free');
  const byId = await runCommand('user', [person.id, '--port', port]);
  expect(byId.output).toContain(`Account ${person.id}, tier free`);
  expect(byId.output).toContain('Its address doesn’t lead to it');

  expect((await summary('--list')).slice(0, 2)).toEqual([
    `account ${person.id}: changed (tier, email pointer)`,
    `profile ${stolen} of ${person.id}: missing`,
  ]);
  const options = { isWriting: true, isOverwriting: true, only: [person.id] };
  expect((await restore(restored, options)).accounts).toMatchObject({ changed: 1, skipped: 0 });
  const back = await signIn(person.email);
  expect((await call('GET', '/api/auth/me', back)).body).toMatchObject({ id: person.id, tier: 'premium' });
  expect(await profileIds(back)).toEqual([...person.profiles].sort());
  expect((await runCommand('user', [person.id, '--port', port])).output).not.toContain('lead to it');

  await remove(TableName, lost.slice(0, 1));
  expect((await summary('--list', '--write'))[0]).toBe(`account ${person.id}: restored (email pointer)`);
  expect(await profileIds(await signIn(person.email))).toEqual([...person.profiles].sort());
});

test('an address that another account has since taken is not taken from it', async () => {
  const person = await newPerson();
  await backUp(person);
  await remove(TableName, [
    itemKeys.emailPointer(hashEmail(person.email)),
    itemKeys.profile(person.id, person.profiles[0] ?? ''),
  ]);
  const later = await signIn(person.email);
  expect((await summary('--list', '--write')).slice(0, 2)).toEqual([
    `account ${person.id}: its address has a new account`,
    `profile ${person.profiles[0]} of ${person.id}: restored`,
  ]);
  expect(await profileIds(person)).toEqual(person.profiles);
  expect(await profileIds(later)).toEqual([]);
});

test('a restored profile has its verdicts and tests, whichever account has it then', async () => {
  const lost = await newPerson();
  const [profileId = ''] = lost.profiles;
  const { note, modelVersion, ...verdict } = newVerdict('2026-11-16');
  await judgments.setVerdict(lost.id, profileId, { ...verdict, note, modelVersion });
  const blindTest = newBlindTest('2026-11-16');
  await judgments.createTest(lost.id, profileId, blindTest);
  await judgments.answerTest(lost.id, profileId, blindTest, 0, '2026-11-17T07:00:00.000Z');
  await backUp(lost);
  await lose(lost);
  const { id, key } = await signIn(lost.email);
  for (const _ of [1, 2]) await restore(restored, { isWriting: true });
  const path = `/api/profiles/${profileId}/verdicts?from=2026-11-16&to=2026-11-17`;
  expect((await call('GET', path, { key })).body.verdicts).toEqual([{ ...verdict, note }]);
  expect(await judgments.findTest(profileId, '2026-11-16')).toMatchObject({ ...blindTest, choice: 0 });
  const answers = (await judgments.listAnswers()).filter(({ userId }) => [lost.id, id].includes(userId));
  expect(answers).toMatchObject([{ userId: id, week: '2026-11-16', isHit: true }]);
});

test('a restored profile is listed again for its mail and notifications', async () => {
  const person = await newPerson();
  const { cookie } = person;
  const [profileId = ''] = person.profiles;
  const path = `/api/profiles/${profileId}/delivery`;
  const push = { at: '07:15', timeZone: 'Europe/Berlin', days: 'daily' };
  const settings = { mail: { ...push, weekly: false }, push };
  expect((await call('PUT', path, { cookie, body: settings })).status).toBe(200);
  await backUp(person);
  await lose(person);
  const listed = async () => {
    const found: string[] = [];
    for await (const reader of deliveries.listReaders(push.timeZone, push.at, Date.now()))
      if (reader.profileId === profileId) found.push(reader.channel);
    return found;
  };
  await deleteInBatches((['mail', 'push'] as const).map((one) => deliveries.dueKey(push, profileId, one)));
  expect(await listed()).toEqual([]);
  const { key } = await signIn(person.email);
  await restore(restored, { isWriting: true });
  expect(await listed()).toEqual(['mail', 'push']);
  expect((await call('GET', path, { key })).body).toMatchObject(settings);
});

test('a restored profile has no calendars', async () => {
  const person = await newPerson();
  const { cookie, id } = person;
  const [profileId = ''] = person.profiles;
  const path = `/api/profiles/${profileId}/calendar`;
  expect((await call('POST', path, { cookie, body: {} })).status).toBe(201);
  await backUp(person);
  const marker = itemKeys.deletion(profileId);
  await table.send(new PutCommand({ TableName, Item: { ...marker, deletedAtMs: Date.now() } }));
  await remove(TableName, [itemKeys.profile(id, profileId)]);
  await restore(restored, { isWriting: true });
  const left = (await itemsAbout([profileId])).map(({ PK }) => String(PK));
  expect(left.filter((PK) => /^(FEED|CALENDARS|DELETED)/.test(PK))).toEqual([]);
  for (let count = 0; count < 10; count++)
    expect((await call('POST', path, { cookie, body: {} })).status).toBe(201);
});

const patch = ({ key }: { key: string }, profileId: string, body: object) =>
  call('PATCH', `/api/profiles/${profileId}`, { key, body });

const profileOf = async ({ key, profiles: [profileId] }: Person) =>
  (await call('GET', `/api/profiles/${profileId}`, { key })).body;

/** Creates a user with a backup, whose first profile was then changed. */
async function newChangedPerson(): Promise<Person> {
  const person = await newPerson(2);
  await backUp(person);
  await patch(person, person.profiles[0] ?? '', { birthDate: '1991-01-01' });
  return person;
}

test('--list names every account and profile that differs, and the changed attributes, but no values', async () => {
  const [whole, lost, changed] = [await newPerson(), await newPerson(), await newPerson(3)];
  await backUp(whole, lost, changed);
  await signIn(whole.email);
  await lose(lost);
  const [edited = '', tidied = '', stolen = ''] = changed.profiles;
  await patch(changed, edited, { name: 'Bea', birthDate: '1991-01-01' });
  await call('DELETE', `/api/profiles/${tidied}`, { key: changed.key });
  await remove(TableName, [itemKeys.profile(changed.id, stolen)]);
  await setTier(changed.id, 'free');
  expect((await summary('--list')).slice(0, -3)).toEqual([
    `account ${lost.id}: missing`,
    `profile ${lost.profiles[0]} of ${lost.id}: missing`,
    `account ${changed.id}: changed (tier)`,
    `profile ${edited} of ${changed.id}: changed (birthDate, name, sunSign)`,
    `profile ${tidied} of ${changed.id}: deleted since`,
    `profile ${stolen} of ${changed.id}: missing`,
  ]);
});

test('--only restricts a restore to the accounts and profiles that it names', async () => {
  const [lost, other] = [await newLostPerson(), await newLostPerson()];
  const [first = ''] = other.profiles;
  expect(await summary('--only', lost.id, '--only', first, '--list', '--write')).toEqual([
    `account ${lost.id}: restored`,
    ...lost.profiles.map((id) => `profile ${id} of ${lost.id}: restored`),
    `account ${other.id}: restored`,
    `profile ${first} of ${other.id}: restored`,
    expect.stringMatching(/^2 accounts: /),
    expect.stringMatching(/^3 profiles: /),
  ]);
  expect(await profileIds(await signIn(lost.email))).toEqual([...lost.profiles].sort());
  expect(await profileIds(await signIn(other.email))).toEqual([first]);
});

test('an id that the restored table doesn’t contain stops a restore before it writes anything', async () => {
  const lost = await newLostPerson();
  const unknown = [`usr_${ulid()}`, `prf_${ulid()}`];
  const only = [lost.id, ...unknown];
  await expect(restore(restored, { isWriting: true, only })).rejects.toThrow(unknown.join(', '));
  expect(await find(lost.id)).toBeUndefined();
});

test('--overwrite puts back a changed profile, removes forecasts of the wrong birth, and can be repeated', async () => {
  const [person, other] = [await newChangedPerson(), await newChangedPerson()];
  const [profileId = ''] = person.profiles;
  await call('GET', `/api/horoscope/today?profileId=${profileId}`, { key: person.key });
  await untilSome(forecastsOf(profileId));
  const args = ['--only', profileId, '--overwrite'];
  const before = await itemsAboutPerson(person);
  const line = `profile ${profileId} of ${person.id}`;
  expect(await summary(...args)).toContain(`${line}: changed (birthDate, sunSign)`);
  expect(await itemsAboutPerson(person)).toEqual(before);

  expect(await summary(...args, '--write')).toContain(`${line}: put back (birthDate, sunSign)`);
  expect(await profileOf(person)).toMatchObject({ birthDate: '1990-06-15', sunSign: 'Gemini' });
  await untilGone(forecastsOf(profileId));
  expect(await profileIds(person)).toEqual([...person.profiles].sort());
  expect((await profileOf(other)).birthDate).toBe('1991-01-01');
  const after = await itemsAboutPerson(person);
  expect(await summary(...args, '--write')).toContainEqual(expect.stringMatching(/^1 profiles: 1 exist/));
  expect(await itemsAboutPerson(person)).toEqual(after);
});

test('overwriting an account puts back its tier and other attributes, but no counts and no sign-in key', async () => {
  const person = await newPerson();
  await backUp(person);
  const suspend = () => setAttribute(itemKeys.user(person.id), 'suspendedAt', '2026-11-20T10:00:00.000Z');
  await suspend();
  await setTier(person.id, 'pro');
  const options = { isWriting: true, isOverwriting: true };
  const overwrite = (id: string) => restore(restored, { ...options, only: [id] });
  expect((await overwrite(person.id)).differences).toEqual([
    { userId: person.id, state: 'changed', attributes: ['suspendedAt', 'tier'] },
  ]);
  const body = { name: 'Bea', birthDate: '1990-06-15', birthCity: 'munich' };
  const second = (await call('POST', '/api/profiles', { key: person.key, body })).body.id;
  const back = await signIn(person.email);
  await suspend();
  expect((await overwrite(person.id)).accounts).toMatchObject({ changed: 1 });
  const item = (await itemsAbout([person.id])).find(({ SK }) => SK === 'META');
  expect(item).toMatchObject({ tier: 'premium', profileCount: 2 });
  expect(item).not.toHaveProperty('suspendedAt');
  expect(await profileIds(back)).toEqual([...person.profiles, second].sort());
  expect((await overwrite(person.id)).differences).toEqual([]);
});

test('--overwrite doesn’t resurrect erased accounts and deleted profiles', async () => {
  const [erased, tidy] = [await newChangedPerson(), await newChangedPerson()];
  await erase(erased);
  const isLeft = (PK: string) => !PK.startsWith('RATE#');
  while ((await itemsLeft(erased)).some(isLeft)) await sleep(100);
  const [first = '', second = ''] = tidy.profiles;
  await call('DELETE', `/api/profiles/${first}`, { key: tidy.key });
  const only = [erased.id, first];
  const { accounts, profiles } = await restore(restored, { isWriting: true, isOverwriting: true, only });
  expect([accounts.deleted, profiles.deleted]).toEqual([1, 3]);
  expect((await itemsLeft(erased)).filter(isLeft)).toEqual([]);
  expect(await profileIds(tidy)).toEqual([second]);
});

/** Runs `between` before the first transaction of `work`. */
async function beforeWrite<Result>(between: () => Promise<unknown>, work: () => Promise<Result>) {
  let isDone = false;
  table.middlewareStack.add(
    (next, { commandName }) =>
      async (input) => {
        if (commandName?.startsWith('TransactWrite') && !isDone) {
          isDone = true;
          await between();
        }
        return next(input);
      },
    { step: 'initialize', name: 'between' },
  );
  try {
    return await work();
  } finally {
    table.middlewareStack.remove('between');
  }
}

test.each([
  ['edited', 'PATCH', { body: { name: 'Bea', birthTime: '08:30' } }],
  ['deleted', 'DELETE', {}],
])('a profile %s between comparison and write is not overwritten', async (_, method, options) => {
  const person = await newChangedPerson();
  const [profileId = ''] = person.profiles;
  const path = `/api/profiles/${profileId}`;
  const { key } = person;
  const { profiles, differences } = await beforeWrite(
    () => call(method, path, { key, ...options }),
    () => restore(restored, { isWriting: true, isOverwriting: true, only: [profileId] }),
  );
  expect(profiles).toMatchObject({ changed: 0, skipped: 1 });
  expect(differences).toEqual([expect.objectContaining({ profileId, state: 'skipped' })]);
  const { status, body } = await call('GET', path, { key });
  if (method === 'DELETE') expect(status).toBe(404);
  else expect(body).toMatchObject({ name: 'Bea', birthDate: '1991-01-01', birthTime: '08:30' });
});

test('an account whose tier is set between comparison and write is not overwritten', async () => {
  const person = await newPerson(0);
  await backUp(person);
  await setTier(person.id, 'free');
  const { accounts } = await beforeWrite(
    () => setTier(person.id, 'pro'),
    () => restore(restored, { isWriting: true, isOverwriting: true, only: [person.id] }),
  );
  expect(accounts.skipped).toBe(1);
  expect((await find(person.id))?.tier).toBe('pro');
});

test('overwriting that dies at any call can be repeated', async () => {
  for (let at = 1, died = true; died; at++) {
    const person = await newChangedPerson();
    await setTier(person.id, 'free');
    const options = { isWriting: true, isOverwriting: true, only: [person.id] };
    died = await diesAtCall(at, () => restore(restored, options));
    await restore(restored, options);
    expect((await profileOf(person)).birthDate).toBe('1990-06-15');
    expect((await find(person.id))?.tier).toBe('premium');
    await remove(restored, await itemsOf(restored));
  }
});

const now = new Date().toISOString();
const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString();
const old = new Date(Date.now() - 46 * 24 * 3_600_000).toISOString();
test.each([
  [[], /^Usage: npm run restore/],
  [['no-such-table'], /^There is no table no-such-table\.$/],
  [[TableName], /is the service’s own table\.$/],
  [[restored], /^The restore time of the table is unknown/],
  [[restored, '--at', 'yesterday'], /^The restore time of the table is unknown/],
  [[restored, '--at', tomorrow], / is in the future\./],
  [[restored, '--at', old], /^The table is older than 45 days\./],
  [[restored, '--overwrite'], /^Usage: .*--overwrite needs --only\./s],
  [[restored, '--at', now, '--only', 'prf_1'], /doesn’t contain prf_1\.$/],
])('restore with the arguments %j fails with one sentence', async (args, sentence) => {
  const { code, output } = await runCommand('restore', [...args, '--write', '--port', port]);
  expect([code, output]).toEqual([1, expect.stringMatching(sentence)]);
});
