import { afterEach, expect, test } from '@jest/globals';
import { expectProblem } from '../support/expectations.ts';
import { type OpenService, openService, SOURCE_HEADER } from '../support/open-service.ts';
import { type Answer, newEmail, serviceOf } from '../support/service.ts';

let service: OpenService;
afterEach(() => service.stop());

/** Email address of a user who has already signed in from the default source. */
const owner = async () => (await serviceOf().signIn()).email;

let strangers = 0;
const stranger = () => `192.0.2.${++strangers % 250}`;
const post = (path: string, body: object, source?: string, cookie?: string) => {
  const headers = source ? { [SOURCE_HEADER]: source } : {};
  return service.call('POST', `/api/auth/${path}`, { body, cookie, headers });
};
const sendCode = (email: string, source?: string) => post('send-code', { email }, source);
const verify = (email: string, code: string, source?: string, cookie?: string) =>
  post('verify', { email, code }, source, cookie);
const otherThan = (code: string, step: number) => String((Number(code) + step) % 1_000_000).padStart(6, '0');

/** Requests a code; returns it with the cookie that identifies the browser. */
async function ask(email: string, source?: string) {
  const { status, headers } = await sendCode(email, source);
  expect(status).toBe(200);
  const [mail] = await service.mailsTo(email);
  return {
    code: /\d{6}/.exec(mail?.subject ?? '')?.[0] ?? 'none',
    cookie: headers.getSetCookie()[0]?.split(';')[0],
  };
}

/** Repeats a request until a limit that other tests share is exhausted. */
async function untilRefused(request: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await request();
    if (answer.status === 503) return answer;
    expect([200, 400]).toContain(answer.status);
  }
}

/** Expects the 503 of a stage-wide limit, whose detail gives the same waiting time as Retry-After. */
function expectMinutes(answer: Answer): void {
  expectProblem(answer, 503, 'unavailable');
  const minutes = Math.ceil(Number(answer.headers.get('retry-after')) / 60);
  expect(answer.body.detail).toContain(minutes === 1 ? 'in a minute.' : `in ${minutes} minutes.`);
}

/** Expects that a returning device can request a code and sign in with it. */
async function expectSignIn(email: string): Promise<void> {
  const { code } = await ask(email);
  expect((await verify(email, code)).status).toBe(200);
}

test('a returning device can sign in while strangers exhaust the codes of its address', async () => {
  service = await openService({ codesPerEmail: { burst: 3, refillSeconds: 3_600 } });
  const email = await owner();
  const flood = await Promise.all(Array.from({ length: 12 }, () => sendCode(email, stranger())));
  // The owner's first code counts against the limit of unknown devices. On a slow machine a mail may fail and be refunded.
  expect(flood.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(3);
  let last = await sendCode(email, stranger());
  for (let more = 0; last.status === 200 && more < 3; more++) last = await sendCode(email, stranger());
  expectProblem(last, 429, 'rate_limited');
  await expectSignIn(email);
});

test('a returning device can sign in while strangers try wrong codes, which blocks other strangers', async () => {
  service = await openService({ failedVerificationsPerEmailPerDay: 8 });
  const email = await owner();
  const { code } = await ask(email);
  for (let i = 1; i <= 8; i++) expect((await verify(email, otherThan(code, i), stranger())).status).toBe(400);
  expectProblem(await verify(email, code, stranger()), 429, 'rate_limited');
  expect((await verify(email, code)).status).toBe(200);
});

test('a returning device can sign in while the stage has no codes left for strangers', async () => {
  const all = 1_000_000;
  const limits = { codesPerStagePerHour: all, codesReservedForKnownPerStagePerHour: all - 1 };
  service = await openService(limits);
  expectMinutes(await untilRefused(() => sendCode(newEmail(), stranger())));
  await expectSignIn(await owner());
  expect(service.lines.some((line) => line.includes('"stage_codes_used_up"'))).toBe(true);
});

test('a returning device can sign in while the stage’s limit of wrong codes is exhausted', async () => {
  service = await openService({ failedVerificationsPerStagePerHour: 1 });
  expectMinutes(await untilRefused(() => verify(newEmail(), '123456', stranger())));
  await expectSignIn(await owner());
  expect(service.lines.some((line) => line.includes('"stage_failures_used_up"'))).toBe(true);
});

test('a returning device can sign in with its code even if strangers have requested more codes since', async () => {
  service = await openService();
  const email = await owner();
  const { code } = await ask(email);
  for (let i = 0; i < 5; i++) await ask(email, stranger());
  expect((await verify(email, code)).status).toBe(200);
});

/** Exhausts the attempts that unknown devices have for a code. */
const exhaust = async (email: string, code: string) => {
  for (let i = 1; i <= 5; i++) await verify(email, otherThan(code, i), stranger());
  expectProblem(await verify(email, code, stranger()), 400, 'invalid_code');
};

test('a code on which strangers used up their attempts is still valid for the source that requested it', async () => {
  service = await openService();
  const [email, source] = [newEmail(), stranger()];
  const { code } = await ask(email, source);
  await exhaust(email, code);
  expect((await verify(email, code, source)).status).toBe(200);
});

test('a code on which strangers used up their attempts is still valid for the browser that requested it', async () => {
  service = await openService();
  const email = newEmail();
  const { code, cookie } = await ask(email, stranger());
  await exhaust(email, code);
  expect((await verify(email, code, stranger(), cookie)).status).toBe(200);
});
