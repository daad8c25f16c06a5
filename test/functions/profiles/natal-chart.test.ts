import { expect, test } from '@jest/globals';
import { ASPECTS } from '#lib/chart/natal-chart.ts';
import { BODIES } from '#lib/ephemeris/zodiac.ts';
import * as profiles from '#lib/table/profiles.ts';
import { expectInvalid } from '../../support/expectations.ts';
import { newProfile } from '../../support/new-items.ts';
import { serviceOf } from '../../support/service.ts';
import { signUp } from '../../support/sign-up.ts';

const service = serviceOf();

/** The chart of a new account's profile. */
async function chartOf(birth: Partial<profiles.Profile>, query = '') {
  const { id: userId, key } = await service.signIn();
  const profile = { ...newProfile(), ...birth };
  await profiles.create(userId, profile, 1);
  return service.call('GET', `/api/profiles/${profile.id}/chart${query}`, { key });
}

test('a natal chart without a birth time is for local noon, with the range of each body', async () => {
  const { key, path, profileId, profile } = await signUp(service);
  const { status, body } = await service.call('GET', `${path}/chart`, { key });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    profileId,
    timeZone: 'Europe/London',
    timeKnown: false,
    houseSystem: null,
    angles: null,
    houses: null,
    northNode: { sign: 'Aquarius', certain: true, house: null },
  });
  expect(body.bornAt).toEqual({
    from: '1990-06-14T23:00:00.000Z',
    noon: '1990-06-15T11:00:00.000Z',
    to: '1990-06-15T23:00:00.000Z',
    utcOffset: '+01:00',
    summerTime: true,
  });
  expect(body.bodies.map(({ body: name }: { body: string }) => name)).toEqual(BODIES);
  expect(body.bodies[0]).toEqual({
    body: 'Sun',
    longitudeDeg: expect.closeTo(84.09, 2),
    sign: profile.sunSign,
    signDegrees: expect.closeTo(24.09, 2),
    certain: true,
    fromDeg: expect.closeTo(83.61, 2),
    toDeg: expect.closeTo(84.57, 2),
    retrograde: false,
    house: null,
  });
  for (const { a, b, aspect, orbDeg } of body.aspects) {
    expect(BODIES).toEqual(expect.arrayContaining([a, b]));
    expect(ASPECTS).toContain(aspect);
    expect(orbDeg).toBeGreaterThanOrEqual(0);
  }
});

test('a natal chart with a birth time is for that instant, with angles, houses and the house of each body', async () => {
  const { status, body } = await chartOf({ birthTime: '12:41' });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    timeKnown: true,
    bornAt: {
      from: '1990-06-14T23:00:00.000Z',
      noon: '1990-06-15T11:00:00.000Z',
      at: '1990-06-15T11:41:00.000Z',
    },
    houseSystem: 'placidus',
  });
  expect([body.ambiguous, body.instants]).toEqual([false, undefined]);
  const { houses, angles, bodies, northNode } = body;
  const { cuspDeg: longitudeDeg, sign, signDegrees } = houses[0];
  expect(angles.ascendant).toEqual({ longitudeDeg, sign, signDegrees });
  expect(angles.midheaven.longitudeDeg).toBe(houses[9].cuspDeg);
  expect(houses.map(({ house }: { house: number }) => house)).toEqual(
    houses.map((_: object, i: number) => i + 1),
  );
  expect(houses).toHaveLength(12);
  for (const { longitudeDeg, fromDeg, toDeg, certain, house } of [...bodies, northNode]) {
    expect([fromDeg, toDeg, certain]).toEqual([longitudeDeg, longitudeDeg, true]);
    const fromCusp = (deg: number) => (deg - houses[house - 1].cuspDeg + 360) % 360;
    expect(fromCusp(longitudeDeg)).toBeLessThan(fromCusp(houses[house % 12].cuspDeg));
  }
  expect(bodies[0].house).toBe(10);
});

const ARCTIC = { latitude: 69.6489, longitude: 18.95508, timeZone: 'Europe/Oslo' };
test.each([
  ['on request', {}, 'whole-sign'],
  ['beyond the polar circles', ARCTIC, 'placidus'],
])('the houses of a chart are whole signs %s', async (_, birth, system) => {
  const { body } = await chartOf({ birthTime: '12:41', ...birth }, `?houses=${system}`);
  expect([body.houseSystem, body.houses[0].sign]).toEqual(['whole-sign', body.angles.ascendant.sign]);
  for (const { signDegrees } of body.houses) expect(signDegrees).toBe(0);
});

test.each([
  ['1990-06-15', 'Europe/London', { utcOffset: '+01:00', summerTime: true }],
  ['1990-12-15', 'Europe/London', { utcOffset: '+00:00' }],
  // Standard time all year, summer time of two hours, and a winter in summer time.
  ['1970-06-15', 'Europe/London', { utcOffset: '+01:00' }],
  ['1944-06-15', 'Europe/London', { utcOffset: '+02:00', summerTime: true }],
  ['1943-12-15', 'Europe/London', { utcOffset: '+01:00', summerTime: true }],
  // The winter between two summers lasted ten weeks.
  ['1973-06-10', 'America/New_York', { utcOffset: '-04:00', summerTime: true }],
  // ICU has no names for these two zones, and the table has Norway's history.
  ['1995-06-15', 'Asia/Tomsk', { utcOffset: '+08:00', summerTime: true }],
  ['1995-06-15', 'Europe/Jersey', { utcOffset: '+01:00', summerTime: true }],
  ['1995-06-15', 'Europe/Dublin', { utcOffset: '+01:00', summerTime: true }],
  ['1995-12-15', 'Europe/Dublin', { utcOffset: '+00:00' }],
  ['1959-06-15', 'Europe/Oslo', { utcOffset: '+02:00', summerTime: true }],
  ['2000-01-15', 'Australia/Sydney', { utcOffset: '+11:00', summerTime: true }],
  ['2000-06-15', 'America/St_Johns', { utcOffset: '-02:30', summerTime: true }],
  // Morocco is an hour behind in the month of Ramadan only.
  ['2023-07-01', 'Africa/Casablanca', { utcOffset: '+01:00' }],
  ['1930-01-31', 'Europe/Amsterdam', { utcOffset: '+00:19:32' }],
  ['1930-06-15', 'Europe/Amsterdam', { utcOffset: '+01:19:32', summerTime: true }],
])('the clocks of a birth on %s in %s are in the chart', async (birthDate, timeZone, clocks) => {
  const { body } = await chartOf({ birthDate, timeZone, birthTime: '12:41' });
  const { from, noon, to, at, ...rest } = body.bornAt;
  expect(rest).toEqual({ summerTime: false, ...clocks });
});

test('a birth time that occurred twice means the first, and the natal chart has both instants', async () => {
  const { body } = await chartOf({ birthDate: '1996-10-27', birthTime: '01:30' });
  expect(body).toMatchObject({
    ambiguous: true,
    instants: ['1996-10-27T00:30:00.000Z', '1996-10-27T01:30:00.000Z'],
    bornAt: { at: '1996-10-27T00:30:00.000Z' },
  });
});

const INVALID = ['?houses=koch', '?houses=', '?houses=placidus&houses=placidus'];
test.each(INVALID)('a natal chart with the query %s returns 400', async (query) => {
  expectInvalid(await chartOf({ birthTime: '12:41' }, query), ['houses']);
});
