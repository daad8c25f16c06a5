import { expect, test } from '@jest/globals';
import { readCities } from '../../../../infra/local/places/cities.ts';

const cities = readCities();

test('there are more than 100,000 places, the largest first', () => {
  expect(cities.length).toBeGreaterThan(100_000);
  const populations = cities.map(({ population }) => population);
  expect(populations).toEqual(populations.toSorted((a, b) => b - a));
});

test('every place lies on the Earth, in a country', () => {
  const wrong = cities.filter(
    ({ name, country, latitude, longitude }) =>
      name === '' || !/^[A-Z]{2}$/.test(country) || Math.abs(latitude) > 90 || Math.abs(longitude) > 180,
  );
  expect(wrong).toEqual([]);
});

test('a city has the name that stands on an address', () => {
  const names = new Set(cities.map(({ name, country }) => `${name}, ${country}`));
  for (const name of ['New York, US', 'Washington, US', 'Cologne, DE', 'Galway, IE']) {
    expect(names).toContain(name);
  }
});
