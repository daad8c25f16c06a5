import { describe, expect, test } from '@jest/globals';
import { expectCommonHeaders, expectProblem } from '../../support/expectations.ts';
import { ada, serviceOf } from '../../support/service.ts';

type Place = { name: string; latitude: number; longitude: number; timeZone: string };

const { call, signIn } = serviceOf();

const search = (key: string, query: string) =>
  call('GET', `/api/places?${new URLSearchParams({ query })}`, { key });
const placesFor = async (key: string, query: string): Promise<Place[]> =>
  (await search(key, query)).body.places;

/** The place that a profile gets by a birth city; it is deleted again, so that a free account can go on. */
async function placeBy(key: string, birthCity: string): Promise<Place> {
  const { body } = await call('POST', '/api/profiles', { key, body: { ...ada, birthCity } });
  const { timeZone } = (await call('GET', `/api/profiles/${body.id}/chart`, { key })).body;
  await call('DELETE', `/api/profiles/${body.id}`, { key });
  return { name: body.birthCity, latitude: body.latitude, longitude: body.longitude, timeZone };
}

test('Springfield is several, each with its place and zone, the largest first', async () => {
  const { key } = await signIn();
  const answer = await search(key, 'Springfield');
  expect(answer.status).toBe(200);
  expectCommonHeaders(answer);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(Object.keys(answer.body)).toEqual(['places']);
  const places: Place[] = answer.body.places;
  for (const place of places)
    expect(Object.entries(place)).toEqual([
      ['name', expect.any(String)],
      ['latitude', expect.any(Number)],
      ['longitude', expect.any(Number)],
      ['timeZone', expect.stringMatching(/^\w+\/\w+/)],
    ]);
  expect(places.map(({ name }) => name).slice(0, 5)).toEqual([
    'Springfield, Missouri, United States',
    'Springfield, Massachusetts, United States',
    'Springfield, Illinois, United States',
    'Springfield, Oregon, United States',
    'Springfield, Ohio, United States',
  ]);
  expect(places).toHaveLength(10);
});

test.each([
  'Springfield',
  'San José',
  'Newcastle',
  'Santa Rosa',
  'Reichenbach',
  'Newport, Isle of Wight',
  '東京',
])('whichever name %s offers gives exactly that place as a birth city', async (query) => {
  const { key } = await signIn();
  const places = await placesFor(key, query);
  expect(places.length).toBeGreaterThan(0);
  expect(new Set(places.map(({ name }) => name)).size).toBe(places.length);
  for (const place of places) expect(await placeBy(key, place.name)).toEqual(place);
  // However it is written, and at the second time.
  const last = places.at(-1) as Place;
  expect(await placeBy(key, ` ${last.name.toUpperCase()}`)).toEqual(last);
  expect(await placesFor(key, ` ${query.toUpperCase()} `)).toEqual(places);
});

test('San José is the one of Costa Rica, and Newcastle offers the one upon Tyne', async () => {
  const { key } = await signIn();
  const [sanJose] = await placesFor(key, 'San José');
  expect(sanJose).toMatchObject({ name: 'San José, Costa Rica', timeZone: 'America/Costa_Rica' });
  expect(await placesFor(key, 'Newcastle')).toContainEqual(
    expect.objectContaining({
      name: 'Newcastle upon Tyne, England, United Kingdom',
      timeZone: 'Europe/London',
    }),
  );
});

test('of two places of one name each person gets the one that they were offered', async () => {
  const [one, other] = [await signIn(), await signIn()];
  const offered = async (key: string, query: string) => {
    const [place] = await placesFor(key, query);
    return place as Place;
  };
  const island = await offered(one.key, 'Newport, Isle of Wight');
  const shropshire = await offered(other.key, 'Newport, Telford and Wrekin');
  expect(island.name).toBe('Newport, England, United Kingdom');
  expect(shropshire.name).toBe(island.name);
  expect(shropshire.latitude).not.toBe(island.latitude);
  expect(await placeBy(one.key, island.name)).toEqual(island);
  expect(await placeBy(other.key, island.name)).toEqual(shropshire);
  // Who is offered both in turn means the last.
  expect(await offered(one.key, 'Newport, Telford and Wrekin')).toEqual(shropshire);
  expect(await placeBy(one.key, island.name)).toEqual(shropshire);
});

test('what nobody knows, and what is no whole name yet, is an empty list', async () => {
  const { key } = await signIn();
  for (const query of ['Xyzzyville', 'Lo', 'x', '12345', '!!!', 'a\u0301'.repeat(120)])
    expect((await search(key, query)).body).toEqual({ places: [] });
});

describe('400', () => {
  test.each([
    ['', 'query is required.'],
    ['?query=', 'query must not be empty.'],
    ['?query=%20%E2%80%8B', 'query must not be empty.'],
    [`?query=${'x'.repeat(121)}`, 'query can have at most 120 characters.'],
    ['?query=a%00b', expect.stringMatching(/control characters/)],
    ['?query=%FF', expect.any(String)],
    ['?query=Paris&query=Rome', expect.stringMatching(/more than once/)],
  ])('%s', async (search, detail) => {
    const { key } = await signIn();
    const answer = await call('GET', `/api/places${search}`, { key });
    expectProblem(answer, 400, 'invalid_request');
    expect(answer.body.errors).toEqual([{ parameter: 'query', detail }]);
  });
});

test('nobody who is not signed in may search', async () => {
  expectProblem(await call('GET', '/api/places?query=Paris'), 401, 'unauthenticated');
});
