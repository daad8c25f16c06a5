import { updateProfile } from '#lib/contract/profiles.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { ok } from '#lib/http/responses.ts';
import { profileDetails } from '#lib/operations/profiles.ts';
import { editProfile } from '#lib/operations/save-profile.ts';

/** Handles PATCH /api/profiles/{id}. */
export const handler = endpoint(updateProfile, async ({ caller, params: { id }, body }) =>
  ok(profileDetails(await editProfile(caller, id, body))),
);
