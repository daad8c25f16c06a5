import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { serveApi } from './gateway-fixture.ts';

let api: Awaited<ReturnType<typeof serveApi>>;
let result: unknown;

beforeAll(async () => {
  api = await serveApi(
    [
      { method: 'GET', path: '/', fn: 'any' },
      { method: 'HEAD', path: '/', fn: 'any' },
    ],
    { any: () => result },
    { binaryMediaTypes: ['image/png'] },
  );
});
afterAll(() => api.close());

async function answerFor(returned: unknown, init: RequestInit = {}): Promise<Response> {
  result = returned;
  return fetch(api.url, init);
}

test('status, headers and body are those that the function gives', async () => {
  const answer = await answerFor({ statusCode: 201, headers: { 'X-One': 1, 'X-Two': true }, body: 'ä' });
  expect(answer.status).toBe(201);
  expect(answer.headers.get('x-one')).toBe('1');
  expect(answer.headers.get('x-two')).toBe('true');
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(answer.headers.get('x-amzn-requestid')).toMatch(/^[\da-f-]{36}$/);
  expect(await answer.text()).toBe('ä');
});

test('several values of a header all arrive, and replace the single one of that name', async () => {
  const answer = await answerFor({
    statusCode: 200,
    headers: { 'set-cookie': 'gone=1' },
    multiValueHeaders: { 'Set-Cookie': ['a=1', 'b=2'] },
  });
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
});

test('a header that belongs to the gateway is renamed', async () => {
  const answer = await answerFor({
    statusCode: 401,
    headers: { 'WWW-Authenticate': 'Basic', Date: 'never' },
  });
  expect(answer.headers.get('www-authenticate')).toBeNull();
  expect(answer.headers.get('x-amzn-remapped-www-authenticate')).toBe('Basic');
  expect(answer.headers.get('x-amzn-remapped-date')).toBe('never');
});

test('base64 is decoded for a client that takes the binary type, and left alone for others', async () => {
  const picture = {
    statusCode: 200,
    headers: { 'Content-Type': 'image/png' },
    body: 'AAEC',
    isBase64Encoded: true,
  };
  const asked = await answerFor(picture, { headers: { Accept: 'image/png' } });
  expect([...new Uint8Array(await asked.arrayBuffer())]).toEqual([0, 1, 2]);
  expect(await (await answerFor(picture, { headers: { Accept: 'text/html' } })).text()).toBe('AAEC');
});

test('304 and HEAD have no body', async () => {
  const unchanged = await answerFor({ statusCode: 304, headers: { ETag: '"1"' }, body: '' });
  expect([unchanged.status, unchanged.headers.get('etag')]).toEqual([304, '"1"']);
  const head = await answerFor({ statusCode: 200, body: 'long' }, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test.each([
  ['nothing', undefined],
  ['a text', 'fine'],
  ['no status', { body: 'x' }],
  ['a status out of range', { statusCode: 42 }],
  ['a body that is an object', { statusCode: 200, body: {} }],
  ['an unknown field', { statusCode: 200, cookies: [] }],
  ['a header that is an object', { statusCode: 200, headers: { a: {} } }],
  ['header values that are no list', { statusCode: 200, multiValueHeaders: { a: 'b' } }],
  ['a line break in a header', { statusCode: 200, headers: { a: 'b\r\nc: d' } }],
])('%s is a malformed answer, which is 502', async (_what, returned) => {
  const answer = await answerFor(returned);
  expect(answer.status).toBe(502);
  expect(await answer.json()).toEqual({ message: 'Internal server error' });
});
