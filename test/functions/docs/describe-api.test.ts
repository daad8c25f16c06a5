import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { KeyExpiry } from '#lib/accounts/credential-options.ts';
import { endpoints } from '../../../functions/endpoints.ts';
import { expectCommonHeaders } from '../../support/expectations.ts';
import { baseUrl, serviceOf } from '../../support/service.ts';

const { call } = serviceOf();
const PATH = '/api/openapi.json';

test('the OpenAPI description is public and has every operation and the request’s base URL', async () => {
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

test('the OpenAPI description is compressed and supports If-None-Match', async () => {
  const answer = await call('GET', PATH, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  const headers = { 'If-None-Match': answer.headers.get('etag') ?? '' };
  expect((await call('GET', PATH, { headers })).status).toBe(304);
});

test('the recorded example responses match their schemas', async () => {
  const { body } = await call('GET', PATH);
  for (const { operation } of endpoints) {
    if (!operation) continue;
    const { name, path, method, status, mediaType = 'application/json', response } = operation;
    const { example } = body.paths[path][method.toLowerCase()].responses[status].content[mediaType];
    if (example) expect([name, v.safeParse(response, example).issues]).toEqual([name, undefined]);
  }
});

test('generators find a name for each object, and a discriminator for each union', async () => {
  const { components, paths } = (await call('GET', PATH)).body;
  const nameless: string[] = [];
  const walk = (value: unknown, at: string) => {
    if (typeof value !== 'object' || value === null) return;
    const { examples, example, ...schema } = value as Record<string, unknown>;
    if (schema['type'] === 'object' && schema['properties']) nameless.push(at);
    if (schema['oneOf'] && !schema['discriminator']) nameless.push(at);
    for (const [key, inner] of Object.entries(schema)) walk(inner, `${at}/${key}`);
  };
  for (const [name, { type, ...schema }] of Object.entries<{ type?: string }>(components.schemas))
    walk(schema, name);
  walk(components.responses, 'responses');
  walk(paths, '');
  expect(nameless).toEqual([]);
});

test('equal lists of values are one schema, so that generators make one type', async () => {
  const { components, paths } = (await call('GET', PATH)).body;
  const places = new Map<string, string[]>();
  const walk = (value: unknown, at: string) => {
    if (typeof value !== 'object' || value === null) return;
    const { examples, example, ...schema } = value as Record<string, unknown>;
    const values = JSON.stringify(schema['enum']);
    if (values) places.set(values, [...(places.get(values) ?? []), at]);
    for (const [key, inner] of Object.entries(schema)) walk(inner, `${at}/${key}`);
  };
  walk({ schemas: components.schemas, responses: components.responses, paths }, '');
  expect(places.size).toBeGreaterThan(12);
  expect([...places.values()].filter(({ length }) => length > 1)).toEqual([]);
});

test('every field and parameter in the OpenAPI description has a description', async () => {
  const { components, paths } = (await call('GET', PATH)).body;
  const undescribed: string[] = [];
  const walk = (value: unknown, at: string) => {
    if (typeof value !== 'object' || value === null) return;
    const { properties, example, examples, ...rest } = value as Record<string, object>;
    for (const [name, field] of Object.entries<object>({ ...properties })) {
      if (!('description' in field || '$ref' in field)) undescribed.push(`${at}.${name}`);
      walk(field, `${at}.${name}`);
    }
    for (const [key, inner] of Object.entries(rest)) walk(inner, `${at}/${key}`);
  };
  walk(components.schemas, '');
  type Methods = Record<string, { parameters: { description?: string }[] }>;
  for (const [path, methods] of Object.entries<Methods>(paths))
    for (const { parameters } of Object.values(methods))
      if (parameters.some(({ description }) => !description)) undescribed.push(path);
  expect(undescribed).toEqual([]);
});

test('the OpenAPI description links to docs and contact under the request’s base URL', async () => {
  const { text, body } = await call('GET', PATH);
  expect(text).not.toMatch(/api\.example\.com|%BASE%/);
  for (const url of [body.externalDocs.url, body.info.contact.url]) {
    expect(url.slice(0, baseUrl().length)).toBe(baseUrl());
    expect((await call('GET', url.slice(baseUrl().length))).status).toBe(200);
  }
});

test('the example values of expiresAt are still valid', async () => {
  const { components } = (await call('GET', PATH)).body;
  for (const example of components.schemas.NewKey.properties.expiresAt.examples)
    expect(v.safeParse(KeyExpiry, example).issues).toBeUndefined();
});
