import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { serveApi } from './gateway-fixture.ts';

type Event = Record<string, never> & { requestContext: Record<string, unknown> };
let api: Awaited<ReturnType<typeof serveApi>>;

beforeAll(async () => {
  const echo = (event: unknown) => ({ statusCode: 200, body: JSON.stringify(event) });
  api = await serveApi(
    [
      { method: 'ANY', path: '/things/{id}', fn: 'echo' },
      { method: 'GET', path: '/files/{path+}', fn: 'echo' },
    ],
    { echo },
    { binaryMediaTypes: ['image/*'] },
  );
});
afterAll(() => api.close());

/** Sends headers exactly as given, which fetch would not. */
function send(
  path: string,
  { method = 'GET', headers = {}, body = '' as string | Buffer } = {},
): Promise<Event> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: api.port, path, method, headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve(JSON.parse(text)));
    })
      .on('error', reject)
      .end(body);
  });
}

test('the event has the request as API Gateway passes it on', async () => {
  const event = await send('/things/7?a=1&b=x%20y+z&a=2&flag', {
    method: 'POST',
    headers: { 'X-Custom': ['one', 'two'], 'content-type': 'application/json', 'User-Agent': 'test' },
    body: '{"ä":1}',
  });
  expect(event).toMatchObject({
    resource: '/things/{id}',
    path: '/things/7',
    httpMethod: 'POST',
    pathParameters: { id: '7' },
    queryStringParameters: { a: '2', b: 'x y z', flag: '' },
    multiValueQueryStringParameters: { a: ['1', '2'], b: ['x y z'], flag: [''] },
    headers: { 'X-Custom': 'two', 'content-type': 'application/json', 'X-Forwarded-For': '127.0.0.1' },
    multiValueHeaders: { 'X-Custom': ['one', 'two'] },
    stageVariables: null,
    body: '{"ä":1}',
    isBase64Encoded: false,
  });
  expect(event.requestContext).toMatchObject({
    resourcePath: '/things/{id}',
    httpMethod: 'POST',
    path: '/dev/things/7',
    stage: 'dev',
    apiId: 'api',
    accountId: '000000000000',
    protocol: 'HTTP/1.1',
    requestId: expect.stringMatching(/^[\da-f-]{36}$/),
    requestTime: expect.stringMatching(/^\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d \+0000$/),
    requestTimeEpoch: expect.any(Number),
    identity: expect.objectContaining({ sourceIp: '127.0.0.1', userAgent: 'test' }),
  });
});

test('what a request does not have is null', async () => {
  const event = await send('/things/7');
  expect(event).toMatchObject({
    body: null,
    queryStringParameters: null,
    multiValueQueryStringParameters: null,
  });
  expect(event.requestContext).not.toHaveProperty('authorizer');
});

test('headers of the connection stay at the gateway', async () => {
  const { headers } = await send('/things/7', {
    method: 'POST',
    headers: { Connection: 'close', TE: 'trailers' },
    body: 'x',
  });
  const names = Object.keys(headers ?? {}).map((name) => name.toLowerCase());
  for (const gone of ['connection', 'te', 'transfer-encoding', 'content-length'])
    expect(names).not.toContain(gone);
});

test('the source is the other end of the connection, whatever X-Forwarded-For says', async () => {
  const event = await send('/things/7', { headers: { 'X-Forwarded-For': '203.0.113.9' } });
  expect(event.requestContext['identity']).toMatchObject({ sourceIp: '127.0.0.1' });
  expect(event['headers']).toMatchObject({ 'X-Forwarded-For': '203.0.113.9, 127.0.0.1' });
});

test('the stage may stand before the path, and the function does not see it', async () => {
  expect(await send('/dev/things/7')).toMatchObject({ path: '/things/7' });
});

test('path and path parameters keep their percent-encoding', async () => {
  expect(await send('/things/a%40b%2Fc')).toMatchObject({
    path: '/things/a%40b%2Fc',
    pathParameters: { id: 'a%40b%2Fc' },
  });
  expect(await send('/files/a/b%20c')).toMatchObject({ pathParameters: { path: 'a/b%20c' } });
});

test('a body of a binary media type comes as base64, any other as text', async () => {
  const body = Buffer.from([0xff, 0x00, 0x41]);
  const options = { method: 'POST', body };
  expect(await send('/things/7', { ...options, headers: { 'Content-Type': 'image/png' } })).toMatchObject({
    body: body.toString('base64'),
    isBase64Encoded: true,
  });
  expect(await send('/things/7', { ...options, headers: { 'Content-Type': 'text/plain' } })).toMatchObject({
    body: '\ufffd\u0000A',
    isBase64Encoded: false,
  });
});
