import { expect, test } from '@jest/globals';
import { runCommand } from '../../support/run-command.ts';
import { ada, baseUrl, newEmail, serviceOf } from '../../support/service.ts';

const { call, signIn } = serviceOf();
const port = new URL(baseUrl()).port;

const tier = (...args: string[]) => runCommand('tier', args);

test('a new tier applies from the next request on', async () => {
  const { email, key } = await signIn();
  const { code, output } = await tier(email.toUpperCase(), 'pro', '--port', port);
  expect([code, output]).toEqual([0, `${email} now has the tier pro: 5 profiles, 90 days ahead.`]);
  expect((await call('GET', '/api/auth/me', { key })).body).toMatchObject({ tier: 'pro', maxProfiles: 5 });
});

test('the platform tier has the limits that the operator sets, and prints its budgets', async () => {
  const { id, email, key } = await signIn();
  const plan = ['platform', '--max-profiles', '2000', '--max-days', '400', '--port', port];
  expect((await tier(id, ...plan)).code).toBe(1);
  const { code, output } = await tier(id, ...plan.with(4, '200'));
  expect([code, output.split('\n')[0]]).toEqual([
    0,
    `${email} now has the tier platform: 2000 profiles, 200 days ahead.`,
  ]);
  expect(output).toMatch(/^ {2}computedEntriesPerUserPerDay: \d+$/m);
  const { body } = await call('GET', '/api/auth/me', { key });
  expect(body).toMatchObject({ tier: 'platform', maxProfiles: 2_000, maxDaysFromToday: 200 });
});

test('an account is found by its id, too', async () => {
  const { id, email } = await signIn();
  const { code, output } = await tier(id, 'starter', '--port', port);
  expect([code, output]).toEqual([0, expect.stringContaining(`${email} now has the tier starter`)]);
});

test.each([
  [
    ['ada@example.com', 'gold'],
    /^There is no tier gold; the tiers are free, starter, pro, premium, platform\.$/,
  ],
  [['ada', 'pro'], /^email must be an address/],
  [['ada@example.com'], /^Usage: npm run tier/],
  [
    ['ada@example.com', 'platform', '--max-days', '365'],
    /^The tier platform needs --max-profiles.*\nUsage: npm run/,
  ],
  [['ada@example.com', 'pro', '--max-days', '365'], /^Usage: npm run tier/],
  [['ada@example.com', 'pro', '--days', '1'], /^Unknown option '--days'\nUsage: npm run tier/],
  [
    ['ada@example.com', 'platform', '--max-profiles', '100001', '--max-days', '365'],
    /^--max-profiles must be a whole number from 1 to 100000\.$/,
  ],
  [[newEmail(), 'pro', '--port', port], /^There is no account for .*@example\.com\.$/],
  [['usr_missing', 'pro', '--port', port], /^There is no account usr_missing\.$/],
  [['ada@example.com', 'pro', '--port', '9'], /^No local environment responds on port 9\./],
])('npm run tier with the arguments %j fails with one sentence', async (args, sentence) => {
  expect(await tier(...args)).toEqual({ code: 1, output: expect.stringMatching(sentence) });
});

test('the budgets are computed from the limits that the service applies', async () => {
  const { id, key } = await signIn();
  const { limits } = (await call('GET', '/__local/endpoints')).body;
  const { output } = await tier(id, 'platform', '--max-profiles', '60', '--max-days', '30', '--port', port);
  for (const name of ['computedEntriesPerUserPerDay', 'editsPerUserPerHour', 'calendarAnswersPerUserPerHour'])
    expect(output).toContain(`${name}: ${limits[name]}`);

  for (let i = 0; i < 2; i++) await call('POST', '/api/profiles', { key, body: ada });
  const { output: lowered } = await tier(id, 'free', '--port', port);
  expect(lowered).toMatch(/It keeps its 2 profiles, and can create none until it has fewer than 1\.$/);
});

test('--help prints the usage', async () => {
  const { code, output } = await tier('--help');
  expect([code, output]).toEqual([0, expect.stringMatching(/^Usage: npm run tier/)]);
});
