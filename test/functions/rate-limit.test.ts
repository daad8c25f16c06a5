import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import * as users from '#lib/table/users.ts';
import { addDays } from '#lib/time/civil-day.ts';
import { expectProblem } from '../support/expectations.ts';
import { type OpenService, openService } from '../support/open-service.ts';
import { type Answer, ada } from '../support/service.ts';

const DAY = 86_400;
const HOUR = 3_600;
const ENTRIES = 100;
const REQUESTS = 100;

let service: OpenService;
beforeAll(async () => {
  service = await openService({
    computedEntriesPerUserPerDay: ENTRIES,
    requestsPerUserPerDay: REQUESTS,
    exportsPerUserPerHour: 2,
    citySearchesPerUserPerHour: 3,
    boughtCitySearchesPerUserPerDay: 1,
    cityLookUpsPerUserPerDay: 2,
  });
});
afterAll(() => service.stop());

type Told = { limit: number; window: number; left: number; seconds: number };

/** What an answer says of limits, by their names. Both fields are lists of structured fields and name the same. */
function toldBy({ headers }: Answer): Record<string, Told> {
  const items = (field: string, form: RegExp) =>
    (headers.get(field) ?? '').split(', ').map((item) => {
      const [, name = '', first, second] = form.exec(item) ?? [];
      expect([item, name]).toEqual([item, expect.stringMatching(/^[a-z-]+$/)]);
      return { name, first: Number(first), second: Number(second) };
    });
  const policies = items('ratelimit-policy', /^"([a-z-]+)";q=(\d+);w=(\d+)$/);
  const standings = items('ratelimit', /^"([a-z-]+)";r=(\d+);t=(\d+)$/);
  expect(standings.map(({ name }) => name)).toEqual(policies.map(({ name }) => name));
  return Object.fromEntries(
    policies.map(({ name, first: limit, second: window }, i) => {
      const { first: left = -1, second: seconds = -1 } = standings[i] ?? {};
      expect(seconds).toBeLessThanOrEqual(window);
      return [name, { limit, window, left, seconds }];
    }),
  );
}

const leftOf = (answer: Answer, name: string) => toldBy(answer)[name]?.left;

async function newPerson() {
  const user = await service.signIn();
  const { key } = user;
  const { body } = await service.call('POST', '/api/profiles', { key, body: ada });
  const profileId: string = body.id;
  const ask = (operation: string, query: Record<string, string>) =>
    service.call('GET', `/api/horoscope/${operation}?${new URLSearchParams({ profileId, ...query })}`, {
      key,
    });
  const days = (count: number) => ({ startDate: '2020-01-01', endDate: addDays('2020-01-01', count - 1) });
  return { ...user, ask, days };
}

/** Again if the day or the hour has turned meanwhile: counting has begun anew. */
async function withinAnHour<Result>(work: () => Promise<Result>): Promise<Result> {
  const hour = () => Math.floor(Date.now() / 3_600_000);
  for (;;) {
    const begun = hour();
    const result = await work();
    if (hour() === begun) return result;
  }
}

test('every answer to a caller tells the requests that are left of the day, and none to anybody else', async () => {
  await withinAnHour(async () => {
    const { key } = await service.signIn();
    const answers: Answer[] = [];
    for (const path of ['/api/auth/me', '/api/profiles/x', '/api/profiles'])
      answers.push(await service.call('GET', path, { key }));
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 200]);
    expect(answers.map((answer) => leftOf(answer, 'requests'))).toEqual([99, 98, 97]);
    const told = toldBy(answers[0] as Answer);
    expect(told).toEqual({
      requests: { limit: REQUESTS, window: DAY, left: 99, seconds: expect.any(Number) },
    });
    const midnight = DAY - (Math.floor(Date.now() / 1000) % DAY);
    expect(Math.abs((told['requests']?.seconds ?? 0) - midnight)).toBeLessThan(60);
  });
  const strangers = [
    await service.call('GET', '/'),
    await service.call('GET', '/api/auth/me'),
    await service.call('POST', '/api/auth/send-code', { body: { email: `${randomUUID()}@example.com` } }),
    await service.call('POST', '/api/auth/verify', { body: { email: 'a@example.com', code: '123456' } }),
  ];
  for (const { headers } of strangers)
    expect([headers.get('ratelimit'), headers.get('ratelimit-policy')]).toEqual([null, null]);
});

test('the requests beyond the day’s tell that none is left, and when to come back', async () => {
  const { key } = await service.signIn();
  const answers = await withinAnHour(async () => {
    const all: Answer[] = [];
    for (let i = 0; i < REQUESTS + 2; i++)
      all.push(await service.call('GET', '/api/places?query=x', { key }));
    return all;
  });
  expect(leftOf(answers[REQUESTS - 1] as Answer, 'requests')).toBe(0);
  for (const refused of answers.slice(REQUESTS)) {
    expectProblem(refused, 429, 'rate_limited');
    expect(leftOf(refused, 'requests')).toBe(0);
    expect(toldBy(refused)['requests']?.seconds).toBeLessThanOrEqual(
      Number(refused.headers.get('retry-after')),
    );
  }
});

test.each([
  ['daily', { explain: 'true' }],
  ['daily', {}],
  ['best-days', {}],
  ['overview', {}],
])(
  '%s %j tells the computed entries that are left, also when they do not suffice',
  async (operation, more) => {
    await withinAnHour(async () => {
      const { ask, days } = await newPerson();
      const answers = [
        await ask(operation, { ...days(40), ...more }),
        await ask(operation, { ...days(61), ...more }),
        await ask(operation, { ...days(60), ...more, tz: 'UTC' }),
        await ask(operation, { ...days(2), ...more, tz: 'UTC' }),
        // More than a whole day has.
        await ask(operation, { ...days(101), ...more }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([200, 429, 200, 429, 429]);
      expect(answers.map((answer) => leftOf(answer, 'computed-entries'))).toEqual([60, 60, 0, 0, 0]);
      const refused = answers[1] as Answer;
      const { limit, window, seconds } = toldBy(refused)['computed-entries'] as Told;
      expect([limit, window]).toEqual([ENTRIES, DAY]);
      expect(seconds).toBeLessThanOrEqual(Number(refused.headers.get('retry-after')));
      expect(Object.keys(toldBy(refused))).toEqual(['requests', 'computed-entries']);
    });
  },
);

test('where nothing is counted, nothing is told of it, and the table is not asked', async () => {
  const { ask } = await newPerson();
  await ask('today', {});
  const before = service.calls.made.length;
  const again = await ask('today', {});
  // But at midnight.
  if (service.calls.made.slice(before).some(({ body }) => body.includes('computed-entries'))) return;
  expect(Object.keys(toldBy(again))).toEqual(['requests']);
});

test('of many computations at once each tells what is left after it alone, and no entry is counted twice', async () => {
  await withinAnHour(async () => {
    const { ask, days, id } = await newPerson();
    await users.setTier(id, 'premium');
    const answers = await Promise.all(Array.from({ length: 24 }, () => ask('best-days', days(5))));
    const [done, refused] = [200, 429].map((status) =>
      answers
        .filter((answer) => answer.status === status)
        .map((answer) => leftOf(answer, 'computed-entries'))
        .sort((a, b) => Number(b) - Number(a)),
    );
    expect(done).toEqual(Array.from({ length: 20 }, (_, i) => ENTRIES - 5 * (i + 1)));
    expect(refused).toEqual([0, 0, 0, 0]);
  });
});

test('searches, look-ups and exports tell what is left of each that they have counted against', async () => {
  await withinAnHour(async () => {
    const { key, cookie } = await service.signIn();
    const nowhere = () => `Xyzzyville ${randomUUID()}`;
    const search = (query: string) =>
      service.call('GET', `/api/places?${new URLSearchParams({ query })}`, { key });
    const searches = [
      await search(nowhere()),
      await search(nowhere()),
      await search(nowhere()),
      await search('London'),
    ];
    expect(searches.map(({ status }) => status)).toEqual([200, 429, 429, 429]);
    expect(searches.map((answer) => leftOf(answer, 'searches'))).toEqual([2, 1, 0, 0]);
    expect(searches.map((answer) => leftOf(answer, 'bought-searches'))).toEqual([0, 0, 0, undefined]);
    expect(toldBy(searches[0] as Answer)['searches']).toMatchObject({ limit: 3, window: HOUR });

    const create = (birthCity: string) =>
      service.call('POST', '/api/profiles', { key, body: { ...ada, birthCity } });
    const made = [await create(nowhere()), await create('London, UK')];
    expect(made.map(({ status }) => status)).toEqual([422, 201]);
    expect(leftOf(made[0] as Answer, 'look-ups')).toBe(1);
    const edit = (birthCity: string) =>
      service.call('PATCH', `/api/profiles/${made[1]?.body.id}`, { key, body: { birthCity } });
    const edits = [await edit(nowhere()), await edit(nowhere())];
    expect(edits.map(({ status }) => status)).toEqual([422, 429]);
    expect(edits.map((answer) => leftOf(answer, 'look-ups'))).toEqual([0, 0]);

    const exported: Answer[] = [];
    for (let i = 0; i < 3; i++) exported.push(await service.call('GET', '/api/auth/me/export', { cookie }));
    expect(exported.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(exported.map((answer) => toldBy(answer)['exports'])).toEqual(
      [1, 0, 0].map((left) => ({ limit: 2, window: HOUR, left, seconds: expect.any(Number) })),
    );
  });
});

test('a look-up that fails, and is given back, is told as not used', async () => {
  const broken = await openService({ cityLookUpsPerStagePerHour: 1, cityLookUpsPerUserPerDay: 9 });
  try {
    const { key } = await broken.signIn();
    const create = () =>
      broken.call('POST', '/api/profiles', {
        key,
        body: { ...ada, birthCity: `Xyzzyville ${randomUUID()}` },
      });
    const answers: Answer[] = [];
    do answers.push(await create());
    while (answers.at(-1)?.status === 422);
    expect(answers.at(-1)?.status).toBe(503);
    const counted = answers.filter(({ status }) => status === 422).length;
    expect(leftOf(answers.at(-1) as Answer, 'look-ups')).toBe(9 - counted);
  } finally {
    await broken.stop();
  }
});
