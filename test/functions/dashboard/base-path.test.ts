import { expect, test } from '@jest/globals';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { basePath } from '../../../functions/dashboard/base-path.ts';

const requestFor = (domainName: string, path: string) =>
  ({ path, requestContext: { domainName, stage: 'prod' } }) as APIGatewayProxyEvent;

test.each([
  [
    'the stage under API Gateway’s own domain',
    'abc123.execute-api.eu-central-1.amazonaws.com',
    '/',
    '/prod/',
  ],
  ['the same in China', 'abc123.execute-api.cn-north-1.amazonaws.com.cn', '/', '/prod/'],
  ['nothing under a domain of one’s own', 'stars.example.com', '/', '/'],
  ['the mapping’s path under a domain of one’s own', 'example.com', '/stars', '/stars/'],
  ['the same with a slash at its end', 'example.com', '/stars/', '/stars/'],
  ['nothing on this machine', 'localhost:3000', '/', '/'],
  [
    'nothing under a name that only looks like API Gateway’s',
    'execute-api.amazonaws.com.example.org',
    '/',
    '/',
  ],
])('the base is %s', (_what, domainName, path, base) => {
  expect(basePath(requestFor(domainName, path))).toBe(base);
});
