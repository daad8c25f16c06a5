import { expect, test } from '@jest/globals';
import { expectCommonHeaders, expectInvalid, expectProblem, sendAtOnce } from '../../support/expectations.ts';
import { SOURCE_HEADER } from '../../support/open-service.ts';
import { newEmail, serviceOf } from '../../support/service.ts';
import { useService } from '../../support/use-service.ts';

const { call, codeFor, signIn } = serviceOf();
const verify = (email: unknown, code: unknown) => call('POST', '/api/auth/verify', { body: { email, code } });
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('signing in returns the account, its key and a session cookie', async () => {
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
  const cookie = /^__Host-session=[\w-]{43}; HttpOnly; Secure; SameSite=Lax; Path=\/; Max-Age=34560000$/;
  expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(cookie)]);
});

test('later sign-ins return the same key and a new session', async () => {
  const first = await signIn();
  const second = await signIn(first.email);
  expect([second.key, second.id]).toEqual([first.key, first.id]);
  expect(second.cookie).not.toBe(first.cookie);
});

test('concurrent sign-ins with three codes return the same key', async () => {
  const email = newEmail();
  const codes = [await codeFor(email), await codeFor(email), await codeFor(email)];
  const answers = await Promise.all(codes.map((code) => verify(email, code)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body.apiKey)).size).toBe(1);
  const cookie = answers[0]?.headers.getSetCookie()[0]?.split(';')[0];
  expect((await call('GET', '/api/keys', { cookie })).body.keys).toHaveLength(1);
});

test('a correct code sent 20 times concurrently signs in once', async () => {
  const email = newEmail();
  const code = await codeFor(email);
  expect(await sendAtOnce(20, () => verify(email, code), [400, 'invalid_code'])).toHaveLength(1);
});

test('wrong codes, used codes and unknown addresses return identical 400 responses', async () => {
  const email = newEmail();
  const code = await codeFor(email);
  const wrong = await verify(email, otherThan(code));
  expect((await verify(email, code)).status).toBe(200);
  const bodies = [wrong, await verify(email, code), await verify(newEmail(), code)].map((answer) => {
    expectProblem(answer, 400, 'invalid_code');
    return JSON.stringify({ ...answer.body, requestId: '' });
  });
  expect(new Set(bodies).size).toBe(1);
});

test('a code is still valid after four wrong tries', async () => {
  const email = newEmail();
  const code = await codeFor(email);
  for (let i = 0; i < 4; i++) await verify(email, otherThan(code));
  expect((await verify(email, code)).status).toBe(200);
});

const open = useService();

test('tries from elsewhere leave the browser and the source that asked for the code their own', async () => {
  const email = newEmail();
  const code = await open.codeFor(email);
  const from = (source: string, tried: string) =>
    open.call('POST', '/api/auth/verify', {
      body: { email, code: tried },
      headers: { [SOURCE_HEADER]: source },
    });
  for (let i = 0; i < 5; i++) expect((await from('203.0.113.7', otherThan(code))).status).toBe(400);
  expect((await from('203.0.113.8', code)).status).toBe(400);
  expect((await open.call('POST', '/api/auth/verify', { body: { email, code } })).status).toBe(200);
});

test('a 400 response to a sign-in names every invalid field', async () => {
  expectInvalid(await verify('ada', 123456), ['/email', '/code']);
  for (const code of ['', '12345', '1234567', '12345a', '１２３４５６', null])
    expectInvalid(await verify(newEmail(), code), ['/code']);
});
