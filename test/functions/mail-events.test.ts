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

/** An SES event for a mail to an address, as documented by AWS, without envelope fields that no code reads. */
const eventOf = (type: string, to: string, detail: object) => ({
  'detail-type': type,
  source: 'aws.ses',
  detail: {
    ...detail,
    mail: {
      timestamp: '2026-08-05T00:40:02.012Z',
      source: 'Sender Name <sender@example.com>',
      messageId: 'EXAMPLE7c191be45-e9aedb9a-02f9-4d12-a87d-dd0099a07f8a-000000',
      destination: [to],
      commonHeaders: { from: ['Sender Name <sender@example.com>'], to: [to] },
    },
  },
});
const report = {
  timestamp: '2026-08-05T00:41:02.669Z',
  feedbackId: '01000157c44f053b-61b59c11-9236-11e6-8f96-7be8aexample-000000',
};

const bounce = (to: string, bounceType = 'Permanent', emailAddress = to) => {
  const failure = { action: 'failed', status: '5.1.1', diagnosticCode: 'smtp; 550 5.1.1 user unknown' };
  const bouncedRecipients = [{ emailAddress, ...failure }];
  const details = { bounceType, bounceSubType: 'General', bouncedRecipients, ...report };
  return eventOf('Email Bounced', to, { eventType: 'Bounce', bounce: details });
};

const complaint = (to: string, complaintFeedbackType?: string) => {
  const complainedRecipients = [{ emailAddress: to }];
  const details = { complainedRecipients, complaintSubType: null, ...report };
  return eventOf('Email Complaint Received', to, {
    eventType: 'Complaint',
    complaint: { ...details, ...(complaintFeedbackType && { complaintFeedbackType }) },
  });
};

test.each([
  ['a permanent bounce', bounce],
  ['a complaint about abuse', (to: string) => complaint(to, 'abuse')],
  ['a complaint without a reason', (to: string) => complaint(to)],
  ['a bounce of a forwarded mail', (to: string) => bounce(to, 'Permanent', newEmail())],
])('after %s, an address gets no more codes, whether or not it has an account', async (_, eventFor) => {
  const stranger = newEmail();
  expect((await sendCode(stranger)).status).toBe(200);
  const { email: owner } = await signIn();
  for (const email of [stranger, owner]) {
    const sent = (await mailsTo(email)).length;
    await events.run(eventFor(email));
    expectProblem(await sendCode(email), 422, 'email_undeliverable');
    expect(await mailsTo(email)).toHaveLength(sent);
  }
});

test.each([
  ['a transient bounce', (to: string) => bounce(to, 'Transient')],
  ['a bounce of undetermined type', (to: string) => bounce(to, 'Undetermined')],
  ['a report that a mail isn’t spam', (to: string) => complaint(to, 'not-spam')],
])('after %s, an address still gets codes', async (_, eventFor) => {
  const { email } = await signIn();
  await events.run(eventFor(email));
  expect((await sendCode(email)).status).toBe(200);
});

test('an address is deliverable again after seven days', async () => {
  const [recorded, expired] = [(await signIn()).email, (await signIn()).email];
  await undeliverable.create(recorded, Date.now() - 6.9 * DAY_MS);
  await undeliverable.create(expired, Date.now() - 7.1 * DAY_MS);
  expectProblem(await sendCode(recorded), 422, 'email_undeliverable');
  expect((await sendCode(expired)).status).toBe(200);
});

test('an erasure removes the record of a bounce, and later events don’t create another', async () => {
  const { email, cookie } = await signIn();
  await events.run(bounce(email));
  const isRecorded = async () =>
    (await itemsAbout([hashEmail(email)])).some(({ PK }) => String(PK).startsWith('UNDELIVERABLE#'));
  expect(await isRecorded()).toBe(true);
  expect((await call('DELETE', '/api/auth/me', { cookie })).status).toBe(200);
  expect(await isRecorded()).toBe(false);
  await events.run(bounce(email));
  expect(await isRecorded()).toBe(false);
});

test('an unknown type of mail event fails, so it is retried, and no log line contains an address', async () => {
  const email = newEmail();
  const sent = eventOf('Email Sent', email, { eventType: 'Send', send: {} });
  await expect(events.run(sent)).rejects.toThrow('The event cannot be recorded at the moment');
  await events.run(bounce(email));
  expect(events.lines.join('\n')).not.toContain('@');
});
