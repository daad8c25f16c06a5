import { count } from '#lib/metrics.ts';
import type { City } from '#lib/places/find-cities.ts';
import { Refusal } from '#lib/refusal.ts';
import type { User } from '#lib/table/users.ts';
import { lookUpCity } from './look-up-city.ts';

/** The city that a user means by a text. Refused as `city_not_found`, and as `lookUpCity` refuses. */
export async function findBirthplace(user: User, birthCity: string): Promise<City> {
  const city = await lookUpCity(user, birthCity);
  if (city) return city;
  count('CitiesNotFound');
  throw new Refusal(
    'city_not_found',
    'No such city was found; write it as City, Country or City, Region, Country, or look for it with GET /api/places?query=CITY.',
    { fields: [{ field: 'birthCity', detail: 'No such city was found.' }] },
  );
}
