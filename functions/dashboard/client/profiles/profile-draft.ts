import { type Signal, useSignal } from '@preact/signals';
import type { Profile } from '../api/answers.ts';
import type { TypedProfile } from '../api/operations.ts';

/** What stands in the fields of a profile's form. */
export type ProfileDraft = Record<keyof TypedProfile, Signal<string>>;

/** A form's fields: as a profile has them, or empty. */
export function useProfileDraft(profile?: Profile): ProfileDraft {
  return {
    name: useSignal(profile?.name ?? ''),
    birthDate: useSignal(profile?.birthDate ?? ''),
    birthTime: useSignal(profile?.birthTime ?? ''),
    birthCity: useSignal(profile?.birthCity ?? ''),
  };
}

/** What was typed; an empty time of birth is an unknown one. */
export const typedIn = ({ name, birthDate, birthTime, birthCity }: ProfileDraft): TypedProfile => ({
  name: name.value,
  birthDate: birthDate.value,
  birthTime: birthTime.value || null,
  birthCity: birthCity.value,
});
