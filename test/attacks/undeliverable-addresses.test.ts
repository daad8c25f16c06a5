import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { expectProblem } from '../support/expectations.ts';
import { serveNames } from '../support/name-server.ts';
import { type OpenService, openService, SOURCE_HEADER } from '../support/open-service.ts';

let names: Awaited<ReturnType<typeof serveNames>>;
let service: OpenService;
beforeAll(async () => {
  names = await serveNames({
    'mail.test': { mx: ['mx.mail.test'] },
    'host.test': { a: ['192.0.2.1'] },
    'no-mail.test': { mx: [''], a: ['192.0.2.1'] },
    'nothing.test': {},
    'failing.test': 'failing',
  });
  const limits = { refusedRecipientsPerSourcePerDay: 3, refusedRecipientsPerStagePerHour: 1 };
  service = await openService(limits, { NAME_SERVERS: names.address });
});
afterAll(async () => {
  await service.stop();
  await names.stop();
});

let sources = 0;
const newSource = () => `198.18.0.${++sources}`;
const sendCode = (domain: string, source = newSource()) =>
  service.call('POST', '/api/auth/send-code', {
    body: { email: `${crypto.randomUUID()}@${domain}` },
    headers: { [SOURCE_HEADER]: source },
  });
const mails = () => service.calls.made.filter(({ operation }) => operation === 'ses SendEmail').length;

const UNDELIVERABLE = ['nothing.test', 'no-mail.test', 'unknown.test'];
test.each(UNDELIVERABLE)('%s has no mail server, so no code is sent or counted', async (domain) => {
  const [before, sent] = [service.calls.made.length, mails()];
  expectProblem(await sendCode(domain), 422, 'email_undeliverable');
  expect(mails()).toBe(sent);
  const calls = service.calls.made.slice(before).map(({ body }) => body);
  expect(calls.filter((body) => /codes-mailbox|codes-stage|USER#/.test(body))).toEqual([]);
});

const DELIVERABLE = ['mail.test', 'host.test', 'failing.test'];
test.each(DELIVERABLE)('%s may have a mail server, so the code is sent', async (domain) => {
  expect((await sendCode(domain)).status).toBe(200);
});

test('DNS results are cached', async () => {
  await sendCode('nothing.test');
  const asked = names.asked.length;
  for (let i = 0; i < 20; i++) await sendCode('nothing.test');
  // Each of up to four execution environments has its own cache, and a lookup queries three record types.
  expect(names.asked.length - asked).toBeLessThanOrEqual(15);
});

test('a source that requests codes for undeliverable addresses is blocked, and a log line triggers an alarm', async () => {
  const source = newSource();
  for (let i = 0; i < 3; i++)
    expectProblem(await sendCode('nothing.test', source), 422, 'email_undeliverable');
  expectProblem(await sendCode('nothing.test', source), 429, 'rate_limited');
  expectProblem(await sendCode('mail.test', source), 429, 'rate_limited');
  expect((await sendCode('mail.test')).status).toBe(200);
  expect(service.lines.some((line) => line.includes('"stage_recipients_refused"'))).toBe(true);
});

test('deliverable addresses don’t count against the limit on undeliverable ones', async () => {
  const source = newSource();
  for (let i = 0; i < 6; i++) expect((await sendCode('mail.test', source)).status).toBe(200);
});
