import { expect, test } from '@jest/globals';
import { findListedCities } from '#lib/places/city-list.ts';
import { withTimeZone } from '#lib/places/time-zone-of-place.ts';

const namesFor = (query: string) => findListedCities(query).map(({ birthCity }) => birthCity);

test.each([
  // The beginning of a name is enough, and the larger city comes first.
  ['Mun', 'Munich, Bavaria, Germany'],
  ['Münc', 'Munich, Bavaria, Germany'],
  ['new y', 'New York City, New York, United States'],
  ['Lond', 'London, England, United Kingdom'],
  // The whole name comes before larger cities whose names begin with it.
  ['York', 'York, England, United Kingdom'],
  ['San José', 'San José, Costa Rica'],
  ['San Jose', 'San Jose, California, United States'],
  // Former names and names in other languages and scripts.
  ['Peking', 'Beijing, China'],
  ['Bombay', 'Mumbai, Maharashtra, India'],
  ['Königsberg', 'Kaliningrad, Kaliningrad Oblast, Russia'],
  ['Islamabad', 'Islamabad, Pakistan'],
  ['NYC', 'New York City, New York, United States'],
  ['Моск', 'Moscow, Russia'],
  ['東京', 'Tokyo, Japan'],
  // Names of one or two letters.
  ['Å', 'Å, Nordland, Norway'],
  ['ii', 'Ii, North Ostrobothnia, Finland'],
  ['Y', 'Y, Hauts-de-France, France'],
  // The label has a country.
  ['Hong', 'Hong Kong, Central and Western, Hong Kong'],
  ['Jerusalem', 'Jerusalem, Jerusalem District, Israel'],
  ['Singapore', 'Singapore'],
  // The beginning of a region or country narrows the search.
  ['Newcastle, new s', 'Newcastle, New South Wales, Australia'],
  ['paris,tex', 'Paris, Texas, United States'],
  ['s, France', 'Strasbourg, Grand Est, France'],
])('%s finds %s first, and that label finds the same city', (query, label) => {
  const [city] = findListedCities(query);
  expect(city?.birthCity).toBe(label);
  expect(findListedCities(label)[0]).toEqual(city);
});

test('Newcastle finds the three largest, also the one with a longer name', () => {
  expect(namesFor('Newcastle').slice(0, 3)).toEqual([
    'Newcastle, KwaZulu-Natal, South Africa',
    'Newcastle, New South Wales, Australia',
    'Newcastle upon Tyne, England, United Kingdom',
  ]);
});

test.each([
  '',
  ' ',
  '!!!',
  '12345',
  'Xyzzyville',
  'Paris, Germany',
  'Hallstatt',
  '\t',
  '\n',
  'a'.repeat(500),
])('the list has no city for %j', (query) => expect(findListedCities(query)).toEqual([]));

test('listed cities have the zone of their coordinates', async () => {
  const cities = ['a', 'b', 'k', 'm', 's'].flatMap(findListedCities);
  expect(cities).toHaveLength(50);
  for (const { geocoderZone, ...place } of cities)
    expect(await withTimeZone(place)).toEqual({ ...place, timeZone: geocoderZone });
});
