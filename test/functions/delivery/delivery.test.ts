import { expect, test } from '@jest/globals';
import * as deliveries from '#lib/table/deliveries.ts';
import * as profiles from '#lib/table/profiles.ts';
import { getItem, itemKeys } from '#lib/table/single-table.ts';
import * as undeliverable from '#lib/table/undeliverable.ts';
import * as users from '#lib/table/users.ts';
import { eventually } from '../../browser/eventually.ts';
import { backgroundFunction } from '../../support/background-function.ts';
import { expectInvalid, expectProblem } from '../../support/expectations.ts';
import { baseUrl } from '../../support/service.ts';
import { signUp } from '../../support/sign-up.ts';
import { setAttribute, untilGone } from '../../support/table-items.ts';
import { useService } from '../../support/use-service.ts';

const service = useService();
const MAIL = { at: '07:15', timeZone: 'Europe/Berlin', days: 'daily', weekly: false };

async function reader(options: Parameters<typeof signUp>[1] = {}) {
  const user = await signUp(service, options);
  const path = `${user.path}/delivery`;
  const { key } = user;
  return {
    ...user,
    get: async () => (await service.call('GET', path, { key })).body,
    put: (body: unknown) => service.call('PUT', path, { key, body }),
    isListed: async (mail: { at: string; timeZone: string }) =>
      (await getItem<{ untilMs?: number }>(deliveries.dueKey(mail, user.profileId))) ?? null,
  };
}

test('mail is off by default, set as a whole, and turned off by null', async () => {
  const { get, put, isListed } = await reader();
  expect(await get()).toEqual({ mail: null, next: null, push: null, nextPush: null, recent: [] });
  const { status, body } = await put({ mail: { ...MAIL, timeZone: 'europe/berlin' } });
  expect(status).toBe(200);
  expect(body.mail).toEqual(MAIL);
  const nextMs = Date.parse(body.next);
  expect(nextMs).toBeGreaterThan(Date.now());
  expect(nextMs).toBeLessThan(Date.now() + 25 * 3_600_000);
  expect(await get()).toEqual(body);
  expect(await isListed(MAIL)).not.toBeNull();
  expect((await put({ mail: null })).body.mail).toBeNull();
  expect(await isListed(MAIL)).toBeNull();
});

test('a changed time keeps what was due before at the previous time', async () => {
  const { put, isListed, profileId } = await reader();
  await put({ mail: MAIL });
  const beforeMs = Date.now();
  await put({ mail: { ...MAIL, at: '08:00' } });
  expect((await isListed(MAIL))?.untilMs).toBeGreaterThanOrEqual(beforeMs);
  expect(await isListed({ ...MAIL, at: '08:00' })).toEqual(
    expect.not.objectContaining({ untilMs: expect.anything() }),
  );
  const due = async (dueMs: number) => {
    for await (const one of deliveries.listReaders(MAIL.timeZone, MAIL.at, dueMs))
      if (one.profileId === profileId) return true;
    return false;
  };
  expect(await due(beforeMs)).toBe(true);
  expect(await due(Date.now() + 60_000)).toBe(false);
  expect(await deliveries.listZones()).toContain('Europe/Berlin');
});

test('of times from which a profile moved, only the last is kept, and none after a deletion', async () => {
  const { put, isListed, path, key, cookie } = await reader();
  const times = ['07:15', '08:00', '08:30'].map((at) => ({ ...MAIL, at }));
  for (const mail of times) await put({ mail });
  const listed = async () => (await Promise.all(times.map(isListed))).map((one) => one !== null);
  expect(await listed()).toEqual([false, true, true]);
  // Changes of other settings forget nothing.
  await put({ mail: { ...times[2], days: 'sundays' } });
  expect((await put({ push: { at: '09:00', timeZone: MAIL.timeZone, days: 'daily' } })).status).toBe(200);
  expect((await service.call('GET', '/api/auth/me/export', { cookie })).status).toBe(200);
  await service.call('DELETE', path, { key });
  expect(await listed()).toEqual([false, false, false]);
});

test.each([
  [{ ...MAIL, at: '07:10' }, '/mail/at'],
  [{ ...MAIL, at: '24:00' }, '/mail/at'],
  [{ ...MAIL, timeZone: 'Europe/Atlantis' }, '/mail/timeZone'],
  [{ ...MAIL, days: 'mondays' }, '/mail/days'],
  [{ ...MAIL, weekly: 'yes' }, '/mail/weekly'],
])('%j is invalid', async (mail, pointer) => {
  const { put, get } = await reader();
  expectInvalid(await put({ mail }), [pointer]);
  expect((await get()).mail).toBeNull();
});

test('the weekly letter needs a tier with forecasts of a week', async () => {
  const free = await reader();
  expectProblem(await free.put({ mail: { ...MAIL, weekly: true } }), 403, 'forecast_horizon_exceeded');
  const starter = await reader({ tier: 'starter' });
  expect((await starter.put({ mail: { ...MAIL, weekly: true } })).body.mail.weekly).toBe(true);
});

test('highlights have no certain next delivery', async () => {
  const { put } = await reader();
  expect((await put({ mail: { ...MAIL, days: 'highlights' } })).body.next).toBeNull();
});

test('at most five profiles of an account have mail, even of concurrent requests', async () => {
  const { key, id } = await reader({ tier: 'premium' });
  const ids: string[] = [];
  for await (const name of Array.from({ length: 7 }, (_, at) => `Ada ${at}`)) {
    const body = { name, birthDate: '1990-06-15', birthCity: 'London, UK' };
    ids.push((await service.call('POST', '/api/profiles', { key, body })).body.id);
  }
  const answers = await Promise.all(
    ids.map((profileId) =>
      service.call('PUT', `/api/profiles/${profileId}/delivery`, { key, body: { mail: MAIL } }),
    ),
  );
  const withMail = (await profiles.list(id)).filter(({ mail }) => mail);
  expect(withMail).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  const [first] = withMail;
  await service.call('DELETE', `/api/profiles/${first?.id}`, { key });
  const left = (await profiles.list(id)).find(({ mail }) => !mail);
  const body = { mail: MAIL };
  expect((await service.call('PUT', `/api/profiles/${left?.id}/delivery`, { key, body })).status).toBe(200);
  const another = (await profiles.list(id)).find(({ mail }) => !mail);
  expectProblem(
    await service.call('PUT', `/api/profiles/${another?.id}/delivery`, { key, body }),
    403,
    'mail_limit_reached',
  );
});

test('a deleted profile is no longer listed', async () => {
  const { put, path, key, isListed, id } = await reader();
  await put({ mail: MAIL });
  expect((await service.call('DELETE', path, { key })).status).toBe(200);
  expect(await isListed(MAIL)).toBeNull();
  const item = await getItem<{ profileIds?: Set<string> }>(itemKeys.mailProfiles(id));
  expect(item?.profileIds).toBeUndefined();
});

test('what became of deliveries is visible to the owner, and in the export', async () => {
  const { get, put, profileId, cookie } = await reader();
  await put({ mail: MAIL });
  const nowMs = Date.parse('2027-01-02T09:16:00Z');
  await deliveries.claim(
    { profileId, channel: 'mail', date: '2027-01-01' },
    'one',
    nowMs - 86_400_000,
    'sent',
  );
  await deliveries.claim({ profileId, channel: 'mail', date: '2027-01-02' }, 'two', nowMs, 'late');
  const recent = [
    { date: '2027-01-02', channel: 'mail', outcome: 'late', at: '2027-01-02T09:16:00.000Z' },
    { date: '2027-01-01', channel: 'mail', outcome: 'sent', at: '2027-01-01T09:16:00.000Z' },
  ];
  expect((await get()).recent).toEqual(recent);
  const { body } = await service.call('GET', '/api/auth/me/export', { cookie });
  expect(body.profiles[0]).toMatchObject({ mail: MAIL, deliveries: recent });
});

test('erasing an account takes its profiles off the lists', async () => {
  const { put, isListed, cookie, id } = await reader();
  await put({ mail: MAIL });
  expect((await service.call('DELETE', '/api/auth/me', { cookie })).status).toBe(200);
  await untilGone(itemKeys.user(id).PK);
  expect(await isListed(MAIL)).toBeNull();
});

/** Lets a day pass for the schedules of the local environment, which sends the mails that are then due. */
async function nextDay(): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  const { status } = await fetch(`${baseUrl()}/__local/advance`, {
    method: 'POST',
    headers,
    body: '{"hours":24}',
  });
  expect(status).toBe(200);
}

test('a reader gets the mail of each day once, and none after one click', async () => {
  const {
    put,
    get,
    email,
    profile,
    horoscope,
    key,
    path: user,
    profileId,
  } = await reader({ birthTime: '07:45', name: 'Ada & Co', tier: 'premium' });
  const mails = async () =>
    (await service.mailsTo(email)).filter(({ subject }) => !subject.includes('sign-in code'));
  await put({ mail: MAIL });
  await nextDay();
  await eventually(get).toMatchObject({ recent: [{ outcome: 'sent' }] });
  const [{ date }] = (await get()).recent;
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);

  const { body } = await horoscope('daily', { startDate: date, endDate: date, tz: MAIL.timeZone });
  const [{ summary, overallRating, favorable }] = body.horoscopes;
  const goodFor = favorable.map(
    (activity: string) => `for ${activity.charAt(0).toLowerCase()}${activity.slice(1)}`,
  );
  expect(
    [summary, ...goodFor].some((text) => text.includes(mail?.subject) || mail?.subject.endsWith(text)),
  ).toBe(true);
  for (const text of [overallRating.toFixed(1), ...favorable, profile.name])
    expect(mail?.text).toContain(text);
  expect(mail?.text).toContain('You get this from Noonmark because');
  expect(mail?.html).toContain('Ada &#38; Co');
  expect(mail?.html).not.toMatch(/<img|<script/);

  const { 'List-Unsubscribe': link = '', 'List-Unsubscribe-Post': post } = mail?.headers ?? {};
  expect(post).toBe('List-Unsubscribe=One-Click');
  const path = new URL(link.slice(1, -1)).pathname;
  const { text: page } = await service.call('GET', path);
  expect(page).toContain('Stop the morning mail?');
  // Scanners follow the link, so the page names no one.
  expect(page).toContain('Only for the person named in the mail');
  expect(page).not.toContain('Ada');
  expect((await get()).mail).toEqual(MAIL);
  const oneClick = {
    rawBody: 'List-Unsubscribe=One-Click',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  };
  for (const _ of [1, 2]) {
    const { status, text } = await service.call('POST', path, oneClick);
    expect(status).toBe(200);
    expect(text).toContain(`#/you?profile=${profileId}"`);
  }
  expect((await get()).mail).toBeNull();
  const wrong = [path.slice(0, -1), path.replace('.mail.', '.weekly.'), `${path}x`];
  for (const tampered of wrong) expectProblem(await service.call('POST', tampered), 404, 'not_found');
  await nextDay();
  expect(await mails()).toHaveLength(1);
  // A deleted profile's link reveals nothing.
  expect((await service.call('DELETE', user, { key })).status).toBe(200);
  expect((await service.call('POST', path, oneClick)).status).toBe(200);
});

test('a tick that ends late takes back nothing of a later one', async () => {
  // The previous test's.
  const lastMs = (await deliveries.findLastTickMs()) ?? Number.NaN;
  await deliveries.recordTick(lastMs - 900_000);
  expect(await deliveries.findLastTickMs()).toBeGreaterThanOrEqual(lastMs);
});

test('an address that bounced gets no mail, which its owner sees; a suspended account gets none', async () => {
  const [bounced, suspended] = [await reader(), await reader()];
  for (const { put } of [bounced, suspended]) await put({ mail: MAIL });
  await undeliverable.create(bounced.email);
  await nextDay();
  await eventually(bounced.get).toMatchObject({ recent: [{ outcome: 'undeliverable' }] });
  await users.setSuspended(suspended.id, new Date().toISOString());
  await nextDay();
  // One message has both readers.
  await eventually(async () => (await bounced.get()).recent.length).toBe(2);
  await users.setSuspended(suspended.id, undefined);
  for (const { email } of [bounced, suspended]) {
    const mails = await service.mailsTo(email);
    const mornings = mails.filter(({ subject }) => !subject.includes('sign-in code'));
    expect(mornings).toHaveLength(email === bounced.email ? 0 : 1);
  }
});

test('mails of accounts in their first day share an hourly limit; others get theirs', async () => {
  const sender = backgroundFunction('deliver', 120, undefined, { mailsOfNewUsersPerStagePerHour: 1 });
  // In this hour, no other test sends mails.
  const dueMs = Date.now() + 6 * 3_600_000;
  const outcomeOf = async ({ id: userId, profileId, put, get }: Awaited<ReturnType<typeof reader>>) => {
    await put({ mail: MAIL });
    const readers = [{ userId, profileId, channel: 'mail' }];
    const body = JSON.stringify({ date: '2026-03-03', dueMs, readers });
    await sender.run({ Records: [{ messageId: '1', body }] });
    return (await get()).recent.map(({ outcome }: { outcome: string }) => outcome);
  };
  const [first, second, older] = [await reader(), await reader(), await reader()];
  const signedInAt = new Date(Date.now() - 86_400_000).toISOString();
  await setAttribute(itemKeys.user(older.id), 'firstSignInAt', signedInAt);
  const outcomes = [await outcomeOf(first), await outcomeOf(second), await outcomeOf(older)];
  await sender.stop();
  expect(outcomes).toEqual([['sent'], ['refused'], ['sent']]);
  expect(await service.mailsTo(second.email)).toHaveLength(1);
});

test('a forged link whose version of the secret doesn’t exist costs no read of the secret', async () => {
  const path = (version: number) =>
    `/api/unsubscribe/${version}.mail.zzzzzz.usr_${'0'.repeat(26)}.prf_${'0'.repeat(26)}.${'a'.repeat(43)}`;
  expect((await service.call('GET', path(1))).status).toBe(404);
  const before = service.calls.made.length;
  for (const version of [2, 990, 991]) expect((await service.call('GET', path(version))).status).toBe(404);
  expect(service.calls.made.slice(before)).toEqual([]);
});
