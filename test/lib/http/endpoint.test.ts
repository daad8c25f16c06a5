import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { APIGatewayProxyEvent, Context } from 'aws-lambda';

beforeEach(() => {
  jest.spyOn(console, 'info').mockReturnValue();
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** The headers of an answer, in a function of a stage that lists the origin. */
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

test('a stage’s origin may read its answers, with the headers that clients need', async () => {
  expect(await headersWith('https://app.example')).toMatchObject({
    'Access-Control-Allow-Origin': 'https://app.example',
    'Access-Control-Expose-Headers':
      'Allow, ETag, Location, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id',
    'X-Request-Id': 'r1',
  });
});

test('what an endpoint says stays', async () => {
  const own = { Vary: 'Authorization, Cookie', 'Cache-Control': 'private, no-cache' };
  expect(await headersWith('https://app.example', own)).toMatchObject(own);
});

test('without one no other origin may', async () => {
  expect(Object.keys(await headersWith(undefined)).join()).not.toMatch(/access-control/i);
});

test('a function gives HEAD the status and headers of GET and no body, and refuses a method that is not its own', async () => {
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
