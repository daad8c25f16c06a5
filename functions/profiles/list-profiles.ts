import { callerOf, endpoint, ok } from '#lib/http/endpoint.ts';
import { listProfiles } from '#lib/operations/profiles.ts';

/** GET /api/profiles: all profiles of the caller, in order of creation. */
export const handler = endpoint(async (event) => {
  const profiles = await listProfiles(callerOf(event).userId);
  return ok({
    profiles: profiles.map(({ id, name, birthDate, birthTime, birthCity, sunSign, createdAt }) => ({
      id,
      name,
      birthDate,
      birthTime,
      birthCity,
      sunSign,
      createdAt,
    })),
  });
});
