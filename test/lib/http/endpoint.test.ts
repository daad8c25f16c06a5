import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { APIGatewayProxyEvent, Context } from 'aws-lambda';
import { pipeline } from '#lib/http/endpoint.ts';

beforeEach(() => {
  jest.spyOn(console, 'info').mockReturnValue();
});
afterEach(() => {
  jest.restoreAllMocks();
});

type Terms = Parameters<typeof pipeline>[1];
type Options = { origins?: string; origin?: string; terms?: Terms };

/** Calls an endpoint that responds with these headers, from a page of `origin`, in a stage with `origins`. */
async function respond(
  httpMethod: string,
  headers: Record<string, string>,
  { origins, origin, terms }: Options = {},
) {
  if (origins === undefined) delete process.env['CORS_ORIGINS'];
  else process.env['CORS_ORIGINS'] = origins;
  const event = {
    ...{ httpMethod, path: '/', resource: '/', requestContext: { requestId: 'r1', path: '/' } },
    headers: { Host: 'api.example', ...(origin && { Origin: origin }) },
  };
  const handler = pipeline(async () => ({ statusCode: 200, body: 'text', headers }), terms);
  return handler(event as unknown as APIGatewayProxyEvent, {} as Context);
}

const own = { Vary: 'Authorization, Cookie', 'Cache-Control': 'private, no-cache' };
const origins = 'https://app.example https://www.example';
const exposed =
  'Allow, Deprecation, ETag, Idempotent-Replayed, Link, Location, RateLimit, RateLimit-Policy, Retry-After, Sunset, Time-Zone, X-Model-Version, X-Request-Id';

test.each(['https://app.example', 'https://www.example'])(
  'pages of %s, which the stage lists, may read responses with the cookie, and the endpoint’s own headers remain',
  async (origin) => {
    expect((await respond('GET', own, { origins, origin })).headers).toMatchObject({
      ...own,
      Vary: 'Authorization, Cookie, Origin',
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Credentials': 'true',
      'Access-Control-Expose-Headers': exposed,
      'X-Request-Id': 'r1',
    });
  },
);

test.each(['https://www.example.evil', 'https://app.example https://www.example', 'null', ''])(
  'pages of “%s”, which the stage doesn’t list, may read nothing, and caches keep them apart',
  async (origin) => {
    const { headers = {} } = await respond('GET', own, { origins, origin });
    expect(Object.keys(headers).join()).not.toMatch(/access-control/i);
    expect(headers['Vary']).toBe('Authorization, Cookie, Origin');
    expect((await respond('GET', {}, { origins, origin })).headers).toMatchObject({ Vary: 'Origin' });
  },
);

test('a stage without other origins sends no CORS header', async () => {
  const { headers = {} } = await respond('GET', own, { origin: 'https://app.example' });
  expect(Object.keys(headers).join()).not.toMatch(/access-control/i);
  expect(headers['Vary']).toBe(own.Vary);
});

test.each([undefined, origins])(
  'any origin may read what is for everyone, without the cookie (%s)',
  async (listed) => {
    const options = {
      ...(listed && { origins: listed }),
      origin: 'https://app.example',
      terms: { anyOrigin: true },
    };
    const { headers = {} } = await respond('GET', {}, options as Options);
    expect(headers).toMatchObject({
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Expose-Headers': exposed,
    });
    expect(headers['Access-Control-Allow-Credentials']).toBeUndefined();
  },
);

test('a deprecated endpoint names the dates and the page about them, also on errors', async () => {
  const terms = { deprecated: { since: '2026-01-01', sunset: '2027-01-01' } };
  for (const method of ['GET', 'POST'])
    expect((await respond(method, {}, { terms })).headers).toMatchObject({
      Deprecation: '@1767225600',
      Sunset: 'Fri, 01 Jan 2027 00:00:00 GMT',
      Link: '<https://api.example/docs/versioning>; rel="deprecation"; type="text/html"',
    });
  expect(Object.keys((await respond('GET', {})).headers ?? {})).not.toContain('Deprecation');
});

test('HEAD returns the status and headers of GET without the body, and POST returns 405', async () => {
  const headers = { ETag: '"1"', 'Content-Type': 'text/plain' };
  const get = await respond('GET', headers);
  expect(get).toMatchObject({ statusCode: 200, body: 'text', headers });
  expect(await respond('HEAD', headers)).toEqual({ ...get, body: '' });
  expect(await respond('POST', headers)).toMatchObject({ statusCode: 405 });
});
