import { beforeAll, expect, test } from '@jest/globals';
import { endpoints } from '../../functions/endpoints.ts';
import { expectProblem } from '../support/expectations.ts';
import { rawRequest } from '../support/raw-request.ts';
import { ada, baseUrl, newEmail, serviceOf } from '../support/service.ts';
import { signUp } from '../support/sign-up.ts';

const service = serviceOf();
const { call, codeFor, signIn } = service;
const { host, port } = new URL(baseUrl());

let user: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  user = await signUp(service, { tier: 'starter' });
});

const state = async () => [
  (await call('GET', '/api/profiles', { key: user.key })).body,
  (await call('GET', '/api/auth/me', { key: user.key })).body,
];

const changes = endpoints
  .filter(({ access, method }) => access !== 'public' && method !== 'GET')
  .map(({ method, path }) => [method, path] as const);

/** Header combinations that a request from another site might have. */
const fromElsewhere: Record<string, string>[] = [
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'cross-site', Origin: `http://${host}` },
  { 'Sec-Fetch-Site': 'same-site' },
  { 'Sec-Fetch-Site': 'none' },
  { 'Sec-Fetch-Site': '' },
  { 'Sec-Fetch-Site': 'same-origin, cross-site' },
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { Origin: '' },
  { Origin: `http://evil.example:${port}` },
  { Origin: `http://localhost.evil.example:${port}` },
  { Origin: `http://evil.localhost:${port}` },
  { Origin: 'http://localhost' },
  { Origin: 'http://localhost:1' },
  { Origin: `http://${host}@evil.example` },
  { Origin: `https://${host}` },
  { Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example' },
  { Origin: 'https://evil.example', 'X-HTTP-Method-Override': 'GET' },
];

test.each(changes)('a cross-site %s %s with the session cookie is rejected', async (method, path) => {
  const before = await state();
  const answers: [object, unknown][] = [];
  for (const headers of fromElsewhere) {
    const body = method === 'DELETE' ? {} : { body: { ...ada, name: 'Eve' } };
    const sent = { cookie: user.cookie, headers, ...body };
    const answer = await call(method, path.replace('{id}', user.profileId), sent);
    answers.push([headers, answer.body?.code]);
  }
  expect(answers).toEqual(fromElsewhere.map((headers) => [headers, 'cross_site_request']));
  expect(await state()).toEqual(before);
});

test('a cross-site request cannot sign the user out: the session continues and the cookie stays', async () => {
  const answers: [object, unknown, string[]][] = [];
  // Browsers send no session cookie with a form from another site, but would accept a Set-Cookie in the response.
  for (const headers of fromElsewhere)
    for (const sent of [{ headers }, { headers, cookie: user.cookie }]) {
      const answer = await call('POST', '/api/auth/sign-out', sent);
      answers.push([headers, answer.body?.code, answer.headers.getSetCookie()]);
    }
  const expected = fromElsewhere.map((headers) => [headers, 'cross_site_request', []]);
  expect(answers).toEqual(expected.flatMap((answer) => [answer, answer]));
  expect((await call('GET', '/api/auth/me', { cookie: user.cookie })).status).toBe(200);
});

const fromHere = [{ 'Sec-Fetch-Site': 'same-origin' }, { Origin: `http://${host}` }];
test.each(fromHere)('the service’s own page, identified by %p, can sign out', async (headers) => {
  const { cookie } = await signIn();
  expect((await call('POST', '/api/auth/sign-out', { cookie, headers })).status).toBe(200);
  expect((await call('GET', '/api/auth/me', { cookie })).status).toBe(401);
});

test.each([
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'text/plain',
  'text/plain; application/json',
])('a cross-site form sent as %s can neither sign in nor request codes', async (contentType) => {
  const email = newEmail();
  const code = await codeFor(email);
  const headers = { 'Content-Type': contentType, 'Sec-Fetch-Site': 'cross-site' };
  for (const [path, body] of [
    ['/api/auth/send-code', { email }],
    ['/api/auth/verify', { email, code }],
  ] as const) {
    const answer = await call('POST', path, { body, headers });
    expectProblem(answer, 415, 'unsupported_media_type');
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
});

test('other origins can neither read responses nor send JSON', async () => {
  const Origin = 'https://evil.example';
  const requested = {
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'content-type',
  };
  const preflight = await call('OPTIONS', '/api/profiles', { headers: { Origin, ...requested } });
  expectProblem(preflight, 401, 'unauthenticated');
  const read = await call('GET', '/api/profiles', { cookie: user.cookie, headers: { Origin } });
  const corsHeaders = ({ headers }: typeof read) =>
    [...headers].filter(([name]) => name.startsWith('access-control-allow'));
  expect(corsHeaders(read)).toEqual([]);
  // The gateway's own errors can be read, but a preflight response with an error allows nothing.
  expect(corsHeaders(preflight)).toEqual([['access-control-allow-origin', '*']]);
});

test.each([
  [[['Host', 'evil.example']], 403],
  [
    [
      ['Host', 'evil.example'],
      ['Origin', 'http://evil.example'],
    ],
    403,
  ],
  [
    [
      ['Host', `evil.example:${port}`],
      ['Origin', `http://evil.example:${port}`],
    ],
    403,
  ],
  [
    [
      ['Host', host],
      ['Origin', 'http://evil.example'],
    ],
    403,
  ],
  [
    [
      ['Host', host],
      ['Origin', `http://${host}`],
    ],
    200,
  ],
  [[['Host', host]], 200],
] as const)('after DNS rebinding, MCP rejects a message with a key: %j returns %i', async (names, status) => {
  const answer = await rawRequest(baseUrl(), {
    method: 'POST',
    path: '/mcp',
    headers: [
      ...names,
      ['Authorization', `Bearer ${user.key}`],
      ['Content-Type', 'application/json'],
      ['Accept', 'application/json, text/event-stream'],
    ],
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }),
  });
  expect(answer.status).toBe(status);
  if (status === 403) expectProblem(answer, 403, 'cross_site_request');
});
