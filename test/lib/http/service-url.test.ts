import { expect, test } from '@jest/globals';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { servicePath, serviceUrl } from '#lib/http/service-url.ts';

type Request = { path?: string; resource?: string; proxy?: string; headers?: Record<string, string> };

const requestFor = (domainName: string | undefined, { path = '/', resource = '/', ...more }: Request = {}) =>
  ({
    path,
    resource,
    pathParameters: more.proxy === undefined ? null : { proxy: more.proxy },
    headers: { host: 'sent.example', ...more.headers },
    requestContext: { domainName, stage: 'prod' },
  }) as unknown as APIGatewayProxyEvent;

const OWN = 'abc123.execute-api.eu-central-1.amazonaws.com';
const profile = { path: '/api/profiles/prf_1', resource: '/api/profiles/{id}' };
const nowhere = { path: '/a/b/c', resource: '/{proxy+}', proxy: 'a/b/c' };

test.each<[string, string, Request, string]>([
  ['the stage under API Gateway’s own domain', OWN, {}, '/prod/'],
  ['the same, whatever the path', OWN, profile, '/prod/'],
  ['the same in China', 'abc123.execute-api.cn-north-1.amazonaws.com.cn', {}, '/prod/'],
  ['nothing under a domain of one’s own', 'stars.example.com', {}, '/'],
  ['the same, whatever the path', 'stars.example.com', profile, '/'],
  ['the same, where no route is known', 'stars.example.com', nowhere, '/'],
  ['the mapping’s path under a domain of one’s own', 'example.com', { path: '/stars' }, '/stars/'],
  ['the same with a slash at its end', 'example.com', { path: '/stars/' }, '/stars/'],
  ['the same for any path', 'example.com', { ...profile, path: '/stars/api/profiles/prf_1/' }, '/stars/'],
  ['the same, where no route is known', 'example.com', { ...nowhere, path: '/my/stars/a/b/c' }, '/my/stars/'],
  ['nothing on this machine', 'localhost:3000', {}, '/'],
  [
    'nothing under a name that only looks like API Gateway’s',
    'execute-api.amazonaws.com.example.org',
    {},
    '/',
  ],
])('the service is below %s', (_what, domainName, request, path) => {
  expect(servicePath(requestFor(domainName, request))).toBe(path);
});

test.each<[string | undefined, Request, string]>([
  [OWN, profile, `https://${OWN}/prod`],
  ['stars.example.com', profile, 'https://stars.example.com'],
  ['example.com', { ...profile, path: '/stars/api/profiles/prf_1' }, 'https://example.com/stars'],
  ['localhost:3000', { headers: { 'x-forwarded-proto': 'http' } }, 'http://localhost:3000'],
  [undefined, {}, 'https://sent.example'],
])('seen at %s its address has scheme, host and path', (domainName, request, url) => {
  expect(serviceUrl(requestFor(domainName, request))).toBe(url);
});
