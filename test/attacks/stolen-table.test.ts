import { createHash, createHmac, randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import { hashEmail } from '#lib/accounts/email.ts';
import { TableName } from '#lib/table/single-table.ts';
import { signUp } from '../support/sign-up.ts';
import { itemsAbout } from '../support/table-items.ts';
import { useService } from '../support/use-service.ts';

const service = useService();
let user: Awaited<ReturnType<typeof signUp>>;
let code: string;
let feed: string;
let items: Record<string, unknown>[];
let texts: string[];

beforeAll(async () => {
  user = await signUp(service);
  const { key, path } = user;
  const headers = { 'Idempotency-Key': randomUUID() };
  const { body } = await service.call('POST', `${path}/calendar`, { key, body: {}, headers });
  feed = new URL(body.url).pathname;
  code = await service.codeFor(user.email);
  items = await itemsAbout([user.id, user.email, hashEmail(user.email)]);
  texts = [...new Set(items.flatMap(textsIn))];
});

/** Every text and number in an item, including the parts of composite keys. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  return [String(value), ...String(value).split('#')];
}

test('the table has items of a key, a session, a code, a calendar and an account', () => {
  const kinds = new Set(items.map(({ PK, SK }) => `${PK} ${SK}`.replace(/#\S+/g, '')));
  for (const kind of [
    ...['USER META', 'USER KEY', 'USER SESSION', 'KEY KEY', 'SESSION SESSION', 'CODE CODE'],
    ...['USER IDEMPOTENCY', 'CALENDARS CALENDAR', 'FEED FEED'],
  ])
    expect(kinds).toContain(kind);
});

test('the table has no key, session token, code or feed URL, and no hash from which a code can be guessed', () => {
  const all = JSON.stringify(items);
  const token = user.cookie?.split('=')[1] ?? '';
  const calendarToken = feed.split(/[/.]/).at(-2) ?? '';
  expect(calendarToken).toHaveLength(43);
  const hexOf = (text: string) => Buffer.from(text, 'base64url').toString('hex');
  for (const secret of [
    ...[user.key, user.key.slice(4), user.key.slice(4, 36)],
    ...[token, calendarToken].flatMap((text) => [text, hexOf(text)]),
  ])
    expect(all).not.toContain(secret);

  const { email } = user;
  const known = ['', email, hashEmail(email), user.id, TableName];
  const joined = known.flatMap((salt) =>
    ['', ':', '\n', '#'].flatMap((mark) => [salt + mark + code, code + mark + salt]),
  );
  const digests = joined.map((text) => createHash('sha256').update(text).digest('hex'));
  const macs = texts.flatMap((key) =>
    joined.map((text) => createHmac('sha256', key).update(text).digest('hex')),
  );
  for (const guessable of [code, ...digests, ...macs]) expect(texts).not.toContain(guessable);
});

test('nothing in the table works as a key, session token or feed URL', async () => {
  const decoded = texts.filter((text) => /^[0-9a-f]{64}$/.test(text)).map((text) => Buffer.from(text, 'hex'));
  const candidates = [...texts, ...decoded.map((bytes) => bytes.toString('base64url'))].filter((text) =>
    /^[\x21-\x7e]{1,2000}$/.test(text),
  );
  expect(decoded.length).toBeGreaterThanOrEqual(3);
  for (const candidate of candidates) {
    const headers = { Authorization: `Bearer ${candidate}` };
    expect((await service.call('GET', '/api/auth/me', { headers })).status).toBe(401);
    const cookie = `__Host-session=${candidate}`;
    expect((await service.call('GET', '/api/auth/me', { cookie })).status).toBe(401);
    const file = `/calendar/${encodeURIComponent(candidate)}.ics`;
    expect((await service.call('GET', file)).status).toBe(404);
  }
  expect((await service.call('GET', feed)).status).toBe(200);
});

test('nothing in the table works as a code', async () => {
  const body = (candidate: string) => ({ email: user.email, code: candidate });
  for (const candidate of texts.filter((text) => !/^\d{6}$/.test(text))) {
    const answer = await service.call('POST', '/api/auth/verify', { body: body(candidate) });
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_request']);
  }
  expect((await service.call('POST', '/api/auth/verify', { body: body(code) })).status).toBe(200);
});
