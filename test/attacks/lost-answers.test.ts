import { expect, test } from '@jest/globals';
import { hashEmail } from '#lib/accounts/email.ts';
import * as signInCodes from '#lib/table/sign-in-codes.ts';
import { itemKeys } from '#lib/table/single-table.ts';
import { expectProblem } from '../support/expectations.ts';
import { newEmail } from '../support/service.ts';
import type { ServiceCall } from '../support/service-calls.ts';
import { setAttribute } from '../support/table-items.ts';
import { useService } from '../support/use-service.ts';

const service = useService();

const verify = (email: string, code: string, cookie?: string) =>
  service.call('POST', '/api/auth/verify', { body: { email, code }, cookie });

/** Requests a code and, like a browser, keeps the sign-in handle. */
async function ask(email = newEmail()) {
  const { headers } = await service.call('POST', '/api/auth/send-code', { body: { email } });
  const [mail] = await service.mailsTo(email);
  const code = /\d{6}/.exec(mail?.subject ?? '')?.[0] ?? 'none';
  return { email, code, handle: headers.getSetCookie()[0]?.split(';')[0] };
}

const lose = (operation: string) => async (call: { operation: string }) => {
  if (call.operation === operation) throw new Error('lost');
};

test('repeating a sign-in whose response was lost returns the same key and session', async () => {
  const { email, code, handle } = await ask();
  service.calls.after = lose('dynamodb TransactWriteItems');
  expectProblem(await verify(email, code, handle), 503, 'unavailable');
  service.calls.after = async () => undefined;
  const answers = [await verify(email, code, handle), await verify(email, code, handle)];
  for (const { status, body, headers } of answers) {
    expect([status, body]).toEqual([200, answers[0]?.body]);
    expect(headers.getSetCookie()).toEqual(answers[0]?.headers.getSetCookie());
  }
  const cookie = answers[0]?.headers.getSetCookie()[0]?.split(';')[0];
  expect((await service.call('GET', '/api/auth/me', { cookie })).body.email).toBe(email);
});

test('a repeated sign-in without its sign-in handle, or with a different one, is rejected', async () => {
  const { email, code, handle } = await ask();
  expect((await verify(email, code, handle)).status).toBe(200);
  expectProblem(await verify(email, code), 400, 'invalid_code');
  expectProblem(await verify(email, code, `__Host-sign-in=${'A'.repeat(43)}`), 400, 'invalid_code');
  expect((await verify(email, code, handle)).status).toBe(200);
});

test('a repeated sign-in after a minute is rejected', async () => {
  const { email, code, handle } = await ask();
  expect((await verify(email, code, handle)).status).toBe(200);
  const [stored] = await signInCodes.list(email);
  const key = itemKeys.signInCode(hashEmail(email), stored?.id ?? '');
  await setAttribute(key, 'usedAtMs', (stored?.usedAtMs ?? 0) - 60_000);
  expectProblem(await verify(email, code, handle), 400, 'invalid_code');
});

const isSessionQuery = ({ operation, body }: ServiceCall) =>
  operation === 'dynamodb Query' && body.includes('"SESSION#"');
const isSignIn = ({ operation }: ServiceCall) => operation === 'dynamodb TransactWriteItems';

test.each([
  ['written', isSignIn],
  ['started because reading its account failed', isSessionQuery],
])('a sign-in that could not be %s counts neither as an attempt nor as a failure', async (_, isLost) => {
  const { email, code } = await ask();
  let lost = 0;
  service.calls.before = async (call) => {
    if (!isLost(call)) return;
    lost += 1;
    throw new Error('lost');
  };
  for (let i = 0; i < 7; i++) expectProblem(await verify(email, code), 503, 'unavailable');
  expect(lost).toBeGreaterThanOrEqual(7);
  service.calls.before = async () => undefined;
  expect((await verify(email, code)).status).toBe(200);
});

test('a code whose account could not be created is not sent and does not count', async () => {
  const email = newEmail();
  service.calls.before = lose('dynamodb TransactWriteItems');
  for (let i = 0; i < 4; i++)
    expectProblem(await service.call('POST', '/api/auth/send-code', { body: { email } }), 503, 'unavailable');
  expect(await signInCodes.list(email)).toEqual([]);
  service.calls.before = async () => undefined;
  expect((await ask(email)).code).toMatch(/^\d{6}$/);
});

test('a sign-in concurrent with its account’s erasure succeeds or is rejected, and the account stays erased', async () => {
  for (let i = 0; i < 10; i++) {
    const { email, id, cookie } = await service.signIn();
    const { code } = await ask(email);
    const [signedIn, erased] = await Promise.all([
      verify(email, code),
      service.call('DELETE', '/api/auth/me', { cookie }),
    ]);
    expect(erased.status).toBe(200);
    expect([200, 400]).toContain(signedIn.status);
    if (signedIn.status === 400) expectProblem(signedIn, 400, 'invalid_code');
    else expect(signedIn.body.id).toMatch(/^usr_/);
    expect((await service.signIn(email)).id).not.toBe(id);
  }
});

test('the code is rejected if the account is erased during the sign-in', async () => {
  const { email, cookie } = await service.signIn();
  const { code } = await ask(email);
  let isErased = false;
  service.calls.before = async ({ operation, body }) => {
    if (operation !== 'dynamodb TransactWriteItems' || isErased || !body.includes('usedAtMs')) return;
    isErased = true;
    expect((await service.call('DELETE', '/api/auth/me', { cookie })).status).toBe(200);
  };
  expectProblem(await verify(email, code), 400, 'invalid_code');
  expect(isErased).toBe(true);
});
