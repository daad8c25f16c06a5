import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { leaksIn, UNGRANTED } from '../support/log-leaks.ts';
import { type OpenService, openService } from '../support/open-service.ts';
import { ada, newEmail, serviceOf } from '../support/service.ts';

type Failure = { name: string; code?: string; call?: Record<string, unknown>; at: string[]; cause?: Failure };

const { signIn } = serviceOf();

/** Sends a request to a service with these environment variables, expects a 503, and returns the failed call in the log. */
async function failureOf(
  variables: Record<string, string>,
  [method, path, options]: Parameters<OpenService['call']>,
  breaking = '(none)',
): Promise<Failure> {
  const service = await openService({}, variables);
  service.calls.before = async ({ operation }) => {
    if (operation.startsWith(breaking)) throw new Error('down');
  };
  try {
    expect((await service.call(method, path, options)).status).toBe(503);
    return lastFailedCall(service.lines);
  } finally {
    await service.stop();
  }
}

/** The last failed call in the log: the error itself or one of its causes. */
function lastFailedCall(lines: string[]): Failure {
  const errors = lines.map((line) => JSON.parse(line).message?.error).filter(Boolean);
  let failure: Failure | undefined = errors.at(-1);
  while (failure && !failure.call) failure = failure.cause;
  if (!failure) throw new Error(`No line names a failed call: ${lines.join('\n')}`);
  expect(leaksIn(lines)).toEqual([]);
  return failure;
}

/** The source line of a stack frame. */
async function sourceAt(frame = ''): Promise<string> {
  const [, file = '', line] = /((?:lib|functions)\/[\w/.-]+\.ts):(\d+)\)?$/.exec(frame) ?? [];
  const text = await readFile(join(import.meta.dirname, '../..', file), 'utf8');
  return text.split('\n')[Number(line) - 1] ?? '';
}

const requestId = expect.stringMatching(/^[\w-]{20,}$/);
const denied = { requestId, status: expect.any(Number), attempts: 1 };
const sendCode = (): Parameters<OpenService['call']> => {
  const body = { email: newEmail() };
  return ['POST', '/api/auth/send-code', { body }];
};

test('a denied table call is logged with its operation and our source lines', async () => {
  const { key } = await signIn();
  const variables = { TABLE_NAME: `${UNGRANTED}-table` };
  const { name, call, at } = await failureOf(variables, ['GET', '/api/profiles', { key }]);
  expect(name).toBe('AccessDeniedException');
  expect(call).toEqual({ ...denied, service: 'DynamoDB', operation: 'GetItem' });
  expect(at[0]).toMatch(/^getItem \(lib\/table\/single-table\.ts:\d+\)$/);
  expect(at[1]).toMatch(/^\w+ \(lib\/table\/api-keys\.ts:\d+\)$/);
  expect(await sourceAt(at[0])).toContain('await table.send(');
  expect(at.join()).toContain('lib/operations/find-caller.ts');
});

test('a denied mail is logged with its operation and our source line', async () => {
  const variables = { MAIL_FROM: `Ada <${UNGRANTED}@example.org>` };
  const { name, call, at } = await failureOf(variables, sendCode());
  expect(name).toBe('AccessDenied');
  expect(call).toEqual({ ...denied, service: 'SES', operation: 'SendEmail' });
  expect(await sourceAt(at[0])).toContain('ses.send(');
});

test('a denied place search is logged with its operation and our source line', async () => {
  const { key } = await signIn();
  const body = { ...ada, birthCity: `Nowhere ${Date.now()}` };
  const variables = { PLACE_INDEX: `${UNGRANTED}-index` };
  const { name, call, at } = await failureOf(variables, ['POST', '/api/profiles', { key, body }]);
  expect(name).toBe('AccessDeniedException');
  expect(call).toEqual({ ...denied, service: 'Location', operation: 'SearchPlaceIndexForText' });
  expect(await sourceAt(at[0])).toContain('location.send(');
});

test('a lost connection is logged with the number of attempts and our source line', async () => {
  const variables = { METRICS_NAMESPACE: 'Horoscope/failures' };
  const { code, call, at } = await failureOf(variables, sendCode(), 'secretsmanager');
  expect(code).toBe('ECONNRESET');
  expect(call).toEqual({ service: 'SecretsManager', operation: 'GetSecretValue', attempts: 3 });
  expect(await sourceAt(at[0])).toContain('client.send(');
});
