import { beforeAll, expect, test } from '@jest/globals';
import { connectAssistant } from '../../support/assistant.ts';
import { expectCommonHeaders, expectProblem } from '../../support/expectations.ts';
import { ada, serviceOf } from '../../support/service.ts';

const { call, signIn } = serviceOf();

let key: string;
let cookie: string | undefined;
beforeAll(async () => {
  ({ key, cookie } = await signIn());
});

const Accept = 'application/json, text/event-stream';
const EARLIER = { Accept, 'MCP-Protocol-Version': '2025-06-18' };

const request = (method: string, params: object = {}) => ({ jsonrpc: '2.0', id: 1, method, params });
const send = (body: unknown, headers: Record<string, string> = EARLIER) =>
  call('POST', '/mcp', { key, headers, body });

/** The body and the headers of a request in the current protocol revision. */
const present = (method: string, params: object = {}) => {
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'tests', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  const headers = { Accept, 'MCP-Protocol-Version': '2026-07-28', 'Mcp-Method': method };
  return [request(method, { ...params, _meta }), headers] as const;
};

const create = (name: string) =>
  request('tools/call', { name: 'create_profile', arguments: { ...ada, name } });
const profiles = async () => (await call('GET', '/api/profiles', { key })).body.profiles;

test('a 2025 client that begins with initialize gets its protocol revision, without a session', async () => {
  const clientInfo = { name: 'old', version: '1' };
  const hello = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo };
  const answer = await send(request('initialize', hello), { Accept });
  expect(answer.status).toBe(200);
  expectCommonHeaders(answer);
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(answer.headers.get('mcp-session-id')).toBeNull();
  const { id, result } = answer.body;
  expect([id, result.protocolVersion]).toEqual([1, '2025-06-18']);
  expect(result).toMatchObject({ capabilities: { tools: {} }, instructions: expect.any(String) });
  const notified = await send({ jsonrpc: '2.0', method: 'notifications/initialized' });
  expect([notified.status, notified.text]).toEqual([202, '']);
  const list = await send(request('tools/list'));
  expect(list.body.result.tools).toHaveLength(14);
  const used = await send(request('tools/call', { name: 'list_profiles', arguments: {} }));
  expect(used.headers.get('content-type')).toBe('application/json');
  const text = expect.stringMatching(/^No births are stored yet\./);
  expect(used.body.result).toMatchObject({ content: [{ type: 'text', text }] });
});

test('a 2025 client of the SDK gets the same tools and results as a current one', async () => {
  const older = await connectAssistant({ key, revision: 'legacy' });
  const newer = await connectAssistant({ key, revision: 'auto' });
  expect(older.client.getNegotiatedProtocolVersion()).toMatch(/^2025-/);
  expect(newer.client.getNegotiatedProtocolVersion()).toBe('2026-07-28');
  expect((await older.client.listTools()).tools).toEqual((await newer.client.listTools()).tools);
  expect(await older.use('list_profiles')).toEqual(await newer.use('list_profiles'));
  await older.close();
  await newer.close();
});

test('MCP batches are rejected and not executed', async () => {
  for (const batch of [[create('One'), create('Two')], [present('tools/list')[0]], []]) {
    const answer = await send(batch);
    expect([answer.status, answer.body.error.code]).toEqual([400, -32_600]);
  }
  expect(await profiles()).toEqual([]);
});

test('MCP subscriptions open no stream', async () => {
  const notifications = { toolsListChanged: true };
  const answer = await send(...present('subscriptions/listen', { notifications }));
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(answer.body.error.message).toMatch(/limit/i);
});

test.each(['GET', 'DELETE'])('%s /mcp returns 405', async (method) => {
  const answer = await call(method, '/mcp', { key, headers: { Accept: 'text/event-stream' } });
  expectProblem(answer, 405, 'method_not_allowed');
  expect(answer.headers.get('allow')).toBe('POST');
});

const withVersion = (version: unknown) =>
  request('tools/list', { _meta: { 'io.modelcontextprotocol/protocolVersion': version } });
const junk: unknown[] = [
  ...[null, true, 42, 'x', {}, { jsonrpc: '2.0' }, { jsonrpc: '1.0', id: 1, method: 'tools/list' }],
  { jsonrpc: '2.0', id: {}, method: 'tools/list' },
  { jsonrpc: '2.0', id: 1, method: 7 },
  { jsonrpc: '2.0', id: 1, method: 'tools/call', params: [] },
  ...[withVersion(1), withVersion('1999-01-01')],
];
const texts = ['', ' ', '{', '[', 'NaN', '\ufeff{}', '{"id":1}{}', '['.repeat(10_000), '{"a":'.repeat(3_000)];

test('an invalid MCP message returns 400 in JSON', async () => {
  for (const rawBody of [...junk.map((body) => JSON.stringify(body)), ...texts])
    for (const headers of [{ Accept }, EARLIER, present('tools/list')[1]]) {
      const answer = await call('POST', '/mcp', { key, rawBody, headers });
      expect([rawBody.slice(0, 90), answer.status]).toEqual([rawBody.slice(0, 90), 400]);
      expect(answer.body).toMatchObject({ jsonrpc: '2.0', error: { message: expect.any(String) } });
      expectCommonHeaders(answer);
    }
});

test('an invalid tool call returns an MCP error', async () => {
  const names = [{}, { name: 7 }, { name: '__proto__' }, { name: 'constructor' }];
  for (const params of [...names, { name: 'today', arguments: [] }]) {
    const answer = await send(request('tools/call', params));
    expect([params, answer.status]).toEqual([params, 200]);
    expect(answer.body.error?.code ?? answer.body.result.isError).toEqual(-32_602);
  }
  const input = { __proto__: 1, profileId: { a: 1 }, days: [7], tz: 5, explain: 'x' };
  const odd = await send(request('tools/call', { name: 'today', arguments: input }));
  expect(odd.body.result.isError).toBe(true);
});

test('an MCP message that is too long or has another content type returns 413 or 415', async () => {
  expectProblem(await send(request('tools/list', { x: 'x'.repeat(17_000) })), 413, 'body_too_large');
  const asText = await send(request('tools/list'), { ...EARLIER, 'Content-Type': 'text/plain' });
  expectProblem(asText, 415, 'unsupported_media_type');
});

test('cross-site MCP requests are rejected, with a cookie or a key', async () => {
  for (const headers of [
    { ...EARLIER, Origin: 'https://evil.example' },
    { ...EARLIER, Origin: 'null' },
    { ...EARLIER, 'Sec-Fetch-Site': 'cross-site' },
  ])
    for (const credentials of [{ key }, { cookie }]) {
      const answer = await call('POST', '/mcp', { ...credentials, headers, body: create('Eve') });
      expectProblem(answer, 403, 'cross_site_request');
    }
  expect(await profiles()).toEqual([]);
});

test('an MCP request without credentials returns 401', async () => {
  const answer = await call('POST', '/mcp', { headers: EARLIER, body: request('tools/list') });
  expectProblem(answer, 401, 'unauthenticated');
  expect(answer.headers.get('www-authenticate')).toBe('Bearer');
});
