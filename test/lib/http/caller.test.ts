import { afterEach, expect, test } from '@jest/globals';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { isCrossSite, requireCaller } from '#lib/http/caller.ts';

const session = { credential: 'session', sessionId: 'ses_1', signedInAt: '2027-03-01T12:00:00.000Z' };
const key = { credential: 'key', keyId: 'key_1', access: 'read-write' };
const event = (headers: Record<string, string>, shown: object = session, httpMethod = 'POST') =>
  ({
    headers: { host: 'api.example.com', ...headers },
    httpMethod,
    requestContext: { authorizer: { userId: 'usr_1', tier: 'free', ...shown } },
  }) as unknown as APIGatewayProxyEvent;

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, false],
  [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, false],
  [{ 'sec-fetch-site': 'same-site' }, true],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://api.example.com' }, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ origin: 'https://api.example.com' }, false],
  [{ origin: 'https://api.example.com:8443' }, true],
  [{ origin: 'http://api.example.com' }, true],
  [{ origin: 'http://api.example.com', 'x-forwarded-proto': 'http' }, false],
  [{ origin: 'https://evil.example' }, true],
  [{ origin: 'null' }, true],
  [{}, false],
])('a POST with the headers %j is cross-site: %j', (headers, crossSite) => {
  expect(isCrossSite(event(headers as Record<string, string>))).toBe(crossSite);
});

test('a cross-site request is rejected only if it can change data and is authenticated by a session cookie', () => {
  const evil = { origin: 'https://evil.example' };
  const operation = { access: 'signed-in' } as const;
  expect(() => requireCaller(operation, event(evil))).toThrow(
    expect.objectContaining({ code: 'cross_site_request' }),
  );
  for (const method of ['GET', 'HEAD'])
    expect(requireCaller(operation, event(evil, session, method)).credential).toBe('session');
  expect(requireCaller(operation, event(evil, key)).credential).toBe('key');
});

afterEach(() => {
  delete process.env['CORS_ORIGINS'];
});

test('pages of an origin that the stage lists may change data with the session cookie', () => {
  process.env['CORS_ORIGINS'] = 'https://app.example.com https://www.example.com';
  const from = (origin: string) => event({ origin, 'sec-fetch-site': 'same-site' });
  expect(requireCaller({ access: 'signed-in' }, from('https://www.example.com')).credential).toBe('session');
  for (const origin of ['https://evil.example.com', 'null', ''])
    expect(() => requireCaller({ access: 'signed-in' }, from(origin))).toThrow(
      expect.objectContaining({ code: 'cross_site_request' }),
    );
});
