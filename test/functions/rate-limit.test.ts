import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { addDays } from '#lib/time/civil-day.ts';
import { expectProblem } from '../support/expectations.ts';
import { type Answer, ada, newEmail } from '../support/service.ts';
import { signUp } from '../support/sign-up.ts';
import { useService } from '../support/use-service.ts';

const DAY = 86_400;
const HOUR = 3_600;
const ENTRIES = 30;
const REQUESTS = 100;

const service = useService({
  computedEntriesPerUserPerDay: ENTRIES,
  requestsPerUserPerDay: REQUESTS,
  requestsPerNewUserPerHour: 1_000,
  exportsPerUserPerHour: 2,
  citySearchesPerUserPerHour: 3,
  boughtCitySearchesPerUserPerDay: 1,
  cityLookUpsPerUserPerDay: 2,
});

type RateLimit = { limit: number; window: number; left: number; seconds: number };

/** The rate limit status in a response's headers, by the name of the limit. Expects the same names in both headers. */
function statusIn({ headers }: Answer): Record<string, RateLimit> {
  const items = (field: string, form: RegExp) =>
    (headers.get(field) ?? '').split(', ').map((item) => {
      const [, name = '', first, second] = form.exec(item) ?? [];
      expect([item, name]).toEqual([item, expect.stringMatching(/^[a-z-]+$/)]);
      return [name, Number(first), Number(second)] as const;
    });
  const policies = items('ratelimit-policy', /^"([a-z-]+)";q=(\d+);w=(\d+)$/);
  const remaining = items('ratelimit', /^"([a-z-]+)";r=(\d+);t=(\d+)$/);
  expect(remaining.map(([name]) => name)).toEqual(policies.map(([name]) => name));
  return Object.fromEntries(
    policies.map(([name, limit, window], i) => {
      const [, left = -1, seconds = -1] = remaining[i] ?? [];
      expect(seconds).toBeLessThanOrEqual(window);
      return [name, { limit, window, left, seconds }];
    }),
  );
}

/** The remaining units of a rate limit after each response. */
const leftIn = (answers: Answer[], name: string) => answers.map((answer) => statusIn(answer)[name]?.left);
const statuses = (answers: Answer[]) => answers.map(({ status }) => status);
const nowhere = () => `Xyzzyville ${randomUUID()}`;
const days = (count: number) => ({ startDate: '2020-01-01', endDate: addDays('2020-01-01', count - 1) });

/** Sends requests sequentially. */
async function inTurn(...requests: (() => Promise<Answer>)[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const request of requests) answers.push(await request());
  return answers;
}

/** Repeats the work if the counters were reset by a new hour or day meanwhile. */
async function withinAnHour<Result>(work: () => Promise<Result>): Promise<Result> {
  const hour = () => Math.floor(Date.now() / 3_600_000);
  for (;;) {
    const start = hour();
    const result = await work();
    if (hour() === start) return result;
  }
}

test('responses to authenticated requests report the remaining daily requests; others have no RateLimit headers', async () => {
  await withinAnHour(async () => {
    const { key } = await service.signIn();
    const get = (path: string) => () => service.call('GET', path, { key });
    const answers = await inTurn(get('/api/auth/me'), get('/api/profiles/x'), get('/api/profiles'));
    expect(statuses(answers)).toEqual([200, 404, 200]);
    expect(leftIn(answers, 'requests')).toEqual([99, 98, 97]);
    const first = statusIn(answers[0] as Answer);
    const requests = { limit: REQUESTS, window: DAY, left: 99, seconds: expect.any(Number) };
    const ofHour = { limit: 1_000, window: HOUR, left: 999, seconds: expect.any(Number) };
    expect(first).toEqual({ requests, 'requests-hour': ofHour });
    const midnight = DAY - (Math.floor(Date.now() / 1000) % DAY);
    expect(Math.abs((first['requests']?.seconds ?? 0) - midnight)).toBeLessThan(60);
  });
  const anonymous = [
    await service.call('GET', '/'),
    await service.call('GET', '/api/auth/me'),
    await service.call('POST', '/api/auth/send-code', { body: { email: newEmail() } }),
    await service.call('POST', '/api/auth/verify', { body: { email: 'a@example.com', code: '123456' } }),
  ];
  for (const { headers } of anonymous)
    expect([headers.get('ratelimit'), headers.get('ratelimit-policy')]).toEqual([null, null]);
});

test('responses beyond the daily request quota report no remaining requests and have Retry-After', async () => {
  const { key } = await service.signIn();
  const request = () => service.call('GET', '/api/places?query=x', { key });
  const answers = await withinAnHour(() => inTurn(...Array(REQUESTS + 2).fill(request)));
  expect(leftIn(answers.slice(REQUESTS - 1), 'requests')).toEqual([0, 0, 0]);
  for (const refused of answers.slice(REQUESTS)) {
    expectProblem(refused, 429, 'rate_limited');
    const retryAfter = Number(refused.headers.get('retry-after'));
    expect(statusIn(refused)['requests']?.seconds).toBeLessThanOrEqual(retryAfter);
  }
});

test.each([
  ['daily', { explain: 'true' }],
  ['daily', {}],
  ['best-days', {}],
  ['overview', {}],
])('%s %j reports the remaining computed entries, even if they don’t suffice', async (operation, more) => {
  await withinAnHour(async () => {
    const { horoscope } = await signUp(service);
    const compute = (count: number, tz = {}) => horoscope(operation, { ...days(count), ...more, ...tz });
    const answers = await inTurn(
      () => compute(12),
      () => compute(19),
      () => compute(18, { tz: 'UTC' }),
      () => compute(2, { tz: 'UTC' }),
      // One request for more days than the whole daily quota.
      () => compute(31),
    );
    expect(statuses(answers)).toEqual([200, 429, 200, 429, 429]);
    expect(leftIn(answers, 'computed-entries')).toEqual([18, 18, 0, 0, 0]);
    const refused = answers[1] as Answer;
    const { limit, window, seconds } = statusIn(refused)['computed-entries'] as RateLimit;
    expect([limit, window]).toEqual([ENTRIES, DAY]);
    expect(seconds).toBeLessThanOrEqual(Number(refused.headers.get('retry-after')));
    expect(Object.keys(statusIn(refused))).toEqual(['requests', 'requests-hour', 'computed-entries']);
  });
});

test('a response from the cache neither reads nor reports the quota of computed entries', async () => {
  const { horoscope } = await signUp(service);
  await horoscope('today');
  const before = service.calls.made.length;
  const again = await horoscope('today');
  // If midnight has passed, the new day isn't cached.
  if (service.calls.made.slice(before).some(({ body }) => body.includes('computed-entries'))) return;
  expect(Object.keys(statusIn(again))).toEqual(['requests', 'requests-hour']);
});

test('each concurrent computation reports the units left after its consumption, and no entry is counted twice', async () => {
  await withinAnHour(async () => {
    const { horoscope } = await signUp(service, { tier: 'premium' });
    const answers = await Promise.all(Array.from({ length: 24 }, () => horoscope('best-days', days(2))));
    const [computed, refused] = [200, 429].map((wanted) => {
      const own = answers.filter(({ status }) => status === wanted);
      return leftIn(own, 'computed-entries').sort((a, b) => Number(b) - Number(a));
    });
    expect(computed).toEqual(Array.from({ length: 15 }, (_, i) => ENTRIES - 2 * (i + 1)));
    expect(refused).toEqual(Array(9).fill(0));
  });
});

test('searches, lookups and exports report the remaining units of the limits they count against', async () => {
  await withinAnHour(async () => {
    const { key, cookie } = await service.signIn();
    const search = (query: string) => () =>
      service.call('GET', `/api/places?${new URLSearchParams({ query })}`, { key });
    const searches = await inTurn(search(nowhere()), search(nowhere()), search(nowhere()), search(nowhere()));
    expect(statuses(searches)).toEqual([200, 429, 429, 429]);
    expect(leftIn(searches, 'searches')).toEqual([2, 1, 0, 0]);
    expect(leftIn(searches, 'bought-searches')).toEqual([0, 0, 0, undefined]);
    expect(statusIn(searches[0] as Answer)['searches']).toMatchObject({ limit: 3, window: HOUR });

    const create = (birthCity: string) => () =>
      service.call('POST', '/api/profiles', { key, body: { ...ada, birthCity } });
    const created = await inTurn(create(nowhere()), create('London, UK'));
    const edit = () =>
      service.call('PATCH', `/api/profiles/${created[1]?.body.id}`, { key, body: { birthCity: nowhere() } });
    const edits = await inTurn(edit, edit);
    expect(statuses([...created, ...edits])).toEqual([422, 201, 422, 429]);
    expect(leftIn([...created.slice(0, 1), ...edits], 'look-ups')).toEqual([1, 0, 0]);

    const exportAll = () => service.call('GET', '/api/auth/me/export', { cookie });
    const exports = await inTurn(exportAll, exportAll, exportAll);
    expect(statuses(exports)).toEqual([200, 200, 429]);
    expect(exports.map((answer) => statusIn(answer)['exports'])).toEqual(
      [1, 0, 0].map((left) => ({ limit: 2, window: HOUR, left, seconds: expect.any(Number) })),
    );
  });
});

const limited = useService({ cityLookUpsPerStagePerHour: 1, cityLookUpsPerUserPerDay: 9 });

test('a lookup rejected by the stage’s limit is refunded to the account', async () => {
  const { key } = await limited.signIn();
  const answers: Answer[] = [];
  const create = () => limited.call('POST', '/api/profiles', { key, body: { ...ada, birthCity: nowhere() } });
  do answers.push(await create());
  while (answers.at(-1)?.status === 422);
  expect(answers.at(-1)?.status).toBe(503);
  expect(leftIn(answers, 'look-ups').at(-1)).toBe(9 - (answers.length - 1));
});
