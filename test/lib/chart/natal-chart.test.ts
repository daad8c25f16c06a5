import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { birthInstant } from '#lib/chart/birth.ts';
import { anglesAt } from '#lib/chart/houses.ts';
import { natalChart, northNode, publishedDeg, publishedPosition, sunSign } from '#lib/chart/natal-chart.ts';
import { isAngle, NATAL_POINTS, positionUncertainty } from '#lib/chart/natal-points.ts';
import { ingresses } from '#lib/ephemeris/events.ts';
import { trueNodeDeg } from '#lib/ephemeris/lunar-node.ts';
import { apparentLongitude, longitudeSpeed } from '#lib/ephemeris/sky.ts';
import { julianDayTt } from '#lib/ephemeris/time-scales.ts';
import { BODIES, SIGNS, signedDeg, signOf, zodiacPosition } from '#lib/ephemeris/zodiac.ts';
import { addDays, civilDay } from '#lib/time/civil-day.ts';
import { referenceBirths } from '../ephemeris/reference.ts';

const HOUR_MS = 3_600_000;
const zones = 'Europe/Berlin America/Los_Angeles Asia/Kolkata Pacific/Auckland America/Sao_Paulo'.split(' ');
const date = (days: number) => fc.nat(days).map((count) => addDays('1900-01-01', count));
const birth = fc.record({ birthDate: date(46_000), timeZone: fc.constantFrom(...zones) });

test('a natal chart without a birth time has every body’s position at local noon', () => {
  const chart = natalChart({ birthDate: '1990-11-02', timeZone: 'Asia/Tokyo' });
  expect(chart.bornAt.instantsMs).toEqual([]);
  expect(chart.bornAt.day).toEqual({
    fromMs: Date.parse('1990-11-01T15:00:00Z'),
    noonMs: Date.parse('1990-11-02T03:00:00Z'),
    toMs: Date.parse('1990-11-02T15:00:00Z'),
  });
  expect(chart.bodies.map(({ body }) => body)).toEqual(BODIES);
  for (const { body, longitudeDeg, sign, signDegrees, retrograde } of chart.bodies) {
    const noonJd = julianDayTt(chart.bornAt.day.noonMs);
    expect(longitudeDeg).toBe(apparentLongitude(body, noonJd));
    expect(sign).toBe(signOf(longitudeDeg));
    expect(SIGNS.indexOf(sign) * 30 + signDegrees).toBeCloseTo(longitudeDeg, 9);
    expect(retrograde).toBe(longitudeSpeed(body, noonJd) < 0);
  }
});

test('a body’s sign is certain only if the body was in it all day', () => {
  let uncertainMoons = 0;
  fc.assert(
    fc.property(birth, (person) => {
      const { bornAt, bodies } = natalChart(person);
      for (const { body, sign, certain, fromDeg, toDeg } of bodies) {
        const signs = new Set([signOf(fromDeg), signOf(toDeg)]);
        for (let ms = bornAt.day.fromMs; ms < bornAt.day.toMs; ms += HOUR_MS / 2)
          signs.add(signOf(apparentLongitude(body, julianDayTt(ms))));
        expect(certain).toBe(signs.size === 1);
        expect(signs).toContain(sign);
        if (body === 'Moon' && !certain) uncertainMoons++;
      }
    }),
    { numRuns: 150, seed: 7 },
  );
  // The Moon is uncertain on 44% of days.
  expect(uncertainMoons).toBeGreaterThan(45);
  expect(uncertainMoons).toBeLessThan(87);
});

test('a natal chart has each pair of bodies within orb as one aspect', () => {
  const { aspects } = natalChart({ birthDate: '1990-06-15', timeZone: 'Europe/Madrid' });
  const named = aspects.map(({ a, b, aspect }) => `${a} ${aspect} ${b}`);
  expect(named).toContain('Moon trine Jupiter');
  expect(named).toContain('Jupiter trine Pluto');
  expect(named).toContain('Uranus conjunction Neptune');
  expect(new Set(aspects.map(({ a, b }) => `${a} ${b}`)).size).toBe(aspects.length);
  for (const { a, b, orbDeg } of aspects) {
    expect(BODIES.indexOf(a)).toBeLessThan(BODIES.indexOf(b));
    expect(orbDeg).toBeGreaterThanOrEqual(0);
    expect(orbDeg).toBeLessThanOrEqual(8);
  }
});

test.each([
  ['1900-01-01', 'Pacific/Kiritimati'],
  ['1900-01-01', 'Pacific/Auckland'],
  ['2100-12-31', 'Pacific/Pago_Pago'],
])('a natal chart can be computed for %s in %s, at an end of the ephemeris', (birthDate, timeZone) => {
  expect(natalChart({ birthDate, timeZone }).bodies).toHaveLength(10);
});

test('an invalid date or zone throws', () => {
  expect(() => natalChart({ birthDate: '1990-02-30', timeZone: 'UTC' })).toThrow(RangeError);
  expect(() => natalChart({ birthDate: '1990-02-28', timeZone: 'Mars/Phobos' })).toThrow(RangeError);
  expect(() => natalChart({ birthDate: '1899-12-01', timeZone: 'UTC' })).toThrow(RangeError);
});

test.each(referenceBirths.map((of) => [`${of.place}, ${of.utc}`, of] as const))(
  'a known birth time makes every position certain: %s',
  (_, { birthDate, birthTime, timeZone, utc, moon }) => {
    const { bornAt, bodies } = natalChart({ birthDate, birthTime, timeZone });
    expect(bornAt).toMatchObject({ instantsMs: [Date.parse(utc)], atMs: Date.parse(utc) });
    for (const { body, longitudeDeg, certain, fromDeg, toDeg } of bodies) {
      expect(longitudeDeg).toBe(apparentLongitude(body, julianDayTt(Date.parse(utc))));
      expect([fromDeg, toDeg, certain]).toEqual([longitudeDeg, longitudeDeg, true]);
    }
    expect(Math.abs(signedDeg((bodies[1]?.longitudeDeg ?? Number.NaN) - moon))).toBeLessThan(0.002);
  },
);

const munich = { timeZone: 'Europe/Berlin', latitude: 48.13743, longitude: 11.57549 };

test('natal points are the bodies, and the angles with a minute’s motion if time and place are known', () => {
  const born = { birthDate: '1990-06-15', birthTime: '14:20', ...munich };
  const { bodies, points, known, bornAt } = natalChart(born);
  expect(known).toBe('time');
  expect(NATAL_POINTS).toEqual([...BODIES, 'Ascendant', 'Midheaven']);
  expect(NATAL_POINTS.filter(isAngle)).toEqual(['Ascendant', 'Midheaven']);
  expect(points.map(({ point }) => point)).toEqual(NATAL_POINTS);
  for (const [i, { body, longitudeDeg, fromDeg, toDeg }] of bodies.entries())
    expect(points[i]).toMatchObject({ point: body, longitudeDeg, fromDeg, toDeg });
  const [before, at, after] = [-60_000, 0, 60_000].map((ms) => anglesAt(bornAt.atMs + ms, born));
  for (const [point, angle] of [
    ['Ascendant', 'ascendant'],
    ['Midheaven', 'midheaven'],
  ] as const)
    expect(points.find((one) => one.point === point)).toEqual({
      point,
      longitudeDeg: at?.[angle].longitudeDeg,
      fromDeg: before?.[angle].longitudeDeg,
      toDeg: after?.[angle].longitudeDeg,
    });
});

test('without a time or place of birth, natal points are the bodies alone', () => {
  for (const born of [
    { birthDate: '1990-06-15', ...munich },
    { birthDate: '1990-06-15', birthTime: '14:20', timeZone: 'Europe/Berlin' },
  ]) {
    const { known, points } = natalChart(born);
    expect(known).toBe('date');
    expect(points.map(({ point }) => point)).toEqual(BODIES);
  }
});

test('a natal point may be behind and ahead of its position by its motion, across the start of the zodiac too', () => {
  const of = (longitudeDeg: number, fromDeg: number, toDeg: number) =>
    positionUncertainty({ longitudeDeg, fromDeg, toDeg });
  expect(of(100, 94, 107)).toEqual({ behindDeg: -6, aheadDeg: 7 });
  expect(of(2, 356, 8)).toEqual({ behindDeg: -6, aheadDeg: 6 });
  // A retrograde body is ahead of its position first.
  expect(of(50, 51, 48)).toEqual({ behindDeg: -2, aheadDeg: 1 });
  expect(of(50, 50, 50)).toEqual({ behindDeg: 0, aheadDeg: 0 });
  expect(of(50, 49, 49.5)).toEqual({ behindDeg: -1, aheadDeg: 0 });
});

test('published degrees are cut after four decimal places, so a body stays in its sign', () => {
  const position = { ...zodiacPosition(29.999_99), name: 'Sun' };
  expect(publishedPosition(position)).toEqual({
    ...position,
    longitudeDeg: 29.9999,
    signDegrees: 29.9999,
  });
  expect(publishedDeg(123.456_78)).toBe(123.4567);
});

test('the birth time doesn’t affect the day of birth', () => {
  const date = { birthDate: '1990-11-02', timeZone: 'Asia/Tokyo' };
  expect(natalChart({ ...date, birthTime: '23:59' }).bornAt.day).toEqual(natalChart(date).bornAt.day);
});

test('a birth time that occurred twice means the first of its two instants', () => {
  const { bornAt } = natalChart({ birthDate: '1996-10-27', birthTime: '02:30', timeZone: 'Europe/Berlin' });
  const both = ['1996-10-27T00:30Z', '1996-10-27T01:30Z'].map(Date.parse);
  expect(bornAt).toMatchObject({ instantsMs: both, atMs: both[0], earliestMs: both[0], latestMs: both[0] });
});

test('a birth time that the clocks skipped means the instant of the change', () => {
  const birth = { birthDate: '1996-03-31', birthTime: '02:30', timeZone: 'Europe/Berlin' };
  const changeMs = Date.parse('1996-03-31T01:00Z');
  expect(natalChart(birth).bornAt).toMatchObject({ instantsMs: [changeMs], atMs: changeMs });
});

test('a birth date that the zone skipped has a chart', () => {
  const birth = { birthDate: '2011-12-30', timeZone: 'Pacific/Apia' };
  expect(natalChart(birth).bornAt.atMs).toBe(Date.parse('2011-12-30T12:00Z'));
  expect(natalChart({ ...birth, birthTime: '08:00' }).bornAt.atMs).toBe(Date.parse('2011-12-30T10:00Z'));
});

test.each(['24:00', '2:30', '', '12:00:00'])('an invalid birth time throws: %s', (birthTime) => {
  const birth = { birthDate: '1996-03-31', birthTime, timeZone: 'Europe/Berlin' };
  expect(() => natalChart(birth)).toThrow(RangeError);
  expect(() => sunSign(birth)).toThrow(RangeError);
});

test('the Sun sign is the sign at local noon, even on days when it changes', () => {
  for (const timeZone of zones) {
    for (const year of [1901, 1944, 1976, 2000, 2024]) {
      for (const { sign, atMs } of ingresses('Sun', Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1))) {
        const date = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(atMs);
        const before = SIGNS[(SIGNS.indexOf(sign) + 11) % 12];
        const changedByNoon = atMs <= civilDay(date, timeZone).noonMs;
        expect(sunSign({ birthDate: date, timeZone })).toBe(changedByNoon ? sign : before);
        expect(sunSign({ birthDate: addDays(date, -1), timeZone })).toBe(before);
        expect(sunSign({ birthDate: addDays(date, 1), timeZone })).toBe(sign);
        expect(natalChart({ birthDate: date, timeZone }).bodies[0]?.certain).toBe(false);
      }
    }
  }
});

test.each([
  ['03:06', 'Pisces'],
  ['03:07', 'Aries'],
])('the Sun sign of a birth at %s on the day of the equinox is %s', (birthTime, sign) => {
  expect(sunSign({ birthDate: '2024-03-20', birthTime, timeZone: 'Europe/London' })).toBe(sign);
});

test.each([
  // The equinox of 2024-03-20, 03:06 UTC: before noon in London, on March 19 in Los Angeles.
  ['2024-03-20', 'Europe/London', 'Aries'],
  ['2024-03-19', 'Europe/London', 'Pisces'],
  ['2024-03-19', 'America/Los_Angeles', 'Pisces'],
  ['2024-03-20', 'America/Los_Angeles', 'Aries'],
  // The equinox of 2024-09-22, 12:44 UTC: after noon in London, before noon in New York.
  ['2024-09-22', 'Europe/London', 'Virgo'],
  ['2024-09-22', 'America/New_York', 'Libra'],
])('the Sun sign of a birth on %s in %s is %s', (birthDate, timeZone, sign) => {
  expect(sunSign({ birthDate, timeZone })).toBe(sign);
});

const nodeAt = (ms: number) => trueNodeDeg(julianDayTt(ms));

test('the North Node is for the instant of birth, with its range over the day if the time is unknown', () => {
  const born = birthInstant({ birthDate: '1990-06-15', timeZone: 'Europe/Berlin' });
  expect(northNode(born)).toMatchObject({
    longitudeDeg: nodeAt(born.day.noonMs),
    fromDeg: nodeAt(born.day.fromMs),
    toDeg: nodeAt(born.day.toMs),
    sign: 'Aquarius',
    certain: true,
  });
  const atDawn = birthInstant({ birthDate: '1990-06-15', birthTime: '05:00', timeZone: 'Europe/Berlin' });
  const longitudeDeg = nodeAt(Date.parse('1990-06-15T03:00Z'));
  expect(northNode(atDawn)).toMatchObject({ longitudeDeg, fromDeg: longitudeDeg, toDeg: longitudeDeg });
});

test('the North Node’s sign is certain only if the node was in it all day', () => {
  let uncertain = 0;
  fc.assert(
    fc.property(date(73_000), (birthDate) => {
      const born = birthInstant({ birthDate, timeZone: 'Asia/Tokyo' });
      const { sign, certain } = northNode(born);
      const signs = new Set([sign]);
      for (let ms = born.earliestMs; ms <= born.latestMs; ms += HOUR_MS) signs.add(signOf(nodeAt(ms)));
      if (!certain) uncertain++;
      if (signs.size > 1) expect(certain).toBe(false);
    }),
    { numRuns: 3000, seed: 7 },
  );
  // The node changes signs on about one day in a hundred.
  expect(uncertain).toBeGreaterThan(5);
  expect(uncertain).toBeLessThan(60);
});

test.each([
  ['17:00', 'Aquarius', true],
  ['18:00', 'Aquarius', false],
  ['20:00', 'Capricorn', false],
  ['21:00', 'Capricorn', true],
])(
  'the North Node’s sign is uncertain within a hundredth of a degree on either side of a cusp: at %s, %s, %s',
  (birthTime, sign, certain) => {
    const born = birthInstant({ birthDate: '1990-11-18', birthTime, timeZone: 'UTC' });
    expect(northNode(born)).toMatchObject({ sign, certain });
  },
);
