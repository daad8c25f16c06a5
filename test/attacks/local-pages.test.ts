import { expect, test } from '@jest/globals';
import { rawRequest } from '../support/raw-request.ts';
import { baseUrl } from '../support/service.ts';

const { port } = new URL(baseUrl());
const PATHS = ['/__local/mail', '/__local/endpoints', '/__local/faults'];
const fault = '{"service":"ses","mode":"down"}';

/** Requests a page of the local environment with a Host header, and returns the status. */
async function ask(method: string, path: string, host: string, contentType?: string): Promise<number> {
  const type = contentType === undefined ? [] : [['Content-Type', contentType] as const];
  const headers = [['Host', host] as const, ...type];
  const body = method === 'POST' ? fault : '';
  return (await rawRequest(baseUrl(), { method, path, headers, body })).status;
}

const faults = async () => (await rawRequest(baseUrl(), { path: '/__local/faults' })).body.faults;

test('local pages accept every loopback host name', async () => {
  for (const path of PATHS)
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`, 'LocalHost'])
      expect([path, host, await ask('GET', path, host)]).toEqual([path, host, 200]);
});

test.each([
  `evil.example:${port}`,
  `localhost.evil.example:${port}`,
  `evil.localhost:${port}`,
  `127.0.0.1.evil.example`,
  '127.0.0.1:80@evil.example',
  '0.0.0.0',
  '',
])(
  'a request to a foreign host name that resolves to this machine reads no mail and sets no fault: "%s"',
  async (host) => {
    for (const path of PATHS) expect([path, await ask('GET', path, host)]).toEqual([path, 403]);
    expect(await ask('POST', '/__local/faults', host, 'application/json')).toBe(403);
    expect(await ask('DELETE', '/__local/faults', host)).toBe(403);
    expect(await faults()).toEqual([]);
  },
);

test.each([
  undefined,
  '',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'text/plain; application/json',
  'application/json-patch+json',
])('a cross-site form sets no fault: %s', async (contentType) => {
  expect(await ask('POST', '/__local/faults', `localhost:${port}`, contentType)).toBe(415);
  expect(await faults()).toEqual([]);
});

test('CORS preflights from other origins are rejected', async () => {
  const headers = [['Origin', 'https://a.example']] as const;
  const answer = await rawRequest(baseUrl(), { method: 'OPTIONS', path: '/__local/faults', headers });
  expect(answer.status).toBe(405);
  expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
});
