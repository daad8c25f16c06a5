import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { ada } from '../support/service.ts';
import { type BreakableService, expectUnavailable, startBreakableService } from './breakable-service.ts';

let service: BreakableService;
beforeAll(async () => {
  service = await startBreakableService();
  // Caches the city, so that faults don't affect its lookup.
  const { key } = await service.signIn();
  await service.call('POST', '/api/profiles', { key, body: ada });
});
afterEach(() => service.repair());
afterAll(() => service.environment.stop());

type User = Awaited<ReturnType<BreakableService['signIn']>>;

const makers = [
  { path: '/api/profiles', body: ada, credential: ({ key }: User) => ({ key }) },
  { path: '/api/keys', body: { name: 'Agent' }, credential: ({ cookie }: User) => ({ cookie }) },
];

async function idsAt(path: string, user: User): Promise<string[]> {
  const { body } = await service.call('GET', path, { cookie: user.cookie });
  const items: { id: string; name: string }[] = body.profiles ?? body.keys;
  return items.filter(({ name }) => name !== 'Sign-in').map(({ id }) => id);
}

test.each(makers)(
  'POST $path returns 201 if the write succeeded but its response was lost',
  async (maker) => {
    const user = await service.signIn();
    await service.breakService({ service: 'dynamodb', mode: 'slow', actions: ['TransactWriteItems'] });
    const answer = await service.call('POST', maker.path, { ...maker.credential(user), body: maker.body });
    expect(answer.status).toBe(201);
    await service.repair();
    expect(await idsAt(maker.path, user)).toEqual([answer.body.id]);
  },
);

test.each(makers)('POST $path retried after a crash returns the resource that was created', async (maker) => {
  const user = await service.signIn();
  const headers = { 'Idempotency-Key': randomUUID() };
  const post = () =>
    service.call('POST', maker.path, { ...maker.credential(user), body: maker.body, headers });
  const answer = await afterDeath(post);
  expect(answer.status).toBe(201);
  expect(await idsAt(maker.path, user)).toEqual([answer.body.id]);
  expect((await post()).text).toBe(answer.text);

  /** Simulates a crash: the transaction is committed, but its response is lost and all later calls fail. */
  async function afterDeath(work: typeof post) {
    // Only transactions are slow: the put that creates the idempotency record must succeed.
    await service.breakService({ service: 'dynamodb', mode: 'slow', actions: ['TransactWriteItems'] });
    const first = work();
    while ((await idsAtTable(user)) === 0);
    await service.breakService({ service: 'dynamodb', mode: 'down' });
    expectUnavailable(await first);
    await service.repair();
    let again = await work();
    while (again.status === 409) again = await work();
    return again;
  }

  async function idsAtTable({ id }: User): Promise<number> {
    const items = await service.itemsWith(`USER#${id}`);
    return items.filter(({ SK, name }) => /^(PROFILE|KEY)#/.test(SK.S) && name?.S !== 'Sign-in').length;
  }
});
