import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { type Endpoint, endpoints } from '../../functions/endpoints.ts';
import { ownInputs } from '../support/contract.ts';
import { type Answer, ada, newEmail } from '../support/service.ts';
import { type BreakableService, expectUnavailable, startBreakableService } from './breakable-service.ts';

const today = new Date().toISOString().slice(0, 10);
/** A sign's day is computed if the cache fails, and an unknown token is refused without the table. */
const needTable = endpoints.filter(
  ({ name, grants, access }) =>
    access !== 'public' ||
    (Object.keys(grants.table).length > 0 && !['sign-horoscope', 'unsubscribe'].includes(name)),
);
const needNoTable = endpoints.filter((endpoint) => !needTable.includes(endpoint));
let service: BreakableService;
let user: Awaited<ReturnType<BreakableService['signIn']>>;
let profileId: string;
/** Path of a calendar feed. */
let feed: string;

beforeAll(async () => {
  service = await startBreakableService();
  user = await service.signIn();
  profileId = (await service.call('POST', '/api/profiles', { key: user.key, body: ada })).body.id;
  const calendar = `/api/profiles/${profileId}/calendar`;
  feed = new URL((await service.call('POST', calendar, { key: user.key, body: {} })).body.url).pathname;
});
afterEach(async () => {
  await service.repair();
  service.lines.length = 0;
});
afterAll(() => service.environment.stop());

/** Sends a request that, without faults, succeeds or is rejected only because of its content. */
function ask({ method, path, operation }: Endpoint) {
  const days = { startDate: today, endDate: today };
  const parameters = path.includes('horoscope') ? { profileId, ...days } : {};
  const query = `?${new URLSearchParams(ownInputs(operation?.query, parameters))}`;
  const fields = { email: newEmail(), code: '123456', ...ada, ...days };
  // The MCP server has no schema.
  const body = operation ? ownInputs(operation.body, fields) : fields;
  const asked = path
    .replace('/calendar/{file}', feed)
    .replace('{id}', profileId)
    .replace('{date}', today)
    .replace('{sign}', 'Leo');
  return service.call(method === 'ANY' ? 'GET' : method, asked + query, {
    cookie: user.cookie,
    ...(['POST', 'PATCH'].includes(method) && { body }),
    ...(method === 'PUT' && { body: { mail: null, verdict: 'yes', id: today, choice: 0 } }),
  });
}

/** Log lines of a test's invocations that timed out or crashed. */
const cutOff = () => service.lines.filter((line) => /Timedout|INTEGRATION_TIMEOUT|Runtime\./.test(line));

test.each(['down', 'throttled', 'slow'] as const)(
  'while DynamoDB is %s, every endpoint that needs it returns 503 before timing out; then the endpoints recover',
  async (mode) => {
    await service.breakService({ service: 'dynamodb', mode });
    for (const answer of await Promise.all(needTable.map(ask))) expectUnavailable(answer);
    for (const answer of await Promise.all(needNoTable.map(ask))) expect(answer.status).toBeLessThan(500);
    expect(cutOff()).toEqual([]);

    await service.repair();
    const { key } = await service.signIn(user.email);
    expect((await service.call('GET', '/api/profiles', { key })).body.profiles).toHaveLength(1);
    expect((await ask(endpoint('daily-horoscope'))).status).toBe(200);
  },
);

test.each(['key', 'session'] as const)('a %s works while recording its use is slow', async (kind) => {
  const { key, cookie, id } = await service.signIn();
  await service.forgetUses(id);
  await service.breakService({ service: 'dynamodb', mode: 'slow', actions: ['UpdateItem'] });
  const credential = kind === 'key' ? { key } : { cookie };
  expect((await service.call('GET', '/api/auth/me', credential)).status).toBe(200);
  // The SDK's own timeout would end the write later, with a different error.
  const logged = service.lines.find((line) => line.includes(`${kind} use not recorded`));
  expect(logged).toContain('AbortError');
});

test('with half of the DynamoDB calls throttled, every response is correct or 503, and counts stay correct', async () => {
  const { key, id } = await service.signIn();
  await service.setTier(id, 'premium');
  await service.breakService({ service: 'dynamodb', mode: 'throttled', rate: 0.5 });
  const answers = await Promise.all([...endpoints.filter(isHarmless).map(ask), ...(await comeAndGo(key))]);
  for (const answer of answers.filter(({ status }) => status >= 500)) expectUnavailable(answer);
  await service.repair();
  await expectCountsToBeRight(key);
});

test('the authorizer’s own timeout precedes Lambda’s when several DynamoDB calls are slow', async () => {
  const { key } = await service.signIn();
  await service.breakService({ service: 'dynamodb', mode: 'slow', actions: ['GetItem'] });
  const asked = service.call('GET', '/api/auth/me', { key });
  // Two attempts to read the key time out and the third succeeds; then the reads of the key's owner are slow.
  await sleep(3_000);
  await service.breakService({ service: 'dynamodb', mode: 'slow', actions: ['BatchGetItem'] });
  expectUnavailable(await asked);
  expect(cutOff()).toEqual([]);
});

const create = (key: string) => service.call('POST', '/api/profiles', { key, body: ada });

/** Creates profiles concurrently, then deletes them concurrently. */
async function comeAndGo(key: string): Promise<Answer[]> {
  const created = await Promise.all(Array.from({ length: 6 }, () => create(key)));
  const remove = ({ body }: Answer) => service.call('DELETE', `/api/profiles/${body.id ?? 'x'}`, { key });
  const deleted = await Promise.all(created.map(remove));
  for (const answer of created) expect([201, 503]).toContain(answer.status);
  for (const answer of deleted) expect([200, 404, 503]).toContain(answer.status);
  return [...created, ...deleted];
}

async function expectCountsToBeRight(key: string): Promise<void> {
  const { profiles } = (await service.call('GET', '/api/profiles', { key })).body;
  expect((await service.call('GET', '/api/auth/me', { key })).body.profileCount).toBe(profiles.length);
}

test('a correct code signs in although the first write timed out', async () => {
  const email = newEmail();
  const code = await service.codeFor(email);
  const actions = ['TransactWriteItems'];
  await service.breakService({ service: 'dynamodb', mode: 'slow', actions, seconds: 1 });
  const answer = await service.call('POST', '/api/auth/verify', { body: { email, code } });
  expect([answer.status, answer.body.apiKey]).toEqual([200, expect.stringMatching(/^hsk_/)]);
});

function endpoint(name: string): Endpoint {
  const found = endpoints.find((one) => one.name === name);
  if (!found) throw new Error(`Unknown endpoint ${name}`);
  return found;
}

/** Whether a call of the endpoint keeps the account, profile and session that later requests need. */
function isHarmless({ method, name }: Endpoint): boolean {
  return method !== 'DELETE' && name !== 'sign-out';
}
