import { expect, test } from '@jest/globals';
import { apparentLongitude, longitudeSpeed } from '#lib/ephemeris/sky.ts';
import { julianDayTt } from '#lib/ephemeris/time-scales.ts';
import { BODIES, signOf } from '#lib/ephemeris/zodiac.ts';
import { skyDays } from '#lib/transits/sky-days.ts';
import { datesFrom } from '../../support/people.ts';

const timeZone = 'America/New_York';

test('sky events are on their published dates', () => {
  // Eclipses on 2026-08-12 (solar) and 2026-08-28 (lunar), and Mercury's stations of that summer.
  const dates = datesFrom('2026-06-20', 75);
  const skies = skyDays({ dates, timeZone }).map(({ sky }) => sky);
  const on = (date: string) => skies[dates.indexOf(date)];
  expect(on('2026-08-12')?.moonPhase?.name).toBe('new');
  expect(on('2026-08-28')?.moonPhase?.name).toBe('full');
  expect(on('2026-06-29')?.stations).toMatchObject([{ body: 'Mercury', turns: 'retrograde' }]);
  expect(on('2026-07-23')?.stations).toMatchObject([{ body: 'Mercury', turns: 'direct' }]);
  expect(skies.filter(({ moonPhase }) => moonPhase).length).toBe(10);
});

test('a day has the Moon sign and retrogrades at its midpoint', () => {
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

test('eclipses and ingresses, including retrograde ingresses, are on their dates', () => {
  const dates = datesFrom('2026-01-01', 731);
  const skies = skyDays({ dates, timeZone }).map(({ sky }) => sky);
  const datesWhere = (holds: (sky: (typeof skies)[number]) => boolean) =>
    dates.filter((_, i) => holds(skies[i] as (typeof skies)[number]));
  expect(datesWhere(({ eclipse }) => eclipse !== undefined)).toEqual([
    ...['2026-02-17', '2026-03-03', '2026-08-12', '2026-08-28'],
    ...['2027-02-06', '2027-02-20', '2027-07-18', '2027-08-02', '2027-08-17'],
  ]);
  // The March equinox, and Venus retrograde from Scorpio into Libra and back.
  const entering = (body: string, sign: string) =>
    datesWhere(({ ingresses }) => ingresses.some((entry) => entry.body === body && entry.sign === sign));
  expect(entering('Sun', 'Aries')).toEqual(['2026-03-20', '2027-03-20']);
  expect(entering('Venus', 'Libra')).toEqual(['2026-08-06', '2026-10-25', expect.stringMatching(/^2027/)]);
  expect(entering('Venus', 'Scorpio')).toEqual(['2026-09-10', '2026-12-04', expect.stringMatching(/^2027/)]);
  const bodies = skies.flatMap(({ ingresses }) => ingresses.map(({ body }) => body));
  expect([...new Set(bodies)].sort()).toEqual(['Mars', 'Mercury', 'Sun', 'Venus']);
});

test('the sky of recently used days stays cached', () => {
  const days = { dates: ['2026-05-01'], timeZone: 'UTC' };
  const cached = skyDays(days);
  for (let day = 2; day < 30; day += 1) {
    skyDays({ dates: [`2026-05-${String(day).padStart(2, '0')}`], timeZone: 'UTC' });
    expect(skyDays(days)).toBe(cached);
  }
});
