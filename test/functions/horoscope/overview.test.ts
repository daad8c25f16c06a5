import { expect, test } from '@jest/globals';
import { addDays } from '#lib/time/civil-day.ts';
import { expectCommonHeaders, expectProblem } from '../../support/expectations.ts';
import { signUp } from '../../support/sign-up.ts';
import { useService } from '../../support/use-service.ts';
import { serviceWithAda, today } from './ada-profile.ts';

const { account, get } = serviceWithAda();

const date = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
const text = expect.stringMatching(/^[A-Z].{20,}[.?!]”?$/);

test('an overview has complete ratings, themes and sky events', async () => {
  const answer = await get('overview', { startDate: addDays(today, -365), endDate: today });
  expect(answer.status).toBe(200);
  expectCommonHeaders(answer);
  const { themes, sky, ...whole } = answer.body;
  const rated = { date, overallRating: expect.any(Number) };
  expect(whole).toEqual({
    profileId: account.profileId,
    timeZone: 'Europe/London',
    summary: text,
    ratings: { mean: expect.any(Number), best: rated, hardest: rated },
  });
  expect(themes.length).toBeGreaterThan(20);
  const peak = { date, earliest: date, latest: date };
  for (const { peaks, ...theme } of themes) {
    expect(theme).toEqual({
      transiting: expect.any(String),
      aspect: expect.stringMatching(/^(conjunction|sextile|square|trine|opposition)$/),
      natal: expect.any(String),
      from: date,
      to: date,
      tone: expect.stringMatching(/^(helps|hurts|mixed)$/),
      weight: expect.any(Number),
      text,
    });
    for (const one of peaks) expect(one).toEqual(peak);
  }
  const kinds = new Set(sky.map(({ kind }: { kind: string }) => kind));
  expect([...kinds]).toEqual(expect.arrayContaining(['phase', 'station', 'ingress', 'void-of-course']));
  const fields: Record<string, string[]> = {
    phase: ['phase', 'sign'],
    eclipse: ['eclipse', 'type', 'sign', 'touches'],
    station: ['planet', 'direction'],
    ingress: ['body', 'sign'],
    'void-of-course': ['until', 'sign'],
  };
  for (const event of sky)
    expect(Object.keys(event).sort()).toEqual(['at', 'kind', 'text', ...(fields[event.kind] ?? [])].sort());
});

test('an overview has the same ratings as daily-horoscope, in the requested zone', async () => {
  const query = { startDate: addDays(today, -20), endDate: today, tz: 'pacific/auckland' };
  const { body } = await get('overview', query);
  const { horoscopes } = (await get('daily', query)).body;
  const ratings = horoscopes.map(({ overallRating }: { overallRating: number }) => overallRating);
  expect(body.timeZone).toBe('Pacific/Auckland');
  expect(body.ratings.best.overallRating).toBe(Math.max(...ratings));
  expect(body.ratings.hardest.overallRating).toBe(Math.min(...ratings));
  expect(horoscopes).toContainEqual(expect.objectContaining(body.ratings.best));
});

const limited = useService({ computedEntriesPerUserPerDay: 12 });

test('the days of an overview count against the quota of computed entries', async () => {
  const { horoscope } = await signUp(limited);
  const daysUpTo = (endDate: string) => horoscope('overview', { startDate: '2026-01-01', endDate });
  const todayInUtc = () => new Date().toISOString().slice(0, 10);
  let startDay: string;
  let statuses: number[];
  // Repeats the requests if midnight has reset the quota meanwhile.
  do {
    startDay = todayInUtc();
    statuses = [];
    for (const endDate of ['2026-01-12', '2026-01-01']) statuses.push((await daysUpTo(endDate)).status);
  } while (todayInUtc() !== startDay);
  expect(statuses).toEqual([200, 429]);
  expectProblem(await daysUpTo('2026-01-01'), 429, 'rate_limited');
});
