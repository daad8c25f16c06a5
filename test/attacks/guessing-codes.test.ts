import { beforeAll, describe, expect, test } from '@jest/globals';
import { hashEmail } from '#lib/accounts/email.ts';
import * as signInCodes from '#lib/table/sign-in-codes.ts';
import { itemKeys } from '#lib/table/single-table.ts';
import { stageNamed } from '../../infra/chosen-stage.ts';
import { expectProblem } from '../support/expectations.ts';
import { type OpenService, SOURCE_HEADER } from '../support/open-service.ts';
import { newEmail } from '../support/service.ts';
import { setAttribute } from '../support/table-items.ts';
import { useService } from '../support/use-service.ts';

const {
  failedVerificationsPerEmailAndSourcePerDay: FAILURES_OF_SOURCE,
  failedVerificationsPerEmailPerDay: FAILURES,
  failedVerificationsPerSourcePerDay: FAILURES_OVER_ADDRESSES,
} = stageNamed('prod').limits;

const service = useService({
  failedVerificationsPerEmailAndSourcePerDay: FAILURES_OF_SOURCE,
  failedVerificationsPerEmailPerDay: FAILURES,
});

const verify = (email: string, code: string, source = '203.0.113.1') =>
  service.call('POST', '/api/auth/verify', { body: { email, code }, headers: { [SOURCE_HEADER]: source } });
const otherThan = (code: string, step = 1) => String((Number(code) + step) % 1_000_000).padStart(6, '0');
const storedCode = async (email: string) =>
  (await signInCodes.list(email)).at(-1) as signInCodes.StoredCode & { otherTries?: Set<string> };

/** Spreads requests over 250 sources, so that no source reaches its own limit. */
const manySources = (index: number) => `203.0.113.${index % 250}`;

test('a code used twice concurrently signs in once', async () => {
  const email = newEmail();
  const code = await service.codeFor(email);
  const fromBoth = (tried: string) =>
    ['203.0.113.1', '203.0.113.2'].map((source) => verify(email, tried, source));
  await Promise.all(fromBoth(otherThan(code)));
  const bothMatched = Promise.withResolvers<void>();
  let uses = 0;
  service.calls.before = async ({ operation }) => {
    if (operation !== 'dynamodb TransactWriteItems') return;
    uses += 1;
    if (uses === 2) bothMatched.resolve();
    await bothMatched.promise;
  };
  const answers = await Promise.all(fromBoth(code));
  service.calls.before = async () => undefined;
  // Conflicting transactions are retried.
  expect(uses).toBeGreaterThanOrEqual(2);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(answers.flatMap(({ headers }) => headers.getSetCookie())).toHaveLength(1);
});

test('of 200 concurrent guesses from many sources, five are checked; then the code is invalid for new devices', async () => {
  const email = newEmail();
  const code = await service.codeFor(email);
  const guess = (_: unknown, i: number) => verify(email, otherThan(code, i + 1), manySources(i));
  const answers = await Promise.all(Array.from({ length: 200 }, guess));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400, 429]));
  expect((await storedCode(email)).otherTries?.size).toBe(5);
  expect((await verify(email, code, '203.0.113.251')).status).not.toBe(200);
});

test('an expired code is rejected, although its item still exists', async () => {
  const email = newEmail();
  const code = await service.codeFor(email);
  const { id } = await storedCode(email);
  await setAttribute(itemKeys.signInCode(hashEmail(email), id), 'expiresAtMs', Date.now());
  expectProblem(await verify(email, code), 400, 'invalid_code');
  expect(await signInCodes.find(email, id)).toBeDefined();
});

test('requesting a code while another is being used leaves both valid', async () => {
  const email = newEmail();
  const old = await service.codeFor(email);
  let code = '';
  service.calls.before = async ({ operation }) => {
    if (operation !== 'dynamodb TransactWriteItems' || code) return;
    code = 'awaited';
    code = await service.codeFor(email);
  };
  const answer = await verify(email, old);
  service.calls.before = async () => undefined;
  expect(answer.status).toBe(200);
  expect((await verify(email, code)).status).toBe(200);
});

describe('after ten failed attempts from one source in a day, spread over two codes', () => {
  let email: string;
  let signedIn: Awaited<ReturnType<OpenService['signIn']>>;
  beforeAll(async () => {
    signedIn = await service.signIn();
    ({ email } = signedIn);
    for (let round = 0; round < 2; round++) {
      const code = await service.codeFor(email);
      for (let i = 1; i <= 5; i++) expect((await verify(email, otherThan(code, i))).status).toBe(400);
    }
  });

  test('a new code is rejected too', async () => {
    const answer = await verify(email, await service.codeFor(email));
    expectProblem(answer, 429, 'rate_limited');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('only signing in is blocked, and the key and session still work', async () => {
    const { key, cookie } = signedIn;
    expect((await service.call('GET', '/api/auth/me', { key })).status).toBe(200);
    expect((await service.call('GET', '/api/auth/me', { cookie })).status).toBe(200);
  });

  test('the owner can sign in from another source, and other addresses from the blocked one', async () => {
    const code = await service.codeFor(email);
    expect((await verify(email, code, '203.0.113.3')).status).toBe(200);
    const other = newEmail();
    expect((await verify(other, await service.codeFor(other))).status).toBe(200);
  });
});

test('fifty failed attempts on an address in a day, from many sources, block all but returning devices', async () => {
  const { email } = await service.signIn();
  let code = '';
  for (let i = 0; i < FAILURES; i++) {
    if (i % 5 === 0) code = await service.codeFor(email);
    expect((await verify(email, otherThan(code), `198.51.100.${i}`)).status).toBe(400);
  }
  expectProblem(await verify(email, await service.codeFor(email), '198.51.100.200'), 429, 'rate_limited');
  const known = { email, code: await service.codeFor(email) };
  expect((await service.call('POST', '/api/auth/verify', { body: known })).status).toBe(200);
});

const strict = useService({ failedVerificationsPerSourcePerDay: FAILURES_OVER_ADDRESSES });

test('thirty failed attempts in a day from one source, on many addresses, block only that source', async () => {
  const tryOne = (source: string) =>
    strict.call('POST', '/api/auth/verify', {
      body: { email: newEmail(), code: '123456' },
      headers: { [SOURCE_HEADER]: source },
    });
  for (let i = 0; i < FAILURES_OVER_ADDRESSES; i++) expect((await tryOne('192.0.2.201')).status).toBe(400);
  expectProblem(await tryOne('192.0.2.201'), 429, 'rate_limited');
  expect((await tryOne('192.0.2.202')).status).toBe(400);
});
