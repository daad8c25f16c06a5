import * as v from 'valibot';
import { PURPOSES } from '#lib/forecast/purposes.ts';
import { nearestName } from './suggest-name.ts';

const purposes = new Map(PURPOSES.flatMap((purpose) => purpose.aliases.map((name) => [name, purpose])));

/** A purpose of best days by name; converted to the purpose. */
export const Purpose = v.pipe(
  v.string('for must be a string.'),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const purpose = purposes.get(dataset.value.toLowerCase());
    if (purpose) return purpose;
    addIssue({ message: unknownPurposeMessage(dataset.value) });
    return NEVER;
  }),
  v.metadata({
    description:
      'The purpose: `overall`, a metric (`energy`, `focus`, `romance`, `luck`), or the name or identifier of an activity from GET /api/activities. Case is ignored.',
    examples: ['overall', 'Job interviews'],
  }),
);

function unknownPurposeMessage(text: string): string {
  const nearest = purposes.get(nearestName(text, [...purposes.keys()]) ?? '')?.name;
  const kinds = 'for must be overall, energy, focus, romance, luck, or an activity from GET /api/activities';
  return nearest ? `${kinds}. Did you mean “${nearest}”?` : `${kinds}.`;
}
