import { LocationClient, SearchPlaceIndexForTextCommand } from '@aws-sdk/client-location';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readPlaces } from '../../../../infra/local/places/city-search.ts';
import { clientOf, type ServedEmulator, serveEmulator } from './serve-emulator.ts';

let served: ServedEmulator;
let client: LocationClient;

beforeAll(async () => {
  served = await serveEmulator();
  client = new LocationClient(clientOf(served));
  await readPlaces();
}, 60_000);
afterAll(() => served.close());

const search = (Text: string, more = {}) =>
  client.send(new SearchPlaceIndexForTextCommand({ IndexName: 'places', Text, ...more }));

test('a city has the format of Amazon Location with Esri data', async () => {
  const { Results, Summary } = await search('Springfield, IL', { MaxResults: 1, Language: 'en' });
  const Place = {
    Label: 'Springfield, Illinois, USA',
    Geometry: { Point: [expect.closeTo(-89.64, 1), expect.closeTo(39.8, 1)] },
    Municipality: 'Springfield',
    Region: 'Illinois',
    Country: 'USA',
    Categories: ['MunicipalityType'],
  };
  expect(Results).toEqual([{ Place }]);
  expect(Summary).toEqual({ Text: 'Springfield, IL', DataSource: 'Esri' });
});

test('cities are sorted by population and limited by MaxResults, and neither nonsense nor streets are found', async () => {
  const countries = async (more: object) =>
    (await search('London', more)).Results?.map(({ Place }) => Place?.Country);
  expect(await countries({ MaxResults: 2 })).toEqual(['GBR', 'CAN']);
  expect((await countries({}))?.length).toBeGreaterThan(5);
  expect((await search('Xyzzyville')).Results).toEqual([]);
  expect((await search('Paris', { FilterCategories: ['StreetType'] })).Results).toEqual([]);
});

test.each([
  ['ValidationException', { Text: 'x'.repeat(201) }],
  ['ValidationException', { Text: '' }],
  ['ValidationException', { MaxResults: 51 }],
  ['ValidationException', { BiasPosition: [1, 2] }],
  ['ResourceNotFoundException', { IndexName: 'other' }],
])('the error %s is returned for %j', async (name, change) => {
  await expect(search('Paris', change)).rejects.toMatchObject({ name });
});
