import { expect, test } from '@jest/globals';
import { hashEmail } from '#lib/accounts/email.ts';
import * as undeliverable from '#lib/table/undeliverable.ts';
import { accountReport } from '../../../infra/commands/account-report.ts';
import { localLimits } from '../../../infra/stages.ts';
import { runCommand } from '../../support/run-command.ts';
import { baseUrl, newEmail, serviceOf } from '../../support/service.ts';

const { call, signIn } = serviceOf();
const port = new URL(baseUrl()).port;

const user = (...args: string[]) => runCommand('user', [...args, '--port', port]);
const stateOf = async (email: string) => JSON.parse((await user(email, '--json')).output);

const born = { name: 'Ada Lovelace', birthDate: '1990-06-15', birthTime: '08:30', birthCity: 'munich' };
const INSTANT = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);

test('a report on an account has identifiers, counts and times, but no personal or secret data', async () => {
  const { email, key, cookie } = await signIn();
  const profile = (await call('POST', '/api/profiles', { key, body: born })).body;
  const calendar = await call('POST', `/api/profiles/${profile.id}/calendar`, { cookie, body: {} });
  expect(calendar.status).toBe(201);
  const newKey = { name: 'My key', access: 'read' };
  const created = (await call('POST', '/api/keys', { cookie, body: newKey })).body;
  await call('POST', '/api/auth/send-code', { body: { email } });

  const state = await stateOf(email.toUpperCase());
  expect(state).toMatchObject({
    undeliverableUntil: null,
    pendingCodes: [{ expiresAt: INSTANT }],
    account: {
      id: expect.stringMatching(/^usr_/),
      tier: 'free',
      createdAt: INSTANT,
      expiresAt: null,
      profiles: [{ id: profile.id, createdAt: INSTANT, calendars: 1 }],
      keys: [
        { access: 'read-write', isOfSignIn: true },
        { id: created.id, createdAt: INSTANT, lastUsedAt: null, access: 'read', isOfSignIn: false },
      ],
      sessions: { count: 1, lastUsedAt: INSTANT },
    },
  });
  const limits: { name: string; consumed: number }[] = [...state.codeLimits, ...state.account.limits];
  const consumed = Object.fromEntries(limits.map((limit) => [limit.name, limit.consumed]));
  expect(consumed['codes-mailbox-day']).toBe(1);
  expect(consumed['look-ups']).toBeLessThanOrEqual(1);
  // Calendars have a limit each, and one together.
  expect(consumed).toMatchObject({ 'calendar-answers-all': 0 });
  expect(consumed).not.toHaveProperty('calendar-answers');

  const { code, output } = await user(email);
  expect(code).toBe(0);
  for (const text of [state.account.id, 'tier free', profile.id, created.id, 'codes-mailbox-day'])
    expect(output).toContain(text);
  // Times may contain the digits of a coordinate.
  const all = `${output}${JSON.stringify(state)}`.replace(/\d\d:\d\d:\d\d\.\d+Z/g, '');
  const keys = [key.slice(0, 8), created.key.slice(0, 8)];
  const personal = ['Ada', 'My key', '1990', '08:30', /munich/i, /48\.1/, hashEmail(email), email];
  for (const secret of [...keys, ...personal]) expect(all).not.toMatch(secret);
});

test('an account that was never signed in to has an expiry, and an unknown address has no account', async () => {
  const [requested, unknown] = [newEmail(), newEmail()];
  await call('POST', '/api/auth/send-code', { body: { email: requested } });
  expect((await stateOf(requested)).account).toMatchObject({ expiresAt: INSTANT });
  expect((await user(requested)).output).toMatch(/^Account usr_\w+, tier free, .* expires /);
  expect(await stateOf(unknown)).toMatchObject({ account: null, pendingCodes: [] });
  expect((await user(unknown)).code).toBe(0);
});

test('the report ends with everything that blocks codes: bounces and exhausted limits', async () => {
  const { email } = await signIn();
  await undeliverable.create(email);
  const state = await stateOf(email);
  expect(state.undeliverableUntil).toEqual(INSTANT);
  const until = '2026-11-22T00:10:00.000Z';
  const [bucket, ...others] = state.codeLimits;
  const report = accountReport({
    ...state,
    codeLimits: [{ ...bucket, consumed: 3, refusedUntil: until }, ...others],
    signInLimits: [{ ...state.signInLimits[0], consumed: 50, refusedUntil: until }],
  });
  expect(report.split('\n').slice(-4, -1)).toEqual([
    expect.stringContaining(state.undeliverableUntil),
    expect.stringMatching(`${until}.*codes-mailbox`),
    expect.stringMatching(`${until}.*failures-mailbox`),
  ]);
});

test('the report has the stage’s exhausted limits and its count of refused recipients', async () => {
  const state = await stateOf(newEmail());
  const { failedVerificationsPerStagePerHour, refusedRecipientsPerStagePerHour } = localLimits;
  const [, ofStage] = state.signInLimits;
  expect(ofStage).toMatchObject({ name: 'failures-stage', limit: failedVerificationsPerStagePerHour });
  expect(state.refusedRecipients).toMatchObject({
    name: 'refused-stage',
    limit: refusedRecipientsPerStagePerHour,
    refusedUntil: null,
  });
  const until = '2026-11-22T00:10:00.000Z';
  const report = accountReport({
    ...state,
    signInLimits: [{ ...ofStage, consumed: ofStage.limit, refusedUntil: until }],
    refusedRecipients: { ...state.refusedRecipients, consumed: 7 },
  });
  expect(report).toMatch(/^refused-stage +7 +10000$/m);
  expect(report).toMatch(new RegExp(`${until}.*failures-stage`));
});

test.each([
  [[], /^Usage: npm run user/],
  [['ada'], /^email must be an address/],
  [['ada@example.com', '--stage', 'gold'], /^There is no stage gold/],
])('npm run user with the arguments %j fails with one sentence', async (args, sentence) => {
  expect(await runCommand('user', args)).toEqual({ code: 1, output: expect.stringMatching(sentence) });
});
