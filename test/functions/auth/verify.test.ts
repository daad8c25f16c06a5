import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { stages } from '../../../infra/stages.ts';
import { expectCommonHeaders, expectProblem } from '../../support/expectations.ts';
import { type OpenService, openService } from '../../support/open-service.ts';
import { newEmail, serviceOf } from '../../support/service.ts';

const { call, codeFor, signIn } = serviceOf();
const verify = (email: unknown, code: unknown, service = { call }) =>
  service.call('POST', '/api/auth/verify', { body: { email, code } });
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('200', () => {
  test('the user, their key and a session cookie are returned', async () => {
    const email = newEmail();
    const answer = await verify(email, await codeFor(email));
    expect(answer.status).toBe(200);
    expectCommonHeaders(answer);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.body).toEqual({
      id: expect.stringMatching(/^usr_[0-9A-Z]{26}$/),
      email,
      tier: 'free',
      apiKey: expect.stringMatching(/^hsk_[0-9A-Za-z]{38}$/),
    });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-session=[\w-]{43}; HttpOnly; Secure; SameSite=Lax; Path=\/; Max-Age=1209600$/,
      ),
    ]);
  });

  test('later sign-ins return the same key and a new session', async () => {
    const first = await signIn();
    const second = await signIn(first.email);
    expect(second.key).toBe(first.key);
    expect(second.id).toBe(first.id);
    expect(second.cookie).not.toBe(first.cookie);
  });

  test('sign-ins at once with three codes agree on one key', async () => {
    const email = newEmail();
    const codes = [await codeFor(email), await codeFor(email), await codeFor(email)];
    const answers = await Promise.all(codes.map((code) => verify(email, code)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.apiKey)).size).toBe(1);
    const cookie = answers[0]?.headers.getSetCookie()[0]?.split(';')[0];
    expect((await call('GET', '/api/keys', { cookie })).body.keys).toHaveLength(1);
  });

  test('of 20 right codes at once exactly one is let through', async () => {
    const email = newEmail();
    const code = await codeFor(email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(email, code)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expectProblem(answer, 400, 'invalid_code');
  });
});

describe('400', () => {
  test('a wrong, a used and a burnt code, and an unknown address, look the same', async () => {
    const email = newEmail();
    const code = await codeFor(email);
    const wrong = await verify(email, otherThan(code));
    const right = await verify(email, code);
    const used = await verify(email, code);
    const unknown = await verify(newEmail(), code);
    expect(right.status).toBe(200);
    const bodies = [wrong, used, unknown].map((answer) => {
      expectProblem(answer, 400, 'invalid_code');
      return { ...answer.body, requestId: '' };
    });
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    // True of a code of which tries are left as well as of one that is no longer good.
    expect(wrong.body.detail).toBe('The code is wrong or has expired. Check your mail or request a new one.');
  });

  test('four wrong codes leave one try', async () => {
    const email = newEmail();
    const code = await codeFor(email);
    for (let i = 0; i < 4; i++) await verify(email, otherThan(code));
    expect((await verify(email, code)).status).toBe(200);
  });

  test('every problem of the input is named', async () => {
    const answer = await verify('nobody', 123456);
    expectProblem(answer, 400, 'invalid_request');
    expect(answer.body.errors.map((error: { pointer: string }) => error.pointer)).toEqual([
      '/email',
      '/code',
    ]);
    for (const code of ['', '12345', '1234567', '12345a', '１２３４５６', null])
      expectProblem(await verify(newEmail(), code), 400, 'invalid_request');
  });
});

describe('429', () => {
  let strict: OpenService;
  beforeAll(async () => {
    const { failedVerificationsPerEmailAndSourcePerDay } = (stages['prod'] as (typeof stages)[string]).limits;
    strict = await openService({ failedVerificationsPerEmailAndSourcePerDay });
  });
  afterAll(() => strict.stop());

  test('after ten failures of one source, a new code does not help', async () => {
    const email = newEmail();
    const statuses: number[] = [];
    for (let round = 0; round < 2; round++) {
      const code = await strict.codeFor(email);
      for (let i = 0; i < 5; i++) statuses.push((await verify(email, otherThan(code), strict)).status);
    }
    expect(statuses).toEqual(Array(10).fill(400));
    const answer = await verify(email, await strict.codeFor(email), strict);
    expectProblem(answer, 429, 'rate_limited');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
