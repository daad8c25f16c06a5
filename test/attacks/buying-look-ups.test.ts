import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { expectProblem } from '../support/expectations.ts';
import { ada, newEmail } from '../support/service.ts';
import { useService } from '../support/use-service.ts';

const BOUGHT = 'location SearchPlaceIndexForText';
const LIMIT = 3;
const service = useService({ cityLookUpsPerUserPerDay: LIMIT, boughtCitySearchesPerUserPerDay: LIMIT });

const create = (key: string, birthCity: string) =>
  service.call('POST', '/api/profiles', { key, body: { ...ada, birthCity } });
const remove = (key: string, id: string) => service.call('DELETE', `/api/profiles/${id}`, { key });
const unknownCity = () => `Xyzzyville ${randomUUID()}`;

/** Counts the paid requests to Amazon Location that `work` makes. */
async function boughtDuring(work: () => Promise<unknown>): Promise<number> {
  const before = service.calls.made.length;
  await work();
  return service.calls.made.slice(before).filter(({ operation }) => operation === BOUGHT).length;
}

test('lookups of unknown cities beyond the account’s daily quota return 429 until midnight', async () => {
  const { key } = await service.signIn();
  const bought = await boughtDuring(async () => {
    for (let i = 0; i < LIMIT; i++) expectProblem(await create(key, unknownCity()), 422, 'city_not_found');
    for (let i = 0; i < LIMIT; i++) {
      const answer = await create(key, unknownCity());
      expectProblem(answer, 429, 'rate_limited');
      expect(answer.body.detail).toContain(`${LIMIT} new cities per day`);
      const retryAfter = Number(answer.headers.get('retry-after'));
      expect(retryAfter).toBeGreaterThan(0);
      expect(retryAfter).toBeLessThanOrEqual(86_400);
    }
  });
  expect(bought).toBe(LIMIT);
});

test('without lookups left, concurrent requests for one city are refused without waiting for each other', async () => {
  const { key } = await service.signIn();
  for (let i = 0; i < LIMIT; i++) await create(key, unknownCity());
  const city = unknownCity();
  const before = service.calls.made.length;
  const answers = await Promise.all(Array.from({ length: 8 }, () => create(key, city)));
  for (const answer of answers) expectProblem(answer, 429, 'rate_limited');
  const made = service.calls.made.slice(before);
  const claims = made.filter(
    ({ operation, body }) => operation === 'dynamodb PutItem' && body.includes('CITIES#'),
  );
  expect(claims).toHaveLength(8);
});

test('an account that is erased and made again gets no new lookups or searches', async () => {
  const email = newEmail();
  const statuses: number[] = [];
  const bought = await boughtDuring(async () => {
    for (let account = 0; account < 3; account++) {
      const { key, cookie } = await service.signIn(email);
      for (let i = 0; i < LIMIT; i++) {
        statuses.push((await create(key, unknownCity())).status);
        await service.call('GET', `/api/places?query=${encodeURIComponent(unknownCity())}`, { key });
      }
      expect((await service.call('DELETE', '/api/auth/me', { cookie })).status).toBe(200);
    }
  });
  expect(statuses).toEqual([...Array(LIMIT).fill(422), ...Array(2 * LIMIT).fill(429)]);
  expect(bought).toBe(2 * LIMIT);
});

test('a city is looked up once for all accounts and spellings', async () => {
  const [one, other] = [await service.signIn(), await service.signIn()];
  await create(one.key, 'Reykjavík').then(({ body }) => remove(one.key, body.id));
  const missing = unknownCity();
  await create(one.key, missing);
  const bought = await boughtDuring(async () => {
    for (const { key } of [one, other])
      for (const text of ['Reykjavík', ' reykjavi\u0301k ', 'REYKJAVÍK', 'Ｒeykjavík']) {
        const { status, body } = await create(key, text);
        expect([status, body.birthCity]).toEqual([201, expect.stringContaining('Iceland')]);
        await remove(key, body.id);
      }
    for (const text of [missing, missing.toUpperCase(), missing.replace(' ', '  ')])
      expectProblem(await create(other.key, text), 422, 'city_not_found');
  });
  expect(bought).toBe(0);
});

test('a city is looked up in its normalized spelling, so odd spellings share one cached result', async () => {
  const { key } = await service.signIn();
  const before = service.calls.made.length;
  for (const text of ['Ｇｒｅｎｏｂｌｅ　Ｆｒａｎｃｅ', 'Grenoble\u00a0  France'])
    await create(key, text).then(({ body }) => remove(key, body.id));
  const bought = service.calls.made.slice(before).filter(({ operation }) => operation === BOUGHT);
  expect(bought.map(({ body }) => JSON.parse(body).Text)).toEqual(['Grenoble France']);
});

test('of 20 concurrent requests for an unknown city, one looks it up', async () => {
  const { key } = await service.signIn();
  const city = unknownCity();
  const reads = Promise.withResolvers<void>();
  let missed = 0;
  service.calls.before = async ({ operation, body }) => {
    if (operation === 'dynamodb GetItem' && body.includes('CITIES#') && ++missed === 3) reads.resolve();
    // The first request waits until others have also missed the cache.
    if (operation === BOUGHT) await reads.promise;
  };
  const bought = await boughtDuring(async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(key, city)));
    for (const answer of answers) expectProblem(answer, 422, 'city_not_found');
  });
  // If the lookup of the first request times out, a second request looks the city up.
  expect(bought).toBeLessThanOrEqual(2);
});

test('with a failing city cache, a request costs a lookup but succeeds', async () => {
  const { key } = await service.signIn();
  expect((await create(key, 'Lisbon').then(({ body }) => remove(key, body.id))).status).toBe(200);
  service.calls.before = async ({ body }) => {
    if (body.includes('CITIES#')) throw new Error('No answer');
  };
  const bought = await boughtDuring(async () => expect((await create(key, 'Lisbon')).status).toBe(201));
  expect(bought).toBe(1);
});

test('a birth city longer than any city’s name is rejected without a lookup', async () => {
  const { key } = await service.signIn();
  const bought = await boughtDuring(async () => {
    for (let i = 0; i <= LIMIT; i++)
      expectProblem(await create(key, 'x\u0306'.repeat(105)), 422, 'city_not_found');
  });
  expect(bought).toBe(0);
});
