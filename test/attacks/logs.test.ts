import { beforeAll, describe, expect, test } from '@jest/globals';
import { endpoints } from '../../functions/endpoints.ts';
import { metricLinesIn } from '../support/embedded-metrics.ts';
import { leaksIn } from '../support/log-leaks.ts';
import type { OpenService } from '../support/open-service.ts';
import { ada, newEmail } from '../support/service.ts';
import { useService } from '../support/use-service.ts';

type Line = { level: string; requestId: string; message: Record<string, unknown> };

/** Lambda's log entry for a thrown error. */
type Thrown = { level: string; errorType: string; errorMessage: string; stackTrace: string[] };

const service = useService();
let user: Awaited<ReturnType<OpenService['signIn']>>;
let lines: string[];
let written: Line[];
let thrown: Thrown[];

/** Sends ordinary requests, requests with secrets in the wrong places, and requests while dependencies fail. */
async function useTheService(): Promise<void> {
  user = await service.signIn();
  const { key, cookie, code, email } = user;
  const today = new Date().toISOString().slice(0, 10);
  const { body } = await service.call('POST', '/api/profiles', { key, body: ada });
  const daily = `/api/horoscope/daily?profileId=${body.id}&startDate=${today}&endDate=${today}`;
  await service.call('GET', daily, { key });
  await service.call('GET', `${daily}&email=${email}&key=${key}&code=${code}`, { key });
  await service.call('GET', `/api/${key}/${code}/${email}`, { cookie });
  await service.call('DELETE', `/api/profiles/${key}`, {
    key,
    headers: { Referer: `http://x/?code=${code}` },
  });
  await service.call('POST', '/api/auth/verify', { body: { email, code }, headers: { 'X-Request-Id': key } });
  await service.call('POST', '/api/auth/verify', { rawBody: `{"email":"${email}","code":"${code}"` });
  await service.call('POST', '/api/profiles', { key, body: { ...ada, birthDate: '1990-06-31' } });
  await service.call('POST', '/api/profiles', { cookie, body: ada, headers: { Origin: `http://${email}` } });

  service.calls.before = async () => {
    throw new Error('down');
  };
  await service.call('GET', '/api/auth/me', { key });
  await service.call('POST', '/api/auth/send-code', { body: { email } });
  service.calls.before = async ({ operation }) => {
    if (!operation.startsWith('dynamodb')) throw new Error('down');
  };
  await service.call('POST', '/api/auth/send-code', { body: { email: newEmail() } });
  await service.call('POST', '/api/profiles', { key, body: ada });
  service.calls.before = async () => undefined;
  const calendars = `/api/profiles/${body.id}/calendar`;
  const calendar = (await service.call('POST', calendars, { key, body: {} })).body;
  await service.call('GET', new URL(calendar.url).pathname);
  await service.call('DELETE', `${calendars}/${calendar.id}`, { key });
  await service.call('GET', new URL(calendar.url).pathname);
  const { id } = (await service.call('POST', '/api/keys', { cookie, body: { name: 'Mine' } })).body;
  await service.call('DELETE', `/api/keys/${id}`, { cookie });
  await service.call('GET', '/api/auth/me/export', { cookie });
  await service.call('POST', '/api/auth/sign-out', { cookie });
  const again = (await service.signIn(email)).cookie;
  const { sessions } = (await service.call('GET', '/api/auth/sessions', { cookie: again })).body;
  await service.call('DELETE', `/api/auth/sessions/${sessions[0].id}`, { cookie: again });
  await service.call('DELETE', '/api/auth/me', { cookie: (await service.signIn(email)).cookie });
}

beforeAll(async () => {
  await useTheService();
  lines = [...service.lines];
  const metrics = metricLinesIn(lines);
  const entries = lines
    .filter((line) => !metrics.includes(line))
    .map((line): Line | Thrown => JSON.parse(line));
  written = entries.filter((entry) => 'message' in entry);
  thrown = entries.filter((entry) => 'errorType' in entry);
  expect(written.length + thrown.length + metrics.length).toBe(lines.length);
});

test('every access change logs a security event that names the account', () => {
  const events = written
    .map(({ message }) => message)
    .filter(({ message, userId }) => message === 'security' && userId === user.id)
    .map(({ event }) => event);
  const changes = [
    ...['key_created', 'key_revoked', 'calendar_created', 'calendar_revoked', 'session_ended'],
    ...['account_exported', 'account_erased'],
  ];
  expect(events).toEqual(expect.arrayContaining(['sign_in', ...changes]));
});

test('every request that reached a function has a log line, even if the request failed', () => {
  const ends = written.map(({ message }) => message['message']);
  expect(ends).toEqual(expect.arrayContaining(['answered', 'refused', 'failed']));
  expect(written.length).toBeGreaterThan(12);
});

describe('the log', () => {
  const routes = endpoints.flatMap(({ method, path }) =>
    method === 'ANY'
      ? ['GET', 'POST', 'PUT', 'DELETE'].map((any) => `${any} ${path}`)
      : [`${method} ${path}`],
  );
  const isFrame = (frame: unknown) => /^\S.*:\d+:\d+\)?$/.test(String(frame));
  const isOurs = (frame: unknown) =>
    /^([\w.<> ]+ \()?(lib|functions)\/[\w/.-]+\.ts:\d+\)?$/.test(String(frame));
  const isCall = (call: unknown): boolean => {
    const { service, operation, requestId, status, attempts, ...more } = call as Record<string, unknown>;
    return (
      /^(DynamoDB|SES|Location|SecretsManager) [A-Z]\w+$/.test(`${service} ${operation}`) &&
      (requestId === undefined || /^[\w-]+$/.test(String(requestId))) &&
      (status === undefined || Number.isInteger(status)) &&
      Number.isInteger(attempts) &&
      Object.keys(more).length === 0
    );
  };
  const isError = (error: unknown): boolean => {
    const { name, code, call, at, cause, ...more } = error as Record<string, unknown>;
    return (
      /^\w+$/.test(String(name)) &&
      (code === undefined || /^E[A-Z_]+$/.test(String(code))) &&
      (call === undefined || isCall(call)) &&
      Array.isArray(at) &&
      at.some(isOurs) &&
      at.slice(1).every(isOurs) &&
      (cause === undefined || isError(cause)) &&
      Object.keys(more).length === 0
    );
  };
  /** The allowed fields of a log line, each with a check of its value. */
  const allowed: Record<string, (value: unknown) => boolean> = {
    message: (value) => /^[a-z ]+$/.test(String(value)),
    requestId: (value) => /^[0-9a-f-]{36}$/.test(String(value)),
    route: (value) => routes.includes(String(value)),
    status: (value) => Number.isInteger(value),
    durationMs: (value) => Number.isInteger(value),
    userId: (value) => /^usr_[0-9A-Z]{26}$/.test(String(value)),
    code: (value) => /^[a-z_]+$/.test(String(value)),
    count: (value) => Number.isInteger(value),
    scanned: (value) => Number.isInteger(value),
    remainsOf: (value) => /^(usr|prf|key)_[0-9A-Z]{26}$/.test(String(value)),
    waitedMinutes: (value) => Number.isInteger(value),
    error: isError,
    event: (value) => /^[a-z_]+$/.test(String(value)),
    outcome: (value) => ['allowed', 'refused'].includes(String(value)),
    reason: (value) => /^[a-z_]+$/.test(String(value)),
    source: (value) => /^[0-9a-f]{32}$/.test(String(value)),
  };

  test('a log line has only allowed fields, and no value that a caller can control', () => {
    for (const { message, ...envelope } of written) {
      expect(Object.keys(envelope).sort()).toEqual(['level', 'requestId', 'timestamp']);
      const wrong = Object.entries(message).filter(([field, value]) => !allowed[field]?.(value));
      expect(wrong).toEqual([]);
    }
  });

  test('the log entry of a thrown error has only our own message and the stack frames', () => {
    expect(thrown.length).toBeGreaterThan(0);
    for (const { level, errorType, errorMessage, stackTrace, ...more } of thrown) {
      expect([level, errorType, more]).toEqual(['ERROR', 'Error', {}]);
      expect(errorMessage).toBe('The caller cannot be authenticated at the moment');
      expect(stackTrace.map((frame) => frame.trim()).filter((frame) => !isFrame(frame))).toEqual([]);
    }
  });

  test('a log line has no key, cookie, code, address or birth data', () => {
    const token = user.cookie?.split('=')[1] ?? '';
    const birth = [ada.name, ada.birthDate, 'London', '1990-06-31'];
    for (const secret of [user.key, token, user.code, user.email, ...birth])
      expect(lines.filter((line) => line.includes(secret))).toEqual([]);
  });
});

test('the leak search that runs over the log of all tests finds planted secrets', () => {
  const planted = [user.key, user.cookie ?? '', user.cookie?.split('=')[1] ?? '', user.code, user.email];
  const leaks = (fields: string) => leaksIn([`12:00:00.000  verify: INFO  answered  {${fields}}`]);
  for (const secret of [...planted, ada.name, ada.birthDate, ada.birthCity])
    expect(leaks(`"status":200,"userId":"${secret}"`)).not.toEqual([]);
  expect(leaks(`"userId":"${user.id}","durationMs":12`)).toEqual([]);
});
