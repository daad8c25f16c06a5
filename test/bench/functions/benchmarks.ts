import { randomUUID } from 'node:crypto';
import { createGateway } from '../../../infra/local/gateway/gateway.ts';
import type { Stack } from '../../../infra/local/template/read-stack.ts';
import { gatewayRequest } from '../../support/gateway-request.ts';
import { ada, serviceAt } from '../../support/service.ts';
import { type Runnable, startFunction } from './function-process.ts';

/** A function to benchmark, with an event as JSON. Without an event, only the start of the function is measured. */
export type Benchmark = { label: string; fn: Runnable; memoryMb: number; event?: string };

const DAY_MS = 86_400_000;

/** Placeholder for an email address; every invocation replaces it with a new address. */
export const ANY_ADDRESS = 'placeholder@example.com';

/** Creates an account with a profile and a calendar, and returns a request for each function to benchmark. */
async function benchmarkRequests(url: string) {
  const { call, signIn } = serviceAt(url);
  const { key } = await signIn();
  const headers = { 'Idempotency-Key': randomUUID() };
  const { id } = (await call('POST', '/api/profiles', { key, body: ada, headers })).body;
  const calendar = await call('POST', `/api/profiles/${id}/calendar`, { key, body: {} });
  const [from, to] = [-6, 0].map((day) => new Date(Date.now() + day * DAY_MS).toISOString().slice(0, 10));
  const week = `/api/horoscope/daily?profileId=${id}&startDate=${from}&endDate=${to}`;
  const today = `/api/horoscope/today?profileId=${id}`;
  // Fills the forecast cache.
  await call('GET', week, { key });
  await call('GET', today, { key });
  await call('GET', '/api/home', { key });
  await call('GET', '/api/horoscope/sign/leo');

  const sent = [
    ['Host', 'localhost'],
    ['Authorization', `Bearer ${key}`],
    ['Accept', 'application/json, text/event-stream, text/html'],
  ] as const;
  const request = (name: string, method: string, path: string, body?: object, note = '') => ({
    name,
    note,
    request: gatewayRequest(method, path, sent, body),
  });
  return [
    request('authorizer', 'GET', '/api/auth/me'),
    request('current-user', 'GET', '/api/auth/me'),
    request('home', 'GET', '/api/home', undefined, 'cached'),
    request('daily-horoscope', 'GET', week, undefined, 'cached week'),
    request('todays-horoscope', 'GET', today, undefined, 'cached'),
    request('sign-horoscope', 'GET', '/api/horoscope/sign/leo', undefined, 'cached'),
    request('list-profiles', 'GET', '/api/profiles'),
    request('update-profile', 'PATCH', `/api/profiles/${id}`, { birthCity: 'London, UK' }, 'cached city'),
    request('send-code', 'POST', '/api/auth/send-code', { email: ANY_ADDRESS }),
    request('calendar-feed', 'GET', new URL(calendar.body.url).pathname),
    request('mcp', 'POST', '/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list' }, '`tools/list`'),
    request('describe-api', 'GET', '/api/openapi.json'),
    request('docs', 'GET', '/docs'),
    request('dashboard', 'GET', '/'),
  ];
}

/**
 * Sends each request once through the gateway, with every function in its own process, and records the events that functions
 * receive. Throws if a request fails.
 */
export async function recordBenchmarks(
  client: string,
  stack: Stack,
  runnable: (fn: Stack['functions'][number]) => Runnable,
  url: string,
): Promise<Benchmark[]> {
  const events = new Map<string, string>();
  const find = (matches: (fn: Stack['functions'][number]) => boolean) => {
    const fn = stack.functions.find(matches);
    if (!fn) throw new Error('The stack has no such function');
    return fn;
  };
  const gateway = createGateway(stack, async (functionId, event) => {
    const fn = find(({ logicalId }) => logicalId === functionId);
    events.set(fn.title, JSON.stringify(event));
    const started = await startFunction(client, runnable(fn));
    const { payload } = await started.invoke(JSON.stringify(event)).finally(started.end);
    return { kind: 'answered', payload, coldStart: true };
  });
  const benchmarks: Benchmark[] = [];
  for (const { name, note, request } of await benchmarkRequests(url)) {
    const { answer } = await gateway(request);
    if (!answer.ok) throw new Error(`${name} returned ${answer.status}: ${await answer.text()}`);
    const fn = find(({ title }) => title === name);
    const label = `\`${name}\`${note && `, ${note}`}`;
    benchmarks.push({ label, fn: runnable(fn), memoryMb: fn.memoryMb, event: events.get(name) ?? '' });
  }
  return benchmarks;
}
