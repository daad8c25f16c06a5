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
const unknownRoute = { path: '/a/b/c', resource: '/{proxy+}', proxy: 'a/b/c' };

test.each<[string, string, Request, string]>([
  ['API Gateway’s domain', OWN, {}, '/prod/'],
  ['API Gateway’s domain, for any path', OWN, profile, '/prod/'],
  ['API Gateway’s domain in China', 'abc123.execute-api.cn-north-1.amazonaws.com.cn', {}, '/prod/'],
  ['a custom domain', 'stars.example.com', {}, '/'],
  ['a custom domain, for any path', 'stars.example.com', profile, '/'],
  ['a custom domain, for an unknown route', 'stars.example.com', unknownRoute, '/'],
  ['a mapped path', 'example.com', { path: '/stars' }, '/stars/'],
  ['a mapped path with a trailing slash', 'example.com', { path: '/stars/' }, '/stars/'],
  [
    'a mapped path, for any path',
    'example.com',
    { ...profile, path: '/stars/api/profiles/prf_1/' },
    '/stars/',
  ],
  ['a deeper mapped path', 'example.com', { ...unknownRoute, path: '/my/stars/a/b/c' }, '/my/stars/'],
  ['this machine', 'localhost:3000', {}, '/'],
  ['a lookalike of API Gateway’s domain', 'execute-api.amazonaws.com.example.org', {}, '/'],
])('the service path on %s (%s, %j) is %s', (_, domainName, request, path) => {
  expect(servicePath(requestFor(domainName, request))).toBe(path);
});

test.each<[string | undefined, Request, string]>([
  [OWN, profile, `https://${OWN}/prod`],
  ['stars.example.com', profile, 'https://stars.example.com'],
  ['example.com', { ...profile, path: '/stars/api/profiles/prf_1' }, 'https://example.com/stars'],
  ['localhost:3000', { headers: { 'x-forwarded-proto': 'http' } }, 'http://localhost:3000'],
  [undefined, {}, 'https://sent.example'],
])('the service’s URL at %s has the request’s scheme and host', (domainName, request, url) => {
  expect(serviceUrl(requestFor(domainName, request))).toBe(url);
});
