import * as v from 'valibot';
import { callerOf, endpoint, ok } from '#lib/http/endpoint.ts';
import { inputObject, readBody } from '#lib/http/read-input.ts';
import { editProfile } from '#lib/operations/edit-profile.ts';
import { wholeProfile } from '#lib/operations/profiles.ts';
import { BirthCity, BirthDate, BirthTime, PersonName } from './birth-data.ts';

const ProfileEdit = v.pipe(
  inputObject({
    name: v.optional(PersonName),
    birthDate: v.optional(BirthDate),
    birthTime: v.optional(BirthTime),
    birthCity: v.optional(BirthCity),
  }),
  v.check(
    (edit) => Object.values(edit).some((value) => value !== undefined),
    'Give what is to change: name, birthDate, birthTime or birthCity.',
  ),
);

/** PATCH /api/profiles/{id}: changes what is given of a profile of the caller, and answers with the whole of it. */
export const handler = endpoint(async (event) => {
  const { userId } = callerOf(event);
  const edit = readBody(event, ProfileEdit);
  return ok(wholeProfile(await editProfile(userId, event.pathParameters?.['id'] ?? '', edit)));
});
