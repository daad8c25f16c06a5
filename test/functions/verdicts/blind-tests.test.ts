import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { forecastDays } from '#lib/forecast/forecast-days.ts';
import { drawBirth, drawOther } from '#lib/operations/blind-tests.ts';
import { occasionOf } from '#lib/reading/day/occasion.ts';
import * as judgments from '#lib/table/judgments.ts';
import { itemKeys } from '#lib/table/single-table.ts';
import { ageOn, isRealDate } from '#lib/time/calendar-date.ts';
import { addDays, dateInZone, isTimeOfDay, mondayOf } from '#lib/time/civil-day.ts';
import { canonicalTimeZone } from '#lib/time/time-zone.ts';
import { backgroundFunction } from '../../support/background-function.ts';
import { expectInvalid, expectProblem } from '../../support/expectations.ts';
import { newProfile } from '../../support/new-items.ts';
import { signUp } from '../../support/sign-up.ts';
import { countItems, untilGone } from '../../support/table-items.ts';
import { useService } from '../../support/use-service.ts';

const service = useService();

async function reader(options: Parameters<typeof signUp>[1] = {}) {
  const user = await signUp(service, options);
  const { key } = user;
  const path = `${user.path}/blind-test`;
  return {
    ...user,
    start: (query = '') => service.call('POST', `${path}${query}`, { key }),
    answer: (body: unknown) => service.call('PUT', path, { key, body }),
    answers: async () => (await judgments.listAnswers()).filter(({ userId }) => userId === user.id),
    partition: itemKeys.blindTest(user.profileId, '').PK,
  };
}

test('a week begins on Monday', () => {
  const dates = ['2026-11-29', '2026-11-30', '2026-12-06', '2026-12-07'];
  expect(dates.map(mondayOf)).toEqual(['2026-11-23', '2026-11-30', '2026-11-30', '2026-12-07']);
});

test('a test has yesterday’s text beside another, and hides which is which until the answer', async () => {
  const { start, answer, horoscope, profileId, cookie } = await reader({ birthTime: '07:45' });
  const today = dateInZone(Date.now(), 'Europe/London');
  const { status, body: first } = await start();
  const date = addDays(today, -1);
  expect([status, first]).toEqual([
    200,
    {
      ...{ id: mondayOf(today), date, answeredAt: null },
      texts: [expect.any(String), expect.any(String)],
      seal: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  ]);
  const summary = (await horoscope('daily', { startDate: date, endDate: date })).body.horoscopes[0].summary;
  const own = first.texts.indexOf(summary);
  expect(own).not.toBe(-1);
  expect(first.texts[0]).not.toBe(first.texts[1]);
  expect((await start()).body).toEqual(first);
  const exported = async () => (await service.call('GET', '/api/auth/me/export', { cookie })).body.blindTests;
  expect(await exported()).toEqual([{ profileId, ...first }]);

  const { body } = await answer({ id: first.id, choice: 1 - own });
  const revealed = { choice: 1 - own, own, right: false, nonce: expect.stringMatching(/^[0-9a-f]{32}$/) };
  expect(body).toEqual({ ...first, answeredAt: expect.stringMatching(/Z$/), ...revealed });
  expect(createHash('sha256').update(`${own}:${body.nonce}`).digest('hex')).toBe(first.seal);
  for (const choice of [own, 1 - own]) expect((await answer({ id: first.id, choice })).body).toEqual(body);
  expect((await start()).body).toEqual(body);
  expect(await exported()).toEqual([{ profileId, ...body }]);
});

test('concurrent requests make one test, and one answer, which is listed once', async () => {
  const { start, answer, answers } = await reader();
  const started = await Promise.all(Array.from({ length: 5 }, () => start()));
  const [first] = started;
  for (const { body } of started) expect(body).toEqual(first?.body);
  const { id } = first?.body ?? {};
  const given = await Promise.all([0, 1, 0, 1].map((choice) => answer({ id, choice })));
  for (const { status, body } of given) expect([status, body]).toEqual([200, given[0]?.body]);
  const { right, answeredAt } = given[0]?.body ?? {};
  expect(await answers()).toEqual([expect.objectContaining({ week: id, isHit: right, answeredAt })]);
});

const DATE = '2028-02-29';
const profileOf = (fields: object) => ({ ...newProfile(), ...fields });

test('an answer that another one overtook changes nothing', async () => {
  const { start, answers, id: userId, profileId } = await reader();
  const { id } = (await start()).body;
  const test = await judgments.findTest(profileId, id);
  if (!test) throw new Error('There is no test');
  const answer = (choice: number) =>
    judgments.answerTest(userId, profileId, test, choice, '2027-01-01T07:00:00.000Z');
  expect([await answer(test.own), await answer(test.own === 0 ? 1 : 0)]).toEqual([true, false]);
  expect((await judgments.findTest(profileId, id))?.choice).toBe(test.own);
  expect(await answers()).toMatchObject([{ isHit: true }]);
});

test('the other day has another text and about the same rating', () => {
  const profile = newProfile();
  const dates = Array.from({ length: 20 }, (_, day) => addDays(DATE, 9 * day));
  const days = forecastDays(profile, { dates, timeZone: 'Asia/Tokyo' });
  // Of thirty draws, none is as near to such a rating in one of a million cases.
  const common = days.filter(({ overallRating }) => overallRating >= 4.5 && overallRating <= 8.5);
  expect(common.length).toBeGreaterThan(5);
  for (const own of common) {
    const other = drawOther(profile, own, 'Asia/Tokyo');
    expect(other.date).toBe(own.date);
    expect(Math.abs(other.overallRating - own.overallRating)).toBeLessThan(1.5);
    expect(other.summary).not.toBe(own.summary);
  }
});

test('a rating that no draw has gets the closest of them', () => {
  const profile = newProfile();
  const [own] = forecastDays(profile, { dates: [DATE], timeZone: 'UTC' });
  if (!own) throw new Error('There is no day');
  // No day has a rating of 12, and few are rated 9 or more.
  const other = drawOther(profile, { ...own, overallRating: 12 }, 'UTC');
  expect(other.overallRating).toBeGreaterThan(6);
});

test.each([
  ['known', { birthTime: '07:45', matters: ['love'] }, true],
  ['unknown', { birthDate: '1988-02-29' }, false],
])('a made-up birth has what would tell the texts apart: %s', (_, fields, isTimeKnown) => {
  const profile = profileOf(fields);
  const births = Array.from({ length: 400 }, () => drawBirth(profile, DATE));
  for (const { birthDate, birthTime, matters, timeZone } of births) {
    expect(isRealDate(birthDate)).toBe(true);
    expect(ageOn(birthDate, DATE)).toBeGreaterThanOrEqual(18);
    expect(ageOn(birthDate, DATE)).toBeLessThanOrEqual(80);
    expect(birthTime !== undefined && isTimeOfDay(birthTime)).toBe(isTimeKnown);
    expect(matters).toEqual(profile.matters ?? []);
    expect(occasionOf(DATE, birthDate).isBirthday).toBe(occasionOf(DATE, profile.birthDate).isBirthday);
    expect(canonicalTimeZone(timeZone)).toBeDefined();
  }
  expect(new Set(births.map(({ latitude }) => latitude)).size).toBeGreaterThan(300);
  expect(new Set(births.map(({ birthDate }) => birthDate)).size).toBeGreaterThan(10);
});

test.each([
  [{}, ['/id', '/choice']],
  [{ id: 'mine', choice: 2 }, ['/id', '/choice']],
  [{ id: '2026-11-16', choice: '1' }, ['/choice']],
])('the answer %j is invalid', async (body, pointers) => {
  expectInvalid(await (await reader()).answer(body), pointers);
});

test('a test that was never started has no answer, and a birth of today no test', async () => {
  const { answer } = await reader();
  expectProblem(await answer({ id: '2026-11-16', choice: 0 }), 404, 'not_found');
  const newborn = await reader({ birthDate: dateInZone(Date.now(), 'Europe/London') });
  expectProblem(await newborn.start(), 400, 'invalid_request');
});

test.each(['profile', 'account'])('the answers of a deleted %s are no longer listed', async (what) => {
  const { start, answer, answers, partition, path, cookie } = await reader();
  const { id } = (await start()).body;
  await answer({ id, choice: 0 });
  expect(await answers()).toHaveLength(1);
  await service.call('DELETE', what === 'profile' ? path : '/api/auth/me', { cookie });
  await untilGone(partition);
  expect(await answers()).toEqual([]);
  expect(await countItems(partition)).toBe(0);
});

test('the hourly run counts the results, which any cache may keep for an hour', async () => {
  const { start, answer } = await reader();
  await answer({ id: (await start()).body.id, choice: 0 });
  const madeBefore = service.calls.made.length;
  const { status, headers, body } = await service.call('GET', '/api/honesty');
  expect([status, headers.get('cache-control'), body.expected]).toEqual([200, 'public, max-age=3600', 0.5]);
  const made = service.calls.made.slice(madeBefore).map(({ operation }) => operation);
  expect(made).toEqual(['dynamodb GetItem']);
  const beganMs = Date.now();
  const sweep = backgroundFunction('sweep', 600);
  await sweep.run({ what: 'deletions' }).finally(sweep.stop);
  const counts = await judgments.findCounts();
  expect(counts?.answers).toBeGreaterThan(0);
  expect(counts?.countedAtMs).toBeGreaterThanOrEqual(beganMs);
  const etag = headers.get('etag') ?? '';
  expect((await service.call('GET', '/api/honesty', { headers: { 'If-None-Match': etag } })).status).toBe(
    304,
  );
});
