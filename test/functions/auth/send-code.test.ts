import { expect, test } from '@jest/globals';
import { expectCommonHeaders, expectInvalid, expectProblem, sendAtOnce } from '../../support/expectations.ts';
import { newEmail, serviceOf } from '../../support/service.ts';
import { useService } from '../../support/use-service.ts';

const { call, mailsTo, codeFor, signIn } = serviceOf();
const sendCode = (email: unknown, service = { call }) =>
  service.call('POST', '/api/auth/send-code', { body: { email } });

test('a code is mailed, and the response is the same for known and unknown addresses', async () => {
  const emails = [(await signIn()).email, newEmail()];
  const shown: unknown[] = [];
  for (const email of emails) {
    const answer = await sendCode(email);
    expect(answer.status).toBe(200);
    expectCommonHeaders(answer);
    expect(Object.keys(answer.body)).toEqual(['message']);
    shown.push([answer.body.message.replace(email, ''), ...answer.headers.keys()]);
  }
  expect(shown[0]).toEqual(shown[1]);
  const [mail] = await mailsTo(emails[1] ?? '');
  expect(mail?.to).toBe(emails[1]);
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? 'none';
  expect(mail?.html).toContain(code);
});

test('three codes are valid at once; a fourth voids the oldest', async () => {
  const email = newEmail();
  const codes: string[] = [];
  for (let i = 0; i < 4; i++) codes.push(await codeFor(email));
  const [oldest, ...others] = codes;
  const verify = (code: unknown) => call('POST', '/api/auth/verify', { body: { email, code } });
  if (!others.includes(oldest ?? '')) expectProblem(await verify(oldest), 400, 'invalid_code');
  for (const code of others) expect((await verify(code)).status).toBe(200);
});

test('the browser gets a sign-in handle and keeps one it already has', async () => {
  const { headers } = await sendCode(newEmail());
  const [cookie = '', ...more] = headers.getSetCookie();
  expect(more).toEqual([]);
  expect(cookie).toMatch(/^__Host-sign-in=[\w-]{43}; HttpOnly; Secure; SameSite=Lax; Path=\/; Max-Age=600$/);
  const sent = { body: { email: newEmail() }, cookie: cookie.split(';')[0] };
  const again = await call('POST', '/api/auth/send-code', sent);
  expect(again.headers.getSetCookie()).toEqual([cookie]);
});

test.each([undefined, null, 42, '', 'ada', 'ada@@example.com'])(
  'an invalid address returns 400 with its pointer: %j',
  async (email) => expectInvalid(await sendCode(email), ['/email']),
);

// With production's refill time of a minute, a slow machine might refill a code during the four requests.
const strict = useService({ codesPerEmail: { burst: 3, refillSeconds: 3_600 } });

test('the fourth code request in a row for an address returns 429 with Retry-After', async () => {
  const email = newEmail();
  const startMs = Date.now();
  for (let i = 0; i < 3; i++) expect((await sendCode(email, strict)).status).toBe(200);
  const refused = await sendCode(email, strict);
  expectProblem(refused, 429, 'rate_limited');
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeLessThanOrEqual(3_600);
  expect(seconds).toBeGreaterThanOrEqual(3_600 - (Date.now() - startMs) / 1000);
  expect(await strict.mailsTo(email)).toHaveLength(3);
});

test('of six concurrent requests for an address, three send a code', async () => {
  const email = newEmail();
  expect(await sendAtOnce(6, () => sendCode(email, strict), [429, 'rate_limited'])).toHaveLength(3);
  expect(await strict.mailsTo(email)).toHaveLength(3);
});
