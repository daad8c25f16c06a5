import { COLUMNS } from './activity-table.ts';
import { ACTIVITIES, type KnownActivity } from './catalogue.ts';
import type { ThemeSet } from './theme-sets.ts';

/** A list as it is filled: rows of the catalogue, their themes, and what makes them like others. */
export type ActivityList = { rows: number[]; themes: ThemeSet; likenesses: number };

const { themes, likenesses } = COLUMNS;

/** A list of some rows. */
export function listing(...rows: number[]): ActivityList {
  const list: ActivityList = { rows: [], themes: 0, likenesses: 0 };
  for (const row of rows) append(row, list);
  return list;
}

/** Puts a row at the end of a list. */
export function append(row: number, list: ActivityList): void {
  list.rows.push(row);
  list.themes |= themes[row] ?? 0;
  list.likenesses |= likenesses[row] ?? 0;
}

/** The activities of a list, in its order. */
export function activitiesOn({ rows }: ActivityList): KnownActivity[] {
  return rows.flatMap((row) => ACTIVITIES[row] ?? []);
}

/** Whether an activity is on a list, or one that is alike to it. */
export function isLikeOneOf(row: number, list: ActivityList): boolean {
  return ((likenesses[row] ?? 0) & list.likenesses) !== 0 || list.rows.includes(row);
}

/** Whether an activity has a theme of one that is on a list. */
export function sharesTheme(row: number, list: ActivityList): boolean {
  return ((themes[row] ?? 0) & list.themes) !== 0;
}
