import { beforeAll, expect, test } from '@jest/globals';
import type * as v from 'valibot';
import { fieldNames } from '#lib/contract/suggest-name.ts';
import { type Tool, tools } from '#lib/contract/tools.ts';
import { endpoints } from '../../functions/endpoints.ts';
import { rawRequest } from '../support/raw-request.ts';
import { type Answer, baseUrl, serviceOf } from '../support/service.ts';
import { signUp } from '../support/sign-up.ts';

// A request can be 16 KiB, and that of a batch 64 KiB. A response several times as long would cost more than the request.

const MAX_BYTES = 10_000;
const QUERY_BYTES = 7_000;

const service = serviceOf();
let cookie: string;
let key: string;
let profileId: string;
let webhookId: string;
beforeAll(async () => {
  ({ cookie = '', key, profileId } = await signUp(service));
  const webhook = { url: 'https://example.com/x', events: ['key.created'] };
  webhookId = (await service.call('POST', '/api/webhooks', { cookie, body: webhook })).body.id;
});

/** Joins as many texts as fit. */
function filled(bytes: number, separator: string, textOf: (at: number) => string): string {
  const texts: string[] = [];
  for (let at = 0, size = 0; ; at++) {
    const text = textOf(at);
    size += Buffer.byteLength(text) + separator.length;
    if (size > bytes) return texts.join(separator);
    texts.push(text);
  }
}

/** Misspells a name in as many ways as needed: with separators between its letters. */
const misspelled = (name: string) => (at: number) =>
  [...name].map((letter, i) => `${letter}${['', '-', '_', '.'][((at + 1) >> (2 * i)) % 4]}`).join('') +
  '-'.repeat(1 + (at >> 10));

const nameKinds = (names: readonly string[]): ((at: number) => string)[] => [
  (at) => at.toString(36),
  (at) => `${at}${'\u0001'.repeat(32)}`,
  (at) => `${at}${'葛"\\'.repeat(11)}`,
  () => 'x'.repeat(6_000),
  ...names.map(misspelled),
];

const hostileBodies = (names: readonly string[], bytes: number): string[] => [
  ...nameKinds(names).map((nameOf) => `{${filled(bytes, ',', (at) => `${JSON.stringify(nameOf(at))}:0`)}}`),
  ...names.flatMap((name) =>
    ['0', '{}', '"x"', '[]'].map((item) => `{"${name}":[${filled(bytes - 100, ',', () => item)}]}`),
  ),
  ...names.map((name) => `{"${name}":"${'x'.repeat(bytes - 100)}"}`),
];

const hostileQueries = (names: readonly string[]): string[] =>
  [...nameKinds(names), ...names.map((name) => () => name)].flatMap((nameOf) => [
    filled(QUERY_BYTES, '&', (at) => encodeURIComponent(nameOf(at))),
    filled(QUERY_BYTES, '&', (at) => {
      const name = encodeURIComponent(nameOf(at));
      return `${name}&${name}`;
    }),
  ]);

const pathOf = (path: string) =>
  path
    .replace('{id}', path.includes('webhooks') ? webhookId : profileId)
    .replace('{otherId}', profileId)
    .replace('{date}', '2026-01-01')
    .replace('{sign}', 'leo');

const operations = endpoints.flatMap(({ name, method, path, operation }) =>
  operation && method !== 'DELETE' && name !== 'rotate-webhook' ? [{ name, method, path, operation }] : [],
);

const namesOf = (...schemas: (v.GenericSchema | 'ignored' | undefined)[]) =>
  schemas.flatMap((schema) => (schema && schema !== 'ignored' ? fieldNames(schema) : []));

/** The beginnings of the hostile texts that make a long problem. */
async function longOnes(
  texts: readonly string[],
  send: (text: string) => Promise<Answer>,
): Promise<string[]> {
  const long: string[] = [];
  for (const text of texts) {
    const answer = await send(text);
    const isRefused = answer.status >= 400 || answer.body?.result?.isError;
    if (isRefused && Buffer.byteLength(answer.text) > MAX_BYTES) long.push(text.slice(0, 60));
  }
  return long;
}

test.each(operations)('no problem of $name is long', async ({ method, path, operation }) => {
  const headers = [
    ['Content-Type', 'application/json'],
    // Signing out would end the session.
    ['Cookie', operation.access === 'public' ? '' : cookie],
  ] as const;
  const send = (query: string, body = '') =>
    rawRequest(baseUrl(), { method, path: `${pathOf(path)}?${query}`, body, headers });
  const bodies = hostileBodies(namesOf(operation.body), (operation.maxBodyKib ?? 16) * 1_024 - 10);
  const queries = hostileQueries(namesOf(operation.query));
  expect(await longOnes(queries, send)).toEqual([]);
  expect(await longOnes(operation.body ? bodies : [], (body) => send('', body))).toEqual([]);
});

test.each(Object.entries<Tool>(tools))('no error of the tool %s is long', async (name, { operation }) => {
  const headers = { Accept: 'application/json, text/event-stream' };
  const call = (given: string) => {
    const params = { name, arguments: JSON.parse(given) };
    return service.call('POST', '/mcp', {
      key,
      headers,
      body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
    });
  };
  const names = namesOf(operation.body, operation.query);
  expect(await longOnes(hostileBodies(names, 15_000), call)).toEqual([]);
});

test('twenty errors are reported, and how many more there are', async () => {
  const body = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`x${at}`, 0]));
  const answer = await service.call('POST', '/api/horoscope/batch', { key, body });
  expect(answer.body.errors.map(({ pointer }: { pointer: string }) => pointer).slice(1)).toEqual(
    Array.from({ length: 19 }, (_, at) => `/x${at}`),
  );
  expect(answer.body.detail).toMatch(/^The request has 31 problems: .* And 11 more\.$/);
});

test('a person with three mistakes sees all three', async () => {
  const body = { name: ' ', birthDate: '15.6.1990', birth_time: '14:35', birthCity: 'London' };
  const { body: problem } = await service.call('POST', '/api/profiles', { key, body });
  expect(problem.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
    ...['/name', '/birthDate', '/birth_time'],
  ]);
  for (const { detail } of problem.errors) expect(problem.detail).toContain(detail);
  expect(problem.detail).toMatch(/^The request has 3 problems: (?!.*more\.$)/);
});
