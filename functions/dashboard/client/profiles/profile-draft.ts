import { type Signal, useSignal } from '@preact/signals';
import type { NewProfile } from '#lib/client/types.gen.ts';
import type { Profile } from '../session.ts';

/** What stands in the fields of a profile's form. */
export type ProfileDraft = Record<keyof NewProfile, Signal<string>>;

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
export const typedIn = ({ name, birthDate, birthTime, birthCity }: ProfileDraft): NewProfile => ({
  name: name.value,
  birthDate: birthDate.value,
  birthTime: birthTime.value || null,
  birthCity: birthCity.value,
});
