import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { birthMoment } from '#lib/chart/birth.ts';
import { northNode } from '#lib/chart/north-node.ts';
import { trueNodeDeg } from '#lib/ephemeris/lunar-node.ts';
import { julianDayTt } from '#lib/ephemeris/time-scales.ts';
import { signOf } from '#lib/ephemeris/zodiac.ts';
import { addDays } from '#lib/time/civil-day.ts';

const HOUR_MS = 3_600_000;
const nodeAt = (ms: number) => trueNodeDeg(julianDayTt(ms));
const days = fc.integer({ min: 0, max: 73_000 }).map((count) => addDays('1900-01-01', count));

test('the node stands where it is at the instant of birth, and over the day where the time is unknown', () => {
  const date = { birthDate: '1990-06-15', timeZone: 'Europe/Berlin' };
  const { day } = birthMoment(date);
  expect(northNode(birthMoment(date))).toMatchObject({
    longitudeDeg: nodeAt(day.noonMs),
    fromDeg: nodeAt(day.fromMs),
    toDeg: nodeAt(day.toMs),
    sign: 'Aquarius',
    certain: true,
  });
  const atDawn = nodeAt(Date.parse('1990-06-15T03:00Z'));
  expect(northNode(birthMoment({ ...date, birthTime: '05:00' }))).toMatchObject({
    longitudeDeg: atDawn,
    fromDeg: atDawn,
    toDeg: atDawn,
  });
});

test('its sign is called certain only if it was in it at every hour of the day', () => {
  let uncertain = 0;
  fc.assert(
    fc.property(days, (birthDate) => {
      const moment = birthMoment({ birthDate, timeZone: 'Asia/Tokyo' });
      const { sign, certain } = northNode(moment);
      const signs = new Set([sign]);
      for (let ms = moment.earliestMs; ms <= moment.latestMs; ms += HOUR_MS) signs.add(signOf(nodeAt(ms)));
      if (!certain) uncertain++;
      if (signs.size > 1) expect(certain).toBe(false);
    }),
    { numRuns: 3000, seed: 7 },
  );
  // Of a hundred days it is in one sign on all but about one.
  expect(uncertain).toBeGreaterThan(5);
  expect(uncertain).toBeLessThan(60);
});
