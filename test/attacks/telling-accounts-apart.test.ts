import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, test } from '@jest/globals';
import { TableName, table } from '#lib/table/single-table.ts';
import { SOURCE_HEADER } from '../support/open-service.ts';
import { type Answer, newEmail } from '../support/service.ts';
import { useService } from '../support/use-service.ts';

const service = useService();
let registered: string;
let asked: string;
beforeAll(async () => {
  ({ email: registered } = await service.signIn());
  asked = newEmail();
  // Makes the functions cache the service's secret, as an attacker's earlier requests would.
  await service.codeFor(asked);
});

const CHANGING = ['date', 'x-request-id', 'x-amzn-requestid', 'x-amz-apigw-id'];

/** A source without sign-ins. Returning devices may learn that their address is registered. */
const STRANGER = { [SOURCE_HEADER]: '203.0.113.9' };

/** A response without the parts that differ between any two requests. */
const shown = ({ status, headers, body, text }: Answer, email: string) => ({
  status,
  headers: [...headers]
    .filter(([name]) => !CHANGING.includes(name))
    .map(([name, value]) => [name, value.replace(/(?<=^__Host-sign-in=)[\w-]{43}/, 'HANDLE')]),
  text: text.replaceAll(email, 'EMAIL').replaceAll(body.requestId ?? 'none', 'REQUEST'),
});

/** A response and the AWS calls made for it. */
async function observed(path: string, email: string, input: object = {}) {
  const before = service.calls.made.length;
  const answer = await service.call('POST', path, { body: { email, ...input }, headers: STRANGER });
  // The order of parallel calls is random.
  const calls = service.calls.made
    .slice(before)
    .map(({ operation, body }) => [operation, body.length] as const)
    .sort(([a, aLength], [b, bLength]) => a.localeCompare(b) || aLength - bLength);
  return { ...shown(answer, email), calls };
}

/** Resets an address's token bucket, whose state depends on whether a code was sent in the last few minutes. */
async function letMinutesPass(email: string): Promise<void> {
  const before = service.calls.made.length;
  await service.call('POST', '/api/auth/send-code', { body: { email }, headers: STRANGER });
  const asked = service.calls.made.slice(before).map(({ body }) => body);
  const [, PK] = /"(RATE#codes-mailbox#[^"]+#bucket)"/.exec(asked.join()) ?? [];
  await table.send(new DeleteCommand({ TableName, Key: { PK, SK: 'RATE' } }));
}

test('a code request gets the same response and makes the same calls for every address', async () => {
  for (const email of [registered, asked]) await letMinutesPass(email);
  const ofRegistered = await observed('/api/auth/send-code', registered);
  expect(ofRegistered.status).toBe(200);
  expect(ofRegistered.calls).toContainEqual(['ses SendEmail', expect.any(Number)]);
  expect(await observed('/api/auth/send-code', asked)).toEqual(ofRegistered);
  expect(await observed('/api/auth/send-code', newEmail())).toEqual(ofRegistered);
});

test('a wrong code gets the same response and makes the same calls for every address', async () => {
  const code = await service.codeFor(registered);
  const wrong = { code: code === '000000' ? '000001' : '000000' };
  const pending = await observed('/api/auth/verify', registered, wrong);
  expect([pending.status, JSON.parse(pending.text).code]).toEqual([400, 'invalid_code']);
  await service.call('POST', '/api/auth/verify', { body: { email: registered, code } });
  for (const email of [registered, asked, newEmail()])
    expect(await observed('/api/auth/verify', email, wrong)).toEqual(pending);
});

test('the response to an invalid request doesn’t depend on whether the address is registered', async () => {
  for (const input of [{ code: '' }, { code: '12345' }, { code: 123456 }, { code: null }, {}]) {
    const ofRegistered = await observed('/api/auth/verify', registered, input);
    expect(ofRegistered.status).toBe(400);
    expect(await observed('/api/auth/verify', newEmail(), input)).toEqual(ofRegistered);
  }
});
