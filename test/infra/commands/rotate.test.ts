import {
  GetSecretValueCommand,
  ListSecretsCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
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
  // Of its own, because a version that is retired takes everybody's keys with it.
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

/** What five minutes do: functions read the secret anew. */
const readAnew = () => environment.replace(assembly);

async function makeKey(cookie: string | undefined): Promise<string> {
  const answer = await service.call('POST', '/api/keys', { cookie, body: { name: 'My calendar' } });
  expect(answer.status).toBe(201);
  return answer.body.key;
}

/** Makes a calendar, with a profile if there is none; answers its address. */
async function makeCalendar(cookie: string | undefined): Promise<string> {
  await service.call('POST', '/api/profiles', { cookie, body: born });
  const { profiles } = (await service.call('GET', '/api/profiles', { cookie })).body;
  const path = `/api/profiles/${profiles[0].id}/calendar`;
  return new URL((await service.call('POST', path, { cookie, body: {} })).body.url).pathname;
}

const statusAt = async (address: string) => (await service.call('GET', address)).status;

test('a rotated secret leaves keys, sessions and codes as they are, and new keys are made of the new version', async () => {
  const ada = await service.signIn();
  const email = newEmail();
  const code = await service.codeFor(email);
  const address = await makeCalendar(ada.cookie);
  expect(await rotate('--add')).toEqual({
    code: 0,
    output: [
      'Version 2 is the current one now; functions use it within five minutes. Nothing has ended.',
      'Version 1 goes on: 1 keys, 1 calendars. Once they may end: npm run rotate -- --retire 1',
      'Before that wait a quarter of an hour, in which codes of the former version are used up or expire.',
    ].join('\n'),
  });
  await readAnew();
  expect((await service.call('POST', '/api/auth/verify', { body: { email, code } })).status).toBe(200);
  expect([await statusOf({ key: ada.key }), await statusOf({ cookie: ada.cookie })]).toEqual([200, 200]);
  expect(await statusAt(address)).toBe(200);
  expect((await service.signIn(ada.email)).key).toBe(ada.key);
  // A bare call only lists, too.
  for (const args of [['--list'], []])
    expect(await rotate(...args)).toEqual({
      code: 0,
      output: 'Version 1: in use, 1 keys, 1 calendars\nVersion 2: current, 1 keys, 0 calendars',
    });
  expect(await rotate('--retire', '2')).toEqual({
    code: 1,
    output: 'Version 2 is the current one: add another first, by npm run rotate -- --add.',
  });
});

test('a retired version takes its keys, calendars and codes with it and nothing else, also those made while it is retired', async () => {
  const [ada, bob] = [await service.signIn(), await service.signIn()];
  const [ofAda, email] = [await makeKey(ada.cookie), newEmail()];
  const address = await makeCalendar(ada.cookie);
  expect(await statusAt(address)).toBe(200);
  const code = await service.codeFor(email);
  // Functions that have read the secret before go on making keys of the former version.
  await rotate('--add');
  const first = startCommand('rotate', ['--retire', '2', '--port', port]);
  expect(await first.until('Waiting')).toMatch(
    /^Version 2 is taken away.\n\d+ keys and 1 calendars of it are revoked./,
  );
  for (const key of [ada.key, bob.key, ofAda]) expect(await statusOf({ key })).toBe(401);
  expect(await statusAt(address)).toBe(404);
  const late = await makeKey(ada.cookie);
  const lateAddress = await makeCalendar(ada.cookie);
  expect(await statusOf({ key: late })).toBe(200);
  await first.interrupt();

  const again = startCommand('rotate', ['--retire', '2', '--port', port]);
  expect(await again.until('Waiting')).toMatch(
    /^Version 2 was taken away.\n1 keys and 1 calendars of it are revoked./,
  );
  expect(await statusAt(lateAddress)).toBe(404);
  const latest = await makeKey(ada.cookie);
  again.goOn();
  const { code: exitCode, output } = await again.end();
  expect([exitCode, output]).toEqual([
    0,
    expect.stringMatching(/1 more were made and are revoked: version 2 is retired.$/),
  ]);
  for (const key of [late, latest]) expect(await statusOf({ key })).toBe(401);

  await readAnew();
  expect(await statusOf({ cookie: ada.cookie })).toBe(200);
  const refused = await service.call('POST', '/api/auth/verify', { body: { email, code } });
  expectProblem(refused, 400, 'invalid_code');
  const adaAgain = await service.signIn(ada.email);
  expect([adaAgain.id, await statusOf({ key: adaAgain.key })]).toEqual([ada.id, 200]);
  expect((await service.signIn(ada.email)).key).toBe(adaAgain.key);
});

test('a sign-in makes a new key where the command has not come yet, and the former one stops', async () => {
  const ada = await service.signIn();
  await rotate('--add');
  await takeAway('3');
  await readAnew();
  const again = await service.signIn(ada.email);
  expect(again.key).not.toBe(ada.key);
  expect([await statusOf({ key: again.key }), await statusOf({ key: ada.key })]).toEqual([200, 401]);
});

/** Takes a version away without the command, so that its keys are left. */
async function takeAway(version: string): Promise<void> {
  const { client, SecretId, versions } = await stored();
  const { [version]: _removed, ...rest } = versions;
  await client.send(new PutSecretValueCommand({ SecretId, SecretString: JSON.stringify(rest) }));
}

/** The secret as it is stored, and what reads and writes it. */
async function stored() {
  const credentials = { accessKeyId: 'operator', secretAccessKey: 'operator' };
  const { region, endpoints } = environment;
  const client = new SecretsManagerClient({ region, endpoint: endpoints.secretsManager, credentials });
  const { SecretList = [] } = await client.send(new ListSecretsCommand());
  const SecretId = SecretList[0]?.ARN;
  const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId }));
  return { client, SecretId, versions: JSON.parse(SecretString) };
}

test('one user’s keys and sessions can be revoked, those of a version, and everyone’s where its stage is named', async () => {
  const [ada, bob] = [await service.signIn(), await service.signIn()];
  const [address, ofBob] = [await makeCalendar(ada.cookie), await makeCalendar(bob.cookie)];
  expect(await revokeAll('--user', ada.email)).toEqual({
    code: 0,
    output: '1 keys and 1 calendars are revoked and 1 sessions ended.',
  });
  expect(await statusAt(address)).toBe(404);
  expect([await statusOf({ key: ada.key }), await statusOf({ cookie: ada.cookie })]).toEqual([401, 401]);
  expect([await statusOf({ key: bob.key }), await statusOf({ cookie: bob.cookie })]).toEqual([200, 200]);

  expect((await revokeAll('--version', '4')).output).toMatch(
    /^\d+ keys and 1 calendars of version 4 are revoked.$/,
  );
  expect(await statusAt(ofBob)).toBe(404);
  expect([await statusOf({ key: bob.key }), await statusOf({ cookie: bob.cookie })]).toEqual([401, 200]);

  const everyone = (typed: string) => runCommand('revoke-all', ['--everyone', '--port', port], typed);
  for (const typed of ['', 'prod\n']) {
    const { code, output } = await everyone(typed);
    expect([code, output]).toEqual([1, expect.stringMatching(/Nothing was revoked.$/)]);
  }
  expect(await statusOf({ cookie: bob.cookie })).toBe(200);
  expect((await everyone('local\n')).code).toBe(0);
  expect(await statusOf({ cookie: bob.cookie })).toBe(401);
});

test.each([
  ['rotate', ['--retire', '99'], 'There is no version 99.'],
  [
    'rotate',
    ['--list', '--retire', '1'],
    'Usage: npm run rotate -- [--list | --add | --retire VERSION] [--port 3000 | --stage NAME]',
  ],
  ['rotate', ['--add', '--retire', '1'], /^Usage: npm run rotate/],
  ['revoke-all', ['--user', 'a@b.example', '--everyone'], /^Usage: npm run revoke-all/],
  ['revoke-all', ['--user', 'nobody@b.example'], 'Nobody has signed up as nobody@b.example.'],
] as const)('%s %j is refused in one sentence', async (name, args, sentence) => {
  const { code, output } = await runCommand(name, [...args, '--port', port]);
  expect(code).toBe(1);
  if (typeof sentence === 'string') expect(output).toBe(sentence);
  else expect(output).toMatch(sentence);
});

test('a calendar whose version is retired is not shown again, either', async () => {
  const { key } = await service.signIn();
  const { id } = (await service.call('POST', '/api/profiles', { key, body: born })).body;
  const [before = ''] = Object.keys((await stored()).versions).slice(-1);
  const headers = { 'Idempotency-Key': 'calendar' };
  const ask = () => service.call('POST', `/api/profiles/${id}/calendar`, { key, body: {}, headers });
  expect((await ask()).status).toBe(201);
  await rotate('--add');
  await takeAway(before);
  await readAnew();
  expectProblem(await ask(), 422, 'idempotency_key_reused');
});

test('a key whose version is retired is not shown again, and its request is told to take a new name', async () => {
  const ada = await service.signIn();
  const [before = ''] = Object.keys((await stored()).versions).slice(-1);
  const headers = { 'Idempotency-Key': 'my-calendar' };
  const ask = () =>
    service.call('POST', '/api/keys', { cookie: ada.cookie, body: { name: 'My calendar' }, headers });
  expect((await ask()).status).toBe(201);
  await rotate('--add');
  await takeAway(before);
  await readAnew();
  const refused = await ask();
  expectProblem(refused, 422, 'idempotency_key_reused');
  expect(refused.body.detail).toMatch(/choose a new one/);
});

test('what is no version is not taken away', async () => {
  for (const version of ['99', '0', 'constructor', '__proto__'])
    expect(await rotate('--retire', version)).toEqual({ code: 1, output: `There is no version ${version}.` });
});

test('a stored secret that cannot be read is told in a sentence, in which nothing of it stands', async () => {
  const { client, SecretId, versions } = await stored();
  const store = (SecretString: string) => client.send(new PutSecretValueCommand({ SecretId, SecretString }));
  try {
    for (const text of ['sekret', '"sekret"']) {
      await store(text);
      const answer = {
        code: 1,
        output: 'The stored secret is not the JSON of numbered versions that the service can read.',
      };
      expect(await rotate()).toEqual(answer);
      expect(await rotate('--add')).toEqual(answer);
      expect(await runCommand('user', ['ada@example.com', '--port', port])).toEqual(answer);
    }
  } finally {
    await store(JSON.stringify(versions));
  }
});
