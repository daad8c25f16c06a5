import { describe, expect, test } from '@jest/globals';
import { addDays } from '#lib/time/civil-day.ts';
import { expectCommonHeaders, expectProblem } from '../../support/expectations.ts';
import { expectInvalid, lastDayOfFree, serviceWithAda, today } from './ada-profile.ts';

const { call, account, get } = serviceWithAda();
const range = (startDate: string, endDate: string, more = {}) =>
  get('daily', { startDate, endDate, ...more });

describe('200', () => {
  test('returns one complete entry per day, ascending, both ends included', async () => {
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
      expect(entry.overallRating).toBeGreaterThanOrEqual(1);
      expect(entry.overallRating).toBeLessThanOrEqual(10);
      expect(entry.overallRating).toBe(Math.round(entry.overallRating * 10) / 10);
      for (const list of [entry.favorable, entry.unfavorable]) {
        expect(list.length).toBeGreaterThanOrEqual(2);
        expect(list.length).toBeLessThanOrEqual(4);
      }
      expect(new Set([...entry.favorable, ...entry.unfavorable]).size).toBe(
        entry.favorable.length + entry.unfavorable.length,
      );
      expect([2, 3]).toContain(entry.luckyColors.length);
      for (const { name, hex } of entry.luckyColors) {
        expect(name).toMatch(/^[A-Za-z -]+$/);
        expect(hex).toMatch(/^#[0-9A-Fa-f]{6}$/);
      }
      expect(entry.luckyNumbers).toHaveLength(4);
      expect(entry.luckyNumbers).toEqual([...new Set<number>(entry.luckyNumbers)].sort((a, b) => a - b));
      for (const number of entry.luckyNumbers) expect(number >= 1 && number <= 99).toBe(true);
    }
    expect(new Set(horoscopes.map(({ summary }: { summary: string }) => summary)).size).toBe(
      horoscopes.length,
    );
  });

  test('an entry has the same bytes in any range, cached or computed, explained or not', async () => {
    const [from, to] = [addDays(today, -3), addDays(today, 1)];
    const entryOf = async (startDate: string, endDate: string, more = {}) => {
      const { body } = await range(startDate, endDate, more);
      const { transits, ...entry } = body.horoscopes.find(({ date }: { date: string }) => date === today);
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
    expect((await range(today, today, { explain })).text).toBe(
      (await range(today, today, { explain: 'true' })).text,
    );
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

  test('unknown parameters are ignored', async () => {
    expect((await range(today, today, { color: 'red' })).status).toBe(200);
  });

  test('misspelled parameters are rejected with a suggestion', async () => {
    const answer = await range(today, today, { timezone: 'Asia/Tokyo', Explain: 'true' });
    expectProblem(answer, 400, 'invalid_request');
    expect(answer.body.errors).toEqual([
      { parameter: 'timezone', detail: '“timezone” is not a parameter of this request. Did you mean tz?' },
      { parameter: 'Explain', detail: '“Explain” is not a parameter of this request. Did you mean explain?' },
    ]);
  });
});

describe('400', () => {
  test('explain must be true or false', async () => {
    expectInvalid(await range(today, today, { explain: 'yes' }), ['explain']);
  });

  test('a repeated parameter is named', async () => {
    const { key, profileId } = account;
    const query = `profileId=${profileId}&profileId=${profileId}&startDate=${today}&endDate=${today}`;
    expectInvalid(await call('GET', `/api/horoscope/daily?${query}`, { key }), ['profileId']);
  });
});

test('tomorrow is within the free tier in every zone', async () => {
  for (const tz of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kolkata']) {
    const local = new Intl.DateTimeFormat('en-CA', { timeZone: tz }).format();
    expect((await range(local, addDays(local, 1), { tz })).status).toBe(200);
  }
});
