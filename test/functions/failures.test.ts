import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { leaksIn, UNGRANTED } from '../support/log-leaks.ts';
import { type OpenService, openService } from '../support/open-service.ts';
import { ada, newEmail } from '../support/service.ts';

type Failure = { name: string; code?: string; call?: Record<string, unknown>; at: string[]; cause?: Failure };

/** Resources on which no role has a grant. */
const forbidden = {
  table: `${UNGRANTED}-table`,
  sender: `Nobody <${UNGRANTED}@example.org>`,
  places: `${UNGRANTED}-index`,
};
let service: OpenService;
const opened: OpenService[] = [];

async function opening(variables: Record<string, string>): Promise<OpenService> {
  const one = await openService({}, variables);
  opened.push(one);
  return one;
}

beforeAll(async () => {
  service = await opening({ METRICS_NAMESPACE: 'Horoscope/failures' });
});
afterEach(() => service.forget());
afterAll(() => Promise.all(opened.map((one) => one.stop())));

/** The failed call that was logged last: the error itself, or what it was caused by. */
function failedCall({ lines }: OpenService): Failure {
  const errors = lines.map((line) => JSON.parse(line).message?.error).filter(Boolean);
  let failure: Failure | undefined = errors.at(-1);
  while (failure && !failure.call) failure = failure.cause;
  if (!failure) throw new Error(`No line names a failed call: ${lines.join('\n')}`);
  expect(leaksIn(lines)).toEqual([]);
  return failure;
}

/** The line of the source that a frame names. */
async function sourceAt(frame = ''): Promise<string> {
  const [, file = '', line] = /((?:lib|functions)\/[\w/.-]+\.ts):(\d+)\)?$/.exec(frame) ?? [];
  const text = await readFile(join(import.meta.dirname, '../..', file), 'utf8');
  return text.split('\n')[Number(line) - 1] ?? '';
}

const denied = {
  requestId: expect.stringMatching(/^[\w-]{20,}$/),
  status: expect.any(Number),
  attempts: 1,
};

test('a table that refuses a function is named with the operation, and with our line that asked it', async () => {
  const { key } = await service.signIn();
  const refused = await opening({ TABLE_NAME: forbidden.table });
  expect((await refused.call('GET', '/api/profiles', { key })).status).toBe(503);
  const { name, call, at } = failedCall(refused);
  expect([name, call]).toEqual([
    'AccessDeniedException',
    { ...denied, service: 'DynamoDB', operation: 'GetItem' },
  ]);
  expect(at[0]).toMatch(/^getItem \(lib\/table\/single-table\.ts:\d+\)$/);
  expect(at[1]).toMatch(/^\w+ \(lib\/table\/api-keys\.ts:\d+\)$/);
  expect(await sourceAt(at[0])).toContain('await table.send(');
  expect(at.join()).toContain('lib/operations/find-caller.ts');
});

test('mail that a function may not send is named so', async () => {
  const refused = await opening({ MAIL_FROM: forbidden.sender });
  const sent = await refused.call('POST', '/api/auth/send-code', { body: { email: newEmail() } });
  expect(sent.status).toBe(503);
  const { name, call, at } = failedCall(refused);
  expect([name, call]).toEqual(['AccessDenied', { ...denied, service: 'SES', operation: 'SendEmail' }]);
  expect(await sourceAt(at[0])).toContain('ses.send(');
});

test('a place index that a function may not search is named so', async () => {
  const refused = await opening({ PLACE_INDEX: forbidden.places });
  const { key } = await service.signIn();
  const body = { ...ada, birthCity: `Nowhere ${Date.now()}` };
  expect((await refused.call('POST', '/api/profiles', { key, body })).status).toBe(503);
  const { name, call, at } = failedCall(refused);
  expect([name, call]).toEqual([
    'AccessDeniedException',
    { ...denied, service: 'Location', operation: 'SearchPlaceIndexForText' },
  ]);
  expect(await sourceAt(at[0])).toContain('location.send(');
});

test('a connection that breaks is named with the tries, though its error comes from nowhere', async () => {
  const fresh = await opening({ METRICS_NAMESPACE: 'Horoscope/fresh' });
  fresh.calls.before = async ({ operation }) => {
    if (operation.startsWith('secretsmanager')) throw new Error('down');
  };
  const sent = await fresh.call('POST', '/api/auth/send-code', { body: { email: newEmail() } });
  expect(sent.status).toBe(503);
  const { code, call, at } = failedCall(fresh);
  expect([code, call]).toEqual([
    'ECONNRESET',
    { service: 'SecretsManager', operation: 'GetSecretValue', attempts: 3 },
  ]);
  expect(await sourceAt(at[0])).toContain('client.send(');
});
