import {
  GetSecretValueCommand,
  ListSecretsCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { CACHE_TTL_MS } from '#lib/secret/service-secret.ts';
import { endpoints, pages } from '../../../functions/endpoints.ts';
import { type LocalEnvironment, startEnvironment } from '../../../infra/local/environment.ts';
import { localLimits } from '../../../infra/stages.ts';
import { expectProblem } from '../../support/expectations.ts';
import { runCommand, startCommand } from '../../support/run-command.ts';
import { ada as born, newEmail, serviceAt } from '../../support/service.ts';

const assembly = process.env['PATIENT_APP'] ?? '';
let environment: LocalEnvironment;
let service: ReturnType<typeof serviceAt>;
let port: string;

beforeAll(async () => {
  // This file starts its own environment, because retiring a version of the secret would revoke other tests' keys.
  environment = await startEnvironment({
    assembly,
    environmentOverrides: { LIMITS: JSON.stringify(localLimits) },
  });
  service = serviceAt(environment.url);
  ({ port } = new URL(environment.url));
});
afterAll(() => environment.stop());

const rotate = (...args: string[]) => runCommand('rotate', [...args, '--port', port]);
const revokeAll = (...args: string[]) => runCommand('revoke-all', [...args, '--port', port]);
const statusOf = async (credential: { key?: string | undefined; cookie?: string | undefined }) =>
  (await service.call('GET', '/api/auth/me', credential)).status;

/** Restarts the functions, so that they read the secret again. */
const expireCachedSecret = () => environment.replace(assembly);

async function createKey(cookie: string | undefined): Promise<string> {
  const answer = await service.call('POST', '/api/keys', { cookie, body: { name: 'My calendar' } });
  expect(answer.status).toBe(201);
  return answer.body.key;
}

/** Creates a calendar, and a profile if there is none; returns the path of the calendar's feed. */
async function createCalendar(cookie: string | undefined): Promise<string> {
  await service.call('POST', '/api/profiles', { cookie, body: born });
  const { profiles } = (await service.call('GET', '/api/profiles', { cookie })).body;
  const path = `/api/profiles/${profiles[0].id}/calendar`;
  return new URL((await service.call('POST', path, { cookie, body: {} })).body.url).pathname;
}

const feedStatus = async (path: string) => (await service.call('GET', path)).status;

test('adding a version keeps existing keys, sessions and codes valid', async () => {
  const ada = await service.signIn();
  const email = newEmail();
  const code = await service.codeFor(email);
  const address = await createCalendar(ada.cookie);
  expect(await rotate('--add')).toEqual({
    code: 0,
    output: [
      'Version 2 is now current; functions use it within three minutes. Nothing was revoked.',
      `Version 1 remains valid: 1 keys, 1 calendars. To retire it: npm run rotate -- --retire 1 --port ${port}`,
      'Wait 15 minutes before retiring a version, until its sign-in codes are used or have expired.',
    ].join('\n'),
  });
  await expireCachedSecret();
  expect((await service.call('POST', '/api/auth/verify', { body: { email, code } })).status).toBe(200);
  expect([await statusOf({ key: ada.key }), await statusOf({ cookie: ada.cookie })]).toEqual([200, 200]);
  expect(await feedStatus(address)).toBe(200);
  expect((await service.signIn(ada.email)).key).toBe(ada.key);
  // Listing is the default.
  for (const args of [['--list'], []])
    expect(await rotate(...args)).toEqual({
      code: 0,
      output: 'Version 1: in use, 1 keys, 1 calendars\nVersion 2: current, 1 keys, 0 calendars',
    });
  expect(await rotate('--retire', '2')).toEqual({
    code: 1,
    output: `Version 2 is the current one. Add another first: npm run rotate -- --add --port ${port}`,
  });
});

test('retiring a version revokes its keys, calendars and codes, including those created during the wait', async () => {
  const [ada, bob] = [await service.signIn(), await service.signIn()];
  const [ofAda, email] = [await createKey(ada.cookie), newEmail()];
  const address = await createCalendar(ada.cookie);
  expect(await feedStatus(address)).toBe(200);
  const code = await service.codeFor(email);
  // Functions with a cached secret still create keys of the earlier version.
  await rotate('--add');
  const first = startCommand('rotate', ['--retire', '2', '--port', port]);
  expect(await first.until('Waiting')).toMatch(/^Version 2 is removed.\nRevoked \d+ keys and 1 calendars./);
  for (const key of [ada.key, bob.key, ofAda]) expect(await statusOf({ key })).toBe(401);
  expect(await feedStatus(address)).toBe(404);
  const late = await createKey(ada.cookie);
  const lateAddress = await createCalendar(ada.cookie);
  expect(await statusOf({ key: late })).toBe(200);
  await first.interrupt();

  const again = startCommand('rotate', ['--retire', '2', '--port', port]);
  expect(await again.until('Waiting')).toMatch(
    /^Version 2 was already removed.\nRevoked 1 keys and 1 calendars./,
  );
  expect(await feedStatus(lateAddress)).toBe(404);
  const latest = await createKey(ada.cookie);
  again.goOn();
  const { code: exitCode, output } = await again.end();
  expect([exitCode, output]).toEqual([0, expect.stringMatching(/Revoked 1 more. Version 2 is retired.$/)]);
  // A function derives keys of the version while it caches the secret, and until its last request with it has ended.
  const timeouts = [...endpoints, ...pages].map(({ timeoutSeconds }) => timeoutSeconds);
  expect(CACHE_TTL_MS / 1000 + Math.max(...timeouts)).toBeLessThanOrEqual(210);
  const [, waited] = /Waiting (\d+) seconds/.exec(output) ?? [];
  // The first revocation has used a part of the 210 seconds since the removal.
  expect(Number(waited)).toBeLessThanOrEqual(210);
  expect(Number(waited)).toBeGreaterThan(CACHE_TTL_MS / 1000 - 60);
  for (const key of [late, latest]) expect(await statusOf({ key })).toBe(401);

  await expireCachedSecret();
  expect(await statusOf({ cookie: ada.cookie })).toBe(200);
  const refused = await service.call('POST', '/api/auth/verify', { body: { email, code } });
  expectProblem(refused, 400, 'invalid_code');
  const adaAgain = await service.signIn(ada.email);
  expect([adaAgain.id, await statusOf({ key: adaAgain.key })]).toEqual([ada.id, 200]);
  expect((await service.signIn(ada.email)).key).toBe(adaAgain.key);
});

test('of concurrent rotations, each adds a version of its own or fails with one sentence; none is lost', async () => {
  const before = Object.keys((await stored()).versions);
  const results = await Promise.all(Array.from({ length: 4 }, () => rotate('--add')));
  const added = results.filter(({ code }) => code === 0);
  for (const { code, output } of results)
    if (code !== 0)
      expect(output).toBe('The secret was changed at the same time, so nothing was changed. Run this again.');
  expect(added.length).toBeGreaterThan(0);
  const { versions, store } = await stored();
  expect(Object.keys(versions)).toHaveLength(before.length + added.length);
  for (const { output } of added) {
    const [, version = ''] = /^Version (\d+) is now current/.exec(output) ?? [];
    expect(versions).toHaveProperty(version);
  }
  // The tests below count on the versions before.
  await store(JSON.stringify(Object.fromEntries(before.map((version) => [version, versions[version]]))));
});

test('a sign-in replaces a key whose version of the secret was removed without revoking the key', async () => {
  const ada = await service.signIn();
  await rotate('--add');
  await removeVersion('3');
  await expireCachedSecret();
  const again = await service.signIn(ada.email);
  expect(again.key).not.toBe(ada.key);
  expect([await statusOf({ key: again.key }), await statusOf({ key: ada.key })]).toEqual([200, 401]);
});

/** Removes a version from the stored secret without the rotate command, so the keys of that version are not revoked. */
async function removeVersion(version: string): Promise<void> {
  const { store, versions } = await stored();
  const { [version]: _removed, ...rest } = versions;
  await store(JSON.stringify(rest));
}

/** The versions of the stored secret, and a function that overwrites the secret. */
async function stored() {
  const credentials = { accessKeyId: 'operator', secretAccessKey: 'operator' };
  const { region, endpoints } = environment;
  const client = new SecretsManagerClient({ region, endpoint: endpoints.secretsManager, credentials });
  const { SecretList = [] } = await client.send(new ListSecretsCommand());
  const SecretId = SecretList[0]?.ARN;
  const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId }));
  const store = (text: string) => client.send(new PutSecretValueCommand({ SecretId, SecretString: text }));
  return { store, versions: JSON.parse(SecretString) };
}

test('revoke-all works for a user, for a version, and for everyone after confirmation', async () => {
  const [ada, bob] = [await service.signIn(), await service.signIn()];
  const [address, ofBob] = [await createCalendar(ada.cookie), await createCalendar(bob.cookie)];
  expect(await revokeAll('--user', ada.email)).toEqual({
    code: 0,
    output: 'Revoked 1 keys and 1 calendars, and ended 1 sessions.',
  });
  expect(await feedStatus(address)).toBe(404);
  expect([await statusOf({ key: ada.key }), await statusOf({ cookie: ada.cookie })]).toEqual([401, 401]);
  expect([await statusOf({ key: bob.key }), await statusOf({ cookie: bob.cookie })]).toEqual([200, 200]);

  expect((await revokeAll('--version', '4')).output).toMatch(
    /^Revoked \d+ keys and 1 calendars of version 4.$/,
  );
  expect(await feedStatus(ofBob)).toBe(404);
  expect([await statusOf({ key: bob.key }), await statusOf({ cookie: bob.cookie })]).toEqual([401, 200]);

  const everyone = (typed: string) => runCommand('revoke-all', ['--everyone', '--port', port], typed);
  const nothing = { code: 1, output: expect.stringMatching(/Nothing was revoked.$/) };
  for (const typed of ['', 'prod\n']) expect(await everyone(typed)).toEqual(nothing);
  expect(await statusOf({ cookie: bob.cookie })).toBe(200);
  expect((await everyone('local\n')).code).toBe(0);
  expect(await statusOf({ cookie: bob.cookie })).toBe(401);
});

test.each([
  ...['99', '0', 'constructor', '__proto__'].map(
    (version) => ['rotate', ['--retire', version], RegExp(`^There is no version ${version}.$`)] as const,
  ),
  ['rotate', ['--list', '--retire', '1'], /^Usage: npm run rotate/],
  ['rotate', ['--add', '--retire', '1'], /^Usage: npm run rotate/],
  ['revoke-all', ['--user', 'a@b.example', '--everyone'], /^Usage: npm run revoke-all/],
  [
    'revoke-all',
    ['--version', 'abc'],
    /^abc is not the number of a version. npm run rotate -- --port \d+ lists them.$/,
  ],
  ['revoke-all', ['--user', 'unknown@b.example'], /^There is no account for unknown@b.example.$/],
] as const)('%s %j fails with one sentence', async (name, args, sentence) => {
  const result = await runCommand(name, [...args, '--port', port]);
  expect(result).toEqual({ code: 1, output: expect.stringMatching(sentence) });
});

test.each([
  ['feed URL', '/api/profiles/PROFILE/calendar', {}],
  ['key', '/api/keys', { name: 'My calendar' }],
])('a retry doesn’t return the %s of a retired version again', async (_what, path, body) => {
  const { cookie } = await service.signIn();
  const { id } = (await service.call('POST', '/api/profiles', { cookie, body: born })).body;
  const [version = ''] = Object.keys((await stored()).versions).slice(-1);
  const headers = { 'Idempotency-Key': 'retried' };
  const create = () => service.call('POST', path.replace('PROFILE', id), { cookie, body, headers });
  expect((await create()).status).toBe(201);
  await rotate('--add');
  await removeVersion(version);
  await expireCachedSecret();
  expectProblem(await create(), 422, 'idempotency_key_reused');
});

test('if the stored secret is invalid, commands fail with one sentence that does not contain the secret', async () => {
  const { store, versions } = await stored();
  const failure = { code: 1, output: 'The stored secret is not a JSON object of numbered versions.' };
  try {
    for (const text of ['sekret', '"sekret"']) {
      await store(text);
      for (const args of [[], ['--add']]) expect(await rotate(...args)).toEqual(failure);
      expect(await runCommand('user', ['ada@example.com', '--port', port])).toEqual(failure);
    }
  } finally {
    await store(JSON.stringify(versions));
  }
});
