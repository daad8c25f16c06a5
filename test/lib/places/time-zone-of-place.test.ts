import { expect, test } from '@jest/globals';
import { withTimeZone } from '#lib/places/time-zone-of-place.ts';

const zoneOf = async (birthCity: string, latitude: number, longitude: number) =>
  (await withTimeZone({ birthCity, latitude, longitude })).timeZone;

test.each([
  // Near borders of zones.
  ['Yuma, Arizona, United States', 32.725, -114.624, 'America/Phoenix'],
  ['Aqaba, Jordan', 29.532, 35.006, 'Asia/Amman'],
  ['Eilat, Southern District, Israel', 29.558, 34.948, 'Asia/Jerusalem'],
  ['Dandong, Liaoning, China', 40.129, 124.395, 'Asia/Shanghai'],
  ['Sinuiju, North Pyongan, North Korea', 40.1, 124.398, 'Asia/Pyongyang'],
  ['Ushuaia, Tierra del Fuego, Argentina', -54.811, -68.316, 'America/Argentina/Ushuaia'],
  ['Strasbourg, Grand Est, France', 48.584, 7.746, 'Europe/Paris'],
  ['West Wendover, Nevada, United States', 40.739, -114.073, 'America/Denver'],
  // Zones that have been the same as another since 1970.
  ['Oslo, Norway', 59.913, 10.746, 'Europe/Oslo'],
  ['Longyearbyen, Svalbard', 78.22, 15.65, 'Arctic/Longyearbyen'],
  ['Reykjavík, Iceland', 64.136, -21.895, 'Atlantic/Reykjavik'],
  ['Dakar, Senegal', 14.694, -17.447, 'Africa/Dakar'],
  // Two zones overlap: the country's official one applies.
  ['Ürümqi, Xinjiang, China', 43.825, 87.6, 'Asia/Shanghai'],
  ['Hebron, West Bank, Palestinian Territories', 31.53, 35.1, 'Asia/Hebron'],
  ['Ariel, Israel', 32.106, 35.188, 'Asia/Jerusalem'],
  ['At sea', 0, -30, 'Etc/GMT+2'],
])('%s at %d, %d is in the zone %s', async (birthCity, latitude, longitude, timeZone) => {
  expect(await zoneOf(birthCity, latitude, longitude)).toBe(timeZone);
});

test('the geocoder’s zone takes precedence, and is not part of the result', async () => {
  const vienna = { birthCity: 'Vienna, Austria', latitude: 48.2, longitude: 16.37 };
  expect(await withTimeZone({ ...vienna, geocoderZone: 'Europe/Berlin' })).toEqual({
    ...vienna,
    timeZone: 'Europe/Berlin',
  });
});

test.each([
  [91, 0],
  [0, 181],
  [Number.NaN, 0],
])('the zone at %d, %d is an error', async (latitude, longitude) => {
  await expect(zoneOf('Nowhere', latitude, longitude)).rejects.toThrow();
});
