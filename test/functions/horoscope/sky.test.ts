import { beforeAll, expect, test } from '@jest/globals';
import * as profiles from '#lib/table/profiles.ts';
import { expectCommonHeaders, expectInvalid, expectProblem } from '../../support/expectations.ts';
import { newProfile } from '../../support/new-items.ts';
import { serviceOf } from '../../support/service.ts';

const { call, signIn } = serviceOf();

let id: string;
let key: string;
beforeAll(async () => {
  ({ id, key } = await signIn());
});

const skyAt = (at: string) => call('GET', `/api/sky?at=${encodeURIComponent(at)}`, { key });

test('every body of the sky has the same position as in a natal chart for the same instant', async () => {
  const birth = { birthDate: '1990-06-15', birthTime: '14:35', timeZone: 'Europe/Berlin' };
  const profile = { ...newProfile(), ...birth };
  await profiles.create(id, profile, 1);
  const { body: chart } = await call('GET', `/api/profiles/${profile.id}/chart`, { key });
  const { status, body: sky } = await skyAt('1990-06-15T14:35:00+02:00');
  expect(status).toBe(200);
  expect(sky.at).toBe(chart.bornAt.at);
  expect(sky.bodies).toHaveLength(chart.bodies.length);
  for (const [i, body] of sky.bodies.entries()) {
    expect(Object.keys(body)).toEqual(['body', 'longitudeDeg', 'sign', 'signDegrees', 'retrograde']);
    expect(chart.bodies[i]).toMatchObject(body);
  }
  expect(sky.bodies.filter(({ retrograde }: { retrograde: boolean }) => retrograde)).not.toEqual([]);
});

// From tables of the US Naval Observatory. The new Moon came with a solar eclipse, the full Moon with a lunar eclipse.
test.each([
  ['2024-04-08T18:21:00Z', 'new', 0],
  ['2024-04-09T04:00:00Z', 'new', 0],
  ['2024-04-10T12:00:00Z', 'waxing crescent', 0.04],
  ['2024-04-15T19:13:00Z', 'first quarter', 0.5],
  ['2022-11-05T00:00:00Z', 'waxing gibbous', 0.86],
  ['2022-11-08T11:02:00Z', 'full', 1],
  ['2022-11-11T00:00:00Z', 'waning gibbous', 0.95],
  ['2022-11-16T13:27:00Z', 'last quarter', 0.5],
  ['2022-11-20T00:00:00Z', 'waning crescent', 0.2],
])('the Moon at %s is %s', async (at, phase, illuminated) => {
  const { moon } = (await skyAt(at)).body;
  expect(moon.phase).toBe(phase);
  expect(moon.illuminated).toBeCloseTo(illuminated, 1);
});

test('the sky has the Moon’s elongation and illuminated fraction', async () => {
  // Example 48.a of Meeus' Astronomical Algorithms: computed with all terms, 0.6786 of the disk is illuminated.
  const { moon } = (await skyAt('1992-04-11T23:59:01Z')).body;
  const elongationDeg = expect.closeTo(110.83, 1);
  expect(moon).toEqual({ phase: 'waxing gibbous', elongationDeg, illuminated: 0.68 });
});

test('a request without an instant returns the current sky', async () => {
  const before = Date.now();
  const { status, body } = await call('GET', '/api/sky', { key });
  expect(status).toBe(200);
  expect(Date.parse(body.at)).toBeGreaterThanOrEqual(before);
  expect(Date.parse(body.at)).toBeLessThanOrEqual(Date.now());
});

test('an invalid instant, or one outside the ephemeris, returns 400 with the reason', async () => {
  const detailFor = async (at: string): Promise<string> => {
    const answer = await skyAt(at);
    expectInvalid(answer, ['at']);
    return answer.body.errors[0].detail;
  };
  for (const at of ['now', '', '2026-11-23', '2026-02-30T12:00:00Z', '2026-11-23T07:00:00'])
    expect(await detailFor(at)).toContain('must be an instant');
  for (const at of ['1899-12-14T23:59:59.999Z', '2101-01-15T00:00:00.001Z', '9999-12-31T00:00:00Z'])
    expect(await detailFor(at)).toContain('from 1899-12-15 to 2101-01-15');
  for (const at of ['1899-12-15T00:00:00Z', '2101-01-15T00:00:00Z'])
    expect((await skyAt(at)).status).toBe(200);
});

test('GET /api/sky requires authentication and supports conditional requests', async () => {
  expectProblem(await call('GET', '/api/sky'), 401, 'unauthenticated');
  const path = '/api/sky?at=2026-11-23T07:00:00Z';
  const answer = await call('GET', path, { key });
  expectCommonHeaders(answer);
  const headers = { 'If-None-Match': answer.headers.get('etag') ?? '' };
  expect((await call('GET', path, { key, headers })).status).toBe(304);
});
