import { expect, test } from '@jest/globals';
import { findProfile } from '#lib/operations/profiles.ts';
import { birthKey } from '#lib/table/birth-key.ts';
import * as forecasts from '#lib/table/forecasts.ts';
import * as profiles from '#lib/table/profiles.ts';
import { addDays } from '#lib/time/civil-day.ts';
import { expectProblem } from '../support/expectations.ts';
import { newProfile } from '../support/new-items.ts';
import type { Answer } from '../support/service.ts';
import { signUp } from '../support/sign-up.ts';
import { countItems, forecastsOf } from '../support/table-items.ts';
import { useService } from '../support/use-service.ts';

const EXPORTS = 3;
const service = useService({ exportsPerUserPerHour: EXPORTS });

const elsewhere = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'Europe/London');
const zones = [...elsewhere.filter((_, index) => index % 15 === 0), 'Europe/London'];
const today = new Date().toISOString().slice(0, 10);

async function withProfile() {
  const user = await signUp(service);
  const daily = (tz: string) => user.horoscope('daily', { startDate: today, endDate: today, tz });
  return { ...user, daily };
}

/** The time zones for which a profile has cached forecasts. */
async function cachedZones(userId: string, profileId: string): Promise<Set<string>> {
  const found = new Set<string>();
  const birth = birthKey(await findProfile(userId, profileId));
  for await (const { timeZone } of forecasts.listByBirth(profileId, birth)) found.add(timeZone);
  return found;
}

const itemsOf = (profileId: string) => countItems(forecastsOf(profileId));

test('requests in any time zone succeed, but only the birthplace’s zone and two others are cached', async () => {
  const { id, profileId, daily } = await withProfile();
  const atOnce = await Promise.all(zones.slice(0, 8).map(daily));
  const answers = [...atOnce];
  for (const zone of zones.slice(8)) answers.push(await daily(zone));
  expect(answers.map(({ status, body }) => [status, body.horoscopes.length])).toEqual(
    zones.map(() => [200, 1]),
  );
  expect((await cachedZones(id, profileId)).size).toBe(3);
  // The partition has one entry for each cached zone, and the item that lists these zones.
  expect(await itemsOf(profileId)).toBe(4);
  const again = await Promise.all(zones.map(daily));
  expect(again.map(({ text }) => text)).toEqual(answers.map(({ text }) => text));
  expect(await itemsOf(profileId)).toBe(4);
});

test('exports per hour are limited; other operations still work', async () => {
  const { cookie, key } = await withProfile();
  const thisHour = () => Math.floor(Date.now() / 3_600_000);
  let answers: Answer[];
  let startHour: number;
  // Repeats the requests if a new hour began while they were sent.
  do {
    startHour = thisHour();
    answers = await Promise.all(
      Array.from({ length: EXPORTS * 3 }, () => service.call('GET', '/api/auth/me/export', { cookie })),
    );
  } while (thisHour() !== startHour);
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(EXPORTS);
  for (const answer of answers.filter(({ status }) => status !== 200)) {
    expectProblem(answer, 429, 'rate_limited');
    expect(answer.body.detail).toContain(`exported ${EXPORTS} times an hour`);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect((await service.call('GET', '/api/auth/me', { key })).status).toBe(200);
});

const strict = useService({ computedEntriesPerUserPerDay: 10 });

test('concurrent requests beyond the daily quota are rejected, and their entries evicted from the cache', async () => {
  const { id: userId, key } = await strict.signIn();
  const both = [newProfile(), newProfile()];
  for (const profile of both) await profiles.create(userId, profile, 10);
  const ids = both.map(({ id }) => id);
  // Both requests read the remaining quota before either consumes it.
  let waiting = 0;
  const bothWait = Promise.withResolvers<void>();
  strict.calls.before = async ({ operation, body }) => {
    if (operation !== 'dynamodb UpdateItem' || !body.includes('RATE#computed-entries')) return;
    waiting += 1;
    if (waiting === ids.length) bothWait.resolve();
    await bothWait.promise;
  };
  const range = `startDate=${addDays(today, -5)}&endDate=${today}`;
  const daily = (id: string) => strict.call('GET', `/api/horoscope/daily?profileId=${id}&${range}`, { key });
  const answers = await Promise.all(ids.map(daily));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
  expect((await Promise.all(ids.map(itemsOf))).sort()).toEqual([0, 6]);
});
