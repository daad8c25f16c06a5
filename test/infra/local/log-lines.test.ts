import { expect, test } from '@jest/globals';
import type { GatewayRequest } from '../../../infra/local/gateway/gateway-request.ts';
import { outputLine, requestLine } from '../../../infra/local/log-lines.ts';
import type { LocalFunction } from '../../../infra/local/template/model.ts';

const fn = { title: 'send-code' } as LocalFunction;
const withoutClock = (line: string | undefined) => line?.replace(/^\d\d:\d\d:\d\d\.\d{3} {2}/, '');

function line(
  path: string,
  query: string,
  routePath?: string,
  rest: { reason?: string; coldStart?: boolean } = {},
) {
  const request = { method: 'GET', path, query, receivedAt: new Date(0) } as GatewayRequest;
  const answer = new Response();
  const handled = { answer, coldStart: false, ...(routePath !== undefined && { routePath }), ...rest };
  return withoutClock(requestLine(request, handled, 'daily', 12.6));
}

test('a request is one line, with names instead of values', () => {
  expect(line('/api/profiles/prf_1', 'a=1&b=ada@example.com&a=2', '/api/profiles/{id}')).toBe(
    'GET    /api/profiles/{id}?a&b  200  13 ms  daily',
  );
});

test('of an unknown path only plain words are shown, of a query only plain names', () => {
  expect(line('/api/ada@example.com/123456/hsk_abc/me', 'ada@example.com&ok=1', '/{proxy+}')).toBe(
    'GET    /api/…/…/…/me?ok  200  13 ms  daily',
  );
});

test('a cold start and a refusal are noted', () => {
  expect(line('/x', '', '/x', { coldStart: true, reason: 'THROTTLED: too many calls wait' })).toBe(
    'GET    /x  200  13 ms  daily, cold, THROTTLED: too many calls wait',
  );
});

const entry = (fields: Record<string, unknown>) =>
  JSON.stringify({ timestamp: '2026-01-01T00:00:00.000Z', requestId: 'r', ...fields });

test.each([
  [
    'an error',
    entry({
      level: 'ERROR',
      errorType: 'TypeError',
      errorMessage: 'no',
      stackTrace: ['at node:fs:1', 'at f (a.ts:1)'],
    }),
    'ERROR  TypeError: no  at f (a.ts:1)',
  ],
  ['a warning', entry({ level: 'WARN', message: { message: 'slow', ms: 7 } }), 'WARN  slow  {"ms":7}'],
  ['a line that speaks of an error', 'Error: no', 'Error: no'],
])('%s of a function is always shown, in one line', (_what, output, text) => {
  expect(withoutClock(outputLine(fn, output, false))).toBe(`send-code: ${text}`);
});

test('anything else is shown only if everything is wanted', () => {
  const info = entry({ level: 'INFO', message: 'fine', userId: 'usr_1' });
  expect(outputLine(fn, info, false)).toBeUndefined();
  expect(withoutClock(outputLine(fn, info, true))).toBe('send-code: INFO  fine  {"userId":"usr_1"}');
  expect(withoutClock(outputLine(fn, 'plain', true))).toBe('send-code: plain');
});

test('a very long line is cut', () => {
  expect(outputLine(fn, 'x'.repeat(10_000), true)?.length).toBeLessThan(700);
});
