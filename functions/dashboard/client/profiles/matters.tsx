import type { Signal } from '@preact/signals';
import type { ProfileDetails } from '#lib/contract/profiles.ts';
import { AREAS } from '#lib/reading/brief/areas.ts';
import { capitalized } from '#lib/reading/en/capitalized.ts';
import { call } from '../api.ts';
import { Checks } from '../ui/checks.tsx';
import { useLoaded } from '../ui/use-loaded.ts';

const MAX_MATTERS = 3;

const OPTIONS = AREAS.map((value) => ({ value, name: capitalized(value) }));

export type Matters = ProfileDetails['matters'];

type MattersFieldProps = {
  profileId: string;
  /** The chosen areas; undefined until they have been changed. */
  chosen: Signal<Matters | undefined>;
};

/** A choice of up to three areas of life that summaries and lists prefer. */
export function MattersField({ profileId: id, chosen }: MattersFieldProps) {
  const { value } = useLoaded(`profile ${id}`, () => call('GET /api/profiles/{id}', { params: { id } }));
  const matters = chosen.value ?? value?.matters ?? [];
  const isFull = matters.length >= MAX_MATTERS;
  return (
    <fieldset class="checks">
      <legend>What matters most right now?</legend>
      <p class="hint">Pick up to three. They come first in the readings.</p>
      <Checks
        options={OPTIONS}
        chosen={matters}
        isDisabled={(area) => !value || (isFull && !matters.includes(area))}
        onChoose={(areas) => {
          chosen.value = areas;
        }}
      />
    </fieldset>
  );
}
