import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { hashEmail } from '#lib/accounts/email.ts';
import { itemKeys, TableName, table } from '#lib/table/single-table.ts';
import { stages } from '../../infra/stages.ts';
import { expectProblem } from '../support/expectations.ts';
import { type OpenService, openService, SOURCE_HEADER } from '../support/open-service.ts';
import { newEmail } from '../support/service.ts';

const {
  failedVerificationsPerEmailAndSourcePerDay: FAILURES_OF_SOURCE,
  failedVerificationsPerEmailPerDay: FAILURES,
} = (stages['prod'] as (typeof stages)[string]).limits;

let service: OpenService;
beforeAll(async () => {
  service = await openService({
    failedVerificationsPerEmailAndSourcePerDay: FAILURES_OF_SOURCE,
    failedVerificationsPerEmailPerDay: FAILURES,
  });
});
afterAll(() => service.stop());

const verify = (email: string, code: string, source = '203.0.113.1') =>
  service.call('POST', '/api/auth/verify', { body: { email, code }, headers: { [SOURCE_HEADER]: source } });
const otherThan = (code: string, step = 1) => String((Number(code) + step) % 1_000_000).padStart(6, '0');
const codeKey = (email: string) => itemKeys.signInCode(hashEmail(email));
const storedCode = async (email: string) =>
  (await table.send(new GetCommand({ TableName, Key: codeKey(email) }))).Item;

/** Sources enough that no source's own limit is reached. */
const manySources = (index: number) => `203.0.113.${index % 250}`;

describe('a code', () => {
  test('that two use at the same moment signs one of them in', async () => {
    const email = newEmail();
    const code = await service.codeFor(email);
    const fromBoth = (tried: string) => [
      verify(email, tried, '203.0.113.1'),
      verify(email, tried, '203.0.113.2'),
    ];
    await Promise.all(fromBoth(otherThan(code)));
    const bothFoundItRight = Promise.withResolvers<void>();
    let uses = 0;
    service.calls.before = async ({ operation }) => {
      if (operation !== 'dynamodb DeleteItem') return;
      uses += 1;
      if (uses === 2) bothFoundItRight.resolve();
      await bothFoundItRight.promise;
    };
    const answers = await Promise.all(fromBoth(code));
    service.calls.before = async () => undefined;
    expect(uses).toBe(2);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(answers.flatMap(({ headers }) => headers.getSetCookie())).toHaveLength(1);
  });

  test('is void after five of 200 guesses at once, wherever they come from', async () => {
    const email = newEmail();
    const code = await service.codeFor(email);
    const guesses = Array.from({ length: 200 }, (_, i) =>
      verify(email, otherThan(code, i + 1), manySources(i)),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([400, 429]));
    expect((await storedCode(email))?.['tries']).toBe(5);
    expect((await verify(email, code, '203.0.113.251')).status).not.toBe(200);
  });

  test('that has expired signs nobody in although its item is still in the table', async () => {
    const email = newEmail();
    const code = await service.codeFor(email);
    await table.send(
      new UpdateCommand({
        TableName,
        Key: codeKey(email),
        UpdateExpression: 'SET expiresAtMs = :now',
        ExpressionAttributeValues: { ':now': Date.now() },
      }),
    );
    expectProblem(await verify(email, code), 400, 'invalid_code');
    expect(await storedCode(email)).toBeDefined();
  });

  test('that is replaced while it is being used signs nobody in, and the new one is left alone', async () => {
    const email = newEmail();
    const old = await service.codeFor(email);
    let code = '';
    service.calls.before = async ({ operation }) => {
      if (operation !== 'dynamodb DeleteItem' || code) return;
      code = await service.codeFor(email);
    };
    const answer = await verify(email, old);
    service.calls.before = async () => undefined;
    expectProblem(answer, 400, 'invalid_code');
    expect((await verify(email, code)).status).toBe(200);
  });
});

describe('after ten failures of one source in a day, spread over codes', () => {
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

  test('a new code does not help it', async () => {
    const answer = await verify(email, await service.codeFor(email));
    expectProblem(answer, 429, 'rate_limited');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('only signing in is blocked: key and session go on', async () => {
    const { key, cookie } = signedIn;
    expect((await service.call('GET', '/api/auth/me', { key })).status).toBe(200);
    expect((await service.call('GET', '/api/auth/me', { cookie })).status).toBe(200);
  });

  test('the owner signs in from elsewhere, and other addresses from here', async () => {
    const code = await service.codeFor(email);
    expect((await verify(email, code, '203.0.113.3')).status).toBe(200);
    const other = newEmail();
    expect((await verify(other, await service.codeFor(other))).status).toBe(200);
  });
});

test('fifty failures in a day from everywhere block signing in from anywhere', async () => {
  const email = newEmail();
  let code = '';
  for (let i = 0; i < FAILURES; i++) {
    if (i % 5 === 0) code = await service.codeFor(email);
    expect((await verify(email, otherThan(code), `198.51.100.${i}`)).status).toBe(400);
  }
  expectProblem(await verify(email, await service.codeFor(email), '198.51.100.200'), 429, 'rate_limited');
});
