import { expect, test } from '@jest/globals';
import * as profiles from '#lib/table/profiles.ts';
import { expectProblem } from '../../support/expectations.ts';
import { newProfile } from '../../support/new-items.ts';
import { ada, serviceOf } from '../../support/service.ts';

const { call, signIn } = serviceOf();

/** The chart of a profile that somebody new has. */
async function chartOf(birth: Partial<profiles.Profile>) {
  const { id: userId, key } = await signIn();
  const profile = { ...newProfile(), ...birth };
  await profiles.create(userId, profile, 1);
  return call('GET', `/api/profiles/${profile.id}/chart`, { key });
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
    northNode: { sign: 'Aquarius', certain: true },
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
  });
  for (const { a, b, aspect, orbDeg } of body.aspects) {
    expect(names).toEqual(expect.arrayContaining([a, b]));
    expect(['conjunction', 'sextile', 'square', 'trine', 'opposition']).toContain(aspect);
    expect(orbDeg).toBeGreaterThanOrEqual(0);
  }
});

test('with a time of birth the chart is for that instant', async () => {
  const { status, body } = await chartOf({ birthTime: '12:41' });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    timeKnown: true,
    bornAt: {
      from: '1990-06-14T23:00:00.000Z',
      noon: '1990-06-15T11:00:00.000Z',
      at: '1990-06-15T11:41:00.000Z',
    },
  });
  expect(body).not.toHaveProperty('ambiguous');
  for (const { longitudeDeg, fromDeg, toDeg, certain } of [...body.bodies, body.northNode])
    expect([fromDeg, toDeg, certain]).toEqual([longitudeDeg, longitudeDeg, true]);
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
