import { expect, test } from '@jest/globals';
import { METRICS } from '#lib/scoring/day.ts';
import { addDays } from '#lib/time/civil-day.ts';
import { expectInvalid } from '../../support/expectations.ts';
import { serviceWithAda, today } from './ada-profile.ts';

const { account, get } = serviceWithAda('pro');
const range = { startDate: today, endDate: addDays(today, 59) };
const bestDays = (query = {}) => get('best-days', { ...range, ...query });

type Day = {
  rank: number;
  score: number;
  reasons: { transiting: string; natal: string; text: string; points: Record<string, number> }[];
  horoscope: { date: string; overallRating: number; metrics: Record<string, string>; unfavorable: string[] };
};

test('the five best days of a range have the same entries as in daily-horoscope', async () => {
  const { status, body } = await bestDays();
  const { horoscopes } = (await get('daily', range)).body;
  expect(status).toBe(200);
  expect([body.profileId, body.for]).toEqual([account.profileId, 'overall']);
  expect(body.days.map(({ rank }: Day) => rank)).toEqual([1, 2, 3, 4, 5]);
  for (const { horoscope } of body.days) expect(horoscopes).toContainEqual(horoscope);
  const worstReturned = Math.min(...body.days.map(({ horoscope }: Day) => horoscope.overallRating));
  const returned = new Set(body.days.map(({ horoscope }: Day) => horoscope.date));
  for (const entry of horoscopes)
    if (!returned.has(entry.date)) expect(entry.overallRating).toBeLessThanOrEqual(worstReturned);
});

test.each(METRICS)('the reasons for the best days for %s are transits that favor it', async (metric) => {
  const { body } = await bestDays({ for: metric, limit: '31' });
  expect(body.days).toHaveLength(31);
  const scores = body.days.map(({ score }: Day) => score);
  expect(scores).toEqual(scores.toSorted((a: number, b: number) => b - a));
  expect(body.days[0].reasons.length).toBeGreaterThan(0);
  for (const { reasons } of body.days as Day[])
    for (const { points } of reasons) expect(points[metric]).toBeGreaterThan(0);
});

test('each reason says what its transit means and names it, and no day rated below 6 has reasons', async () => {
  for (const purpose of ['overall', 'luck', 'job-interviews', 'romantic-dinners']) {
    const { days }: { days: Day[] } = (await bestDays({ for: purpose, limit: '31' })).body;
    for (const { horoscope, reasons } of days) {
      if (horoscope.overallRating < 6) expect(reasons).toEqual([]);
      for (const { transiting, natal, text } of reasons) {
        expect(text).toMatch(/^[^.?!]+[.?!] [A-Z0-9][^.?!]+\.$/);
        expect(text).toContain(transiting);
        if (natal !== transiting) expect(text).toContain(natal);
      }
    }
  }
});

test('an activity’s name is case-insensitive, and a day unfavorable for the activity isn’t ranked first', async () => {
  const { body: daily } = await get('daily', range);
  const activity: string = daily.horoscopes[0].favorable[0];
  const { body } = await bestDays({ for: activity.toUpperCase(), limit: '3' });
  expect(body.for).toBe(activity);
  expect(body.days[0].horoscope.unfavorable).not.toContain(activity);
});

test.each(['activity', 'purpose', 'FOR'])('the misspelled parameter %s gets a suggestion', async (name) => {
  const answer = await bestDays({ [name]: 'Job interviews' });
  expectInvalid(answer, [name]);
  expect(answer.body.errors[0].detail).toMatch(/Did you mean for\?$/);
});

test('a 400 response names both an unknown purpose and an invalid limit', async () => {
  for (const limit of ['0', '32', '1.5', 'ten', '-1', ''])
    expectInvalid(await bestDays({ for: 'world peace', limit }), ['for', 'limit']);
});

test.each([
  ['job interview', '. Did you mean “Job interviews”?'],
  ['interviews', '. Did you mean “Job interviews”?'],
  ['Romanc', '. Did you mean “romance”?'],
  ['world peace', '.'],
  ['x'.repeat(4_000), '.'],
])('the unknown purpose %.20s gets a suggestion if one is similar', async (purpose, suggestion) => {
  const valid = 'overall, energy, focus, romance, luck, or an activity from GET /api/activities';
  expect((await bestDays({ for: purpose })).body.detail).toBe(`for must be ${valid}${suggestion}`);
});
