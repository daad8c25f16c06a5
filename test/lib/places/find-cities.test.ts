import type { Place } from '@aws-sdk/client-location';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
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

/** Makes Amazon Location return these places while `work` runs. */
async function whenFound<Result>(found: Place[], work: () => Promise<Result>): Promise<Result> {
  return whenAnswering({ status: 200, body: { Results: found.map((Place) => ({ Place })) } }, work);
}

async function whenAnswering<Result>(
  answer: { status: number; body: object; headers?: Record<string, string> },
  work: () => Promise<Result>,
): Promise<Result> {
  const { body, ...init } = answer;
  return location.whenAnswering(Response.json(body, init), work);
}

describe('a birthplace', () => {
  test.each([
    ['Paris, TX', 'Paris, Texas, United States', 'America/Chicago'],
    ['東京', 'Tokyo, Japan', 'Asia/Tokyo'],
    ['München', 'Munich, Bavaria, Germany', 'Europe/Berlin'],
    ['São Paulo', 'São Paulo, Brazil', 'America/Sao_Paulo'],
    ['Singapore', 'Singapore', 'Asia/Singapore'],
    ['London, UK', 'London, England, United Kingdom', 'Europe/London'],
    ['Kathmandu', 'Kathmandu, Bagmati Province, Nepal', 'Asia/Kathmandu'],
  ])('%s is %s in %s', async (text, birthCity, timeZone) => {
    expect((await findCities(text))[0]).toEqual({
      birthCity,
      timeZone,
      latitude: expect.any(Number),
      longitude: expect.any(Number),
    });
  });

  test('has latitude and longitude in the right order', async () => {
    expect((await findCities('Sydney'))[0]).toMatchObject({
      latitude: expect.closeTo(-33.87, 1),
      longitude: expect.closeTo(151.2, 1),
    });
  });

  test('is not found for a nonexistent city', async () => {
    expect(await findCities('Xyzzyville')).toEqual([]);
  });
});

describe('results of Amazon Location', () => {
  const Geometry = { Point: [16.37, 48.2] };
  const city: Place = { Geometry, Municipality: 'Vienna', Region: 'Vienna', Country: 'AUT' };

  const namesOf = (found: Place[]) =>
    whenFound(found, async () => (await findCities('x')).map(({ birthCity }) => birthCity));

  test('keep their order, without streets, houses and unnamed places', async () => {
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

  test('are deduplicated by name and limited to ten', async () => {
    const villages = Array.from({ length: 12 }, (_, i) => ({ ...city, Municipality: `Village ${i}` }));
    const twin = { ...city, Geometry: { Point: [0, 0] } };
    const cities = await whenFound([city, twin, ...villages, twin], () => findCities('x'));
    expect(cities.map(({ birthCity }) => birthCity)).toEqual([
      'Vienna, Austria',
      ...villages.slice(0, 9).map(({ Municipality }) => `${Municipality}, Vienna, Austria`),
    ]);
    expect(cities[0]).toMatchObject({ latitude: 48.2, longitude: 16.37 });
  });

  test('an exact name match comes first', async () => {
    const larger = { ...city, Municipality: 'Vienna Woods' };
    const found = [...Array.from({ length: 11 }, (_, i) => ({ ...larger, Region: `R${i}` })), city];
    const [first, second] = await whenFound(found, () => findCities('vienna, AUSTRIA'));
    expect([first?.birthCity, second?.birthCity]).toEqual(['Vienna, Austria', 'Vienna Woods, R0, Austria']);
  });

  test('a neighborhood keeps its own name', async () => {
    const part = { ...city, Neighborhood: 'Neubau', Categories: ['NeighborhoodType'] };
    expect(await namesOf([part])).toEqual(['Neubau, Vienna, Austria']);
  });

  test('a missing region or country leaves no gap in the name', async () => {
    const bare: Place = { Geometry, Municipality: 'Nowhere' };
    expect(await namesOf([bare])).toEqual(['Nowhere']);
  });
});

describe('an error of Amazon Location', () => {
  test('is rethrown', async () => {
    const refusal = {
      status: 403,
      headers: { 'x-amzn-errortype': 'AccessDeniedException' },
      body: { message: 'no' },
    };
    await expect(whenAnswering(refusal, () => findCities('Wien'))).rejects.toMatchObject({
      name: 'AccessDeniedException',
      $metadata: { httpStatusCode: 403 },
    });
  });
});

test('a text beyond the limit finds nothing', async () => {
  expect(await findCities('x'.repeat(201))).toEqual([]);
});
