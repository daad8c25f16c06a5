import { afterEach, describe, expect, test } from '@jest/globals';
import { openProxy } from '../../support/proxy.ts';
import { runCommand, startCommand } from '../../support/run-command.ts';
import { ada, baseUrl, newEmail, serviceOf } from '../../support/service.ts';

const { call, mailsTo, signIn } = serviceOf();

const USAGE =
  'Usage: npm run smoke -- URL, with a key in HOROSCOPE_KEY; or npm run smoke -- URL --email ADDRESS, to sign in.';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

test('a sound service passes with a key, and again, and the account is as before', async () => {
  const { key } = await signIn();
  for (let run = 0; run < 2; run++) {
    const { code, output } = await runCommand('smoke', [baseUrl()], '', { HOROSCOPE_KEY: key });
    expect(output).toMatch(/\n\nAll 20 checks are ok\.$/);
    expect(output).not.toContain(key);
    expect(code).toBe(0);
  }
  expect((await call('GET', '/api/profiles', { key })).body).toEqual({ profiles: [] });
});

test('a sound service passes with a sign-in, by the code in its inbox, and no session is left', async () => {
  const email = newEmail();
  const { code, output } = await runCommand('smoke', [`${baseUrl()}/`, '--email', email]);
  expect([code, output]).toEqual([0, expect.stringMatching(/\n\nAll 23 checks are ok\.$/)]);
  const { cookie } = await signIn(email);
  const { sessions } = (await call('GET', '/api/auth/sessions', { cookie })).body;
  expect(sessions).toHaveLength(1);
});

test('what a run that was cut off has left is deleted by the next', async () => {
  const { key } = await signIn();
  const body = { ...ada, name: 'Smoke test (deleted by itself)' };
  expect((await call('POST', '/api/profiles', { key, body })).status).toBe(201);
  expect((await runCommand('smoke', [baseUrl()], '', { HOROSCOPE_KEY: key })).code).toBe(0);
  expect((await call('GET', '/api/profiles', { key })).body).toEqual({ profiles: [] });
});

test('an account without room is told apart, and its profile stays', async () => {
  const { key } = await signIn();
  expect((await call('POST', '/api/profiles', { key, body: ada })).status).toBe(201);
  const { code, output } = await runCommand('smoke', [baseUrl()], '', { HOROSCOPE_KEY: key });
  expect(code).toBe(1);
  expect(output).toContain(
    'POST /api/profiles: Status 403 profile_limit_reached (“The free tier has at most 1 profile; delete one or choose a higher tier.”) came instead of 201. Use the key of an account with room for a profile, or give this one a higher tier with npm run tier.',
  );
  expect((await call('GET', '/api/profiles', { key })).body.profiles).toHaveLength(1);
});

describe('one sentence says what to do', () => {
  test.each([
    [[], USAGE],
    [['http://localhost:9'], USAGE],
    [['service.example', '--email', 'ada@example.com'], `service.example is no address. ${USAGE}`],
    [
      ['http://service.example', '--email', 'ada@example.com'],
      'A key is sent by https only, except to this machine.',
    ],
  ])('%j', async (args, sentence) => {
    expect(await runCommand('smoke', args)).toEqual({ code: 1, output: sentence });
  });

  test('what is no key is neither sent nor shown', async () => {
    const environment = { HOROSCOPE_KEY: 'hsk_EhgfHVGW8rNdVKOJ81thqXtphMjVKhfo1n74Z' };
    const output = 'HOROSCOPE_KEY holds no key: one begins with hsk_, and is to be copied whole.';
    expect(await runCommand('smoke', [baseUrl()], '', environment)).toEqual({ code: 1, output });
  });

  test.each([
    ['the code of the mail', (text = '') => /\d{6}/.exec(text)?.[0] ?? '', /All 23 checks are ok\.$/],
    ['nothing', () => '', /Signing in: No code has come to .*\n\n9 of 23 checks are ok\.$/],
  ])('somebody types %s, where the inbox is not at hand', async (_what, typed, last) => {
    const email = newEmail();
    const { url, close } = await openProxy(baseUrl(), async (asked, forward) => {
      if (asked.url?.startsWith('/__local/')) asked.url = '/api/no-such-path';
      return forward();
    });
    closing.push(close);
    const command = startCommand('smoke', [url, '--email', email], null);
    await command.until('The code that was mailed to');
    const [mail] = await mailsTo(email);
    command.type(typed(mail?.text));
    expect((await command.end()).output).toMatch(last);
  });

  test('nobody answers', async () => {
    const { url, close } = await openProxy(baseUrl());
    await close();
    const { key } = await signIn();
    const { code, output } = await runCommand('smoke', [url], '', { HOROSCOPE_KEY: key });
    expect([code, output.split('\n\n').slice(1)]).toEqual([
      1,
      [
        'GET / and 9 more: There is no answer (ECONNREFUSED). Is this the address that the stack prints as Url, and is it deployed?',
        '0 of 20 checks are ok.',
      ],
    ]);
  });
});
