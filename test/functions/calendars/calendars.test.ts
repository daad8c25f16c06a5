import { randomUUID } from 'node:crypto';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from '@jest/globals';
import { hashCalendarToken } from '#lib/accounts/calendar-token.ts';
import { itemKeys, TableName, table } from '#lib/table/single-table.ts';
import * as users from '#lib/table/users.ts';
import { addDays, dateInZone, timeOfDay } from '#lib/time/civil-day.ts';
import { readCalendar } from '../../support/calendar-file.ts';
import { expectInvalid, expectProblem, sendAtOnce } from '../../support/expectations.ts';
import { type Answer, ada, baseUrl, serviceOf } from '../../support/service.ts';
import { signUp } from '../../support/sign-up.ts';
import { countItems, itemsAbout, setAttribute, untilGone } from '../../support/table-items.ts';

const service = serviceOf();
const { call } = service;

/** An account with a profile, and requests for the profile's calendars. */
async function withProfile(tier?: 'starter') {
  const user = await signUp(service, tier ? { tier } : {});
  const path = `${user.path}/calendar`;
  const { cookie } = user;
  return {
    ...user,
    path,
    create: (body: object = {}, credential: object = { cookie }, headers = {}) =>
      call('POST', path, { ...credential, body, headers }),
    list: async () => (await call('GET', path, { cookie })).body.calendars,
    revoke: (id: string) => call('DELETE', `${path}/${id}`, { cookie }),
    newKey: async (terms: object = {}) =>
      (await call('POST', '/api/keys', { cookie, body: { name: 'Agent', ...terms } })).body,
  };
}

const fetched = (url: string): Promise<Answer> => call('GET', url.slice(baseUrl().length));
const statusAt = async (url: string) => (await fetched(url)).status;
const tokenIn = (url: string) => /\/calendar\/([\w-]{43})\.ics$/.exec(url)?.[1] ?? '';
const feedIn = (url: string) => itemKeys.feed(hashCalendarToken(tokenIn(url))).PK;
const calendarsOf = (profileId: string) => itemKeys.calendar(profileId, '').PK;

test('a calendar’s URL is returned once, isn’t listed, and stops working when revoked', async () => {
  const { path, create, list, revoke } = await withProfile();
  const { status, body, headers } = await create();
  expect(status).toBe(201);
  expect(headers.get('location')).toBe(`${baseUrl()}${path}/${body.id}`);
  expect(Object.keys(body)).toEqual(['id', 'url', 'name', 'events', 'createdAt']);
  const { url, ...listed } = body;
  expect(body).toEqual({
    id: expect.stringMatching(/^cal_[0-9A-HJKMNP-TV-Z]{26}$/),
    url: `${baseUrl()}/calendar/${tokenIn(url)}.ics`,
    name: 'Ada',
    events: 'days',
    createdAt: expect.stringMatching(/^20.*Z$/),
  });
  expect(await list()).toEqual([listed]);
  expect(await statusAt(url)).toBe(200);

  const revoked = await revoke(body.id);
  expect([revoked.status, revoked.body]).toEqual([200, { id: body.id, deleted: true }]);
  expectProblem(await fetched(url), 404, 'not_found');
  expect(await list()).toEqual([]);
  expectProblem(await revoke(body.id), 404, 'not_found');
});

test('a calendar has the requested name, events and zone; a 400 response names every invalid field', async () => {
  const { create, list } = await withProfile();
  const terms = { name: 'My days', events: 'days-and-transits' };
  const { status, body } = await create({ ...terms, name: ' My days ', tz: 'us/pacific' });
  expect([status, Object.keys(body)]).toEqual([201, ['id', 'url', 'name', 'events', 'createdAt']]);
  expect(body).toMatchObject(terms);
  const { url, ...listed } = body;
  const invalid = { name: 'x'.repeat(81), events: 'all', tz: 'Mars/Base' };
  expectInvalid(await create(invalid), ['/name', '/events', '/tz']);
  expectInvalid(await create({ timeZone: 'Europe/Berlin' }), ['/timeZone']);
  expect(await list()).toEqual([listed]);
});

test('a calendar has the requested purpose and alarm in responses, lists and the export', async () => {
  const { cookie, create, list } = await withProfile();
  const terms = { events: 'best-days', for: 'job INTERVIEWS', alarm: '07:15' };
  const { status, body } = await create(terms);
  const fields = ['id', 'url', 'name', 'events', 'for', 'alarm', 'createdAt'];
  expect([status, Object.keys(body)]).toEqual([201, fields]);
  expect(body).toMatchObject({ ...terms, for: 'Job interviews' });
  const { url, ...listed } = body;
  expect(await list()).toEqual([listed]);
  const exported = (await call('GET', '/api/auth/me/export', { cookie })).body;
  expect(exported.profiles[0].calendars).toEqual([listed]);
});

/** The fields of a forecast entry that a calendar event contains. */
type Entry = { date: string; overallRating: number };

test('a feed of highlights, themes, sky events or best days has only those of other operations, with alarms', async () => {
  const { create, horoscope } = await withProfile();
  // London's date, from which the free tier's day counts, is never before that of UTC.
  const today = dateInZone(Date.now(), 'Europe/London');
  const range = { startDate: addDays(today, -7), endDate: addDays(today, 1) };
  const read = async (events: string, more = {}) => {
    const { url } = (await create({ events, alarm: '07:15', ...more })).body;
    const shown = readCalendar((await fetched(url)).text).events;
    for (const { alarm, start } of shown)
      expect(timeOfDay(Date.parse(alarm ?? ''), start.length > 10 ? 'Europe/London' : 'UTC')).toBe('07:15');
    return shown.map(({ start, summary }) => ({
      start,
      rating: / · (\d+\.\d) · /.exec(` · ${summary}`)?.[1],
    }));
  };
  const ofEntry = ({ date, overallRating }: Entry) => ({ start: date, rating: overallRating.toFixed(1) });

  const { horoscopes } = (await horoscope('daily', range)).body as { horoscopes: Entry[] };
  const isHighlight = ({ overallRating }: Entry) => overallRating >= 8 || overallRating < 4;
  expect(await read('highlights')).toEqual(horoscopes.filter(isHighlight).map(ofEntry));

  const { themes, sky } = (await horoscope('overview', range)).body;
  const major = themes.filter(({ weight }: { weight: number }) => weight >= 1);
  expect(await read('themes')).toEqual(major.map(({ from }: { from: string }) => ({ start: from })));
  const seconds = (at: string) => at.replace(/\.\d+Z$/, '.000Z');
  expect(await read('sky')).toEqual(sky.map(({ at }: { at: string }) => ({ start: seconds(at) })));

  const ranking = (await horoscope('best-days', { ...range, for: 'focus', limit: '31' })).body.days;
  const mondayOf = (date: string) => addDays(date, -((new Date(date).getUTCDay() + 6) % 7));
  const favorable = (ranking as { horoscope: Entry; reasons: unknown[] }[])
    .filter(({ horoscope: { date }, reasons }) => reasons.length > 0 && mondayOf(date) >= range.startDate)
    .map(({ horoscope: entry }) => entry);
  const weeks = Map.groupBy(favorable, ({ date }) => mondayOf(date));
  const best = [...weeks.values()].flatMap(([first]) => (first ? [ofEntry(first)] : []));
  expect(await read('best-days', { for: 'focus' })).toEqual(
    best.sort((a, b) => (a.start < b.start ? -1 : 1)),
  );
});

test('events, purposes and alarms that don’t exist or don’t fit are each named by a 400 response', async () => {
  const { create, list } = await withProfile();
  const invalid = { events: 'best-days', for: 'job interview', alarm: '7:15' };
  const answer = await create(invalid);
  expectInvalid(answer, ['/for', '/alarm']);
  expect(answer.body.errors[0].detail).toMatch('Did you mean “Job interviews”?');
  expectInvalid(await create({ events: ['sky'], alarm: 435 }), ['/events', '/alarm']);
  expectInvalid(await create({ events: 'sky', for: 'focus' }), ['/for']);
  expectInvalid(await create({ for: 'focus', tz: 'Mars/Base' }), ['/tz', '/for']);
  expectInvalid(await create({ events: 'best-days', activity: 'Job interviews' }), ['/activity']);
  expect(await list()).toEqual([]);
});

test('a request body may be omitted unless the operation has a required field', async () => {
  const { cookie, path, profileId, create } = await withProfile();
  const [without, empty] = [await call('POST', path, { cookie }), await create()];
  const shown = ({ status, body: { name, events } }: Answer) => ({ status, name, events });
  expect(shown(without)).toEqual({ status: 201, name: 'Ada', events: 'days' });
  expect(shown(empty)).toEqual(shown(without));
  for (const [method, other] of [
    ['POST', '/api/profiles'],
    ['POST', '/api/keys'],
    ['PATCH', `/api/profiles/${profileId}`],
  ] as const)
    expectProblem(await call(method, other, { cookie }), 400, 'invalid_request');
});

test('invalid and revoked tokens get the same 404', async () => {
  const { create, revoke } = await withProfile();
  const { url, id } = (await create()).body;
  const token = tokenIn(url);
  await revoke(id);
  const names = [
    ...[`${token}.ics`, `${token}.ICS`, token, `${token.slice(1)}.ics`, `${token.toLowerCase()}.ics`],
    ...[`${'A'.repeat(43)}.ics`, `${hashCalendarToken(token)}.ics`, `${id}.ics`, '.ics', '%00.ics'],
    encodeURIComponent(`../${token}.ics`),
  ];
  const answers = await Promise.all(names.map((name) => call('GET', `/calendar/${name}`)));
  for (const answer of answers) expectProblem(answer, 404, 'not_found');
  const texts = answers.map(({ text, body }) => text.replace(body.requestId, ''));
  expect(new Set(texts).size).toBe(1);
});

test('a profile can have ten calendars, even under concurrency, and a revocation frees a slot', async () => {
  const { create, list, revoke } = await withProfile();
  expect(await sendAtOnce(20, () => create(), [403, 'calendar_limit_reached'])).toHaveLength(10);
  const [{ id }, ...others] = await list();
  expect(others).toHaveLength(9);
  expect(await sendAtOnce(5, () => revoke(id), [404, 'not_found'])).toHaveLength(1);
  expect((await create()).status).toBe(201);
  expectProblem(await create(), 403, 'calendar_limit_reached');
});

test('revoking a key revokes the calendars it created and frees their slots', async () => {
  const { cookie, profileId, create, list, newKey } = await withProfile();
  const agent = await newKey();
  const created = await Promise.all(Array.from({ length: 9 }, () => create({}, agent)));
  const urls = created.map(({ body }): string => body.url);
  const own = (await create()).body;
  for (const url of urls) expect(await statusAt(url)).toBe(200);
  await call('DELETE', `/api/keys/${agent.id}`, { cookie });
  for (const url of urls) expectProblem(await fetched(url), 404, 'not_found');
  expect(await statusAt(own.url)).toBe(200);
  expect((await list()).map(({ id }: { id: string }) => id)).toEqual([own.id]);
  expect(await countItems(...urls.map(feedIn))).toBe(0);
  for (let i = 0; i < 9; i++) expect((await create()).status).toBe(201);
  expect(await countItems(calendarsOf(profileId))).toBe(10);
});

test('calendars that a platform account created with a key survive it, unless the revocation asks for them', async () => {
  const { id: userId, cookie, create, newKey } = await withProfile();
  await users.setPlatformPlan(userId, { maxProfiles: 10, maxDaysFromToday: 10 });
  const [first, second] = [await newKey(), await newKey()];
  const [{ url }, { url: leaked }] = [(await create({}, first)).body, (await create({}, second)).body];
  await call('DELETE', `/api/keys/${first.id}`, { cookie });
  expect([await statusAt(url), await statusAt(leaked)]).toEqual([200, 200]);
  await call('DELETE', `/api/keys/${second.id}?feeds=true`, { cookie });
  expect([await statusAt(url), await statusAt(leaked)]).toEqual([200, 404]);
  expectProblem(await call('DELETE', `/api/keys/${first.id}?feeds=true`, { cookie }), 404, 'not_found');
  expect(await statusAt(url)).toBe(404);
});

test('a calendar stops working when the key that created it expires', async () => {
  const { id: userId, create, newKey } = await withProfile();
  const agent = await newKey({ expiresAt: new Date(Date.now() + 86_400_000).toISOString() });
  const { url } = (await create({}, agent)).body;
  expect(await statusAt(url)).toBe(200);
  const past = new Date(Date.now() - 1).toISOString();
  await setAttribute(itemKeys.apiKeyOfUser(userId, agent.id), 'expiresAt', past);
  expectProblem(await fetched(url), 404, 'not_found');
});

test('repeating an interrupted key revocation completes the revocation', async () => {
  const { id: userId, cookie, profileId, create, list, newKey } = await withProfile();
  const agent = await newKey();
  await create({}, agent);
  // Simulates a crash between the two deletions.
  await table.send(new DeleteCommand({ TableName, Key: itemKeys.apiKeyOfUser(userId, agent.id) }));
  expect(await list()).toHaveLength(1);
  expectProblem(await call('DELETE', `/api/keys/${agent.id}`, { cookie }), 404, 'not_found');
  expect(await list()).toEqual([]);
  expect(await countItems(calendarsOf(profileId))).toBe(0);
});

test('a deleted profile’s calendars stop working immediately and leave no items', async () => {
  const { cookie, path, profileId, create, revoke } = await withProfile();
  const { url, id } = (await create()).body;
  expect((await call('DELETE', `/api/profiles/${profileId}`, { cookie })).status).toBe(200);
  const requests = [() => fetched(url), () => call('GET', path, { cookie }), create, () => revoke(id)];
  for (const request of requests) expectProblem(await request(), 404, 'not_found');
  await untilGone(calendarsOf(profileId), feedIn(url));
});

test('an erased account’s calendars stop working immediately and leave no items', async () => {
  const { cookie, profileId, id, create } = await withProfile();
  const first = await create({}, { cookie }, { 'Idempotency-Key': randomUUID() });
  const urls: string[] = [first.body.url, (await create()).body.url];
  expect((await call('DELETE', '/api/auth/me', { cookie })).status).toBe(200);
  for (const url of urls) expectProblem(await fetched(url), 404, 'not_found');
  await untilGone(itemKeys.user(id).PK, calendarsOf(profileId));
  const hashes = urls.map((url) => hashCalendarToken(tokenIn(url)));
  expect(await itemsAbout(hashes)).toEqual([]);
});

test('the export has the calendars of each profile, without their tokens', async () => {
  const { cookie, path, create } = await withProfile('starter');
  await call('POST', '/api/profiles', { cookie, body: ada });
  const { url, ...calendar } = (await create()).body;
  const { url: _, ...elsewhere } = (await create({ tz: 'asia/calcutta' })).body;
  const { body, text } = await call('GET', '/api/auth/me/export', { cookie });
  expect(body.profiles.map(({ calendars }: { calendars: unknown }) => calendars)).toEqual([
    [calendar, { ...elsewhere, timeZone: 'Asia/Kolkata' }],
    [],
  ]);
  for (const secret of [tokenIn(url), hashCalendarToken(tokenIn(url)), 'calendarCount'])
    expect(text).not.toContain(secret);
  for (const profiles of ['/api/profiles', path.replace('/calendar', '')])
    expect((await call('GET', profiles, { cookie })).text).not.toMatch(/calendar/i);
});
