import { expect, test } from '@jest/globals';
import { expectProblem } from '../../support/expectations.ts';
import { runCommand } from '../../support/run-command.ts';
import { baseUrl, newEmail, serviceOf } from '../../support/service.ts';

const { call, codeFor, signIn } = serviceOf();
const port = new URL(baseUrl()).port;
const born = { name: 'Ada Lovelace', birthDate: '1990-06-15', birthCity: 'Munich, Germany' };

const resume = (...args: string[]) => runCommand('suspend', ['--resume', ...args]);
const suspend = (...args: string[]) => runCommand('suspend', args);
const verify = async (email: string) =>
  call('POST', '/api/auth/verify', { body: { email, code: await codeFor(email) } });

test('a suspended account can do nothing until it is resumed, and loses nothing', async () => {
  const { id, email, key, cookie } = await signIn();
  const { body: profile } = await call('POST', '/api/profiles', { key, body: born });
  const calendar = await call('POST', `/api/profiles/${profile.id}/calendar`, { cookie, body: {} });
  const feed = new URL(calendar.body.url).pathname;
  const statuses = async () => [
    (await call('GET', '/api/profiles', { key })).status,
    (await call('GET', '/api/auth/me', { cookie })).status,
    (await call('GET', feed)).status,
  ];
  expect(await statuses()).toEqual([200, 200, 200]);

  const suspended = await suspend(id, '--port', port);
  expect(suspended).toEqual({ code: 0, output: expect.stringMatching(`^Suspended ${id}: `) });
  expect(await statuses()).toEqual([401, 401, 404]);
  expectProblem(await verify(email), 403, 'account_suspended');
  expect((await runCommand('user', [id, '--port', port])).output).toMatch(
    /^Suspended \d{4}-.*npm run resume -- usr_\w+ --port \d+$/m,
  );
  // Twice is the same as once.
  expect((await suspend(email, '--port', port)).code).toBe(0);

  const resumed = await resume(email, '--port', port);
  expect(resumed).toEqual({ code: 0, output: expect.stringMatching(`^Resumed ${id}: `) });
  expect(await statuses()).toEqual([200, 200, 200]);
  const { status, body } = await verify(email);
  expect([status, body.apiKey]).toEqual([200, key]);
  expect((await call('GET', '/api/profiles', { key })).body.profiles).toMatchObject([{ id: profile.id }]);
});

test('a wrong code does not tell that an account is suspended', async () => {
  const { id, email } = await signIn();
  await suspend(id, '--port', port);
  const code = await codeFor(email);
  const wrong = code === '000000' ? '000001' : '000000';
  expectProblem(
    await call('POST', '/api/auth/verify', { body: { email, code: wrong } }),
    400,
    'invalid_code',
  );
});

test.each([
  [suspend, [], /^Usage: npm run suspend/],
  [resume, [], /^Usage: npm run resume/],
  [suspend, ['usr_missing', '--port', port], /^There is no account usr_missing\.$/],
  [resume, [newEmail(), '--port', port], /^There is no account for .*@example\.com\.$/],
])('%p with the arguments %j fails with one sentence', async (command, args, sentence) => {
  expect(await command(...args)).toEqual({ code: 1, output: expect.stringMatching(sentence) });
});
