import { afterAll, expect, test } from '@jest/globals';
import { hashEmail } from '#lib/accounts/email.ts';
import * as undeliverable from '#lib/table/undeliverable.ts';
import { backgroundFunction } from '../support/background-function.ts';
import { expectProblem } from '../support/expectations.ts';
import { newEmail, serviceOf } from '../support/service.ts';
import { itemsAbout } from '../support/table-items.ts';

const DAY_MS = 24 * 3_600_000;
const { call, mailsTo, signIn } = serviceOf();
const events = backgroundFunction('mail-events', 10);
afterAll(() => events.stop());

const sendCode = (email: string) => call('POST', '/api/auth/send-code', { body: { email } });

/** An event of SES as its documentation shows it, of a mail that was sent to an address. */
const eventOf = (type: string, to: string, detail: object) => ({
  version: '0',
  id: '12a18625-3cfd-4dd5-ae05-ee05e7b8bf00',
  'detail-type': type,
  source: 'aws.ses',
  account: '123456789012',
  time: '2026-08-05T00:41:02Z',
  region: 'us-east-1',
  resources: ['arn:aws:ses:us-east-1:123456789012:configuration-set/ConfigSet'],
  detail: {
    ...detail,
    mail: {
      timestamp: '2026-08-05T00:40:02.012Z',
      source: 'Sender Name <sender@example.com>',
      sourceArn: 'arn:aws:ses:us-east-1:123456789012:identity/example.com',
      sendingAccountId: '123456789012',
      messageId: 'EXAMPLE7c191be45-e9aedb9a-02f9-4d12-a87d-dd0099a07f8a-000000',
      destination: [to],
      headersTruncated: false,
      headers: [{ name: 'To', value: to }],
      commonHeaders: { from: ['Sender Name <sender@example.com>'], to: [to] },
      tags: { 'ses:configuration-set': ['ConfigSet'], 'ses:from-domain': ['example.com'] },
    },
  },
});

const bounce = (to: string, bounceType = 'Permanent', emailAddress = to) =>
  eventOf('Email Bounced', to, {
    eventType: 'Bounce',
    bounce: {
      bounceType,
      bounceSubType: 'General',
      bouncedRecipients: [
        { emailAddress, action: 'failed', status: '5.1.1', diagnosticCode: 'smtp; 550 5.1.1 user unknown' },
      ],
      timestamp: '2026-08-05T00:41:02.669Z',
      feedbackId: '01000157c44f053b-61b59c11-9236-11e6-8f96-7be8aexample-000000',
      reportingMTA: 'dsn; mta.example.com',
    },
  });

const complaint = (to: string, complaintFeedbackType?: string) =>
  eventOf('Email Complaint Received', to, {
    eventType: 'Complaint',
    complaint: {
      complainedRecipients: [{ emailAddress: to }],
      timestamp: '2026-08-05T00:41:02.669Z',
      feedbackId: '01000157c44f053b-61b59c11-9236-11e6-8f96-7be8aexample-000000',
      complaintSubType: null,
      ...(complaintFeedbackType && { complaintFeedbackType }),
    },
  });

test.each([
  ['bounced for good', bounce],
  ['was called spam', (to: string) => complaint(to, 'abuse')],
  ['was complained of without a reason', (to: string) => complaint(to)],
  ['was forwarded, and bounced there', (to: string) => bounce(to, 'Permanent', newEmail())],
])(
  'after a mail that %s, nobody is told that a code is on its way, the owner neither',
  async (_why, told) => {
    const stranger = newEmail();
    expect((await sendCode(stranger)).status).toBe(200);
    const { email: owner } = await signIn();
    for (const email of [stranger, owner]) {
      const sent = (await mailsTo(email)).length;
      await events.run(told(email));
      expectProblem(await sendCode(email), 422, 'email_undeliverable');
      expect(await mailsTo(email)).toHaveLength(sent);
    }
  },
);

test.each([
  ['may go through another time', (to: string) => bounce(to, 'Transient')],
  ['bounced nobody knows why', (to: string) => bounce(to, 'Undetermined')],
  ['was said to be no spam', (to: string) => complaint(to, 'not-spam')],
])('after a mail that %s, codes go on', async (_why, told) => {
  const { email } = await signIn();
  await events.run(told(email));
  expect((await sendCode(email)).status).toBe(200);
});

test('an address is given another chance after seven days', async () => {
  const [noted, forgotten] = [(await signIn()).email, (await signIn()).email];
  await undeliverable.create(noted, Date.now() - 6.9 * DAY_MS);
  await undeliverable.create(forgotten, Date.now() - 7.1 * DAY_MS);
  expectProblem(await sendCode(noted), 422, 'email_undeliverable');
  expect((await sendCode(forgotten)).status).toBe(200);
});

test('an erasure leaves nothing of what was noted, and nothing is noted after it', async () => {
  const { email, cookie } = await signIn();
  await events.run(bounce(email));
  const isNoted = async () =>
    (await itemsAbout([hashEmail(email)])).some(({ PK }) => String(PK).startsWith('UNDELIVERABLE#'));
  expect(await isNoted()).toBe(true);
  expect((await call('DELETE', '/api/auth/me', { cookie })).status).toBe(200);
  expect(await isNoted()).toBe(false);
  await events.run(bounce(email));
  expect(await isNoted()).toBe(false);
});

test('what is neither fails, to be tried again, and no log line quotes an event', async () => {
  const email = newEmail();
  const sent = eventOf('Email Sent', email, { eventType: 'Send', send: {} });
  await expect(events.run(sent)).rejects.toThrow('The event cannot be recorded at the moment');
  await events.run(bounce(email));
  expect(events.lines.join('\n')).not.toContain('@');
});
