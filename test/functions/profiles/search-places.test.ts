import { expect, test } from '@jest/globals';
import { expectCommonHeaders, expectInvalid } from '../../support/expectations.ts';
import { ada, serviceOf } from '../../support/service.ts';

type Place = { name: string; latitude: number; longitude: number; timeZone: string };

const { call, signIn } = serviceOf();

const search = (key: string, query: string) =>
  call('GET', `/api/places?${new URLSearchParams({ query })}`, { key });
const placesFor = async (key: string, query: string): Promise<Place[]> =>
  (await search(key, query)).body.places;

/** Returns the place of a profile created with a birth city, then deleted because a free account can have only one profile. */
async function placeBy(key: string, birthCity: string): Promise<Place> {
  const { body } = await call('POST', '/api/profiles', { key, body: { ...ada, birthCity } });
  const { timeZone } = (await call('GET', `/api/profiles/${body.id}/chart`, { key })).body;
  await call('DELETE', `/api/profiles/${body.id}`, { key });
  return { name: body.birthCity, latitude: body.latitude, longitude: body.longitude, timeZone };
}

test('a search for Springfield returns several places with coordinates and zone, largest first', async () => {
  const { key } = await signIn();
  const answer = await search(key, 'Springfield');
  expect(answer.status).toBe(200);
  expectCommonHeaders(answer);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(Object.keys(answer.body)).toEqual(['places']);
  const places: Place[] = answer.body.places;
  for (const place of places) {
    expect(Object.keys(place)).toEqual(['name', 'latitude', 'longitude', 'timeZone']);
    expect(place.timeZone).toMatch(/^\w+\/\w+/);
  }
  const states = ['Missouri', 'Massachusetts', 'Illinois', 'Oregon', 'Ohio'];
  expect(places.slice(0, 5).map(({ name }) => name)).toEqual(
    states.map((state) => `Springfield, ${state}, United States`),
  );
  expect(places).toHaveLength(10);
});

test.each([
  ...['Springfield', 'San José', 'Newcastle', 'Santa Rosa', 'Reichenbach', 'Newport, Isle of Wight', '東京'],
])('every name offered for %s means exactly that place as a birth city', async (query) => {
  const { key } = await signIn();
  const places = await placesFor(key, query);
  expect(places.length).toBeGreaterThan(0);
  expect(new Set(places.map(({ name }) => name)).size).toBe(places.length);
  for (const place of places) expect(await placeBy(key, place.name)).toEqual(place);
  // A repeated search in another spelling offers the same places.
  const last = places.at(-1) as Place;
  expect(await placeBy(key, ` ${last.name.toUpperCase()}`)).toEqual(last);
  expect(await placesFor(key, ` ${query.toUpperCase()} `)).toEqual(places);
});

test('a search for San José lists Costa Rica’s first, and one for Newcastle finds Newcastle upon Tyne', async () => {
  const { key } = await signIn();
  const [sanJose] = await placesFor(key, 'San José');
  expect(sanJose).toMatchObject({ name: 'San José, Costa Rica', timeZone: 'America/Costa_Rica' });
  const tyne = { name: 'Newcastle upon Tyne, England, United Kingdom', timeZone: 'Europe/London' };
  expect(await placesFor(key, 'Newcastle')).toContainEqual(expect.objectContaining(tyne));
});

test('an ambiguous place name means the place that the account was offered last', async () => {
  const [one, other] = [await signIn(), await signIn()];
  const offered = async (key: string, query: string) => (await placesFor(key, query))[0] as Place;
  const island = await offered(one.key, 'Newport, Isle of Wight');
  const shropshire = await offered(other.key, 'Newport, Telford and Wrekin');
  expect(island.name).toBe('Newport, England, United Kingdom');
  expect(shropshire.name).toBe(island.name);
  expect(shropshire.latitude).not.toBe(island.latitude);
  expect(await placeBy(one.key, island.name)).toEqual(island);
  expect(await placeBy(other.key, island.name)).toEqual(shropshire);
  expect(await offered(one.key, 'Newport, Telford and Wrekin')).toEqual(shropshire);
  expect(await placeBy(one.key, island.name)).toEqual(shropshire);
});

test('the beginning of a name finds large cities, and a city’s label means it in every account', async () => {
  const [one, other] = [await signIn(), await signIn()];
  const [munich] = await placesFor(one.key, 'mün');
  expect(munich).toMatchObject({ name: 'Munich, Bavaria, Germany', timeZone: 'Europe/Berlin' });
  for (const { key } of [one, other]) expect(await placeBy(key, munich?.name ?? '')).toEqual(munich);
  const [village] = await placesFor(one.key, 'Å');
  expect(village?.name).toBe('Å, Nordland, Norway');
  expect(await placeBy(other.key, 'Å, Nordland, Norway')).toEqual(village);
});

test('a village that the list lacks is found by its whole name, or with its region or country', async () => {
  const { key } = await signIn();
  const names = async (query: string) => (await placesFor(key, query)).map(({ name }) => name);
  expect(await names('Hallstatt')).toEqual(['Hallstatt, Upper Austria, Austria']);
  // Larger cities' names begin with it.
  expect(await names('Lech')).not.toContain('Lech, Vorarlberg, Austria');
  expect(await names('Lech, Austria')).toContain('Lech, Vorarlberg, Austria');
});

test('unknown places return an empty list', async () => {
  const { key } = await signIn();
  for (const query of ['Xyzzyville', 'ЪЪ', '12345', '!!!', 'a\u0301'.repeat(120)])
    expect((await search(key, query)).body).toEqual({ places: [] });
});

test.each([
  ...['', '?query=', '?query=%20%E2%80%8B', `?query=${'x'.repeat(121)}`],
  ...['?query=a%00b', '?query=%FF', '?query=Paris&query=Rome'],
])('a place search with an invalid query returns 400: %.30j', async (query) => {
  const { key } = await signIn();
  expectInvalid(await call('GET', `/api/places${query}`, { key }), ['query']);
});
