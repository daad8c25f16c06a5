import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { endpoints } from '../../functions/endpoints.ts';
import { expectProblem } from '../support/expectations.ts';
import { newSubscriber } from '../support/push-service.ts';
import { rawRequest } from '../support/raw-request.ts';
import { type Answer, ada, baseUrl, newEmail, serviceOf } from '../support/service.ts';
import { signUp } from '../support/sign-up.ts';

const service = serviceOf();
const { call } = service;
let cookie: string;
let profileId: string;
let testId: string;
let webhookId: string;
let keys: Awaited<ReturnType<typeof newSubscriber>>['keys'];
const webhook = { url: 'https://example.com/x', events: ['key.created'] };
beforeAll(async () => {
  ({ cookie = '', profileId } = await signUp(service, { tier: 'premium' }));
  ({ keys } = await newSubscriber());
  webhookId = (await call('POST', '/api/webhooks', { cookie, body: webhook })).body.id;
  testId = (await call('POST', `/api/profiles/${profileId}/blind-test`, { cookie })).body.id;
});

// Each test creates calendars and webhooks, and there can be only ten and five.
afterEach(async () => {
  for (const { id } of (await call('GET', '/api/webhooks', { cookie })).body.webhooks)
    if (id !== webhookId) await call('DELETE', `/api/webhooks/${id}`, { cookie });
  const path = `/api/profiles/${profileId}/calendar`;
  for (const { id } of (await call('GET', path, { cookie })).body.calendars)
    await call('DELETE', `${path}/${id}`, { cookie });
});

/** Operations with a request body, each with a valid body and the status of its response. */
const operations: [method: string, path: string, valid: () => Record<string, unknown>, status: number][] = [
  ['POST', '/api/auth/send-code', () => ({ email: newEmail() }), 200],
  // A well-formed but wrong code returns a different problem from an invalid body.
  ['POST', '/api/auth/verify', () => ({ email: newEmail(), code: '000000' }), 400],
  ['POST', '/api/profiles', () => ada, 201],
  ['PATCH', '/api/profiles/{id}', () => ada, 200],
  [
    'POST',
    '/api/horoscope/preview',
    () => ({
      birthDate: '1990-06-15',
      birthCity: 'London, UK',
      startDate: '1990-06-15',
      endDate: '1990-06-15',
    }),
    200,
  ],
  ['POST', '/api/horoscope/batch', () => ({ profileIds: [profileId], date: '2026-01-01' }), 200],
  ['POST', '/api/keys', () => ({ name: 'a key' }), 201],
  ['POST', '/api/profiles/{id}/calendar', () => ({ name: 'a calendar' }), 201],
  ['PUT', '/api/profiles/{id}/delivery', () => ({ mail: null }), 200],
  ['POST', '/api/push/subscriptions', () => ({ endpoint: 'https://fcm.googleapis.com/x', keys }), 201],
  ['POST', '/api/webhooks', () => webhook, 201],
  ['PATCH', '/api/webhooks/{id}', () => ({ url: 'https://example.com/y' }), 200],
  ['POST', '/api/webhooks/{id}/replay', () => ({ since: '2026-01-01T00:00:00Z' }), 200],
  ['PUT', '/api/profiles/{id}/days/{date}/verdict', () => ({ verdict: 'yes', note: 'a note' }), 200],
  ['PUT', '/api/profiles/{id}/blind-test', () => ({ id: testId, choice: 1 }), 200],
];

test('these attacks cover every operation that reads a body except MCP', () => {
  const reading = endpoints.filter(
    ({ method, name }) =>
      ['POST', 'PUT', 'PATCH'].includes(method) &&
      !['sign-out', 'mcp', 'unsubscribe', 'start-blind-test', 'rotate-webhook', 'test-webhook'].includes(
        name,
      ),
  );
  const routes = reading.map(({ method, path }) => `${method} ${path}`);
  expect(operations.map(([method, path]) => `${method} ${path}`).sort()).toEqual(routes.sort());
});

const sender =
  (method: string, path: string) =>
  (body: string | Uint8Array, type = 'application/json') =>
    rawRequest(baseUrl(), {
      method,
      path: path
        .replace('{id}', path.includes('webhooks') ? webhookId : profileId)
        .replace('{date}', '2026-01-01'),
      body,
      headers: [
        ['Content-Type', type],
        ['Cookie', cookie],
      ],
    });

const bytes = (before: string, middle: number[], after: string) =>
  Buffer.concat([Buffer.from(before), Buffer.from(middle), Buffer.from(after)]);

/** Appends a field as raw JSON. */
const withField = (valid: object, field: string) => `${JSON.stringify(valid).slice(0, -1)},${field}}`;

describe.each(operations)('%s %s', (method, path, validBody, validStatus) => {
  const send = sender(method, path);
  const fields = Object.keys(validBody());
  const [firstField = ''] = fields;
  const rejectsUnknownFields =
    endpoints.find((one) => one.method === method && one.path === path)?.operation?.rejectsUnknownFields ??
    false;
  const maxBytes = (path === '/api/horoscope/batch' ? 64 : 16) * 1024;

  test('a body other than a JSON object in UTF-8 returns 400', async () => {
    const text = JSON.stringify(validBody());
    const bodies: (string | Uint8Array)[] = [
      ...['null', '[]', '[null]', `[${text}]`, '"x"', '42', 'true', 'NaN', ' ', '{', text.slice(0, -1)],
      // Creating a calendar requires no body.
      ...(path.endsWith('/calendar') ? [] : ['']),
      ...[`${text}${text}`, `${text},`, text.replaceAll('"', "'"), `/**/${text}`, `)]}',\n${text}`],
      ...['['.repeat(10_000), '{"a":'.repeat(3_000), `${'['.repeat(8_000)}${']'.repeat(8_000)}`],
      bytes('', [0xef, 0xbb, 0xbf], text),
      Buffer.from(text, 'utf16le'),
      bytes('', [0xff, 0xfe], text),
      bytes('', [0x00], text),
      bytes('', [0xff, 0xff, 0xff, 0xff], ''),
    ];
    for (const body of bodies) {
      const answer = await send(body);
      expectProblem(answer, 400, 'invalid_request');
      expect(answer.body.errors).toEqual([{ pointer: '', detail: expect.any(String) }]);
    }
  });

  test('invalid UTF-8 in any field returns 400', async () => {
    const noUtf8 = [[0xff], [0xc0, 0xae], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xe2, 0x82]];
    for (const field of fields)
      for (const middle of noUtf8) {
        const [before = '', after = ''] = JSON.stringify({ ...validBody(), [field]: 'a|b' }).split('|');
        expectProblem(await send(bytes(before, middle, after)), 400, 'invalid_request');
      }
  });

  test('a value of the wrong type returns 400 with a pointer to the field', async () => {
    const structures: unknown[] = [[], ['x'], [[[]]], {}, { toString: 'x' }, { length: 1 }];
    const values: unknown[] = [null, 0, 1e308, true, '\u0000', '\ud800', ...structures];
    for (const field of fields)
      for (const value of values) {
        // Only this field takes a list of texts.
        if (field === 'profileIds' && JSON.stringify(value) === '["x"]') continue;
        // A choice is 0 or 1.
        if (field === 'choice' && value === 0) continue;
        // Null turns mail off.
        if (field === 'mail' && value === null) continue;
        const answer = await send(JSON.stringify({ ...validBody(), [field]: value }));
        expectProblem(answer, 400, 'invalid_request');
        const pointer = expect.stringMatching(new RegExp(`^/${field}(/|$)`));
        expect(answer.body.errors).toContainEqual(expect.objectContaining({ pointer }));
      }
  });

  test('prototype properties are not accepted as fields', async () => {
    const missing = await send('{}');
    // A calendar has no required fields, and its name defaults to the profile's.
    if (path.endsWith('/calendar')) expect([missing.status, missing.body.name]).toEqual([201, ada.name]);
    else expectProblem(missing, 400, 'invalid_request');
    const shown = ({ body }: Answer) => ({ ...body, requestId: '', id: '', url: '', createdAt: '' });
    const valid = JSON.stringify(validBody());
    for (const body of [
      `{"__proto__":${valid}}`,
      `{"\\u005f_proto__":${valid}}`,
      `{"constructor":{"prototype":${valid}}}`,
      `{"__proto__":{"__proto__":${valid}}}`,
      `{"prototype":${valid}}`,
    ])
      if (rejectsUnknownFields) expectProblem(await send(body), 400, 'invalid_request');
      else expect(shown(await send(body))).toEqual(shown(missing));
    expect(shown(await send('{}'))).toEqual(shown(missing));
  });

  test('unknown fields are ignored or rejected, and the second of two duplicate fields wins', async () => {
    const plain = validBody();
    const reference = await send(JSON.stringify(plain));
    expect(reference.status).toBe(validStatus);
    for (const field of [
      '"__proto__":{"status":500,"tier":"premium","id":"usr_1"}',
      '"constructor":null,"toString":1,"hasOwnProperty":0',
      `"x":${'['.repeat(7_000)}${']'.repeat(7_000)}`,
      `"${firstField}":${JSON.stringify(plain[firstField])}`,
    ]) {
      const answer = await send(withField(plain, field));
      if (rejectsUnknownFields && !field.startsWith(`"${firstField}"`)) {
        expectProblem(answer, 400, 'invalid_request');
        continue;
      }
      expect(answer.status).toBe(validStatus);
      expect(Object.keys(answer.body)).toEqual(Object.keys(reference.body));
      expect(answer.body.code).toBe(reference.body.code);
    }
    const voided = await send(withField(plain, `"${firstField}":${firstField === 'mail' ? 0 : null}`));
    expectProblem(voided, 400, 'invalid_request');
  });

  test('a body over the operation’s limit returns 413, regardless of its content', async () => {
    const text = JSON.stringify(validBody());
    for (const body of [
      withField(validBody(), `"x":"${'x'.repeat(maxBytes)}"`),
      text + ' '.repeat(maxBytes),
      `${'['.repeat(maxBytes / 2)}${']'.repeat(maxBytes)}`,
      'ü'.repeat(maxBytes / 2 + 1),
      Buffer.alloc(maxBytes + 1, 0xff),
      Buffer.alloc(1024 * 1024),
    ])
      expectProblem(await send(body), 413, 'body_too_large');
    const exactly = text + ' '.repeat(maxBytes - text.length);
    expect((await send(exactly)).status).toBe(validStatus);
  });

  test('a body without a JSON content type returns 415', async () => {
    const text = JSON.stringify(validBody());
    for (const type of ['text/json', 'application/jsonp', 'application/json-patch+json', 'json', '*/*'])
      expectProblem(await send(text, type), 415, 'unsupported_media_type');
    for (const type of ['APPLICATION/JSON', 'application/json; charset=utf-8', ' application/json ;x'])
      expect((await send(text, type)).status).toBe(validStatus);
  });
});

test('operations that need no request body ignore one', async () => {
  const headers = [
    ['Cookie', cookie],
    ['Content-Type', 'application/json'],
  ] as const;
  for (const path of ['/api/auth/me', '/api/profiles']) {
    const plain = await rawRequest(baseUrl(), { path, headers });
    for (const body of ['{', '{"__proto__":{}}', Buffer.alloc(20_000, 0xff)])
      expect((await rawRequest(baseUrl(), { path, headers, body })).body).toEqual(plain.body);
  }
});
