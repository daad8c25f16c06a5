import { afterEach, expect, test } from '@jest/globals';
import { openProxy } from '../../support/proxy.ts';
import { runCommand, startCommand } from '../../support/run-command.ts';
import { ada, baseUrl, newEmail, serviceOf } from '../../support/service.ts';

const { call, mailsTo, signIn } = serviceOf();

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const smoke = (key: string | undefined, url = baseUrl()) =>
  runCommand('smoke', [url], '', { HOROSCOPE_KEY: key ?? '' });
const profilesOf = async (key: string) => (await call('GET', '/api/profiles', { key })).body.profiles;

test('a healthy service passes twice with a key, and no profile is left', async () => {
  const { key } = await signIn();
  for (let run = 0; run < 2; run++) {
    const { code, output } = await smoke(key);
    expect(output).toMatch(/\n\n14 of 14 checks passed\.$/);
    expect(output).not.toContain(key);
    expect(code).toBe(0);
  }
  expect(await profilesOf(key)).toEqual([]);
});

test('a healthy service passes with the code in its inbox, and the smoke test ends its session', async () => {
  const email = newEmail();
  const { code, output } = await runCommand('smoke', [`${baseUrl()}/`, '--email', email]);
  expect([code, output]).toEqual([0, expect.stringMatching(/\n\n17 of 17 checks passed\.$/)]);
  const { cookie } = await signIn(email);
  const { sessions } = (await call('GET', '/api/auth/sessions', { cookie })).body;
  expect(sessions).toHaveLength(1);
});

test('the smoke test deletes the profile that an interrupted run left behind', async () => {
  const { key } = await signIn();
  const body = { ...ada, name: 'Smoke test (deleted by itself)' };
  expect((await call('POST', '/api/profiles', { key, body })).status).toBe(201);
  expect((await smoke(key)).code).toBe(0);
  expect(await profilesOf(key)).toEqual([]);
});

test('the smoke test fails for an account at its profile limit and keeps the account’s profile', async () => {
  const { key } = await signIn();
  expect((await call('POST', '/api/profiles', { key, body: ada })).status).toBe(201);
  const { code, output } = await smoke(key);
  expect(code).toBe(1);
  expect(output).toMatch(/^POST \/api\/profiles: Status 403 profile_limit_reached .*, expected 201\.$/m);
  expect(await profilesOf(key)).toHaveLength(1);
});

const USAGE =
  'Usage: npm run smoke -- URL, with a key in HOROSCOPE_KEY; or npm run smoke -- URL --email ADDRESS, to sign in.';

test.each([
  [[], USAGE],
  [['http://localhost:9'], USAGE],
  [['service.example', '--email', 'ada@example.com'], `service.example is not a URL. ${USAGE}`],
  [
    ['http://a.example', '--email', 'ada@example.com'],
    'Keys are sent over HTTPS only, except to this machine.',
  ],
])('the arguments %j are rejected', async (args, output) => {
  expect(await runCommand('smoke', args)).toEqual({ code: 1, output });
});

test('a malformed key is neither sent nor printed', async () => {
  const output = 'HOROSCOPE_KEY is not a whole API key. Keys begin with hsk_.';
  expect(await smoke('hsk_EhgfHVGW8rNdVKOJ81thqXtphMjVKhfo1n74Z')).toEqual({ code: 1, output });
});

test.each([
  ['the mailed code', (text = '') => /\d{6}/.exec(text)?.[0] ?? '', /\n17 of 17 checks passed\.$/],
  ['an empty line', () => '', /\nPOST \/api\/auth\/verify: No code .*\n\n7 of 17 checks passed\.$/],
])('without a local inbox, the smoke test asks for the code and gets %s', async (_, typed, last) => {
  const email = newEmail();
  const { url, close } = await openProxy(baseUrl(), async (request, forward) => {
    if (request.url?.startsWith('/__local/')) request.url = '/api/no-such-path';
    return forward();
  });
  closing.push(close);
  const command = startCommand('smoke', [url, '--email', email], null);
  await command.until('Code mailed to');
  const [mail] = await mailsTo(email);
  command.type(typed(mail?.text));
  expect((await command.end()).output).toMatch(last);
});

test('an unreachable service fails every check with the system error', async () => {
  const { url, close } = await openProxy(baseUrl());
  await close();
  const { code, output } = await smoke((await signIn()).key, url);
  expect([code, output.split('\n\n').slice(1)]).toEqual([
    1,
    ['GET / and 7 more: No response (ECONNREFUSED).', '0 of 13 checks passed.'],
  ]);
});
