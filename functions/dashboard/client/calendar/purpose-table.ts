import { ACTIVITY_NAMES } from '#lib/reading/en/names.ts';
import { ACTIVITIES, type Activity, type ActivityGroup } from '#lib/reading/lists/activities.ts';
import { idFromName, type PurposeRow } from './purpose-row.ts';

/** Upper age limit for activities without one; older than any reader. */
const MAX_AGE = 199;

const LABELS: Readonly<Record<ActivityGroup, string>> = {
  work: 'Work and plans',
  money: 'Money and paperwork',
  love: 'Love and heart',
  friends: 'Friends and company',
  home: 'Family and home',
  travel: 'Travel and outings',
  habits: 'Body and habits',
  making: 'Learning and making',
  play: 'Play and leisure',
};

/** The activities by group and name. Evaluated at build time, so the page ships this table, not the catalog. */
export const PURPOSE_TABLE: readonly (readonly [label: string, rows: readonly PurposeRow[]])[] =
  Object.entries(LABELS).map(([group, label]) => [
    label,
    ACTIVITIES.filter((activity) => activity.group === group)
      .map(purposeRow)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ]);

function purposeRow({ id, ages: { from = 0, to = MAX_AGE } = {} }: Activity): PurposeRow {
  const name = ACTIVITY_NAMES[id];
  return idFromName(name) === id ? [name, from, to] : [name, from, to, id];
}
