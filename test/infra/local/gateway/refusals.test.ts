import { afterEach, expect, test } from '@jest/globals';
import type { LocalApi } from '../../../../infra/local/template/model.ts';
import { type Handler, serveApi } from './gateway-fixture.ts';

let api: Awaited<ReturnType<typeof serveApi>>;
let seen: Record<string, unknown>[] = [];

afterEach(async () => {
  await api.close();
  seen = [];
});

const policy = (effect: string, resource: unknown, context: unknown = {}) => ({
  principalId: 'me',
  policyDocument: { Statement: [{ Action: 'execute-api:Invoke', Effect: effect, Resource: resource }] },
  context,
});

async function open(authorizer: Handler, settings: Partial<LocalApi> = {}, routeAuthorizer = {}) {
  const fine: Handler = (event) => {
    seen.push(event);
    return { statusCode: 200, body: '' };
  };
  api = await serveApi(
    [
      { method: 'GET', path: '/guarded/{id}', fn: 'fine', authorizer: routeAuthorizer },
      { method: 'GET', path: '/throttled', fn: 'throttled' },
      { method: 'GET', path: '/slow', fn: 'slow', timeoutMs: 50 },
      { method: 'GET', path: '/broken', fn: 'broken' },
      { method: 'POST', path: '/open', fn: 'fine' },
    ],
    {
      authorizer: (event) => {
        seen.push(event);
        return authorizer(event);
      },
      fine,
      slow: () => new Promise((resolve) => setTimeout(resolve, 200)),
      broken: () => {
        throw new Error('secret detail');
      },
    },
    settings,
  );
}

async function get(path: string, init: RequestInit = {}) {
  const response = await fetch(api.url + path, init);
  const text = await response.text();
  return { status: response.status, headers: response.headers, text };
}

test('an allowed request reaches its function with the context of the authorizer as strings', async () => {
  await open(({ methodArn }) => policy('Allow', methodArn, { userId: 7, admin: false }));
  expect((await get('/guarded/1?a=b')).status).toBe(200);
  const [asked, passed] = seen;
  expect(asked).toMatchObject({
    type: 'REQUEST',
    methodArn: 'arn:aws:execute-api:eu-central-1:000000000000:api/dev/GET/guarded/1',
    path: '/guarded/1',
    pathParameters: { id: '1' },
    queryStringParameters: { a: 'b' },
  });
  expect(asked).not.toHaveProperty('body');
  expect(passed?.['requestContext']).toMatchObject({
    authorizer: { principalId: 'me', userId: '7', admin: 'false' },
  });
});

test.each<[string, number, string, Handler]>([
  ['a Deny', 403, 'AccessDeniedException', ({ methodArn }) => policy('Deny', methodArn)],
  [
    'a policy for another path',
    403,
    'AccessDeniedException',
    () => policy('Allow', 'arn:aws:execute-api:*:*:api/dev/GET/other'),
  ],
  ['the error Unauthorized', 401, 'UnauthorizedException', () => Promise.reject(new Error('Unauthorized'))],
  ['any other error', 500, 'AuthorizerFailureException', () => Promise.reject(new Error('x'))],
  ['no policy', 500, 'AuthorizerConfigurationException', () => ({ principalId: 'me' })],
  [
    'an object in the context',
    500,
    'AuthorizerConfigurationException',
    () => policy('Allow', '*', { a: {} }),
  ],
])(
  '%s of the authorizer keeps the request from its function: %i',
  async (_what, status, type, authorizer) => {
    await open(authorizer);
    const answer = await get('/guarded/1');
    expect([answer.status, answer.headers.get('x-amzn-errortype')]).toEqual([status, type]);
    expect(seen).toHaveLength(1);
  },
);

test('a Deny beside an Allow denies, and a wildcard allows', async () => {
  await open(() => policy('Allow', 'arn:aws:execute-api:*:*:*/dev/*/guarded/?'));
  expect((await get('/guarded/1')).status).toBe(200);
  expect((await get('/guarded/12')).status).toBe(403);
});

test('a missing identity source is 401 without a call, and a result is kept as long as it may be', async () => {
  const routeAuthorizer = { identitySources: ['method.request.header.Authorization'], cacheSeconds: 60 };
  await open(() => policy('Allow', '*'), {}, routeAuthorizer);
  expect((await get('/guarded/1')).status).toBe(401);
  expect(seen).toHaveLength(0);
  for (const path of ['/guarded/1', '/guarded/2'])
    expect((await get(path, { headers: { Authorization: 'a' } })).status).toBe(200);
  expect(seen.filter(({ type }) => type === 'REQUEST')).toHaveLength(1);
});

test.each([
  ['/nowhere', 403, 'Missing Authentication Token'],
  ['/throttled', 429, 'Too Many Requests'],
  ['/slow', 504, 'Endpoint request timed out'],
  ['/broken', 502, 'Internal server error'],
])('%s is refused with %i, as API Gateway words it', async (path, status, message) => {
  await open(() => policy('Allow', '*'));
  const answer = await get(path);
  expect([answer.status, JSON.parse(answer.text)]).toEqual([status, { message }]);
});

test('the template of a gateway response gives status, headers and body', async () => {
  await open(() => policy('Deny', '*'), {
    gatewayResponses: {
      ACCESS_DENIED: {
        status: 401,
        headers: {
          'WWW-Authenticate': "'Bearer'",
          'X-Request-Id': 'context.requestId',
          'X-Echo': 'method.request.header.X-Sent',
          'Content-Type': "'application/problem+json'",
        },
        template: {
          contentType: 'application/json',
          body: '{"id":"$context.requestId","path":"$context.resourcePath","said":$context.error.messageString,"no":"$context.nothing"}',
        },
      },
      DEFAULT_4XX: { status: 499, headers: { 'X-Default': "'4xx'" } },
    },
  });
  const denied = await get('/guarded/1', { headers: { 'X-Sent': 'this' } });
  expect(denied.status).toBe(401);
  expect(Object.fromEntries(denied.headers)).toMatchObject({
    'www-authenticate': 'Bearer',
    'x-echo': 'this',
    'content-type': 'application/problem+json',
    'x-request-id': denied.headers.get('x-amzn-requestid'),
  });
  expect(JSON.parse(denied.text)).toEqual({
    id: denied.headers.get('x-request-id'),
    path: '/guarded/{id}',
    said: 'User is not authorized to access this resource',
    no: '',
  });
  const unknown = await get('/nowhere');
  expect([unknown.status, unknown.headers.get('x-default')]).toEqual([499, '4xx']);
});

test('a body over 10 MB is 413, headers over 10,240 bytes are refused before anything else', async () => {
  await open(() => policy('Allow', '*'));
  const post = (size: number) => get('/open', { method: 'POST', body: Buffer.alloc(size) });
  expect((await post(10 * 1024 * 1024 + 1)).status).toBe(413);
  expect((await get('/open', { method: 'POST', headers: { 'X-Long': 'x'.repeat(8 * 1024) } })).status).toBe(
    200,
  );
  const long = await get('/open', { method: 'POST', headers: { 'X-Long': 'x'.repeat(10_240) } });
  expect([long.status, long.text]).toEqual([431, 'HTTP header is larger than 10240 bytes.']);
});
