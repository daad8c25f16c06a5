import { expect, test } from '@jest/globals';
import { forecastDays } from '#lib/forecast/forecast-days.ts';
import type { ReaderBirth } from '#lib/reading/reader.ts';
import * as profiles from '#lib/table/profiles.ts';
import { itemKeys } from '#lib/table/single-table.ts';
import * as users from '#lib/table/users.ts';
import { addDays } from '#lib/time/civil-day.ts';
import { type Deed, editStorm, profilesInAStorm } from '../../support/edit-storm.ts';
import { expectProblem } from '../../support/expectations.ts';
import { holdCalls } from '../../support/hold-calls.ts';
import { datesFrom } from '../../support/people.ts';
import { newSubscriber } from '../../support/push-service.ts';
import { type Answer, ada } from '../../support/service.ts';
import type { ServiceCall } from '../../support/service-calls.ts';
import { signUp } from '../../support/sign-up.ts';
import { countItems, finishAtLast, forecastsOf, untilGone } from '../../support/table-items.ts';
import { useService } from '../../support/use-service.ts';

const today = new Date().toISOString().slice(0, 10);
const WEEK = datesFrom(today, 7);
/** Enough days for several batches of cache writes, so that an edit can come between two batches. */
const BATCHES_OF_DAYS = 60;

const service = useService();

/** A premium user with a profile. */
async function withProfile() {
  const user = await signUp(service, { tier: 'premium' });
  const { key, path, horoscope } = user;
  return {
    ...user,
    userId: user.id,
    id: user.profileId,
    get: async () => (await service.call('GET', path, { key })).body,
    patch: (body: object) => service.call('PATCH', path, { key, body }),
    remove: () => service.call('DELETE', path, { key }),
    daily: (days = WEEK.length) =>
      horoscope('daily', { startDate: today, endDate: addDays(today, days - 1) }),
    exported: async () =>
      (await service.call('GET', '/api/auth/me/export', { cookie: user.cookie })).body.horoscopes,
  };
}

/** Starts an edit of the birth date and holds its write. The returned function releases the write. */
async function lateEdit(patch: (body: object) => Promise<Answer>) {
  const { reached, release } = holdCalls(
    service.calls,
    ({ operation, body }) => operation === 'dynamodb TransactWriteItems' && body.includes(LATE),
  );
  const edit = patch({ birthDate: LATE });
  await reached;
  return () => {
    release();
    return edit;
  };
}

const LATE = '1990-03-25';
const isCaching = ({ operation }: ServiceCall) => operation === 'dynamodb BatchWriteItem';

const PLACES: { birthCity: string; timeZone: string; latitude: unknown }[] = [
  { birthCity: 'tokyo', timeZone: 'Asia/Tokyo', latitude: expect.closeTo(35.7, 0) },
  { birthCity: 'São Paulo', timeZone: 'America/Sao_Paulo', latitude: expect.closeTo(-23.5, 0) },
  { birthCity: 'London, UK', timeZone: 'Europe/London', latitude: expect.closeTo(51.5, 0) },
];

test('the stored place and name after concurrent edits belong to one of them', async () => {
  const { get, patch } = await withProfile();
  const edits = Array.from({ length: 6 }, (_, at) => ({
    birthCity: PLACES[at % 3]?.birthCity,
    name: `No. ${at}`,
  }));
  const answers = await Promise.all(edits.map(patch));
  const edited = answers.flatMap(({ status, body }, at) => {
    const { birthCity: _, ...place } = { ...PLACES[at % 3] };
    if (status === 200) expect(body).toMatchObject({ ...place, name: `No. ${at}` });
    return status === 200 ? [body] : [];
  });
  for (const answer of answers) if (answer.status !== 200) expectProblem(answer, 409, 'edit_conflict');
  expect(edited).toContainEqual(await get());
});

test('an edit that loses against other edits three times returns 409 and changes nothing', async () => {
  const { userId, id, get, patch } = await withProfile();
  let tries = 0;
  service.calls.before = async ({ operation, body }) => {
    if (operation !== 'dynamodb TransactWriteItems' || !body.includes(LATE)) return;
    tries += 1;
    const before = await profiles.find(userId, id);
    if (before) await profiles.edit(userId, before, { ...before, name: `No. ${tries}` });
  };
  const lost = await patch({ birthDate: LATE });
  expectProblem(lost, 409, 'edit_conflict');
  expect(lost.headers.get('retry-after')).toBe('1');
  expect(tries).toBe(3);
  expect(await get()).toMatchObject({ name: 'No. 3', birthDate: ada.birthDate });
});

const limited = useService({ editsPerUserPerHour: 3 });

test('creations count as edits, except on the tier platform', async () => {
  const { key, id } = await limited.signIn();
  const create = () => limited.call('POST', '/api/profiles', { key, body: ada });
  const hour = () => Math.floor(Date.now() / 3_600_000);
  const startHour = hour();
  for (let at = 0; at < 3; at++)
    await limited.call('DELETE', `/api/profiles/${(await create()).body.id}`, { key });
  const refused = await create();
  if (hour() > startHour) return;
  expectProblem(refused, 429, 'rate_limited');
  expect(refused.body.quota).toBe('edits');
  await users.setPlatformPlan(id, { maxProfiles: 10, maxDaysFromToday: 1 });
  expect((await create()).status).toBe(201);
});

test('edits beyond the hourly quota of the account return 429 and change nothing', async () => {
  const { key, path } = await signUp(limited);
  const edit = (name: string) => limited.call('PATCH', path, { key, body: { name } });
  const hour = () => Math.floor(Date.now() / 3_600_000);
  const startHour = hour();
  const answers = [await edit('Eve'), await edit('Grace'), await edit('Mae')];
  if (hour() > startHour) return;
  expect(answers.slice(0, 2).map(({ status }) => status)).toEqual([200, 200]);
  expectProblem(answers[2] as Answer, 429, 'rate_limited');
  expect(answers[2]?.body.detail).toContain('can make 3 edits an hour');
  expect((await limited.call('GET', path, { key })).body.name).toBe('Grace');
});

test('webhooks and devices that subscribe count as edits, too', async () => {
  const { cookie } = await limited.signIn();
  const { keys } = await newSubscriber();
  const call = (method: string, path: string, body?: object) =>
    limited.call(method, path, { cookie, ...(body && { body }) });
  const hour = () => Math.floor(Date.now() / 3_600_000);
  const startHour = hour();
  const device = { endpoint: 'https://fcm.googleapis.com/fcm/send/1', keys };
  const url = 'https://example.com/events';
  expect((await call('POST', '/api/push/subscriptions', device)).status).toBe(201);
  const webhook = await call('POST', '/api/webhooks', { url, events: ['key.created'] });
  expect(webhook.status).toBe(201);
  const path = `/api/webhooks/${webhook.body.id}`;
  expect((await call('PATCH', path, { enabled: true })).status).toBe(200);
  const refused = [
    await call('POST', '/api/push/subscriptions', device),
    await call('POST', '/api/webhooks', { url, events: ['key.created'] }),
    await call('PATCH', path, { enabled: false }),
    await call('POST', `${path}/rotate`),
  ];
  if (hour() > startHour) return;
  for (const answer of refused) expectProblem(answer, 429, 'rate_limited');
  expect((await call('GET', '/api/webhooks')).body.webhooks).toMatchObject([{ enabled: true }]);
});

test('an edit overtaken by others reverts none of their changes', async () => {
  const { get, patch } = await withProfile();
  const finish = await lateEdit(patch);
  const others = [{ name: 'Eve' }, { birthTime: '07:45' }, { birthCity: 'tokyo' }, { matters: ['love'] }];
  for (const edit of others) expect((await patch(edit)).status).toBe(200);
  const { status, body } = await finish();
  expect([status, body]).toEqual([200, await get()]);
  const expected = { name: 'Eve', birthTime: '07:45', timeZone: 'Asia/Tokyo', matters: ['love'] };
  expect(body).toMatchObject({ ...expected, birthDate: LATE });
});

test('concurrent edits of date and time are rejected if the time did not exist on that date', async () => {
  const { get, patch } = await withProfile();
  const finish = await lateEdit(patch);
  expect((await patch({ birthTime: '01:30' })).status).toBe(200);
  expectProblem(await finish(), 400, 'invalid_request');
  expect(await get()).toMatchObject({ birthDate: ada.birthDate, birthTime: '01:30' });
});

/** The expected forecasts of a profile's week. The profile comes from a response, where an unknown birth time is null. */
function weekOf({ birthTime, ...birth }: ReaderBirth & { birthTime: string | null }) {
  const known = birthTime === null ? birth : { ...birth, birthTime };
  return forecastDays(known, { dates: WEEK, timeZone: 'Europe/London' });
}

test('an edit makes forecasts in flight unreachable, and a second pass removes them', async () => {
  const { id, get, patch, daily, exported } = await withProfile();
  // Caches forecasts, whose removal shows that the first pass of the deletion is over.
  await daily();
  const { reached, release } = holdCalls(service.calls, isCaching);
  const long = daily(BATCHES_OF_DAYS);
  await reached;
  expect((await patch({ birthDate: '1985-12-01' })).status).toBe(200);
  await untilGone(forecastsOf(id));
  release();
  expect((await long).body.horoscopes).toHaveLength(BATCHES_OF_DAYS);
  // Cache writes stop after five seconds, so fewer days than requested may be cached.
  expect(await countItems(forecastsOf(id))).toBeGreaterThan(0);
  expect(await exported()).toEqual([]);
  const expected = weekOf(await get());
  expect((await daily()).body.horoscopes).toEqual(expected);
  expect((await daily()).body.horoscopes).toEqual(expected);
  expect((await exported()).map(({ entry }: { entry: object }) => entry)).toEqual(expected);
  await finishAtLast(id);
  expect(await countItems(forecastsOf(id))).toBe(WEEK.length);
});

test('forecasts are correct if the birth data changes and changes back while a request is in flight', async () => {
  const { get, patch, daily } = await withProfile();
  const { reached, release } = holdCalls(service.calls, isCaching);
  const long = daily(BATCHES_OF_DAYS);
  await reached;
  for (const birthDate of ['1985-12-01', ada.birthDate])
    expect((await patch({ birthDate })).status).toBe(200);
  release();
  expect((await long).status).toBe(200);
  expect((await daily()).body.horoscopes).toEqual(weekOf(await get()));
});

test('each change of the birth data or the matters removes cached forecasts; a change of the name doesn’t', async () => {
  const { id, patch, daily } = await withProfile();
  await daily();
  expect((await patch({ name: 'Eve', birthCity: 'London, UK' })).status).toBe(200);
  const calls = service.calls.made.length;
  expect((await daily()).body.profileName).toBe('Eve');
  expect(service.calls.made.slice(calls).filter(isCaching)).toEqual([]);
  const births = [{ birthTime: '07:45' }, { birthTime: null }, { birthCity: 'tokyo' }];
  for (const edit of [...births, { matters: ['work', 'love'] }, { matters: [] }]) {
    expect((await patch(edit)).status).toBe(200);
    await untilGone(forecastsOf(id));
    await daily();
    expect(await countItems(forecastsOf(id))).toBe(WEEK.length);
  }
});

test('a late edit doesn’t resurrect a deleted profile', async () => {
  const { userId, id, patch, remove, daily } = await withProfile();
  await daily();
  const finish = await lateEdit(patch);
  expect((await remove()).status).toBe(200);
  expectProblem(await finish(), 404, 'not_found');
  expect(await profiles.list(userId)).toEqual([]);
  expect((await users.find(userId))?.profileCount).toBe(0);
  await untilGone(forecastsOf(id));
});

test('a late edit doesn’t resurrect an erased account', async () => {
  const { userId, id, cookie, patch } = await withProfile();
  const finish = await lateEdit(patch);
  expect((await service.call('DELETE', '/api/auth/me', { cookie })).status).toBe(200);
  await untilGone(itemKeys.user(userId).PK);
  expectProblem(await finish(), 404, 'not_found');
  expect(await countItems(itemKeys.user(userId).PK, forecastsOf(id))).toBe(0);
});

test('an edit whose city lookup fails returns 503 and changes nothing', async () => {
  const { get, patch } = await withProfile();
  const before = await get();
  service.calls.before = async ({ operation }) => {
    if (operation.startsWith('location')) throw new Error('down');
  };
  expectProblem(await patch({ name: 'Eve', birthCity: `Xyzzyville ${Date.now()}` }), 503, 'unavailable');
  expect(await get()).toEqual(before);
  expect((await patch({ name: 'Eve', birthCity: before.birthCity })).status).toBe(200);
});

test('repeating an edit whose response was lost gives the same profile', async () => {
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

// `npm run test:thorough` runs more actions, with forecasts of 364 days.
test('concurrent edits, deletions and forecasts of two accounts never show previous or other birth data', async () => {
  const stormed = await profilesInAStorm(service, 2, (userId) => users.setTier(userId, 'premium'));
  const deeds = Array.from({ length: 24 }, (_, at): Deed => {
    if (at < 2) return 'deletion';
    return at % 2 ? 'edit' : 'forecast';
  });
  expect(await editStorm(service, stormed, deeds, BATCHES_OF_DAYS)).toEqual([]);
});
