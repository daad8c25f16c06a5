import type { Signal } from '@preact/signals';
import type { ProfileDetails } from '#lib/contract/profiles.ts';
import { AREAS, type Area } from '#lib/reading/brief/areas.ts';
import { capitalized } from '#lib/reading/en/capitalized.ts';
import { call } from '../api.ts';
import { useLoaded } from '../ui/use-loaded.ts';

const MAX_MATTERS = 3;

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
  const toggle = (area: Area) => {
    chosen.value = AREAS.filter((one) => (one === area) !== matters.includes(one));
  };
  return (
    <fieldset class="checks">
      <legend>What matters to you right now?</legend>
      <p class="hint">Pick up to three. We’ll put them first in your readings.</p>
      <div class="row">
        {AREAS.map((area) => (
          <label key={area} class="check">
            <input
              type="checkbox"
              checked={matters.includes(area)}
              disabled={!value || (isFull && !matters.includes(area))}
              onChange={() => toggle(area)}
            />
            {capitalized(area)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
