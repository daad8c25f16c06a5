import { LocationClient, SearchPlaceIndexForTextCommand } from '@aws-sdk/client-location';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createLocation } from '../../../../infra/local/aws/location.ts';
import { createGazetteer } from '../../../../infra/local/places/gazetteer.ts';
import { clientOf, resolveLocalhostNames, type ServedStandIn, serveStandIn } from './serve-stand-in.ts';

let served: ServedStandIn;
let client: LocationClient;

beforeAll(async () => {
  resolveLocalhostNames();
  served = await serveStandIn(createLocation(createGazetteer(), ['places']));
  client = new LocationClient(clientOf(served));
});
afterAll(() => served.close());

const search = (Text: string, more = {}) =>
  client.send(new SearchPlaceIndexForTextCommand({ IndexName: 'places', Text, ...more }));

describe('an answer', () => {
  test('has the form of Esri’s', async () => {
    const { Results, Summary } = await search('Springfield, IL', { MaxResults: 1, Language: 'en' });
    expect(Results).toEqual([
      {
        Place: {
          Label: 'Springfield, IL, USA',
          Geometry: { Point: [expect.closeTo(-89.64, 1), expect.closeTo(39.8, 1)] },
          Municipality: 'Springfield',
          Region: 'Illinois',
          Country: 'USA',
          Interpolated: false,
          Categories: ['MunicipalityType'],
        },
        Relevance: 1,
      },
    ]);
    const [longitude, latitude] = Results?.[0]?.Place?.Geometry?.Point ?? [];
    expect(Summary).toEqual({
      Text: 'Springfield, IL',
      MaxResults: 1,
      Language: 'en',
      DataSource: 'Esri',
      ResultBBox: [longitude, latitude, longitude, latitude],
    });
  });

  test('names a capital that is its own region once in the label', async () => {
    expect((await search('Wien')).Results?.[0]?.Place).toMatchObject({
      Label: 'Vienna, AUT',
      Municipality: 'Vienna',
      Region: 'Vienna',
    });
  });

  test('is empty for nonsense', async () => {
    const { Results, Summary } = await search('Xyzzyville');
    expect(Results).toEqual([]);
    expect(Summary).not.toHaveProperty('ResultBBox');
  });

  test('has as many results as wanted, the largest first', async () => {
    const countries = async (more: object) =>
      (await search('London', more)).Results?.map(({ Place }) => Place?.Country);
    expect(await countries({ MaxResults: 2 })).toEqual(['GBR', 'CAN']);
    expect((await countries({}))?.length).toBeGreaterThan(5);
  });

  test('keeps to the countries, the box and the categories asked for', async () => {
    const first = async (more: object) => (await search('Paris', more)).Results?.[0]?.Place?.Label;
    expect(await first({ FilterCountries: ['USA', 'CAN'] })).toBe('Paris, TX, USA');
    expect(await first({ FilterBBox: [-84, 42, -79, 44] })).toBe('Paris, Ontario, CAN');
    expect(await first({ FilterCategories: ['MunicipalityType'] })).toBe('Paris, Île-de-France, FRA');
    expect(await first({ FilterCategories: ['StreetType'] })).toBeUndefined();
  });

  test('begins near the position that it is biased to, and says how far it is', async () => {
    const { Results = [] } = await search('Paris', { BiasPosition: [-95.5, 33.6], MaxResults: 1 });
    expect(Results[0]?.Place?.Label).toBe('Paris, TX, USA');
    expect(Results[0]?.Distance).toBeGreaterThan(5_000);
    expect(Results[0]?.Distance).toBeLessThan(10_000);
  });
});

describe('the service’s own errors', () => {
  test('an index that is not there', async () => {
    const command = new SearchPlaceIndexForTextCommand({ IndexName: 'other', Text: 'Paris' });
    await expect(client.send(command)).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
      $metadata: { httpStatusCode: 404 },
    });
  });

  test.each([
    ['Text', 'x'.repeat(201), {}],
    ['Text', '', {}],
    ['MaxResults', 'Paris', { MaxResults: 51 }],
    ['MaxResults', 'Paris', { MaxResults: 0 }],
    ['BiasPosition.1', 'Paris', { BiasPosition: [1] }],
    ['BiasPosition.1', 'Paris', { BiasPosition: [0, 91] }],
    ['FilterCountries.0', 'Paris', { FilterCountries: ['FR'] }],
    ['', 'Paris', { BiasPosition: [0, 0], FilterBBox: [0, 0, 1, 1] }],
  ])('a fault in %j is named', async (field, text, more) => {
    await expect(search(text, more)).rejects.toMatchObject({
      name: 'ValidationException',
      Reason: 'FieldValidationFailed',
      FieldList: [{ Name: field, Message: expect.any(String) }],
      $metadata: { httpStatusCode: 400 },
    });
  });

  test.each([
    ['POST', '/places/v0/indexes/places/search/text', '{}', 400, 'ValidationException', 'Missing'],
    ['POST', '/places/v0/indexes/places/search/text', '{', 400, 'ValidationException', 'CannotParse'],
    ['POST', '/places/v0/indexes/places/search/position', '{}', 404, 'UnknownOperationException', undefined],
    [
      'POST',
      '/places/v0/indexes/%zz/search/text',
      '{"Text":"a"}',
      404,
      'ResourceNotFoundException',
      undefined,
    ],
    ['PUT', '/places/v0/indexes/places/search/text', '{}', 404, 'UnknownOperationException', undefined],
  ])('%s %s %s is %i %s', async (method, path, body, status, type, reason) => {
    const response = await fetch(served.url + path, { method, body });
    expect([response.status, response.headers.get('x-amzn-errortype')]).toEqual([status, type]);
    expect(((await response.json()) as { reason?: string }).reason).toBe(reason);
  });
});
