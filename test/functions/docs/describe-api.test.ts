import { expect, test } from '@jest/globals';
import { endpoints } from '../../../functions/endpoints.ts';
import { expectCommonHeaders } from '../../support/expectations.ts';
import { baseUrl, serviceOf } from '../../support/service.ts';

const { call } = serviceOf();
const PATH = '/api/openapi.json';

test('anyone reads the description, which has every operation and the address that it was asked at', async () => {
  const answer = await call('GET', PATH);
  expect(answer.status).toBe(200);
  expectCommonHeaders(answer);
  expect(answer.body.openapi).toBe('3.1.0');
  expect(answer.body.servers).toEqual([{ url: baseUrl() }]);
  const described = Object.entries<object>(answer.body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const operations = endpoints.flatMap(({ operation }) => operation ?? []);
  expect(described.sort()).toEqual(operations.map(({ method, path }) => `${method} ${path}`).sort());
});

test('it is not sent again while it is the same, and compressed for whoever accepts it', async () => {
  const answer = await call('GET', PATH, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  const headers = { 'If-None-Match': answer.headers.get('etag') ?? '' };
  expect((await call('GET', PATH, { headers })).status).toBe(304);
});
