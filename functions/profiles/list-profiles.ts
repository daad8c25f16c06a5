import { ok } from '#lib/http/answers.ts';
import { callerOf } from '#lib/http/caller.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import * as profiles from '#lib/table/profiles.ts';

/** GET /api/profiles: all profiles of the caller, in order of creation. */
export const handler = endpoint(async (event) => {
  const found = await profiles.list(callerOf(event).userId);
  return ok({
    profiles: found.map(({ id, name, birthDate, birthCity, sunSign, createdAt }) => ({
      id,
      name,
      birthDate,
      birthCity,
      sunSign,
      createdAt,
    })),
  });
});
