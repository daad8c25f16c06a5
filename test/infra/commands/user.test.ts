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
const NO_PLACE = 'What a place has used up is not looked at: the address does not tell it.';
const INSTANT = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);

test('an account is told by identifiers, numbers and times, and by nothing that is personal or secret', async () => {
  const { email, key, cookie } = await signIn();
  const profile = (await call('POST', '/api/profiles', { key, body: born })).body;
  const calendar = await call('POST', `/api/profiles/${profile.id}/calendar`, { cookie, body: {} });
  expect(calendar.status).toBe(201);
  const made = (await call('POST', '/api/keys', { cookie, body: { name: 'My key', access: 'read' } })).body;
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
        { id: made.id, createdAt: INSTANT, lastUsedAt: null, access: 'read', isOfSignIn: false },
      ],
      sessions: { count: 1, lastUsedAt: INSTANT },
    },
  });
  const takenOf = (name: string) =>
    [...state.codeLimits, ...state.account.limits].find((limit: { name: string }) => limit.name === name)
      ?.taken;
  expect(takenOf('codes-mailbox-day')).toBe(1);
  expect(takenOf('look-ups')).toBeLessThanOrEqual(1);

  const { code, output } = await user(email);
  expect(code).toBe(0);
  for (const told of [
    state.account.id,
    'tier free',
    profile.id,
    made.id,
    'Pending codes: 1',
    'codes-mailbox-day',
  ])
    expect(output).toContain(told);
  expect(output.split('\n').slice(-2)).toEqual(['Nothing stands against a code for this address.', NO_PLACE]);
  const all = `${output}${JSON.stringify(state)}`;
  const unsaid = [
    'Ada',
    'My key',
    '1990',
    '08:30',
    /munich/i,
    /48\.1/,
    key.slice(0, 8),
    made.key.slice(0, 8),
  ];
  for (const secret of [...unsaid, hashEmail(email), email]) expect(all).not.toMatch(secret);
});

test('an address that nobody has signed in to, and one without an account, are told so', async () => {
  const [asked, unknown] = [newEmail(), newEmail()];
  await call('POST', '/api/auth/send-code', { body: { email: asked } });
  expect((await user(asked)).output).toMatch(/^Account usr_\w+, tier free, .*, without a sign-in: expires /);
  const { code, output } = await user(unknown);
  expect(code).toBe(0);
  // What all tests have asked of the stage stands between.
  expect(output).toMatch(/^There is no account of this address\.\n\nPending codes: 0\n/);
  expect(output.split('\n').slice(-3)).toEqual([
    '',
    'Nothing stands against a code for this address.',
    NO_PLACE,
  ]);
});

test('why no code comes is told first of all: an address that bounced, and limits that are used up', async () => {
  const { email } = await signIn();
  await undeliverable.note(email);
  const state = await stateOf(email);
  expect(state.undeliverableUntil).toEqual(INSTANT);
  const until = '2026-11-22T00:10:00.000Z';
  const [bucket, ...others] = state.codeLimits;
  const report = accountReport({
    ...state,
    codeLimits: [{ ...bucket, taken: 3, refusedUntil: until }, ...others],
    signInLimits: [{ ...state.signInLimits[0], taken: 50, refusedUntil: until }],
  });
  expect(report.split('\n').slice(-4)).toEqual([
    `No code is sent until ${state.undeliverableUntil}: a mail could not be delivered to the address.`,
    `A stranger’s request for a code is refused until ${until}: codes-mailbox is used up.`,
    `A stranger’s codes are refused until ${until}: failures-mailbox is used up.`,
    NO_PLACE,
  ]);
});

test('what the whole stage refuses strangers is told too, and how many addresses took no mail', async () => {
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
    signInLimits: [{ ...ofStage, taken: ofStage.limit, refusedUntil: until }],
    refusedRecipients: { ...state.refusedRecipients, taken: 7 },
  });
  expect(report).toMatch(/^refused-stage +7 +10000$/m);
  expect(report).toContain(`A stranger’s codes are refused until ${until}: failures-stage is used up.`);
});

test.each([
  [[], /^Usage: npm run user/],
  [['ada'], /^email must be an address/],
  [['ada@example.com', '--stage', 'gold'], /^There is no stage gold/],
])('%j is refused in one sentence', async (args, sentence) => {
  const { code, output } = await runCommand('user', args);
  expect([code, output]).toEqual([1, expect.stringMatching(sentence)]);
});
