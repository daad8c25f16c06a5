import { createHash, createHmac } from 'node:crypto';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { hashEmail } from '#lib/accounts/email.ts';
import { TableName, table } from '#lib/table/single-table.ts';
import { type OpenService, openService } from '../support/open-service.ts';
import { ada } from '../support/service.ts';

let service: OpenService;
let user: Awaited<ReturnType<OpenService['signIn']>>;
let code: string;
let items: Record<string, unknown>[];
let texts: string[];

beforeAll(async () => {
  service = await openService();
  user = await service.signIn();
  const { key } = user;
  expect((await service.call('POST', '/api/profiles', { key, body: ada })).status).toBe(201);
  code = await service.codeFor(user.email);
  items = await itemsAbout([user.id, user.email, hashEmail(user.email)]);
  texts = [...new Set(items.flatMap(textsIn))];
});
afterAll(() => service.stop());

/** Every item of the table in which one of some texts stands. */
async function itemsAbout(subjects: string[]): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = [];
  for await (const { Items = [] } of paginateScan({ client: table }, { TableName }))
    found.push(...Items.filter((item) => subjects.some((subject) => JSON.stringify(item).includes(subject))));
  return found;
}

/** Every text and number in an item, also the parts of composed keys. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  return [String(value), ...String(value).split('#')];
}

test('the table of this test holds a key, a session, a code and an account', () => {
  const kinds = new Set(items.map(({ PK, SK }) => `${PK} ${SK}`.replace(/#\S+/g, '')));
  for (const kind of ['USER META', 'USER KEY', 'USER SESSION', 'KEY KEY', 'SESSION SESSION', 'CODE CODE'])
    expect(kinds).toContain(kind);
});

test('neither key, session nor code stands in it, and no hash of a code that can be guessed back', () => {
  const all = JSON.stringify(items);
  const token = user.cookie?.split('=')[1] ?? '';
  const hexOf = (text: string) => Buffer.from(text, 'base64url').toString('hex');
  for (const secret of [user.key, user.key.slice(4), user.key.slice(4, 36), token, hexOf(token)])
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

test('nothing in it is taken as a key or as a session', async () => {
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
  }
});

test('nothing in it is taken as a code', async () => {
  const body = (candidate: string) => ({ email: user.email, code: candidate });
  for (const candidate of texts.filter((text) => !/^\d{6}$/.test(text))) {
    const answer = await service.call('POST', '/api/auth/verify', { body: body(candidate) });
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_request']);
  }
  expect((await service.call('POST', '/api/auth/verify', { body: body(code) })).status).toBe(200);
});
