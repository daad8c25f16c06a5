import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { TableName, table } from '#lib/table/single-table.ts';
import { type OpenService, openService, SOURCE_HEADER } from '../support/open-service.ts';
import { type Answer, newEmail } from '../support/service.ts';

let service: OpenService;
let registered: string;
let asked: string;
beforeAll(async () => {
  service = await openService();
  ({ email: registered } = await service.signIn());
  asked = newEmail();
  // A function reads the secret once and keeps it: warm is what an attacker meets.
  await service.codeFor(asked);
});
afterAll(() => service.stop());

const CHANGING = ['date', 'x-request-id', 'x-amzn-requestid', 'x-amz-apigw-id'];

/** Nobody has signed in from here: who has, at this address, knows that it is registered. */
const STRANGER = { [SOURCE_HEADER]: '203.0.113.9' };

/** All that an answer shows, with what differs between any two requests blanked. */
const shown = ({ status, headers, body, text }: Answer, email: string) => ({
  status,
  headers: [...headers]
    .filter(([name]) => !CHANGING.includes(name))
    .map(([name, value]) => [name, value.replace(/(?<=^__Host-sign-in=)[\w-]{43}/, 'HANDLE')]),
  text: text.replaceAll(email, 'EMAIL').replaceAll(body.requestId ?? 'none', 'REQUEST'),
});

/** What an answer shows, and which calls the service made for it. */
async function observed(path: string, email: string, input: object = {}) {
  const before = service.calls.made.length;
  const answer = await service.call('POST', path, { body: { email, ...input }, headers: STRANGER });
  // Which of those that are made together comes first is chance.
  const calls = service.calls.made
    .slice(before)
    .map(({ operation, body }) => [operation, body.length] as const)
    .sort(([a, aLength], [b, bLength]) => a.localeCompare(b) || aLength - bLength);
  return { ...shown(answer, email), calls };
}

/** The limit itself tells who was sent a code in the last minutes; here that was longer ago. */
async function letMinutesPass(email: string): Promise<void> {
  const before = service.calls.made.length;
  await service.call('POST', '/api/auth/send-code', { body: { email }, headers: STRANGER });
  const asked = service.calls.made.slice(before).map(({ body }) => body);
  const [, PK] = /"(RATE#codes-mailbox#[^"]+#bucket)"/.exec(asked.join()) ?? [];
  await table.send(new DeleteCommand({ TableName, Key: { PK, SK: 'RATE' } }));
}

test('asking for a code looks the same, and costs the same calls, for every address', async () => {
  for (const email of [registered, asked]) await letMinutesPass(email);
  const ofRegistered = await observed('/api/auth/send-code', registered);
  expect(ofRegistered.status).toBe(200);
  expect(ofRegistered.calls).toContainEqual(['ses SendEmail', expect.any(Number)]);
  expect(await observed('/api/auth/send-code', asked)).toEqual(ofRegistered);
  expect(await observed('/api/auth/send-code', newEmail())).toEqual(ofRegistered);
});

test('a wrong code looks the same, and costs the same calls, for every address', async () => {
  const code = await service.codeFor(registered);
  const wrong = { code: code === '000000' ? '000001' : '000000' };
  const pending = await observed('/api/auth/verify', registered, wrong);
  expect([pending.status, JSON.parse(pending.text).code]).toEqual([400, 'invalid_code']);
  await service.call('POST', '/api/auth/verify', { body: { email: registered, code } });
  for (const email of [registered, asked, newEmail()])
    expect(await observed('/api/auth/verify', email, wrong)).toEqual(pending);
});

test('the answer to a bad request never depends on who is registered', async () => {
  for (const input of [{ code: '' }, { code: '12345' }, { code: 123456 }, { code: null }, {}]) {
    const ofRegistered = await observed('/api/auth/verify', registered, input);
    expect(ofRegistered.status).toBe(400);
    expect(await observed('/api/auth/verify', newEmail(), input)).toEqual(ofRegistered);
  }
});
