import countries from 'i18n-iso-countries';
import * as v from 'valibot';
import { type FoundCity, searchCities } from '../places/city-search.ts';
import type { Stack } from '../template/read-stack.ts';
import { AwsError, type ServiceEmulator } from './service-call.ts';

const SearchInput = v.strictObject({
  IndexName: v.string(),
  Text: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  Language: v.optional(v.string()),
  MaxResults: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 50),
  FilterCategories: v.optional(v.array(v.string())),
});

/** Emulates Esri place indexes with GeoNames data. Finds cities by text, but no streets or points of interest. */
export function createLocation(stack: () => Stack): ServiceEmulator {
  return {
    async SearchPlaceIndexForText(input) {
      const { IndexName, Text, MaxResults, FilterCategories } = v.parse(SearchInput, input);
      if (!stack().placeIndexes.includes(IndexName))
        throw new AwsError('ResourceNotFoundException', `Place index ${IndexName} not found`, 404);
      const isForCities = FilterCategories?.includes('MunicipalityType') ?? true;
      const cities = isForCities ? await searchCities(Text) : [];
      return {
        Results: cities.slice(0, MaxResults).map((city) => ({ Place: place(city) })),
        Summary: { Text, DataSource: 'Esri' },
      };
    },
  };
}

function place({ name, areas: [alpha2], region, longitude, latitude }: FoundCity) {
  const country = countries.alpha2ToAlpha3(alpha2) ?? alpha2;
  return {
    Label: [name, region, country].filter(Boolean).join(', '),
    Geometry: { Point: [longitude, latitude] },
    Municipality: name,
    Region: region,
    Country: country,
    Categories: ['MunicipalityType'],
  };
}
