import { expect, test } from '@jest/globals';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import * as v from 'valibot';
import { inputObject } from '#lib/contract/fields.ts';
import { Problem } from '#lib/http/problem.ts';
import { readBody, readQuery } from '#lib/http/read-input.ts';

const Input = inputObject({
  name: v.string('name must be a string.'),
  age: v.number('age must be a number.'),
});
const json = { 'content-type': 'application/json' };
const event = (body: string | null, headers: Record<string, string> = json) =>
  ({ body, headers, isBase64Encoded: false }) as unknown as APIGatewayProxyEvent;

function refusal(work: () => unknown): Problem {
  try {
    work();
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
  throw new Error('The input was accepted');
}

test('a body’s problems are reported all at once, each with its pointer', () => {
  const problem = refusal(() => readBody(event('{"age":"old"}'), Input));
  expect(problem.status).toBe(400);
  expect(problem.extras.errors).toEqual([
    { pointer: '/name', detail: 'name is required.' },
    { pointer: '/age', detail: 'age must be a number.' },
  ]);
});

test('unknown fields are ignored, and the last value of a repeated field is used', () => {
  const body = '{"name":"A","name":"B","age":1,"__proto__":{"admin":true},"constructor":1}';
  const read = readBody(event(body), Input);
  expect(read).toEqual({ name: 'B', age: 1 });
  expect((read as { admin?: boolean }).admin).toBeUndefined();
  expect(({} as { admin?: boolean }).admin).toBeUndefined();
});

const Born = inputObject({ birthTime: v.optional(v.string()), tz: v.optional(v.string()) });
const isTrue = () => true;
const Checked = v.pipe(Born, v.check(isTrue));

test.each(['birthtime', 'birth_time', 'BirthTime', 'Birth-Time', 'birth time'])(
  'a misspelled field of a body is rejected with the intended name: %s',
  (name) => {
    const body = JSON.stringify({ [name]: '14:35', birthTime: '14:35' });
    const detail = `“${name}” is not a field of this request. Did you mean birthTime?`;
    expect(refusal(() => readBody(event(body), Checked)).extras.errors).toEqual([
      { pointer: `/${name}`, detail },
    ]);
  },
);

test.each(['TZ', 'timezone', 'timeZone', 'time_zone'])(
  'a misspelled query parameter is rejected with the intended name: %s',
  (name) => {
    const query = { queryStringParameters: { [name]: 'UTC', color: 'red' } };
    const detail = `“${name}” is not a parameter of this request. Did you mean tz?`;
    const problem = refusal(() => readQuery(query as unknown as APIGatewayProxyEvent, Born));
    expect(problem.extras.errors).toEqual([{ parameter: name, detail }]);
  },
);

test.each([null, '', 'null', '[]', '"x"', '1', '{', '\uFEFF{}', '{"a":1}}', '['.repeat(10_000)])(
  'a body that is not a JSON object returns 400: %.20j',
  (body) => {
    const problem = refusal(() => readBody(event(body), Input));
    expect([problem.status, problem.code]).toEqual([400, 'invalid_request']);
  },
);

test('a body of more than 16 KiB, counted in bytes, returns 413', () => {
  const body = JSON.stringify({ name: 'ä'.repeat(8_190), age: 1 });
  expect(body.length).toBeLessThan(16 * 1024);
  expect(refusal(() => readBody(event(body), Input)).code).toBe('body_too_large');
});

test.each([{}, { 'content-type': 'text/plain' }, { 'content-type': 'application/jsonp' }])(
  'a body without the JSON content type returns 415: %j',
  (headers) => {
    expect(refusal(() => readBody(event('{}', headers as Record<string, string>), Input)).status).toBe(415);
  },
);

test('a content type in any case and with parameters is accepted', () => {
  const headers = { 'content-type': 'Application/JSON; charset=utf-8' };
  expect(readBody(event('{"name":"A","age":1}', headers), Input)).toEqual({ name: 'A', age: 1 });
});

test('a repeated query parameter is reported together with all other problems', () => {
  const Query = inputObject({
    a: v.string('a must be a string.'),
    b: v.pipe(v.string('b must be a string.'), v.nonEmpty('b must not be empty.')),
  });
  const query = {
    queryStringParameters: { a: '2', b: '' },
    multiValueQueryStringParameters: { a: ['1', '2'], b: [''], x: ['1', '1'] },
  } as unknown as APIGatewayProxyEvent;
  expect(refusal(() => readQuery(query, Query)).extras.errors).toEqual([
    { parameter: 'a', detail: 'a is given more than once.' },
    { parameter: 'x', detail: 'x is given more than once.' },
    { parameter: 'b', detail: 'b must not be empty.' },
  ]);
});

test('where unknown fields are rejected, each is named, with the intended field or with all fields', () => {
  const body = JSON.stringify({ birth_time: '14:35', scopes: ['read'], readOnly: true });
  expect(refusal(() => readBody(event(body), Checked, { rejectsUnknownFields: true })).extras.errors).toEqual(
    [
      {
        pointer: '/birth_time',
        detail: '“birth_time” is not a field of this request. Did you mean birthTime?',
      },
      {
        pointer: '/scopes',
        detail: '“scopes” is not a field of this request. The fields are birthTime, tz.',
      },
      {
        pointer: '/readOnly',
        detail: '“readOnly” is not a field of this request.',
      },
    ],
  );
});

test.each(['limit', 'page', 'offset', 'cursor'])('%s is rejected by lists without parameters', (name) => {
  const queryEvent = { queryStringParameters: { [name]: '2' } } as unknown as APIGatewayProxyEvent;
  expect(refusal(() => readQuery(queryEvent, inputObject({}))).extras.errors).toEqual([
    { parameter: name, detail: `This request has no pages: it returns everything at once. Omit ${name}.` },
  ]);
  const Paged = inputObject({ [name]: v.string() });
  expect(readQuery(queryEvent, Paged)).toEqual({ [name]: '2' });
});

test('an external id in place of a profile id is rejected, with the way to find the profile', () => {
  const query = { queryStringParameters: { externalId: 'user-7' } } as unknown as APIGatewayProxyEvent;
  expect(refusal(() => readQuery(query, inputObject({ profileId: v.string() }))).extras.errors).toEqual([
    { parameter: 'profileId', detail: 'profileId is required.' },
    { parameter: 'externalId', detail: 'Send profileId. GET /api/profiles?externalId= finds it.' },
  ]);
  const Both = inputObject({ profileId: v.optional(v.string()), externalId: v.string() });
  expect(readQuery(query, Both)).toEqual({ externalId: 'user-7' });
});

test('another API’s paging suggests ours; other unknown names are ignored', () => {
  const query = (names: object) => ({ queryStringParameters: names }) as unknown as APIGatewayProxyEvent;
  for (const name of ['page', 'offset'])
    expect(
      refusal(() => readQuery(query({ [name]: '2' }), inputObject({ cursor: v.string() }))).message,
    ).toMatch(/Did you mean cursor\?$/);
  expect(readQuery(query({ flavor: 'red', explain: 'true' }), Born)).toEqual({});
  expect(readBody(event('{"flavor":"red","explain":true}'), Born)).toEqual({});
});
