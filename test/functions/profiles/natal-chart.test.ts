import { expect, test } from '@jest/globals';
import * as profiles from '#lib/table/profiles.ts';
import { expectProblem } from '../../support/expectations.ts';
import { newProfile } from '../../support/new-items.ts';
import { ada, serviceOf } from '../../support/service.ts';

const { call, signIn } = serviceOf();

/** The chart of a profile that somebody new has, with a query. */
async function chartOf(birth: Partial<profiles.Profile>, query = '') {
  const { id: userId, key } = await signIn();
  const profile = { ...newProfile(), ...birth };
  await profiles.create(userId, profile, 1);
  return call('GET', `/api/profiles/${profile.id}/chart${query}`, { key });
}

test('the chart holds every body for the local noon of the day of birth, and the aspects between them', async () => {
  const { key } = await signIn();
  const { id, sunSign } = (await call('POST', '/api/profiles', { key, body: ada })).body;
  const { status, body } = await call('GET', `/api/profiles/${id}/chart`, { key });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    profileId: id,
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
  });
  const names = [
    'Sun',
    'Moon',
    'Mercury',
    'Venus',
    'Mars',
    'Jupiter',
    'Saturn',
    'Uranus',
    'Neptune',
    'Pluto',
  ];
  expect(body.bodies.map(({ body: name }: { body: string }) => name)).toEqual(names);
  expect(body.bodies[0]).toEqual({
    body: 'Sun',
    longitudeDeg: expect.closeTo(84.09, 2),
    sign: sunSign,
    signDegrees: expect.closeTo(24.09, 2),
    certain: true,
    fromDeg: expect.closeTo(83.61, 2),
    toDeg: expect.closeTo(84.57, 2),
    retrograde: false,
    house: null,
  });
  for (const { a, b, aspect, orbDeg } of body.aspects) {
    expect(names).toEqual(expect.arrayContaining([a, b]));
    expect(['conjunction', 'sextile', 'square', 'trine', 'opposition']).toContain(aspect);
    expect(orbDeg).toBeGreaterThanOrEqual(0);
  }
});

test('with a time of birth the chart is for that instant, with angles, houses and a house for each body', async () => {
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
  expect(body).not.toHaveProperty('ambiguous');
  const { ascendant, midheaven } = body.angles;
  expect(ascendant).toEqual({
    longitudeDeg: body.houses[0].cuspDeg,
    sign: body.houses[0].sign,
    signDegrees: body.houses[0].signDegrees,
  });
  expect(midheaven.longitudeDeg).toBe(body.houses[9].cuspDeg);
  expect(body.houses.map(({ house }: { house: number }) => house)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
  ]);
  for (const { longitudeDeg, fromDeg, toDeg, certain, house } of [...body.bodies, body.northNode]) {
    expect([fromDeg, toDeg, certain]).toEqual([longitudeDeg, longitudeDeg, true]);
    const ahead = (longitudeDeg - body.houses[house - 1].cuspDeg + 360) % 360;
    expect(ahead).toBeLessThan(
      (body.houses[house % 12].cuspDeg - body.houses[house - 1].cuspDeg + 360) % 360,
    );
  }
  expect(body.bodies[0].house).toBe(10);
});

test.each([
  ['where they are asked for', {}, '?houses=whole-sign'],
  [
    'beyond the polar circles',
    { latitude: 69.6489, longitude: 18.95508, timeZone: 'Europe/Oslo' },
    '?houses=placidus',
  ],
])('houses are whole signs %s', async (_, birth, query) => {
  const { body } = await chartOf({ birthTime: '12:41', ...birth }, query);
  expect([body.houseSystem, body.houses[0].sign]).toEqual(['whole-sign', body.angles.ascendant.sign]);
  for (const { signDegrees } of body.houses) expect(signDegrees).toBe(0);
});

test('a time that the clocks showed twice is the first, and the chart has both', async () => {
  const twice = { birthDate: '1996-10-27', birthTime: '01:30' };
  const { body } = await chartOf(twice);
  expect(body).toMatchObject({
    ambiguous: true,
    instants: ['1996-10-27T00:30:00.000Z', '1996-10-27T01:30:00.000Z'],
    bornAt: { at: '1996-10-27T00:30:00.000Z' },
  });
});

test.each(['?houses=koch', '?houses=', '?houses=placidus&houses=placidus'])('400 for %s', async (query) => {
  const answer = await chartOf({ birthTime: '12:41' }, query);
  expectProblem(answer, 400, 'invalid_request');
  expect(answer.body.errors).toEqual([{ parameter: 'houses', detail: expect.stringMatching(/^houses /) }]);
});

test('no browser keeps the chart, and a client that has it already is told so', async () => {
  const { key } = await signIn();
  const { id } = (await call('POST', '/api/profiles', { key, body: ada })).body;
  const first = await call('GET', `/api/profiles/${id}/chart`, { key });
  const headers = { 'If-None-Match': first.headers.get('etag') ?? '' };
  const again = await call('GET', `/api/profiles/${id}/chart`, { key, headers });
  expect([again.status, again.text]).toEqual([304, '']);
  for (const answer of [first, again]) expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('404 for a chart that is not the caller’s', async () => {
  const [owner, other] = [await signIn(), await signIn()];
  const { id } = (await call('POST', '/api/profiles', { key: owner.key, body: ada })).body;
  expectProblem(await call('GET', `/api/profiles/${id}/chart`, { key: other.key }), 404, 'not_found');
});
