import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from '@jest/globals';
import type { Tier } from '#lib/accounts/tiers.ts';
import { itemKeys, TableName, table } from '#lib/table/single-table.ts';
import * as users from '#lib/table/users.ts';
import { addDays, dateInZone } from '#lib/time/civil-day.ts';
import { type ReadEvent, readCalendar } from '../../support/calendar-file.ts';
import { expectCommonHeaders, expectProblem, sendAtOnce } from '../../support/expectations.ts';
import { leaksIn } from '../../support/log-leaks.ts';
import type { Answer } from '../../support/service.ts';
import { signUp } from '../../support/sign-up.ts';
import { setAttribute } from '../../support/table-items.ts';
import { useService } from '../../support/use-service.ts';

const service = useService({
  calendarAnswersPerFeedPerHour: 3,
  calendarAnswersPerUserPerHour: 5,
  computedEntriesPerUserPerDay: 70,
});

const today = () => dateInZone(Date.now(), 'Europe/London');
/** Today's date in a zone or in UTC, whichever is later: the date from which the tier's horizon counts. */
const latestToday = (zone = 'Europe/London') =>
  [zone, 'UTC']
    .map((one) => dateInZone(Date.now(), one))
    .sort()
    .at(-1) ?? '';

async function withCalendar(terms: object = {}, tier: Tier = 'free') {
  const { id: userId, key, cookie, path: profile, profileId, horoscope } = await signUp(service, { tier });
  const calendars = `${profile}/calendar`;
  const create = async (body: object) => {
    const { url, ...calendar } = (await service.call('POST', calendars, { key, body })).body;
    return { ...calendar, path: new URL(url).pathname };
  };
  const edit = (body: object) => service.call('PATCH', profile, { key, body });
  const { id, name, path } = await create(terms);
  return { userId, key, cookie, profileId, calendars, horoscope, create, edit, id, name, path };
}

const fetched = (path: string, headers = {}) => service.call('GET', path, { headers });
const etagOf = ({ headers }: Answer) => headers.get('etag') ?? '';
const days = (events: ReadEvent[]) => events.filter(({ uid }) => /-\d\d-\d\d$/.test(uid));

/** The fields of a forecast entry that a calendar event contains. */
type Entry = { date: string; overallRating: number; summary: string };

test('a feed has the tier’s days, with the entries of daily-horoscope and the overview’s major themes', async () => {
  const { path, horoscope, name, id } = await withCalendar();
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
  const range = { startDate: addDays(today(), -7), endDate: addDays(latestToday(), 1) };
  const { horoscopes } = (await horoscope('daily', range)).body;
  const { themes } = (await horoscope('overview', range)).body;
  expect(days(calendar.events).map(({ uid, summary }) => [uid, summary])).toEqual(
    horoscopes.map(({ date, overallRating, summary }: Entry) => [
      `${id}-${date}`,
      `${overallRating.toFixed(1)} · ${summary.split('. ')[0]}.`,
    ]),
  );
  const weighty = themes.filter(({ weight }: { weight: number }) => weight >= 1);
  expect(calendar.events).toHaveLength(horoscopes.length + weighty.length);
});

test('a calendar with transits has timed events and ends at the current tier’s horizon', async () => {
  const { userId, path, edit } = await withCalendar({ events: 'days-and-transits' }, 'starter');
  await edit({ birthTime: '07:45' });
  const read = async () => readCalendar((await fetched(path)).text).events;
  const events = await read();
  expect(events.filter(({ isAllDay }) => !isAllDay).length).toBeGreaterThan(10);
  expect(days(events).at(-1)?.start).toBe(addDays(latestToday(), 30));
  await users.setTier(userId, 'free');
  expect(days(await read()).at(-1)?.start).toBe(addDays(latestToday(), 1));
});

test('a feed’s events link to the dashboard at the address of the request', async () => {
  const { path, profileId } = await withCalendar();
  const [event] = days(readCalendar((await fetched(path)).text).events);
  expect(event?.url).toBe(`${service.url}/#/today/${event?.start}?profile=${profileId}`);
});

test('a feed’s ETag depends on its events, its purpose and its alarm', async () => {
  const { path, profileId, id } = await withCalendar();
  const seen = [etagOf(await fetched(path))];
  for (const [name, value] of [
    ['events', 'best-days'],
    ['purpose', { id: 'focus', name: 'focus' }],
  ] as const) {
    await setAttribute(itemKeys.calendar(profileId, id), name, value);
    const answer = await fetched(path, { 'If-None-Match': seen.join() });
    expect(answer.status).toBe(200);
    seen.push(etagOf(answer));
  }
  await setAttribute(itemKeys.calendar(profileId, id), 'alarm', '07:15');
  // A match would be 304; the feed was already computed three times.
  expect((await fetched(path, { 'If-None-Match': seen.join() })).status).toBe(429);
});

test('a feed with events that only a later release knows has the days and themes', async () => {
  const { path, profileId, id } = await withCalendar();
  const before = await fetched(path);
  await setAttribute(itemKeys.calendar(profileId, id), 'events', 'weather');
  await setAttribute(itemKeys.calendar(profileId, id), 'shade', 'blue');
  const after = await fetched(path);
  expect([after.status, after.text]).toEqual([200, before.text]);
});

// At any time, the date in one of these two zones differs from the birthplace's.
const DISTANT = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];
test.each(DISTANT)('a calendar in zone %s has the days and times of that zone', async (tz) => {
  const terms = { tz: tz.toLowerCase(), events: 'days-and-transits' };
  const { path, horoscope, id, edit } = await withCalendar(terms, 'starter');
  await edit({ birthTime: '07:45' });
  const { events } = readCalendar((await fetched(path)).text);
  const startDate = addDays(dateInZone(Date.now(), tz), -7);
  const { body } = await horoscope('daily', { startDate, endDate: addDays(latestToday(tz), 30), tz });
  const words = days(events).map(({ uid, summary, description }) => [uid, `${summary} ${description}`]);
  expect(words).toHaveLength(body.horoscopes.length);
  for (const [at, { date, overallRating, summary }] of (body.horoscopes as Entry[]).entries()) {
    const start = `${overallRating.toFixed(1)} · ${summary}`;
    expect([words[at]?.[0], words[at]?.[1]?.slice(0, start.length)]).toEqual([`${id}-${date}`, start]);
  }
  const exact = events.filter(({ isAllDay }) => !isAllDay);
  expect(exact.length).toBeGreaterThan(10);
  for (const { uid, start } of exact)
    expect(uid).toMatch(new RegExp(`^${id}-${dateInZone(Date.parse(start), tz)}-`));
});

test('a calendar without a zone is stored without one and uses the birthplace’s zone', async () => {
  const { path, profileId, create, id } = await withCalendar();
  const london = await create({ tz: 'Europe/London' });
  const stored = await table.send(new GetCommand({ TableName, Key: itemKeys.calendar(profileId, id) }));
  expect(Object.keys(stored.Item ?? {})).not.toContain('timeZone');
  const textOf = async (at: string, ofId: string) =>
    (await fetched(at)).text
      .replaceAll('\r\n ', '')
      .replaceAll(ofId, 'ID')
      .replaceAll(/^(DTSTAMP|LAST-MODIFIED):.*$/gm, '$1');
  const withoutZone = await textOf(path, id);
  expect(withoutZone).toContain('UID:ID-');
  expect(await textOf(london.path, london.id)).toBe(withoutZone);
});

test('the calendar of a person born yesterday begins on the day of birth', async () => {
  const { path, edit } = await withCalendar();
  const birthDate = addDays(today(), -1);
  await edit({ birthDate });
  expect(days(readCalendar((await fetched(path)).text).events)[0]?.start).toBe(birthDate);
});

test('a conditional request for a feed only reads: it computes, counts and writes nothing', async () => {
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
  // More requests than the limit of computed responses allows.
  for (let i = 0; i < 10; i++)
    expect((await fetched(path, { 'If-None-Match': etagOf(first) })).status).toBe(304);
});

test('a feed’s ETag changes whenever the feed’s bytes can change', async () => {
  const { path, create, edit, userId } = await withCalendar();
  const seen = new Map<string, string>();
  const look = async (at = path) => {
    const answer = await fetched(at);
    expect([answer.status, seen.get(etagOf(answer)) ?? answer.text]).toEqual([200, answer.text]);
    seen.set(etagOf(answer), answer.text);
  };
  await look();
  // A feed doesn't contain the profile's name.
  await edit({ name: 'Grace' });
  await look();
  expect(seen.size).toBe(1);
  await edit({ birthTime: '07:45' });
  await look();
  for (const body of [{ name: 'B' }, { name: 'B', events: 'days-and-transits' }])
    await look((await create(body)).path);
  await users.setTier(userId, 'starter');
  const { status, headers } = await fetched(path, { 'If-None-Match': [...seen.keys()].join() });
  expect([status, headers.get('etag')]).toEqual([429, null]);
  expect([seen.size, new Set(seen.values()).size]).toEqual([4, 4]);
});

test('a feed’s ETag depends on the matters of the profile, but not on their order', async () => {
  const { path, edit } = await withCalendar();
  const etags: string[] = [];
  for (const matters of [[], ['work', 'love'], ['love', 'work']]) {
    expect((await edit({ matters })).status).toBe(200);
    const answer = await fetched(path, { 'If-None-Match': etags.join() });
    etags.push(etagOf(answer));
    expect(answer.status).toBe(etags.length === 3 ? 304 : 200);
  }
  expect(new Set(etags).size).toBe(2);
});

test('a feed’s ETag depends on its zone, even if the days are the same', async () => {
  const { path, profileId, id } = await withCalendar({ tz: 'Europe/London' });
  const before = await fetched(path);
  await setAttribute(itemKeys.calendar(profileId, id), 'timeZone', 'Europe/Jersey');
  const after = await fetched(path, { 'If-None-Match': etagOf(before) });
  expect([after.status, after.text]).toEqual([200, before.text]);
  expect(etagOf(after)).not.toBe(etagOf(before));
});

test('computed feeds are limited per feed and per account, for any client', async () => {
  const { path, create } = await withCalendar();
  const request = async (at: string) => {
    const answer = await fetched(at);
    if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(3_600);
    return answer;
  };
  const limit: [number, string] = [429, 'rate_limited'];
  expect(await sendAtOnce(8, () => request(path), limit)).toHaveLength(3);
  const other = await create({});
  expect(await sendAtOnce(8, () => request(other.path), limit)).toHaveLength(2);
});

test('feeds and forecasts have separate quotas', async () => {
  const { path, horoscope, key } = await withCalendar({}, 'starter');
  const used = async () => (await service.call('GET', '/api/usage', { key })).body.computedEntries.used;
  expect((await fetched(path)).status).toBe(200);
  expect((await fetched(path)).status).toBe(200);
  expect(await used()).toBe(0);
  const past = (days: number) => addDays(today(), -days);
  const daily = (from: number, to: number) =>
    horoscope('daily', { startDate: past(from), endDate: past(to) });
  expect((await daily(100, 31)).status).toBe(200);
  expect(await used()).toBe(70);
  expectProblem(await daily(30, 29), 429, 'rate_limited');
  expect((await fetched(path)).status).toBe(200);
});

test('an edit of the birth data changes the timestamps of the events, an edit of the name doesn’t', async () => {
  const { path, profileId, edit, cookie, id } = await withCalendar({ events: 'days-and-transits' });
  // Backdates the calendar, because events of a new calendar are stamped with its creation time.
  await setAttribute(itemKeys.calendar(profileId, id), 'createdAt', '2026-01-01T00:00:00.000Z');
  const midnight = Date.parse(`${latestToday()}T00:00Z`) - 86_400_000;
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

test('a feed ignores cookies, keys and the origin of the request', async () => {
  const { path, cookie } = await withCalendar();
  const headers = { Cookie: cookie ?? '', Authorization: 'Bearer nonsense', Origin: 'https://evil.example' };
  const answer = await fetched(path, headers);
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, null]);
});

test('a feed’s token never appears in logs, whether the request succeeds or fails', async () => {
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
