import { expect, test } from '@jest/globals';
import { SIGNS } from '#lib/ephemeris/zodiac.ts';
import { signDays } from '#lib/forecast/forecast-days.ts';
import { MODEL_VERSION } from '#lib/forecast/forecast-entry.ts';
import { DEFAULT_LANGUAGE } from '#lib/forecast/languages.ts';
import { prepareSignForecast } from '#lib/operations/sign-forecast.ts';
import * as forecastCache from '#lib/table/forecasts.ts';
import { addDays, dateInZone } from '#lib/time/civil-day.ts';
import { expectCommonHeaders, expectInvalid, expectProblem } from '../../support/expectations.ts';
import { serviceOf } from '../../support/service.ts';

const { call } = serviceOf();
const read = (sign: string, query = '') => call('GET', `/api/horoscope/sign/${sign}${query}`);
const dayAt = (tz: string, later = 0) => addDays(dateInZone(Date.now(), tz), later);

const cacheOf = (profileId: string, timeZone: string) => ({
  ...{ userId: '', profileId, birth: 'sign', modelVersion: MODEL_VERSION, language: DEFAULT_LANGUAGE },
  ...{ timeZone, isOfBirthplace: true },
});

test.each(SIGNS)(
  'anyone reads the forecast of %s, whose bytes depend on nothing but sign, date and offset',
  async (sign) => {
    const date = dayAt('+05:30', 1);
    const answer = await read(sign, `?date=${date}&tz=%2B05:30`);
    expect(answer.status).toBe(200);
    expectCommonHeaders(answer);
    const horoscopes = signDays(sign, { dates: [date], timeZone: '+05:30' });
    expect(answer.text).toBe(JSON.stringify({ sign, date, horoscopes }));
    expect(horoscopes.map(Object.keys)).toEqual([
      [
        'date',
        'overallRating',
        'metrics',
        'favorable',
        'unfavorable',
        'luckyColors',
        'luckyNumbers',
        'summary',
      ],
    ]);
    expect(answer.headers.get('time-zone')).toBe('+05:30');
    expect(answer.headers.get('x-model-version')).toBe(MODEL_VERSION);
    expect(answer.headers.get('set-cookie')).toBeNull();
  },
);

test('shared caches keep the response for a date, revalidate it by its ETag, and share it between callers', async () => {
  const path = `?date=${dayAt('+00:00', 2)}`;
  const answer = await read('aries', path);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600, s-maxage=86400');
  expect(answer.headers.get('vary') ?? '').not.toMatch(/Authorization|Cookie/i);
  const headers = { 'If-None-Match': answer.headers.get('etag') ?? '' };
  const again = await call('GET', `/api/horoscope/sign/ARIES${path}`, { headers });
  expect([again.status, again.text]).toEqual([304, '']);
  expect(again.headers.get('cache-control')).toBe(answer.headers.get('cache-control'));
  expect((await call('GET', `/api/horoscope/sign/taurus${path}`, { headers })).status).toBe(200);
});

test('a computed day is cached, and served from the cache', async () => {
  const [timeZone, date] = ['-09:30', dayAt('-09:30', 3)];
  const first = await read('Virgo', `?date=${date}&tz=${timeZone}`);
  const cache = cacheOf('Virgo', timeZone);
  const [entry] = (await forecastCache.list(cache, { startDate: date, endDate: date })).values();
  expect(first.body.horoscopes).toEqual([entry]);
  const marked = { ...first.body.horoscopes[0], summary: 'The Moon was here.' };
  await forecastCache.store(cache, [marked]);
  expect((await read('Virgo', `?date=${date}&tz=${timeZone}`)).body.horoscopes).toEqual([marked]);
  await forecastCache.remove([{ cache, entries: [marked] }]);
});

test('without a date, the forecast is that of today at the offset, and is soon stale', async () => {
  for (const tz of ['-12:00', '+14:00']) {
    const before = dayAt(tz);
    const answer = await read('leo', `?tz=${tz.replace('+', '%2B')}`);
    expect([before, dayAt(tz)]).toContain(answer.body.date);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
  }
  const justAfter = Date.parse('2026-11-29T18:30:00Z');
  const dates = [justAfter - 1, justAfter].map((ms) => prepareSignForecast('Leo', { tz: '+05:30' }, ms));
  expect(dates.map(({ forecast }) => forecast.etagInputs[4])).toEqual(['2026-11-29', '2026-11-30']);
});

test('a plus sign in the query string may be sent unescaped', async () => {
  expect((await read('leo', '?tz=+05:45')).headers.get('time-zone')).toBe('+05:45');
});

test('only offsets of the list are accepted, and the error names them', async () => {
  for (const tz of ['Europe/Berlin', '%2B05:31', '-13:00', '%2B15:00', '00:00', '-00:00', 'Z', '']) {
    const answer = await read('leo', `?tz=${tz}`);
    expectInvalid(answer, ['tz']);
    expect(answer.body.detail).toContain('-12:00, -11:00');
    expect(answer.body.detail).toContain('+05:45');
  }
});

test('days from yesterday to seven days ahead can be requested, and no others', async () => {
  const tz = '+00:00';
  const nowMs = Date.parse('2026-11-29T12:00:00Z');
  for (const date of ['2026-11-28', '2026-12-06'])
    expect(prepareSignForecast('Leo', { date, tz }, nowMs).forecast.etagInputs).toContain(date);
  for (const date of ['2026-11-27', '2026-12-07', '1899-01-01', '9999-12-31'])
    expect(() => prepareSignForecast('Leo', { date, tz }, nowMs)).toThrow('from 2026-11-28 to 2026-12-06');
  expectInvalid(await read('leo', `?date=${dayAt(tz, 30)}`), ['date']);
  expectInvalid(await read('leo', '?date=2026-02-30&tz=Z'), ['date', 'tz']);
});

test('an unknown sign returns 404, with a suggestion if a name is close', async () => {
  const answer = await read('Cancers');
  expectProblem(answer, 404, 'not_found');
  expect(answer.body.detail).toContain('Did you mean Cancer?');
  expect((await read('Ophiuchus')).body.detail).toMatch(/exist\. It must be one of Aries, .* Pisces\.$/);
  for (const name of ['__proto__', '%00', '0', 'Leo%20']) expectProblem(await read(name), 404, 'not_found');
});
