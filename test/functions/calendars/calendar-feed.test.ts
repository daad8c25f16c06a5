import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Tier } from '#lib/accounts/tiers.ts';
import { itemKeys, TableName, table } from '#lib/table/single-table.ts';
import * as users from '#lib/table/users.ts';
import { addDays, dateInZone } from '#lib/time/civil-day.ts';
import { type ReadEvent, readCalendar } from '../../support/calendar-file.ts';
import { expectCommonHeaders, expectProblem } from '../../support/expectations.ts';
import { leaksIn } from '../../support/log-leaks.ts';
import { type OpenService, openService } from '../../support/open-service.ts';
import { type Answer, ada } from '../../support/service.ts';

let service: OpenService;
beforeAll(async () => {
  service = await openService({
    calendarAnswersPerFeedPerHour: 3,
    calendarAnswersPerUserPerHour: 5,
    computedEntriesPerUserPerDay: 70,
  });
});
beforeEach(() => {
  service.calls.before = async () => undefined;
});
afterAll(() => service.stop());

const today = () => dateInZone(Date.now(), 'Europe/London');
/** The later of today in London and in UTC, from which the horizon counts. */
const latestToday = () => [today(), dateInZone(Date.now(), 'UTC')].sort().at(-1) ?? '';

async function withCalendar(terms: object = {}, tier: Tier = 'free') {
  const { id: userId, key, cookie } = await service.signIn();
  await users.setTier(userId, tier);
  const { body: profile } = await service.call('POST', '/api/profiles', { key, body: ada });
  const calendars = `/api/profiles/${profile.id}/calendar`;
  const { body } = await service.call('POST', calendars, { key, body: terms });
  const { id, name, url } = body;
  return {
    userId,
    key,
    cookie,
    profileId: profile.id as string,
    calendars,
    id,
    name,
    path: new URL(url).pathname,
  };
}

const fetched = (path: string, headers = {}) => service.call('GET', path, { headers });
const etagOf = ({ headers }: Answer) => headers.get('etag') ?? '';
const days = (events: ReadEvent[]) => events.filter(({ uid }) => /-\d\d-\d\d$/.test(uid));

test('a feed has the tier’s days, the entries of daily and the major themes of the overview', async () => {
  const { key, path, profileId, name, id } = await withCalendar();
  const answer = await fetched(path);
  expect(answer.status).toBe(200);
  expectCommonHeaders(answer);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  for (const name of ['set-cookie', 'vary', 'ratelimit', 'ratelimit-policy'])
    expect([name, answer.headers.get(name)]).toEqual([name, null]);
  const head = await service.call('HEAD', path);
  expect([head.status, head.text, etagOf(head)]).toEqual([200, '', etagOf(answer)]);
  const calendar = readCalendar(answer.text);
  expect(calendar.name).toBe(name);
  const [from, to] = [addDays(today(), -7), addDays(latestToday(), 1)];
  const range = `profileId=${profileId}&startDate=${from}&endDate=${to}`;
  const { horoscopes } = (await service.call('GET', `/api/horoscope/daily?${range}`, { key })).body;
  const { themes } = (await service.call('GET', `/api/horoscope/overview?${range}`, { key })).body;
  const dayEvents = days(calendar.events);
  const uids = horoscopes.map(({ date }: { date: string }) => `${id}-${date}`);
  expect(dayEvents.map(({ uid }) => uid)).toEqual(uids);
  for (const [at, { overallRating, summary }] of horoscopes.entries())
    expect(dayEvents[at]?.summary).toBe(`${overallRating.toFixed(1)} · ${summary.split('. ')[0]}.`);
  const weighty = themes.filter(({ weight }: { weight: number }) => weight >= 1);
  expect(calendar.events).toHaveLength(horoscopes.length + weighty.length);
});

test('a calendar with transits has timed events and ends at the current tier’s horizon', async () => {
  const { userId, key, path, profileId } = await withCalendar({ events: 'days-and-transits' }, 'starter');
  await service.call('PATCH', `/api/profiles/${profileId}`, { key, body: { birthTime: '07:45' } });
  const read = async () => readCalendar((await fetched(path)).text).events;
  const events = await read();
  expect(events.filter(({ isAllDay }) => !isAllDay).length).toBeGreaterThan(10);
  expect(days(events).at(-1)?.start).toBe(addDays(latestToday(), 30));
  await users.setTier(userId, 'free');
  expect(days(await read()).at(-1)?.start).toBe(addDays(latestToday(), 1));
});

// At any time, one of the two has a different date than the birthplace.
test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'a calendar in zone %s has the days, ratings and times of daily in that zone',
  async (tz) => {
    const terms = { tz: tz.toLowerCase(), events: 'days-and-transits' };
    const { key, path, profileId, id } = await withCalendar(terms, 'starter');
    await service.call('PATCH', `/api/profiles/${profileId}`, { key, body: { birthTime: '07:45' } });
    const { events } = readCalendar((await fetched(path)).text);
    const there = dateInZone(Date.now(), tz);
    const latest = [there, dateInZone(Date.now(), 'UTC')].sort().at(-1) ?? '';
    const range = `startDate=${addDays(there, -7)}&endDate=${addDays(latest, 30)}`;
    const daily = `/api/horoscope/daily?profileId=${profileId}&${range}&tz=${tz}`;
    const { horoscopes } = (await service.call('GET', daily, { key })).body;
    const dayEvents = days(events);
    expect(dayEvents.map(({ uid }) => uid)).toEqual(
      horoscopes.map(({ date }: { date: string }) => `${id}-${date}`),
    );
    for (const [at, { overallRating, summary }] of horoscopes.entries()) {
      const words = `${dayEvents[at]?.summary} ${dayEvents[at]?.description}`;
      expect(words.startsWith(`${overallRating.toFixed(1)} · ${summary}`)).toBe(true);
    }
    const exact = events.filter(({ isAllDay }) => !isAllDay);
    expect(exact.length).toBeGreaterThan(10);
    for (const { uid, start } of exact)
      expect(uid).toMatch(new RegExp(`^${id}-${dateInZone(Date.parse(start), tz)}-`));
  },
);

test('a calendar without zone is stored without one and uses the birthplace’s', async () => {
  const { key, path, profileId, calendars, id } = await withCalendar();
  const given = await service.call('POST', calendars, { key, body: { tz: 'Europe/London' } });
  const stored = await table.send(new GetCommand({ TableName, Key: itemKeys.calendar(profileId, id) }));
  expect(Object.keys(stored.Item ?? {})).not.toContain('timeZone');
  const textOf = async (at: string, ofId: string) =>
    (await fetched(at)).text
      .replaceAll('\r\n ', '')
      .replaceAll(ofId, 'ID')
      .replaceAll(/^(DTSTAMP|LAST-MODIFIED):.*$/gm, '$1');
  const [without, withZone] = [
    await textOf(path, id),
    await textOf(new URL(given.body.url).pathname, given.body.id),
  ];
  expect(without).toContain('UID:ID-');
  expect(withZone).toBe(without);
});

test('the calendar of a person born yesterday begins with the birth', async () => {
  const { key, path, profileId } = await withCalendar();
  const birthDate = addDays(today(), -1);
  await service.call('PATCH', `/api/profiles/${profileId}`, { key, body: { birthDate } });
  expect(days(readCalendar((await fetched(path)).text).events)[0]?.start).toBe(birthDate);
});

test('a conditional request costs four reads, without computing, counting or writing', async () => {
  const { path } = await withCalendar();
  const first = await fetched(path);
  const before = service.calls.made.length;
  for (const etag of [etagOf(first), etagOf(first).replace('W/', ''), `"x", ${etagOf(first)}`]) {
    const answer = await fetched(path, { 'If-None-Match': etag });
    expect([answer.status, answer.text, etagOf(answer)]).toEqual([304, '', etagOf(first)]);
  }
  const made = service.calls.made.slice(before).map(({ operation }) => operation);
  expect([...new Set(made)].sort()).toEqual(['dynamodb BatchGetItem', 'dynamodb GetItem']);
  expect(made).toHaveLength(6);
  // More than the limit of computed responses.
  for (let i = 0; i < 10; i++)
    expect((await fetched(path, { 'If-None-Match': etagOf(first) })).status).toBe(304);
});

test('the ETag changes whenever the bytes can change', async () => {
  const { key, path, profileId, calendars, userId } = await withCalendar();
  const seen = new Map<string, string>();
  const look = async (at = path) => {
    const answer = await fetched(at);
    expect([answer.status, seen.get(etagOf(answer)) ?? answer.text]).toEqual([200, answer.text]);
    seen.set(etagOf(answer), answer.text);
  };
  await look();
  // The calendar doesn't contain the name.
  await service.call('PATCH', `/api/profiles/${profileId}`, { key, body: { name: 'Grace' } });
  await look();
  expect(seen.size).toBe(1);
  await service.call('PATCH', `/api/profiles/${profileId}`, { key, body: { birthTime: '07:45' } });
  await look();
  for (const body of [{ name: 'B' }, { name: 'B', events: 'days-and-transits' }]) {
    const { url } = (await service.call('POST', calendars, { key, body })).body;
    await look(new URL(url).pathname);
  }
  await users.setTier(userId, 'starter');
  const { status, headers } = await fetched(path, { 'If-None-Match': [...seen.keys()].join() });
  expect([status, headers.get('etag')]).toEqual([429, null]);
  expect([seen.size, new Set(seen.values()).size]).toEqual([4, 4]);
});

test('the ETag depends on the zone, even if the days are the same', async () => {
  const { path, profileId, id } = await withCalendar({ tz: 'Europe/London' });
  const before = await fetched(path);
  await table.send(
    new UpdateCommand({
      TableName,
      Key: itemKeys.calendar(profileId, id),
      UpdateExpression: 'SET #zone = :other',
      ExpressionAttributeNames: { '#zone': 'timeZone' },
      ExpressionAttributeValues: { ':other': 'Europe/Jersey' },
    }),
  );
  const after = await fetched(path, { 'If-None-Match': etagOf(before) });
  expect([after.status, after.text]).toEqual([200, before.text]);
  expect(etagOf(after)).not.toBe(etagOf(before));
});

test('computed responses are limited per feed and per account, for any client', async () => {
  const { key, path, calendars } = await withCalendar();
  const eightOf = async (at: string) => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => fetched(at)));
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expectProblem(answer, 429, 'rate_limited');
      expect(answer.body.detail).toBe(
        'A calendar can be rendered 3 times an hour, and all calendars of an account 5 times. Try again later.',
      );
      expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(3_600);
    }
    return answers.filter(({ status }) => status === 200).length;
  };
  expect(await eightOf(path)).toBe(3);
  const { url } = (await service.call('POST', calendars, { key, body: {} })).body;
  expect(await eightOf(new URL(url).pathname)).toBe(2);
});

test('feeds and forecasts have separate quotas', async () => {
  const { path, profileId, key } = await withCalendar({}, 'starter');
  const used = async () => (await service.call('GET', '/api/usage', { key })).body.computedEntries.used;
  expect((await fetched(path)).status).toBe(200);
  expect((await fetched(path)).status).toBe(200);
  expect(await used()).toBe(0);
  const past = (days: number) => addDays(today(), -days);
  const anew = (from: number, to: number) =>
    service.call(
      'GET',
      `/api/horoscope/daily?profileId=${profileId}&startDate=${past(from)}&endDate=${past(to)}`,
      { key },
    );
  expect((await anew(100, 31)).status).toBe(200);
  expect(await used()).toBe(70);
  expectProblem(await anew(30, 29), 429, 'rate_limited');
  expect((await fetched(path)).status).toBe(200);
});

test('only an edit of the birth data restamps the events', async () => {
  const { path, profileId, key, cookie, id } = await withCalendar({ events: 'days-and-transits' });
  // Created long ago: otherwise its creation would be the stamp.
  await table.send(
    new UpdateCommand({
      TableName,
      Key: itemKeys.calendar(profileId, id),
      UpdateExpression: 'SET createdAt = :then',
      ExpressionAttributeValues: { ':then': '2026-01-01T00:00:00.000Z' },
    }),
  );
  const midnight = Date.parse(`${latestToday()}T00:00Z`) - 86_400_000;
  const edit = (body: object) => service.call('PATCH', `/api/profiles/${profileId}`, { key, body });
  const look = async () => {
    const { text } = await fetched(path);
    const { events } = readCalendar(text);
    const [stamp = '', ...others] = new Set(events.map(({ stamp }) => stamp));
    expect(others).toEqual([]);
    return { text, stampedMs: Date.parse(stamp), uids: days(events).map(({ uid }) => uid) };
  };
  const before = await look();
  expect(before.stampedMs).toBeGreaterThanOrEqual(midnight);
  expect(before.stampedMs % 3_600_000).toBe(0);
  await edit({ name: 'Grace' });
  expect((await look()).text).toBe(before.text);
  const editedMs = Date.now();
  await edit({ birthTime: '07:45' });
  const exported = (await service.call('GET', '/api/auth/me/export', { cookie })).body;
  expect(Object.keys(exported.profiles[0])).not.toContain('birthEditedAt');
  const after = await look();
  expect(after.stampedMs).toBeGreaterThanOrEqual(editedMs - 1_000);
  expect(after.uids).toEqual(before.uids);
});

test('a cookie, an invalid key and another origin don’t affect a feed', async () => {
  const { path, cookie } = await withCalendar();
  const headers = { Cookie: cookie ?? '', Authorization: 'Bearer nonsense', Origin: 'https://evil.example' };
  const answer = await fetched(path, headers);
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, null]);
});

test('a token never appears in logs, whether the request succeeds or fails', async () => {
  const { path, key, calendars, id } = await withCalendar();
  const token = path.split(/[/.]/).at(-2) ?? '';
  expect(token).toHaveLength(43);
  const statuses: number[] = [];
  const look = async (at = path) => statuses.push((await fetched(at)).status);
  await look();
  await look(`${path}/${token}`);
  await look(`/calendar/${token}`);
  await look(`${path}?a=${token}&a=${token}`);
  service.calls.before = async () => {
    throw new Error('down');
  };
  await look();
  service.calls.before = async ({ operation }) => {
    if (operation === 'dynamodb UpdateItem') throw new Error('down');
  };
  await look();
  service.calls.before = async () => undefined;
  await service.call('DELETE', `${calendars}/${id}`, { key });
  await look();
  expect(statuses).toEqual([200, 404, 404, 400, 503, 503, 404]);
  expect(service.lines.length).toBeGreaterThan(10);
  expect(leaksIn(service.lines)).toEqual([]);
  expect(service.lines.filter((line) => line.includes(token))).toEqual([]);
});
