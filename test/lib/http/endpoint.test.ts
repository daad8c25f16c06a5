import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { APIGatewayProxyEvent, Context } from 'aws-lambda';

beforeEach(() => {
  jest.spyOn(console, 'info').mockReturnValue();
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Calls an endpoint that responds with these headers, in a stage with this CORS origin. */
async function respond(httpMethod: string, headers: Record<string, string>, origin?: string) {
  if (origin === undefined) delete process.env['CORS_ORIGIN'];
  else process.env['CORS_ORIGIN'] = origin;
  const fresh = `#lib/http/endpoint.ts?${randomUUID()}`;
  const { pipeline }: typeof import('#lib/http/endpoint.ts') = await import(fresh);
  const event = { httpMethod, path: '/', resource: '/', requestContext: { requestId: 'r1' }, headers: {} };
  const handler = pipeline(async () => ({ statusCode: 200, body: 'text', headers }));
  return handler(event as unknown as APIGatewayProxyEvent, {} as Context);
}

test('a stage’s CORS origin may read responses and exposed headers, and the endpoint’s own headers remain', async () => {
  const own = { Vary: 'Authorization, Cookie', 'Cache-Control': 'private, no-cache' };
  expect((await respond('GET', own, 'https://app.example')).headers).toMatchObject({
    ...own,
    'Access-Control-Allow-Origin': 'https://app.example',
    'Access-Control-Expose-Headers':
      'Allow, ETag, Location, RateLimit, RateLimit-Policy, Retry-After, Time-Zone, X-Model-Version, X-Request-Id',
    'X-Request-Id': 'r1',
  });
});

test('a stage without an origin sends no CORS header', async () => {
  const { headers = {} } = await respond('GET', {});
  expect(Object.keys(headers).join()).not.toMatch(/access-control/i);
});

test('HEAD returns the status and headers of GET without the body, and POST returns 405', async () => {
  const headers = { ETag: '"1"', 'Content-Type': 'text/plain' };
  const get = await respond('GET', headers);
  expect(get).toMatchObject({ statusCode: 200, body: 'text', headers });
  expect(await respond('HEAD', headers)).toEqual({ ...get, body: '' });
  expect(await respond('POST', headers)).toMatchObject({ statusCode: 405 });
});
