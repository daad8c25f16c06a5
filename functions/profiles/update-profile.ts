import { updateProfile } from '#lib/contract/profiles.ts';
import { ok } from '#lib/http/answers.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { editProfile } from '#lib/operations/edit-profile.ts';
import { wholeProfile } from '#lib/operations/profiles.ts';

/** PATCH /api/profiles/{id}: changes what is given of a profile of the caller, and answers with the whole of it. */
export const handler = endpoint(updateProfile, async ({ caller, params: { id }, body }) =>
  ok(wholeProfile(await editProfile(caller.userId, id, body))),
);
