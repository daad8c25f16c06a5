import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { deflateSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type LocalEnvironment, startEnvironment } from '../../../../infra/local/environment.ts';
import { proxyResponse } from '../../../../infra/local/gateway/proxy-integration.ts';
import { synthesizeFixture } from '../fixture/fixture-app.ts';

const assembly = mkdtempSync(join(tmpdir(), 'gateway-'));
let environment: LocalEnvironment;

beforeAll(async () => {
  synthesizeFixture(assembly);
  environment = await startEnvironment({ assembly });
}, 60_000);
afterAll(async () => {
  await environment.stop();
  rmSync(assembly, { recursive: true });
});

type Sent = { headers?: Record<string, string | string[]>; body?: string | Buffer };

/** Sends headers and bytes exactly as given and returns the raw response, which fetch can't do. */
function send(method: string, path: string, { headers = {}, body = '' }: Sent = {}) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(environment.url);
      request({ hostname, port, method, path, headers, agent: false }, async (response) => {
        const bytes = await buffer(response);
        const { statusCode: status = 0, headers: answered } = response;
        resolve({ status, headers: answered, bytes, text: bytes.toString() });
      })
        .on('error', reject)
        .end(body);
    },
  );
}

/** The event that the function received. */
const seen = async (method: string, path: string, sent?: Sent) =>
  JSON.parse((await send(method, path, sent)).text).event;
/** The response that a client gets if the function returns this result. */
const returned = (result: unknown, headers: Sent['headers'] = {}) =>
  send('POST', '/answer', { headers, body: JSON.stringify(result) });
const wish = (path: string, body: string) => send('POST', path, { body });

test('a function receives the event of API Gateway’s proxy integration', async () => {
  const agent = { 'User-Agent': 'test', TE: 'trailers', 'X-Forwarded-For': '203.0.113.9' };
  const headers = { 'X-Custom': ['one', 'two'], ...agent };
  const event = await seen('POST', '/test/things/a%40b?a=1&b=x%20y+z&a=2&flag', { headers, body: '{"ä":1}' });
  expect(event).toMatchObject({
    resource: '/things/{id}',
    path: '/things/a%40b',
    httpMethod: 'POST',
    pathParameters: { id: 'a%40b' },
    queryStringParameters: { a: '2', b: 'x y z', flag: '' },
    multiValueQueryStringParameters: { a: ['1', '2'], b: ['x y z'], flag: [''] },
    headers: { 'X-Custom': 'two', 'X-Forwarded-For': '203.0.113.9, 127.0.0.1', 'X-Forwarded-Proto': 'http' },
    multiValueHeaders: { 'X-Custom': ['one', 'two'] },
    requestContext: {
      resourcePath: '/things/{id}',
      path: '/test/things/a%40b',
      stage: 'test',
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
      // The source IP is the connection's, not one from X-Forwarded-For.
      identity: { sourceIp: '127.0.0.1', userAgent: 'test' },
    },
    body: '{"ä":1}',
    isBase64Encoded: false,
  });
  const names = Object.keys(event.headers).join();
  expect(names).not.toMatch(/connection|content-length|transfer-encoding|\bte\b/i);
  const bare = await seen('GET', '/things');
  expect(bare).toMatchObject({ body: null, queryStringParameters: null, pathParameters: null });
  expect(bare.requestContext).not.toHaveProperty('authorizer');
});

test.each([
  ['GET', '/things', '/things', null],
  ['GET', '/things/', '/things', null],
  ['PATCH', '/things', '/things', null],
  ['GET', '/things/mine', '/things/mine', null],
  ['DELETE', '/things/mine', '/things/{id}', { id: 'mine' }],
  ['GET', '/things/7/a/b%20c', '/things/{id}/{rest+}', { id: '7', rest: 'a/b%20c' }],
])('the request %s %s is routed to %s', async (method, path, resource, pathParameters) => {
  expect(await seen(method, path)).toMatchObject({ resource, pathParameters });
});

test.each([
  ['GET', '/Things'],
  ['GET', '/things//'],
  ['HEAD', '/things/mine/x'],
])('the request %s %s has no route', async (method, path) => {
  const { status, text } = await send(method, path);
  const message = '{"message":"MISSING_AUTHENTICATION_TOKEN"}';
  expect([status, text]).toEqual([403, method === 'HEAD' ? '' : message]);
});

test('a response has the function’s status, headers and body, plus the gateway’s headers', async () => {
  const answer = await returned({
    statusCode: 201,
    headers: { 'X-One': 1, 'set-cookie': 'gone=1', 'WWW-Authenticate': 'Basic' },
    multiValueHeaders: { 'Set-Cookie': ['a=1', 'b=2'] },
    body: 'ä',
  });
  expect([answer.status, answer.text]).toEqual([201, 'ä']);
  expect(answer.headers).toMatchObject({
    'x-one': '1',
    'set-cookie': ['a=1', 'b=2'],
    'x-amzn-remapped-www-authenticate': 'Basic',
    'content-type': 'application/json',
    'x-amzn-requestid': expect.stringMatching(/^[\da-f-]{36}$/),
  });
  const unchanged = await returned({ statusCode: 304, headers: { ETag: '"1"' }, body: '' });
  expect([unchanged.status, unchanged.headers.etag, unchanged.text]).toEqual([304, '"1"', '']);
});

test('a body in base64 is decoded only by an API with binary media types', async () => {
  const payload = JSON.stringify({ statusCode: 200, body: '/9j/', isBase64Encoded: true });
  const bytesFrom = async (isBinary: boolean) =>
    Buffer.from(await proxyResponse(payload, { isBinary }).arrayBuffer()).toString('hex');
  expect(await bytesFrom(true)).toBe('ffd8ff');
  expect(await bytesFrom(false)).toBe(Buffer.from('/9j/').toString('hex'));
  expect(await proxyResponse('{"statusCode":200,"body":"text"}', { isBinary: true }).text()).toBe('text');
});

test.each([
  ['no status', { body: 'x' }],
  ['a status out of range', { statusCode: 42 }],
  ['a body that is an object', { statusCode: 200, body: {} }],
  ['an unknown field', { statusCode: 200, cookies: [] }],
  ['header values that are not a list', { statusCode: 200, multiValueHeaders: { a: 'b' } }],
  ['a line break in a header', { statusCode: 200, headers: { a: 'b\r\nc: d' } }],
])('a malformed result with %s returns 502', async (_what, result) => {
  const { status, headers, text } = await returned(result);
  expect(headers).not.toHaveProperty('retry-after');
  expect([status, JSON.parse(text)]).toEqual([502, { code: 'failed' }]);
});

test('a failing function returns 502 as an integration failure', async () => {
  for (const failure of ['throw', 'exit']) {
    const { status, headers } = await wish('/misbehaving', failure);
    expect([status, headers['retry-after']]).toEqual([502, '5']);
  }
});

test('a fixed response needs no function', async () => {
  const { status, headers, text } = await send('GET', '/fixed');
  expect([status, headers['x-fixed']]).toEqual([418, 'yes']);
  expect(JSON.parse(text)).toEqual({ id: headers['x-amzn-requestid'] });
});

test('a slow integration returns 504', async () => {
  const { status, text } = await wish('/impatient', 'hang');
  expect([status, JSON.parse(text)]).toEqual([504, { code: 'failed' }]);
});

test.each([
  ['key', 200, undefined],
  ['other', 429, { userId: '7' }],
  ['stranger', 401, { id: expect.stringMatching(/^http:\/\/localhost:\d+\/[\da-f-]{36}$/) }],
  ['fail', 500, { code: 'failed' }],
  ['malformed', 500, { code: 'failed' }],
])('a request that the authorizer gets with the key "%s" returns %i', async (key, status, problem) => {
  const answer = await send('GET', '/echo/7', { headers: { Authorization: key } });
  expect(answer.status).toBe(status);
  expect(answer.headers['www-authenticate']).toBe(status === 401 ? 'Bearer' : undefined);
  // The value comes from the authorizer's context.
  expect(answer.headers['retry-after']).toBe(status === 429 ? '7' : undefined);
  const { event, ...body } = JSON.parse(answer.text);
  if (problem) expect(body).toEqual(problem);
  else
    expect(event.requestContext.authorizer).toEqual({
      principalId: 'user',
      userId: '7',
      type: 'REQUEST',
      methodArn: expect.stringMatching(/^arn:aws:execute-api:eu-central-1:0{12}:\w+\/test\/GET\/echo\/7$/),
    });
});

test('a response of the API’s minimum compression size is compressed for clients that accept gzip', async () => {
  const body = 'x'.repeat(2_000);
  const answer = await returned({ statusCode: 200, body }, { 'Accept-Encoding': 'deflate, gzip;q=0.5' });
  expect(answer.headers['content-encoding']).toBe('gzip');
  expect(answer.bytes.length).toBeLessThan(200);
  expect(gunzipSync(answer.bytes).toString()).toBe(body);
});

test.each([
  ['', 2_000, {}],
  ['gzip;q=0', 2_000, {}],
  ['gzip', 1_999, {}],
  ['gzip', 2_000, { 'Content-Encoding': 'identity' }],
])('a response is not compressed for "%s", %i bytes and %j', async (accepted, size, headers) => {
  const body = 'x'.repeat(size);
  const answer = await returned({ statusCode: 200, headers, body }, { 'Accept-Encoding': accepted });
  expect(answer.text).toBe(body);
});

test('a compressed request body is decompressed if it is valid and at most 10 MB', async () => {
  const compressed = (coding: string, body: Buffer) =>
    send('POST', '/things', { headers: { 'Content-Encoding': coding }, body });
  const { text } = await compressed('gzip', gzipSync('{"ä":1}'));
  expect(JSON.parse(text).event.body).toBe('{"ä":1}');
  expect((await compressed('Deflate', deflateSync('{"ä":1}'))).text).toContain('"body":"{\\"ä\\":1}"');
  expect((await compressed('gzip', gzipSync('x'.repeat(99)).subarray(0, 20))).status).toBe(415);
  expect((await compressed('br', Buffer.from('{}'))).status).toBe(415);
  expect((await compressed('gzip', gzipSync(Buffer.alloc(10 * 1024 * 1024 + 1)))).status).toBe(413);
  expect((await wish('/things', 'x'.repeat(10 * 1024 * 1024 + 1))).status).toBe(413);
});

test('faults are added, listed and cleared, and invalid ones are rejected', async () => {
  const headers = { 'Content-Type': 'application/json' };
  const faults = async (method: string, body = '') => {
    const { status, text } = await send(method, '/__local/faults', { headers, body });
    return [status, JSON.parse(text)];
  };
  const half = { service: 'ses', mode: 'throttled', rate: 0.5 };
  expect(await faults('POST', JSON.stringify(half))).toEqual([200, { faults: [half] }]);
  const [status, { message }] = await faults('POST', '{"service":"s3","mode":"broken"}');
  expect([status, message]).toEqual([400, expect.stringMatching(/at service\n.*\n.*at mode$/)]);
  expect((await faults('POST', '{'))[0]).toBe(400);
  expect(await faults('GET')).toEqual([200, { faults: [half] }]);
  expect(await faults('DELETE')).toEqual([200, { faults: [] }]);
});

test.each([
  ['https://a.example', 'https://a.example'],
  ['https://b.example', 'https://b.example'],
  ['https://b.example.evil', 'https://a.example'],
  [undefined, 'https://a.example'],
])('a preflight request from %s allows %s', async (origin, allowed) => {
  const { status, headers, text } = await send('OPTIONS', '/fixed', { headers: origin ? { origin } : {} });
  expect([
    status,
    headers['access-control-allow-origin'],
    headers['access-control-allow-credentials'],
    text,
  ]).toEqual([204, allowed, 'true', '']);
  expect(headers.vary).toBe('Origin');
});
