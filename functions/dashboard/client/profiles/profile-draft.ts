import { type Signal, useSignal } from '@preact/signals';
import type { NewProfile } from '#lib/client/types.gen.ts';
import type { Profile } from '../session.ts';

/** What stands in the fields of a profile's form, and whether the time of birth is said to be unknown. */
export type ProfileDraft = Record<keyof NewProfile, Signal<string>> & { isTimeUnknown: Signal<boolean> };

/** A form's fields: as a profile has them, or empty. */
export function useProfileDraft(profile?: Profile): ProfileDraft {
  return {
    name: useSignal(profile?.name ?? ''),
    birthDate: useSignal(profile?.birthDate ?? ''),
    birthTime: useSignal(profile?.birthTime ?? ''),
    birthCity: useSignal(profile?.birthCity ?? ''),
    isTimeUnknown: useSignal(profile !== undefined && !profile.birthTime),
  };
}

/** What was typed; an unknown time of birth is null. */
export const typedIn = ({
  name,
  birthDate,
  birthTime,
  birthCity,
  isTimeUnknown,
}: ProfileDraft): NewProfile => ({
  name: name.value,
  birthDate: birthDate.value,
  birthTime: isTimeUnknown.value ? null : birthTime.value,
  birthCity: birthCity.value,
});

/** Leaves nothing in the fields. */
export function clear({ isTimeUnknown, ...fields }: ProfileDraft): void {
  for (const field of Object.values(fields)) field.value = '';
  isTimeUnknown.value = false;
}
