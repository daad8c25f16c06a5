import { expect, test } from '@jest/globals';
import { addDays } from '#lib/time/civil-day.ts';
import { expectCommonHeaders, expectInvalid } from '../../support/expectations.ts';
import { lastDayOfFree, serviceWithAda, today } from './ada-profile.ts';

const { call, account, get } = serviceWithAda();
const range = (startDate: string, endDate: string, more = {}) =>
  get('daily', { startDate, endDate, ...more });

test('a range has one complete entry per day, in ascending order, including both ends', async () => {
  const startDate = addDays(today, -5);
  const answer = await range(startDate, lastDayOfFree);
  expect(answer.status).toBe(200);
  expectCommonHeaders(answer);
  const { horoscopes, ...person } = answer.body;
  expect(person).toEqual({ profileId: account.profileId, profileName: 'Ada', sunSign: 'Gemini' });
  const dates = horoscopes.map(({ date }: { date: string }) => date);
  expect(dates[0]).toBe(startDate);
  expect(dates.at(-1)).toBe(lastDayOfFree);
  expect(dates).toEqual(dates.map((_: string, day: number) => addDays(startDate, day)));
  const level = expect.stringMatching(/^(Low|Moderate|Good|High)$/);
  for (const entry of horoscopes) {
    expect(entry).toEqual({
      date: expect.any(String),
      overallRating: expect.any(Number),
      metrics: { energy: level, focus: level, romance: level, luck: level },
      favorable: expect.any(Array),
      unfavorable: expect.any(Array),
      luckyColors: expect.any(Array),
      luckyNumbers: expect.any(Array),
      summary: expect.stringMatching(/^[A-Z].{60,}[.!?]$/),
    });
    const { overallRating, favorable, unfavorable, luckyColors, luckyNumbers } = entry;
    expect(overallRating).toBeGreaterThanOrEqual(1);
    expect(overallRating).toBeLessThanOrEqual(10);
    expect(overallRating).toBe(Math.round(overallRating * 10) / 10);
    for (const list of [favorable, unfavorable]) expect([1, 2, 3, 4]).toContain(list.length);
    const activities = [...favorable, ...unfavorable];
    expect(new Set(activities).size).toBe(activities.length);
    expect([2, 3]).toContain(luckyColors.length);
    for (const { name, hex } of luckyColors) {
      expect(name).toMatch(/^[A-Za-z -]+$/);
      expect(hex).toMatch(/^#[0-9A-Fa-f]{6}$/);
    }
    expect(luckyNumbers).toHaveLength(4);
    expect(luckyNumbers).toEqual([...new Set<number>(luckyNumbers)].sort((a, b) => a - b));
    for (const number of luckyNumbers) expect(number >= 1 && number <= 99).toBe(true);
  }
  const summaries = horoscopes.map(({ summary }: { summary: string }) => summary);
  expect(new Set(summaries).size).toBe(horoscopes.length);
});

test('an entry has the same bytes in any range, cached or computed, explained or not', async () => {
  const [from, to] = [addDays(today, -3), addDays(today, 1)];
  const entryOf = async (startDate: string, endDate: string, more = {}) => {
    const { body } = await range(startDate, endDate, more);
    const { brief, sentences, transits, ...entry } = body.horoscopes.find(
      ({ date }: { date: string }) => date === today,
    );
    return JSON.stringify(entry);
  };
  const first = await entryOf(today, today);
  expect(await entryOf(today, today)).toBe(first);
  expect(await entryOf(from, to)).toBe(first);
  expect(await entryOf(today, to, { explain: 'true' })).toBe(first);
  expect(await entryOf(today, today, { tz: 'europe/london' })).toBe(first);
  expect(await entryOf(today, today, { tz: 'Pacific/Auckland' })).not.toBe(first);
});

test.each(['TRUE', 'True', 'tRUE'])('explain=%s means true', async (explain) => {
  const { text } = await range(today, today, { explain: 'true' });
  expect((await range(today, today, { explain })).text).toBe(text);
  expect((await range(today, today, { explain: 'False' })).body).not.toHaveProperty('modelVersion');
});

test.each([
  ['EST', 'America/Panama'],
  ['us/pacific', 'America/Los_Angeles'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['GMT+0', 'UTC'],
])('tz=%s means %s', async (tz, timeZone) => {
  const { status, body } = await range(today, today, { tz, explain: 'true' });
  expect([status, body.timeZone]).toEqual([200, timeZone]);
});

test('unknown query parameters are ignored', async () => {
  expect((await range(today, today, { color: 'red' })).status).toBe(200);
});

test('misspelled query parameters return 400 with suggestions', async () => {
  const answer = await range(today, today, { timezone: 'Asia/Tokyo', Explain: 'true' });
  expectInvalid(answer, ['timezone', 'Explain']);
  const details = answer.body.errors.map(({ detail }: { detail: string }) => detail);
  expect(details).toEqual(['tz', 'explain'].map((name) => expect.stringContaining(`Did you mean ${name}?`)));
});

test('an explain parameter other than true or false returns 400', async () => {
  expectInvalid(await range(today, today, { explain: 'yes' }), ['explain']);
});

test('a repeated query parameter returns 400 and is named', async () => {
  const { key, profileId } = account;
  const query = `profileId=${profileId}&profileId=${profileId}&startDate=${today}&endDate=${today}`;
  expectInvalid(await call('GET', `/api/horoscope/daily?${query}`, { key }), ['profileId']);
});

test('tomorrow is within the free tier in every zone', async () => {
  for (const tz of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kolkata']) {
    const local = new Intl.DateTimeFormat('en-CA', { timeZone: tz }).format();
    expect((await range(local, addDays(local, 1), { tz })).status).toBe(200);
  }
});
