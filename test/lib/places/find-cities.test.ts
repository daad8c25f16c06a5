import type { Place } from '@aws-sdk/client-location';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readPlaces } from '../../../infra/local/places/city-search.ts';
import { type ServedEmulator, serveEmulator } from '../../infra/local/aws/serve-emulator.ts';
import { type AnswerSwitch, switchAnswers } from '../../infra/local/aws/switch-answers.ts';

let served: ServedEmulator;
let location: AnswerSwitch;
let findCities: typeof import('#lib/places/find-cities.ts').findCities;

beforeAll(async () => {
  served = await serveEmulator();
  location = await switchAnswers(served.port);
  Object.assign(process.env, {
    PLACE_INDEX: 'places',
    AWS_ENDPOINT_URL_LOCATION: `http://localhost:${location.port}`,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
  });
  ({ findCities } = await import('#lib/places/find-cities.ts'));
  await readPlaces();
}, 60_000);
afterAll(async () => {
  await location.close();
  await served.close();
});

/** Searches for cities while Amazon Location returns these places. */
const citiesAmong = (found: Place[], text = 'x') =>
  location.whenAnswering(Response.json({ Results: found.map((Place) => ({ Place })) }), () =>
    findCities(text),
  );

test.each([
  ['Paris, TX', 'Paris, Texas, United States'],
  ['München', 'Munich, Bavaria, Germany'],
  ['São Paulo', 'São Paulo, Brazil'],
  ['Singapore', 'Singapore'],
])('the birthplace %s is %s', async (text, birthCity) => {
  expect((await findCities(text))[0]).toEqual({
    birthCity,
    latitude: expect.any(Number),
    longitude: expect.any(Number),
  });
});

test('a birthplace has latitude and longitude in the right order', async () => {
  expect((await findCities('Sydney'))[0]).toMatchObject({
    latitude: expect.closeTo(-33.87, 1),
    longitude: expect.closeTo(151.2, 1),
  });
});

const Geometry = { Point: [16.37, 48.2] };
const city: Place = { Geometry, Municipality: 'Vienna', Region: 'Vienna', Country: 'AUT' };

const namesOf = async (...args: Parameters<typeof citiesAmong>) =>
  (await citiesAmong(...args)).map(({ birthCity }) => birthCity);

test('results keep their order, without streets, houses and unnamed places', async () => {
  const found: Place[] = [
    { ...city, Street: 'Ring', Municipality: 'Graz' },
    { ...city, AddressNumber: '1', Municipality: 'Graz' },
    { Geometry, Country: 'AUT', Region: 'Styria' },
    city,
    { ...city, Municipality: 'Linz' },
  ];
  expect(await namesOf(found)).toEqual(['Vienna, Austria', 'Linz, Vienna, Austria']);
  expect(await namesOf(found.slice(0, 3))).toEqual([]);
});

test('results are deduplicated by name and limited to ten', async () => {
  const villages = Array.from({ length: 12 }, (_, i) => ({ ...city, Municipality: `Village ${i}` }));
  const twin = { ...city, Geometry: { Point: [0, 0] } };
  const cities = await citiesAmong([city, twin, ...villages, twin]);
  expect(cities.map(({ birthCity }) => birthCity)).toEqual([
    'Vienna, Austria',
    ...villages.slice(0, 9).map(({ Municipality }) => `${Municipality}, Vienna, Austria`),
  ]);
  expect(cities[0]).toMatchObject({ latitude: 48.2, longitude: 16.37 });
});

test('an exact name match comes first', async () => {
  const larger = { ...city, Municipality: 'Vienna Woods' };
  const found = [...Array.from({ length: 11 }, (_, i) => ({ ...larger, Region: `R${i}` })), city];
  const names = await namesOf(found, 'vienna, AUSTRIA');
  expect(names.slice(0, 2)).toEqual(['Vienna, Austria', 'Vienna Woods, R0, Austria']);
});

test.each([
  ['Europe/Vienna', 'Europe/Vienna'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Mars/Phobos', undefined],
])('the geocoder’s zone %s becomes %s', async (Name, geocoderZone) => {
  expect((await citiesAmong([{ ...city, TimeZone: { Name } }]))[0]?.geocoderZone).toBe(geocoderZone);
});

test('a neighborhood keeps its own name, and a missing region or country leaves no gap', async () => {
  const part = { ...city, Neighborhood: 'Neubau', Categories: ['NeighborhoodType'] };
  expect(await namesOf([part, { Geometry, Municipality: 'Nowhere' }])).toEqual([
    'Neubau, Vienna, Austria',
    'Nowhere',
  ]);
});

test('an error of Amazon Location is rethrown', async () => {
  const headers = { 'x-amzn-errortype': 'AccessDeniedException' };
  const refusal = Response.json({ message: 'no' }, { status: 403, headers });
  await expect(location.whenAnswering(refusal, () => findCities('Wien'))).rejects.toMatchObject({
    name: 'AccessDeniedException',
    $metadata: { httpStatusCode: 403 },
  });
});

test('a nonexistent city or a text of more than 200 characters finds nothing', async () => {
  for (const text of ['Xyzzyville', 'x'.repeat(201)]) expect(await findCities(text)).toEqual([]);
});
