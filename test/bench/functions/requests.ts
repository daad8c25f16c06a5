import { randomUUID } from 'node:crypto';
import type { GatewayRequest } from '../../../infra/local/gateway/gateway-request.ts';
import { gatewayRequest } from '../../support/gateway-request.ts';
import { ada, serviceAt } from '../../support/service.ts';

/** What a function is measured with. */
export type MeasuredRequest = {
  /** What the table calls it. */
  what: string;
  /** The function that is measured, by its name. */
  title: string;
  request: GatewayRequest;
};

const DAY_MS = 86_400_000;

/** What the address of a code stands as in a request, of which each call makes one of its own. */
export const ANY_ADDRESS = 'anybody@example.com';

/** An account with a profile and a calendar at a running service, and what its functions are measured with. */
export async function measuredRequests(url: string): Promise<MeasuredRequest[]> {
  const { call, signIn } = serviceAt(url);
  const { key } = await signIn();
  const created = await call('POST', '/api/profiles', {
    key,
    body: ada,
    headers: { 'Idempotency-Key': randomUUID() },
  });
  const { id } = created.body;
  const calendar = await call('POST', `/api/profiles/${id}/calendar`, { key, body: {} });
  const [from, to] = [-6, 0].map((day) => new Date(Date.now() + day * DAY_MS).toISOString().slice(0, 10));
  const week = `/api/horoscope/daily?profileId=${id}&startDate=${from}&endDate=${to}`;
  // What is computed and found for the first time is there when it is measured.
  await call('GET', week, { key });
  await call('GET', `/api/horoscope/today?profileId=${id}`, { key });

  const headers = [
    ['Authorization', `Bearer ${key}`],
    ['Accept', 'application/json, text/event-stream, text/html'],
  ] as const;
  const asks = (what: string, title: string, method: string, address: string, body?: object) => ({
    what,
    title,
    request: gatewayRequest(method, address, headers, body),
  });
  return [
    asks('authorizer', 'authorizer', 'GET', '/api/auth/me'),
    asks('current user', 'current-user', 'GET', '/api/auth/me'),
    asks('a week that is cached', 'daily-horoscope', 'GET', week),
    asks('today', 'todays-horoscope', 'GET', `/api/horoscope/today?profileId=${id}`),
    asks('profiles', 'list-profiles', 'GET', '/api/profiles'),
    asks('a code', 'send-code', 'POST', '/api/auth/send-code', { email: ANY_ADDRESS }),
    asks('a calendar', 'calendar-feed', 'GET', new URL(calendar.body.url).pathname),
    asks('an assistant’s tools', 'mcp', 'POST', '/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    asks('the description', 'describe-api', 'GET', '/api/openapi.json'),
    asks('documentation', 'docs', 'GET', '/docs'),
    asks('dashboard', 'dashboard', 'GET', '/'),
  ];
}
