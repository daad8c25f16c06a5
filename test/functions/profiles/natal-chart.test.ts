import { expect, test } from '@jest/globals';
import { expectProblem } from '../../support/expectations.ts';
import { ada, serviceOf } from '../../support/service.ts';

const { call, signIn } = serviceOf();

test('the chart holds every body for the local noon of the day of birth, and the aspects between them', async () => {
  const { key } = await signIn();
  const { id, sunSign } = (await call('POST', '/api/profiles', { key, body: ada })).body;
  const { status, body } = await call('GET', `/api/profiles/${id}/chart`, { key });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    profileId: id,
    timeZone: 'Europe/London',
    bornAt: {
      from: '1990-06-14T23:00:00.000Z',
      noon: '1990-06-15T11:00:00.000Z',
      to: '1990-06-15T23:00:00.000Z',
    },
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
