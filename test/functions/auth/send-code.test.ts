import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { expectCommonHeaders, expectProblem } from '../../support/expectations.ts';
import { type OpenService, openService } from '../../support/open-service.ts';
import { newEmail, serviceOf } from '../../support/service.ts';

const { call, mailsTo, codeFor, signIn } = serviceOf();
const sendCode = (email: unknown, service = { call }) =>
  service.call('POST', '/api/auth/send-code', { body: { email } });

describe('200', () => {
  test('a code is mailed, and the answer looks the same whether or not the address is known', async () => {
    const known = (await signIn()).email;
    const unknown = newEmail();
    const answers = [await sendCode(known), await sendCode(unknown)];
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expectCommonHeaders(answer);
      expect(Object.keys(answer.body)).toEqual(['message']);
    }
    expect(answers[0]?.body.message.replace(known, '')).toBe(answers[1]?.body.message.replace(unknown, ''));
    expect([...(answers[0]?.headers.keys() ?? [])]).toEqual([...(answers[1]?.headers.keys() ?? [])]);
    const [mail] = await mailsTo(unknown);
    expect(mail?.to).toBe(unknown);
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? 'none';
    expect(mail?.html).toContain(code);
  });

  test('variants of an address in case are one account', async () => {
    const email = newEmail();
    const { id } = await signIn(email);
    expect((await sendCode(`  ${email.toUpperCase()} `)).status).toBe(200);
    const again = await signIn(email.toUpperCase());
    expect(again.id).toBe(id);
    expect(again.answer.body.email).toBe(email);
  });

  test('three codes are good at once, and the fourth voids the oldest', async () => {
    const email = newEmail();
    const codes: string[] = [];
    for (let i = 0; i < 4; i++) codes.push(await codeFor(email));
    const [oldest, ...others] = codes;
    const verify = (code: unknown) => call('POST', '/api/auth/verify', { body: { email, code } });
    if (!others.includes(oldest ?? '')) expectProblem(await verify(oldest), 400, 'invalid_code');
    for (const code of others) expect((await verify(code)).status).toBe(200);
  });

  test('the browser is given a handle by which it is known again, and keeps the one that it has', async () => {
    const { headers } = await sendCode(newEmail());
    const [cookie = '', ...more] = headers.getSetCookie();
    expect(more).toEqual([]);
    expect(cookie).toMatch(
      /^__Host-sign-in=[\w-]{43}; HttpOnly; Secure; SameSite=Lax; Path=\/; Max-Age=600$/,
    );
    const again = await call('POST', '/api/auth/send-code', {
      body: { email: newEmail() },
      cookie: cookie.split(';')[0],
    });
    expect(again.headers.getSetCookie()).toEqual([cookie]);
  });
});

describe('400', () => {
  test.each([undefined, null, 42, '', 'ada', 'ada@example.com\r\nBcc: eve@example.com', 'ada@@example.com'])(
    'an address that is none is named: %j',
    async (email) => {
      const answer = await sendCode(email);
      expectProblem(answer, 400, 'invalid_request');
      for (const error of answer.body.errors)
        expect(error).toEqual({ pointer: '/email', detail: expect.stringMatching(/^email /) });
    },
  );

  test.each(['null', '[]', '"x"', '{', ''])('a body that is no JSON object: %j', async (rawBody) => {
    const answer = await call('POST', '/api/auth/send-code', { rawBody });
    expectProblem(answer, 400, 'invalid_request');
    expect(answer.body.errors).toEqual([{ pointer: '', detail: expect.any(String) }]);
  });
});

test('413: more than 16 KiB', async () => {
  const rawBody = JSON.stringify({ email: newEmail(), padding: 'x'.repeat(16 * 1024) });
  expectProblem(await call('POST', '/api/auth/send-code', { rawBody }), 413, 'body_too_large');
});

test('415: a body without the content type of JSON, and the detail names the header', async () => {
  const answer = await call('POST', '/api/auth/send-code', {
    rawBody: JSON.stringify({ email: newEmail() }),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  expectProblem(answer, 415, 'unsupported_media_type');
  expect(answer.body.detail).toContain('Content-Type: application/json');
});

describe('429', () => {
  // A minute, as in production, is over before the fourth request on a machine that is slow enough.
  const codesPerEmail = { burst: 3, refillSeconds: 3_600 };
  let strict: OpenService;
  beforeAll(async () => {
    strict = await openService({ codesPerEmail });
  });
  afterAll(() => strict.stop());

  test('the fourth code in a row for one address, with the time after which one is sent again', async () => {
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

  test('of six requests at once for one address, three are sent a code', async () => {
    const email = newEmail();
    const answers = await Promise.all(Array.from({ length: 6 }, () => sendCode(email, strict)));
    const refused = answers.filter((answer) => answer.status !== 200);
    expect(refused).toHaveLength(3);
    // One that read the clock first and was counted last may be told a shorter time.
    for (const answer of refused) expectProblem(answer, 429, 'rate_limited');
    expect(await strict.mailsTo(email)).toHaveLength(3);
  });
});
