import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import type { FoundCity } from '../places/city-search.ts';
import type { Gazetteer } from '../places/gazetteer.ts';
import { readSearchRequest, type SearchRequest } from './location-request.ts';
import type { ServiceAnswer, ServiceStandIn } from './service-call.ts';

const SEARCH_PATH = /^\/places\/v0\/indexes\/([^/]+)\/search\/text$/;
const MOST_RESULTS = 50;

/**
 * A stand-in for the place indexes of these names in Amazon Location, as they answer with Esri's data: text
 * search over the gazetteer's cities. It knows no streets, no points of interest and no names but English ones.
 */
export function createLocation(gazetteer: Gazetteer, indexNames: readonly string[]): ServiceStandIn {
  return async (call) => {
    const indexName = SEARCH_PATH.exec(new URL(call.path, 'http://localhost').pathname)?.[1];
    if (call.method !== 'POST' || indexName === undefined) {
      return refusal(404, 'UnknownOperationException', { message: 'There is no such operation.' });
    }
    const read = readSearchRequest(call.body);
    if ('fault' in read) return refusal(400, 'ValidationException', read.fault);
    if (!indexNames.includes(indexName)) {
      return refusal(404, 'ResourceNotFoundException', { message: `Place index ${indexName} not found` });
    }
    return jsonAnswer(200, await searchAnswer(gazetteer, read.request));
  };
}

async function searchAnswer(gazetteer: Gazetteer, request: SearchRequest) {
  const cities = (await citiesFor(gazetteer, request)).slice(0, request.MaxResults ?? MOST_RESULTS);
  return {
    Results: cities.map((city) => ({
      Place: place(city),
      Relevance: city.relevance,
      ...(request.BiasPosition && { Distance: distanceMetres(city, request.BiasPosition) }),
    })),
    Summary: {
      ...request,
      MaxResults: request.MaxResults ?? MOST_RESULTS,
      ...(cities.length > 0 && { ResultBBox: boundingBox(cities) }),
      DataSource: 'Esri',
    },
  };
}

async function citiesFor(gazetteer: Gazetteer, request: SearchRequest): Promise<FoundCity[]> {
  const {
    FilterCategories: categories,
    FilterCountries: countries,
    FilterBBox: box,
    BiasPosition: near,
  } = request;
  if (categories && !categories.includes('MunicipalityType')) return [];
  const cities = (await gazetteer.search(request.Text))
    .filter((city) => !countries || countries.includes(alpha3(city.country)))
    .filter((city) => !box || isInside(city, box));
  return near ? cities.sort((a, b) => distanceMetres(a, near) - distanceMetres(b, near)) : cities;
}

// In the label alone Esri abbreviates the states of the United States.
function place(city: FoundCity) {
  const country = alpha3(city.country);
  const state = city.country === 'US' ? city.regionCode.slice('US.'.length) : city.region;
  return {
    Label: [...new Set([city.name, state, country])].filter(Boolean).join(', '),
    Geometry: { Point: [city.longitude, city.latitude] },
    Municipality: city.name,
    ...(city.region === undefined ? {} : { Region: city.region }),
    Country: country,
    Interpolated: false,
    Categories: ['MunicipalityType'],
  };
}

const isoCodes: [alpha2: string, alpha3: string][] = createRequire(import.meta.url)(
  'i18n-iso-countries/codes.json',
);
const alpha3Codes = new Map(isoCodes);
const alpha3 = (alpha2: string) => alpha3Codes.get(alpha2) ?? alpha2;

const isInside = (city: FoundCity, [west, south, east, north]: [number, number, number, number]) =>
  city.longitude >= west && city.longitude <= east && city.latitude >= south && city.latitude <= north;

function boundingBox(cities: FoundCity[]) {
  const longitudes = cities.map(({ longitude }) => longitude);
  const latitudes = cities.map(({ latitude }) => latitude);
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}

// The haversine formula on a sphere of the Earth's mean radius.
function distanceMetres(city: FoundCity, [longitude, latitude]: [number, number]): number {
  const radians = Math.PI / 180;
  const halfLatitude = ((city.latitude - latitude) * radians) / 2;
  const halfLongitude = ((city.longitude - longitude) * radians) / 2;
  const a =
    Math.sin(halfLatitude) ** 2 +
    Math.cos(latitude * radians) * Math.cos(city.latitude * radians) * Math.sin(halfLongitude) ** 2;
  return 2 * 6_371_008.8 * Math.asin(Math.sqrt(a));
}

const refusal = (status: number, code: string, content: object): ServiceAnswer => {
  const answer = jsonAnswer(status, content);
  return { ...answer, headers: { ...answer.headers, 'x-amzn-errortype': code } };
};

const jsonAnswer = (status: number, content: unknown): ServiceAnswer => ({
  status,
  headers: { 'content-type': 'application/json', 'x-amzn-requestid': randomUUID() },
  body: JSON.stringify(content),
});
