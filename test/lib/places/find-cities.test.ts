import type { Place } from '@aws-sdk/client-location';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readPlaces } from '../../../infra/local/places/city-search.ts';
import { type ServedStandIns, serveStandIns } from '../../infra/local/aws/serve-stand-ins.ts';
import { type AnswerSwitch, switchAnswers } from '../../infra/local/aws/switch-answers.ts';

let served: ServedStandIns;
let location: AnswerSwitch;
let findCities: typeof import('#lib/places/find-cities.ts').findCities;

beforeAll(async () => {
  served = await serveStandIns();
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

/** Lets the service answer with these places until the end of the work. */
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

describe('a place of birth', () => {
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

  test('has its coordinates in the right order', async () => {
    expect((await findCities('Sydney'))[0]).toMatchObject({
      latitude: expect.closeTo(-33.87, 1),
      longitude: expect.closeTo(151.2, 1),
    });
  });

  test('is none of those that there are not', async () => {
    expect(await findCities('Xyzzyville')).toEqual([]);
  });
});

describe('of what the service finds', () => {
  const Geometry = { Point: [16.37, 48.2] };
  const city: Place = { Geometry, Municipality: 'Vienna', Region: 'Vienna', Country: 'AUT' };

  const namesOf = (found: Place[]) =>
    whenFound(found, async () => (await findCities('x')).map(({ birthCity }) => birthCity));

  test('cities stay in their order, without streets, houses and places that have no name', async () => {
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

  test('the first of those that have the same name is there alone, and ten in all', async () => {
    const villages = Array.from({ length: 12 }, (_, i) => ({ ...city, Municipality: `Village ${i}` }));
    const twin = { ...city, Geometry: { Point: [0, 0] } };
    const cities = await whenFound([city, twin, ...villages, twin], () => findCities('x'));
    expect(cities.map(({ birthCity }) => birthCity)).toEqual([
      'Vienna, Austria',
      ...villages.slice(0, 9).map(({ Municipality }) => `${Municipality}, Vienna, Austria`),
    ]);
    expect(cities[0]).toMatchObject({ latitude: 48.2, longitude: 16.37 });
  });

  test('what has the whole text for its name comes before what is more important', async () => {
    const larger = { ...city, Municipality: 'Vienna Woods' };
    const found = [...Array.from({ length: 11 }, (_, i) => ({ ...larger, Region: `R${i}` })), city];
    const [first, second] = await whenFound(found, () => findCities('vienna, AUSTRIA'));
    expect([first?.birthCity, second?.birthCity]).toEqual(['Vienna, Austria', 'Vienna Woods, R0, Austria']);
  });

  test('a part of a city keeps its own name', async () => {
    const part = { ...city, Neighborhood: 'Neubau', Categories: ['NeighborhoodType'] };
    expect(await namesOf([part])).toEqual(['Neubau, Vienna, Austria']);
  });

  test('a missing region or country leaves no gap in the name', async () => {
    const bare: Place = { Geometry, Municipality: 'Nowhere' };
    expect(await namesOf([bare])).toEqual(['Nowhere']);
  });
});

describe('a failure of the service', () => {
  test('is passed on as it is', async () => {
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

test('a text that is longer than the service takes is no place of birth', async () => {
  expect(await findCities('x'.repeat(201))).toEqual([]);
});
