import { describe, expect, test } from '@jest/globals';
import { runCommand } from '../../support/run-command.ts';
import { baseUrl, newEmail, serviceOf } from '../../support/service.ts';

const { call, signIn } = serviceOf();
const port = new URL(baseUrl()).port;

const tier = (...args: string[]) => runCommand('tier', args);

test('a new tier applies from the next request on', async () => {
  const { email, key } = await signIn();
  const { code, output } = await tier(email.toUpperCase(), 'pro', '--port', port);
  expect([code, output]).toEqual([0, `${email} now has the tier pro: 5 profiles, 90 days ahead.`]);
  expect((await call('GET', '/api/auth/me', { key })).body).toMatchObject({ tier: 'pro', maxProfiles: 5 });
});

describe('an invalid call fails with one sentence', () => {
  test.each([
    [['ada@example.com', 'gold'], 'There is no tier gold; the tiers are free, starter, pro, premium.'],
    [['ada', 'pro'], 'email must be an address such as name@example.com.'],
    [['ada@example.com'], 'Usage: npm run tier -- EMAIL TIER [--port 3000 | --stage NAME]'],
    [[newEmail(), 'pro', '--port', port], /^There is no account for .*@example\.com\.$/],
    [
      ['ada@example.com', 'pro', '--port', '9'],
      'No local environment responds on port 9. Start it with npm start, or select a --stage.',
    ],
  ])('%j', async (args, sentence) => {
    const { code, output } = await tier(...args);
    expect(code).toBe(1);
    if (typeof sentence === 'string') expect(output).toBe(sentence);
    else expect(output).toMatch(sentence);
  });
});
