import * as v from 'valibot';
import { callerOf, created, endpoint } from '#lib/http/endpoint.ts';
import { idempotencyKeyIn } from '#lib/http/idempotency-key.ts';
import { inputObject, readBody } from '#lib/http/read-input.ts';
import { createProfile } from '#lib/operations/create-profile.ts';
import { BirthCity, BirthDate, BirthTime, PersonName } from './birth-data.ts';

const NewProfile = inputObject({
  name: PersonName,
  birthDate: BirthDate,
  birthTime: v.pipe(
    v.optional(BirthTime, null),
    v.transform((time) => time ?? undefined),
  ),
  birthCity: BirthCity,
});

/** POST /api/profiles: stores a birth profile with the city's place and zone, and the sun sign. */
export const handler = endpoint(async (event) => {
  const caller = callerOf(event);
  const profile = await createProfile(caller, readBody(event, NewProfile), idempotencyKeyIn(event));
  const { id, name, birthDate, birthTime, birthCity, latitude, longitude, sunSign } = profile;
  return created({ id, name, birthDate, birthTime, birthCity, latitude, longitude, sunSign });
});
