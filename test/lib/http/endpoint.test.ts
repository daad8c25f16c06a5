import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { APIGatewayProxyEvent, Context } from 'aws-lambda';

beforeEach(() => {
  jest.spyOn(console, 'info').mockReturnValue();
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Response headers of a function in a stage with this CORS origin. */
async function headersWith(origin: string | undefined, own: Record<string, string> = {}) {
  if (origin === undefined) delete process.env['CORS_ORIGIN'];
  else process.env['CORS_ORIGIN'] = origin;
  const { pipeline } = (await import(
    `#lib/http/endpoint.ts?${randomUUID()}`
  )) as typeof import('#lib/http/endpoint.ts');
  const handler = pipeline(async () => ({ statusCode: 200, body: '', headers: own }));
  const event = {
    httpMethod: 'GET',
    requestContext: { requestId: 'r1' },
    headers: {},
  } as unknown as APIGatewayProxyEvent;
  return (await handler(event, {} as Context)).headers ?? {};
}

test('a stage’s origin may read responses and the headers that clients need', async () => {
  expect(await headersWith('https://app.example')).toMatchObject({
    'Access-Control-Allow-Origin': 'https://app.example',
    'Access-Control-Expose-Headers':
      'Allow, ETag, Location, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id',
    'X-Request-Id': 'r1',
  });
});

test('an endpoint’s own headers are kept', async () => {
  const own = { Vary: 'Authorization, Cookie', 'Cache-Control': 'private, no-cache' };
  expect(await headersWith('https://app.example', own)).toMatchObject(own);
});

test('a stage without an origin sends no CORS header', async () => {
  expect(Object.keys(await headersWith(undefined)).join()).not.toMatch(/access-control/i);
});

test('HEAD returns the status and headers of GET without the body, and other methods 405', async () => {
  const { pipeline } = await import('#lib/http/endpoint.ts');
  const headers = { ETag: '"1"', 'Content-Type': 'text/plain' };
  const handler = pipeline(async () => ({ statusCode: 200, body: 'text', headers }));
  const answerTo = (httpMethod: string) => {
    const event = { httpMethod, path: '/', resource: '/', requestContext: { requestId: 'r1' }, headers: {} };
    return handler(event as unknown as APIGatewayProxyEvent, {} as Context);
  };
  const get = await answerTo('GET');
  expect(get).toMatchObject({ statusCode: 200, body: 'text', headers });
  expect(await answerTo('HEAD')).toEqual({ ...get, body: '' });
  expect(await answerTo('POST')).toMatchObject({ statusCode: 405 });
});
