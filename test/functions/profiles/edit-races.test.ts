import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Birth } from '#lib/chart/birth.ts';
import { forecastDays } from '#lib/forecast/forecast-days.ts';
import * as profiles from '#lib/table/profiles.ts';
import { itemKeys } from '#lib/table/single-table.ts';
import * as users from '#lib/table/users.ts';
import { addDays } from '#lib/time/civil-day.ts';
import { type Deed, editStorm, profilesInAStorm } from '../../support/edit-storm.ts';
import { expectProblem } from '../../support/expectations.ts';
import { type OpenService, openService } from '../../support/open-service.ts';
import { datesFrom } from '../../support/people.ts';
import { ada } from '../../support/service.ts';
import type { ServiceCall } from '../../support/service-calls.ts';
import { countItems, finishAtLast, forecastsOf, untilGone } from '../../support/table-items.ts';

const today = new Date().toISOString().slice(0, 10);
const WEEK = datesFrom(today, 7);
/** Days whose entries are written in more than one batch, so that an edit can come between. */
const BATCHES_OF_DAYS = 60;

let service: OpenService;
beforeAll(async () => {
  service = await openService();
});
afterEach(() => {
  service.calls.before = async () => undefined;
});
afterAll(() => service.stop());

/** A premium user with a profile. */
async function withProfile() {
  const user = await service.signIn();
  await users.setTier(user.id, 'premium');
  const { key } = user;
  const { id } = (await service.call('POST', '/api/profiles', { key, body: ada })).body;
  const path = `/api/profiles/${id}`;
  return {
    ...user,
    userId: user.id,
    id: id as string,
    get: async () => (await service.call('GET', path, { key })).body,
    patch: (body: object) => service.call('PATCH', path, { key, body }),
    remove: () => service.call('DELETE', path, { key }),
    daily: (endDate = addDays(today, 6)) =>
      service.call('GET', `/api/horoscope/daily?profileId=${id}&startDate=${today}&endDate=${endDate}`, {
        key,
      }),
    exported: async () =>
      (await service.call('GET', '/api/auth/me/export', { cookie: user.cookie })).body.horoscopes,
  };
}

/** Holds the calls that are meant until they are let go on. */
function hold(isMeant: (call: ServiceCall) => boolean) {
  const reached = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  service.calls.before = async (call) => {
    if (!isMeant(call)) return;
    reached.resolve();
    await held.promise;
  };
  return { reached: reached.promise, letGoOn: held.resolve };
}

const LATE = '1990-03-25';
const isLateEdit = ({ operation, body }: ServiceCall) =>
  operation === 'dynamodb TransactWriteItems' && body.includes(LATE);
const isCaching = ({ operation }: ServiceCall) => operation === 'dynamodb BatchWriteItem';

const PLACES: { birthCity: string; timeZone: string; latitude: unknown }[] = [
  { birthCity: 'tokyo', timeZone: 'Asia/Tokyo', latitude: expect.closeTo(35.7, 0) },
  { birthCity: 'São Paulo', timeZone: 'America/Sao_Paulo', latitude: expect.closeTo(-23.5, 0) },
  { birthCity: 'London, UK', timeZone: 'Europe/London', latitude: expect.closeTo(51.5, 0) },
];

describe('edits at once', () => {
  test('of twenty each is done, and the place is one city’s', async () => {
    const { get, patch } = await withProfile();
    const edits = Array.from({ length: 20 }, (_, at) => ({
      birthCity: PLACES[at % 3]?.birthCity,
      name: `No. ${at}`,
    }));
    const answers = await Promise.all(edits.map(patch));
    expect(answers.map(({ status }) => status)).toEqual(edits.map(() => 200));
    for (const [at, { body }] of answers.entries()) {
      const { birthCity: _, ...place } = { ...PLACES[at % 3] };
      expect(body).toMatchObject({ ...place, name: `No. ${at}` });
    }
    expect(answers.map(({ body }) => body)).toContainEqual(await get());
  });

  test('one that was overtaken by others takes nothing of theirs back', async () => {
    const { get, patch } = await withProfile();
    const { reached, letGoOn } = hold(isLateEdit);
    const late = patch({ birthDate: LATE });
    await reached;
    for (const edit of [{ name: 'Eve' }, { birthTime: '07:45' }, { birthCity: 'tokyo' }])
      expect((await patch(edit)).status).toBe(200);
    letGoOn();
    const { status, body } = await late;
    expect([status, body]).toEqual([200, await get()]);
    expect(body).toMatchObject({ name: 'Eve', birthDate: LATE, birthTime: '07:45', timeZone: 'Asia/Tokyo' });
  });

  test('one that would give the time a date on which it never was is refused, whichever is first', async () => {
    const { get, patch } = await withProfile();
    const { reached, letGoOn } = hold(isLateEdit);
    const date = patch({ birthDate: LATE });
    await reached;
    expect((await patch({ birthTime: '01:30' })).status).toBe(200);
    letGoOn();
    expectProblem(await date, 400, 'invalid_request');
    expect(await get()).toMatchObject({ birthDate: ada.birthDate, birthTime: '01:30' });
  });
});

/** The birth of a whole profile, whose time is null where it is unknown. */
function birthOf({ birthTime, ...birth }: Birth & { birthTime: string | null }): Birth {
  return birthTime === null ? birth : { ...birth, birthTime };
}

describe('a long forecast under way while the birth changes', () => {
  test('is kept where nobody looks for the new birth, and goes in a second pass', async () => {
    const { id, get, patch, daily, exported } = await withProfile();
    // When it is gone, the first pass is over.
    await daily();
    const { reached, letGoOn } = hold(isCaching);
    const long = daily(addDays(today, BATCHES_OF_DAYS - 1));
    await reached;
    expect((await patch({ birthDate: '1985-12-01' })).status).toBe(200);
    await untilGone(forecastsOf(id));
    letGoOn();
    expect((await long).body.horoscopes).toHaveLength(BATCHES_OF_DAYS);
    // All of them, if five seconds suffice to write them.
    expect(await countItems(forecastsOf(id))).toBeGreaterThan(0);
    expect(await exported()).toEqual([]);
    const expected = forecastDays(birthOf(await get()), { dates: WEEK, timeZone: 'Europe/London' });
    expect((await daily()).body.horoscopes).toEqual(expected);
    expect((await daily()).body.horoscopes).toEqual(expected);
    expect((await exported()).map(({ entry }: { entry: object }) => entry)).toEqual(expected);
    await finishAtLast(id);
    expect(await countItems(forecastsOf(id))).toBe(WEEK.length);
  });

  test('is right if the birth has changed back meanwhile', async () => {
    const { get, patch, daily } = await withProfile();
    const { reached, letGoOn } = hold(isCaching);
    const long = daily(addDays(today, BATCHES_OF_DAYS - 1));
    await reached;
    for (const birthDate of ['1985-12-01', ada.birthDate])
      expect((await patch({ birthDate })).status).toBe(200);
    letGoOn();
    expect((await long).status).toBe(200);
    const expected = forecastDays(birthOf(await get()), { dates: WEEK, timeZone: 'Europe/London' });
    expect((await daily()).body.horoscopes).toEqual(expected);
  });
});

test('what was cached goes when the birth changes, each time, and stays when only the name does', async () => {
  const { id, patch, daily } = await withProfile();
  await daily();
  expect((await patch({ name: 'Eve', birthCity: 'London, UK' })).status).toBe(200);
  const calls = service.calls.made.length;
  expect((await daily()).body.profileName).toBe('Eve');
  expect(service.calls.made.slice(calls).filter(isCaching)).toEqual([]);
  for (const edit of [{ birthTime: '07:45' }, { birthTime: null }, { birthCity: 'tokyo' }]) {
    expect((await patch(edit)).status).toBe(200);
    await untilGone(forecastsOf(id));
    await daily();
    expect(await countItems(forecastsOf(id))).toBe(WEEK.length);
  }
});

describe('an edit that comes too late brings nothing back', () => {
  test('of a profile that was deleted', async () => {
    const { userId, id, patch, remove, daily } = await withProfile();
    await daily();
    const { reached, letGoOn } = hold(isLateEdit);
    const late = patch({ birthDate: LATE });
    await reached;
    expect((await remove()).status).toBe(200);
    letGoOn();
    expectProblem(await late, 404, 'not_found');
    expect(await profiles.list(userId)).toEqual([]);
    expect((await users.find(userId))?.profileCount).toBe(0);
    await untilGone(forecastsOf(id));
  });

  test('of an account that was erased', async () => {
    const { userId, id, cookie, patch } = await withProfile();
    const { reached, letGoOn } = hold(isLateEdit);
    const late = patch({ birthDate: LATE });
    await reached;
    expect((await service.call('DELETE', '/api/auth/me', { cookie })).status).toBe(200);
    await untilGone(itemKeys.user(userId).PK);
    letGoOn();
    expectProblem(await late, 404, 'not_found');
    expect(await countItems(itemKeys.user(userId).PK, forecastsOf(id))).toBe(0);
  });
});

test('503 while no city can be looked up, and nothing is changed', async () => {
  const { get, patch } = await withProfile();
  const before = await get();
  service.calls.before = async ({ operation }) => {
    if (operation.startsWith('location')) throw new Error('down');
  };
  expectProblem(await patch({ name: 'Eve', birthCity: `Xyzzyville ${Date.now()}` }), 503, 'unavailable');
  expect(await get()).toEqual(before);
  expect((await patch({ name: 'Eve', birthCity: before.birthCity })).status).toBe(200);
});

test('an edit whose answer was lost has the same when it is sent again', async () => {
  const { get, patch } = await withProfile();
  service.calls.after = async ({ operation }) => {
    if (operation === 'dynamodb TransactWriteItems') throw new Error('lost');
  };
  const edit = { name: 'Eve', birthDate: '1985-12-01' };
  expect([200, 503]).toContain((await patch(edit)).status);
  service.calls.after = async () => undefined;
  const { status, body } = await patch(edit);
  expect([status, body]).toEqual([200, await get()]);
  expect(body).toMatchObject(edit);
});

// A year each: npm run test:thorough. Two hundred on an environment of their own: npm run load -- edits.
test('edits, deletions and forecasts of two people at once leave nothing of a former or foreign birth to be read', async () => {
  const stormed = await profilesInAStorm(service, 2, (userId) => users.setTier(userId, 'premium'));
  const deeds = Array.from({ length: 24 }, (_, at): Deed => {
    if (at < 2) return 'deletion';
    return at % 2 ? 'edit' : 'forecast';
  });
  expect(await editStorm(service, stormed, deeds, BATCHES_OF_DAYS)).toEqual([]);
});
