import * as v from 'valibot';
import { deleteProfile, listProfiles, ProfileList } from '#lib/contract/profiles.ts';
import { about, as } from './as-caller.ts';
import type { Asked } from './ask.ts';
import type { ReadAnswer } from './contract-issues.ts';
import type { Found } from './found.ts';
import { ofCaller, type Step } from './step.ts';

/** The name of the profile that is made, by which one that was left over is known. */
export const PROFILE_NAME = 'Smoke test (deleted by itself)';

/** Looks whether a profile of a run is there. */
export const nothingLeftStep: Step = {
  check: 'That nothing is left',
  request: (found) => as(found, listProfiles),
  expected: {
    status: 200,
    headers: ofCaller,
    also: (answer) => {
      const [id] = leftIn(answer);
      return id && `The profile ${id} is left: delete it with DELETE /api/profiles/${id}.`;
    },
  },
};

/** Deletes what a run has left, this one or one that was cut off. */
export async function removeLeft(found: Found, send: (asked: Asked) => Promise<ReadAnswer | undefined>) {
  const list = as(found, listProfiles);
  const answer = list && (await send(list));
  for (const profileId of answer ? leftIn(answer) : []) {
    const deletion = about({ ...found, profileId }, deleteProfile);
    if (deletion) await send(deletion);
  }
}

function leftIn({ body }: ReadAnswer): string[] {
  const { success, output } = v.safeParse(ProfileList, body);
  return success ? output.profiles.filter(({ name }) => name === PROFILE_NAME).map(({ id }) => id) : [];
}
