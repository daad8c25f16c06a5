import { expect, test } from '@jest/globals';
import { apparentLongitude, BODIES, julianDayTt, longitudeSpeed, signOf } from '#lib/ephemeris/index.ts';
import { dayPaths } from '#lib/forecast/day-paths.ts';
import { daySkies } from '#lib/forecast/day-skies.ts';
import { datesFrom } from './people.ts';

const timeZone = 'America/New_York';

test('each day has the sky events that fall within it, published ones on their dates', () => {
  // The total solar eclipse of 2026-08-12 and the partial lunar one of 2026-08-28; Mercury's stations of that summer.
  const dates = datesFrom('2026-06-20', 75);
  const skies = daySkies(dayPaths(dates, timeZone));
  const on = (date: string) => skies[dates.indexOf(date)];
  expect(on('2026-08-12')?.moonPhase?.name).toBe('new');
  expect(on('2026-08-28')?.moonPhase?.name).toBe('full');
  expect(on('2026-06-29')?.stations).toEqual([
    expect.objectContaining({ body: 'Mercury', turns: 'retrograde' }),
  ]);
  expect(on('2026-07-23')?.stations).toEqual([expect.objectContaining({ body: 'Mercury', turns: 'direct' })]);
  expect(skies.filter(({ moonPhase }) => moonPhase).length).toBe(10);
});

test('the Moon’s sign and the retrogrades are those of the midpoint', () => {
  const days = dayPaths(datesFrom('2026-03-01', 40), timeZone);
  daySkies(days).forEach(({ moonSign, retrogrades }, i) => {
    const jdTt = julianDayTt(days.midMs[i] ?? Number.NaN);
    expect(moonSign).toBe(signOf(apparentLongitude('Moon', jdTt)));
    expect(retrogrades).toEqual(BODIES.filter((body) => longitudeSpeed(body, jdTt) < 0));
  });
});

test('hours without a course end and begin with the day', () => {
  const days = dayPaths(datesFrom('2026-03-01', 40), timeZone);
  const voids = daySkies(days).map(({ voidOfCourse }) => voidOfCourse);
  expect(voids.flat().length).toBeGreaterThan(15);
  voids.forEach((ofDay, i) => {
    for (const { fromMs, toMs } of ofDay) {
      expect(fromMs).toBeGreaterThanOrEqual(days.fromMs[i] ?? Number.NaN);
      expect(toMs).toBeLessThanOrEqual(days.toMs[i] ?? Number.NaN);
      expect(toMs).toBeGreaterThan(fromMs);
    }
  });
});
