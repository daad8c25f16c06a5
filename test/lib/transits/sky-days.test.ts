import { expect, test } from '@jest/globals';
import { apparentLongitude, longitudeSpeed } from '#lib/ephemeris/sky.ts';
import { julianDayTt } from '#lib/ephemeris/time-scales.ts';
import { BODIES, signOf } from '#lib/ephemeris/zodiac.ts';
import { skyDays } from '#lib/transits/sky-days.ts';
import { datesFrom } from '../../support/people.ts';

const timeZone = 'America/New_York';

test('each day has its sky events, published ones on their dates', () => {
  // The total solar eclipse of 2026-08-12 and the partial lunar one of 2026-08-28; Mercury's stations of that summer.
  const dates = datesFrom('2026-06-20', 75);
  const skies = skyDays({ dates, timeZone }).map(({ sky }) => sky);
  const on = (date: string) => skies[dates.indexOf(date)];
  expect(on('2026-08-12')?.moonPhase?.name).toBe('new');
  expect(on('2026-08-28')?.moonPhase?.name).toBe('full');
  expect(on('2026-06-29')?.stations).toEqual([
    expect.objectContaining({ body: 'Mercury', turns: 'retrograde' }),
  ]);
  expect(on('2026-07-23')?.stations).toEqual([expect.objectContaining({ body: 'Mercury', turns: 'direct' })]);
  expect(skies.filter(({ moonPhase }) => moonPhase).length).toBe(10);
});

test('the Moon’s sign and the retrogrades are those at the midpoint', () => {
  for (const { midMs, sky } of skyDays({ dates: datesFrom('2026-03-01', 40), timeZone })) {
    const jdTt = julianDayTt(midMs);
    expect(sky.moonSign).toBe(signOf(apparentLongitude('Moon', jdTt)));
    expect(sky.retrogrades).toEqual(BODIES.filter((body) => longitudeSpeed(body, jdTt) < 0));
  }
});

test('void-of-course intervals are clipped to the day', () => {
  const days = skyDays({ dates: datesFrom('2026-03-01', 40), timeZone });
  expect(days.flatMap(({ sky }) => sky.voidOfCourse).length).toBeGreaterThan(15);
  for (const day of days)
    for (const { fromMs, toMs } of day.sky.voidOfCourse) {
      expect(fromMs).toBeGreaterThanOrEqual(day.fromMs);
      expect(toMs).toBeLessThanOrEqual(day.toMs);
      expect(toMs).toBeGreaterThan(fromMs);
    }
});

test('eclipses and ingresses are on their dates, retrograde ones too', () => {
  const dates = datesFrom('2026-01-01', 731);
  const skies = skyDays({ dates, timeZone }).map(({ sky }) => sky);
  const datesWhere = (holds: (sky: (typeof skies)[number]) => boolean) =>
    dates.filter((_, i) => holds(skies[i] as (typeof skies)[number]));
  expect(datesWhere(({ eclipse }) => eclipse !== undefined)).toEqual([
    ...['2026-02-17', '2026-03-03', '2026-08-12', '2026-08-28'],
    ...['2027-02-06', '2027-02-20', '2027-07-18', '2027-08-02', '2027-08-17'],
  ]);
  // The March equinox; Venus back into Libra from Scorpio, and forward again.
  const entering = (body: string, sign: string) =>
    datesWhere(({ ingresses }) => ingresses.some((entry) => entry.body === body && entry.sign === sign));
  expect(entering('Sun', 'Aries')).toEqual(['2026-03-20', '2027-03-20']);
  expect(entering('Venus', 'Libra')).toEqual(['2026-08-06', '2026-10-25', expect.stringMatching(/^2027/)]);
  expect(entering('Venus', 'Scorpio')).toEqual(['2026-09-10', '2026-12-04', expect.stringMatching(/^2027/)]);
  const bodies = skies.flatMap(({ ingresses }) => ingresses.map(({ body }) => body));
  expect([...new Set(bodies)].sort()).toEqual(['Mars', 'Mercury', 'Sun', 'Venus']);
});

test('the least recently used days are evicted first', () => {
  const days = { dates: ['2026-05-01'], timeZone: 'UTC' };
  const cached = skyDays(days);
  for (let day = 2; day < 30; day += 1) {
    skyDays({ dates: [`2026-05-${String(day).padStart(2, '0')}`], timeZone: 'UTC' });
    expect(skyDays(days)).toBe(cached);
  }
});
