import type { Area } from '#lib/reading/brief/areas.ts';
import { ACTIVITY_NAMES } from '#lib/reading/en/names.ts';
import { ACTIVITIES, type Activity } from '#lib/reading/lists/activities.ts';
import { idFromName, type PurposeRow } from './purpose-row.ts';

/** Upper age limit for activities without one; older than any reader. */
const MAX_AGE = 199;

const LABELS: Readonly<Record<Area, string>> = {
  work: 'Work and plans',
  money: 'Money and paperwork',
  love: 'Love and honesty',
  friends: 'Friends and company',
  home: 'Family and home',
  study: 'Learning and travel',
  wellbeing: 'Body and habits',
  creativity: 'Making and playing',
};

/** The activities by area and name. Evaluated at build time, so the page ships this table, not the catalog. */
export const PURPOSE_TABLE: readonly (readonly [label: string, rows: readonly PurposeRow[]])[] =
  Object.entries(LABELS).map(([area, label]) => [
    label,
    ACTIVITIES.filter((activity) => activity.area === area)
      .map(purposeRow)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ]);

function purposeRow({ id, ages: { from = 0, to = MAX_AGE } = {} }: Activity): PurposeRow {
  const name = ACTIVITY_NAMES[id];
  return idFromName(name) === id ? [name, from, to] : [name, from, to, id];
}
