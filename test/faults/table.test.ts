import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { type Endpoint, endpoints } from '../../functions/endpoints.ts';
import { type Answer, ada, newEmail } from '../support/service.ts';
import { type BreakableService, expectUnavailable, startBreakableService } from './breakable-service.ts';

const today = new Date().toISOString().slice(0, 10);
const needTable = endpoints.filter(
  ({ touches, access }) => access !== 'public' || Object.keys(touches.table).length > 0,
);
const needNoTable = endpoints.filter((endpoint) => !needTable.includes(endpoint));
let service: BreakableService;
let user: Awaited<ReturnType<BreakableService['signIn']>>;
let profileId: string;
/** The path of a calendar's address. */
let feed: string;

beforeAll(async () => {
  service = await startBreakableService();
  user = await service.signIn();
  profileId = (await service.call('POST', '/api/profiles', { key: user.key, body: ada })).body.id;
  const calendar = `/api/profiles/${profileId}/calendar`;
  feed = new URL((await service.call('POST', calendar, { key: user.key, body: {} })).body.url).pathname;
});
afterEach(() => service.mend());
afterAll(() => service.environment.stop());

/** A request that each endpoint would answer with success, or refuse for its content alone. */
function ask({ method, path }: Endpoint) {
  const query = path.includes('horoscope')
    ? `?profileId=${profileId}&startDate=${today}&endDate=${today}`
    : '';
  const body = { email: newEmail(), code: '123456', ...ada };
  const asked = path.replace('/calendar/{file}', feed).replace('{id}', profileId);
  return service.call(method === 'ANY' ? 'GET' : method, asked + query, {
    cookie: user.cookie,
    ...(['POST', 'PATCH'].includes(method) && { body }),
  });
}

/** What would tell that Lambda or the gateway cut a function off before it had answered. */
const cutOff = () => service.lines.filter((line) => /Timedout|INTEGRATION_TIMEOUT|Runtime\./.test(line));

test.each(['down', 'throttled', 'slow'] as const)(
  'DynamoDB %s: every endpoint that needs it answers 503 before its time is up, and nothing has to be restarted',
  async (mode) => {
    await service.breakService({ service: 'dynamodb', mode });
    for (const answer of await Promise.all(needTable.map(ask))) expectUnavailable(answer);
    for (const answer of await Promise.all(needNoTable.map(ask))) expect(answer.status).toBeLessThan(500);
    expect(cutOff()).toEqual([]);

    await service.mend();
    const { key } = await service.signIn(user.email);
    expect((await service.call('GET', '/api/profiles', { key })).body.profiles).toHaveLength(1);
    expect((await ask(endpoint('daily-horoscope'))).status).toBe(200);
  },
);

test('DynamoDB slow at noting that a key was used: the key is good all the same, and soon', async () => {
  const { key } = await service.signIn();
  await service.breakService({ service: 'dynamodb', mode: 'slow', actions: ['UpdateItem'] });
  const asked = performance.now();
  expect((await service.call('GET', '/api/auth/me', { key })).status).toBe(200);
  // The SDK alone would go on for six seconds.
  expect(performance.now() - asked).toBeLessThan(5_000);
});

test('DynamoDB slow at noting that a session was used: the session is good all the same', async () => {
  const { cookie, id } = await service.signIn();
  await service.forgetUses(id);
  await service.breakService({ service: 'dynamodb', mode: 'slow', actions: ['TransactWriteItems'] });
  expect((await service.call('GET', '/api/auth/me', { cookie })).status).toBe(200);
  // The SDK's own limit would end it later, by another name.
  const noted = service.lines.find((line) => line.includes('use of a session not noted'));
  expect(noted).toContain('AbortError');
});

test('DynamoDB throttled half the time: every answer is right or 503, and counts equal what exists', async () => {
  const { key, id } = await service.signIn();
  await service.setTier(id, 'premium');
  await service.breakService({ service: 'dynamodb', mode: 'throttled', rate: 0.5 });
  const answers = await Promise.all([...endpoints.filter(isHarmless).map(ask), ...(await comeAndGo(key))]);
  for (const answer of answers.filter(({ status }) => status >= 500)) expectUnavailable(answer);
  await service.mend();
  await expectCountsToBeRight(key);
});

test('DynamoDB slow at one call after the other: the authorizer gives up before Lambda cuts it off', async () => {
  const { key } = await service.signIn();
  await service.breakService({ service: 'dynamodb', mode: 'slow', actions: ['GetItem'] });
  const asked = service.call('GET', '/api/auth/me', { key });
  // By then two tries have gone unanswered; the third finds the key, and its owner takes three more.
  await sleep(3_000);
  await service.breakService({ service: 'dynamodb', mode: 'slow', actions: ['BatchGetItem'] });
  expectUnavailable(await asked);
  expect(cutOff()).toEqual([]);
});

const create = (key: string) => service.call('POST', '/api/profiles', { key, body: ada });

/** Creates profiles and deletes them again, each step all at once. */
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

test('a right code whose use went unanswered signs in all the same', async () => {
  const email = newEmail();
  const code = await service.codeFor(email);
  const actions = ['TransactWriteItems'];
  await service.breakService({ service: 'dynamodb', mode: 'slow', actions, seconds: 1 });
  const answer = await service.call('POST', '/api/auth/verify', { body: { email, code } });
  expect([answer.status, answer.body.apiKey]).toEqual([200, expect.stringMatching(/^hsk_/)]);
});

function endpoint(name: string): Endpoint {
  const found = endpoints.find((one) => one.name === name);
  if (!found) throw new Error(`There is no endpoint ${name}`);
  return found;
}

/** Whether it leaves the account, profile and session that later requests need. */
function isHarmless({ method, name }: Endpoint): boolean {
  return method !== 'DELETE' && name !== 'sign-out';
}
