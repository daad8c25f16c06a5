import type { Body } from '#lib/ephemeris/bodies.ts';
import type { Sign } from '#lib/ephemeris/index.ts';
import type { Metric } from '#lib/scoring/day.ts';

/** Matters of which activities and lines both speak, and on which a day is to be of one mind. */
export const THEMES = ['asking', 'buying', 'changing', 'company', 'deciding', 'family', 'talking'] as const;
export type Theme = (typeof THEMES)[number];

/** Something that a person may do or leave on a day. What it is called stands with the words of each language. */
export type Activity<Id extends string = string> = {
  /** Its identifier, which never changes: lower-case words joined by hyphens. */
  id: Id;
  /** The bodies it belongs to, its ruler first; each counts less than the one before. */
  bodies: readonly [ruler: Body, second?: Body, third?: Body];
  /**
   * The metrics it leans on: it is not favorable where one of them is Low, nor unfavorable where one is High.
   */
  metrics: readonly [] | readonly [Metric] | readonly [Metric, Metric];
  /** The Moon's sign that suits it best; the two other signs of the same element suit it half as well. */
  moonIn: Sign;
  /**
   * What it has in common with others and with lines: a day does not recommend one activity of a theme and advise
   * against another, and says nothing that goes against its lists.
   */
  themes?: readonly Theme[];
  /**
   * Whether it begins something, and so waits for a Moon not void of course and for a ruler that is not Mercury, Venus
   * or Mars retrograde.
   */
  begins?: true;
  /** Why tradition gives it to these bodies: for whoever edits the table, no part of an answer. */
  reason: string;
};

/** What a day's lists recommend and advise against. */
export type ListedThemes = { favorable: readonly Theme[]; unfavorable: readonly Theme[] };

/** The themes of some activities. */
export function themesOf(activities: readonly Activity[]): Theme[] {
  const themes: Theme[] = [];
  for (const activity of activities) for (const theme of activity.themes ?? []) themes.push(theme);
  return themes;
}

/** Whether an activity has one of some themes. */
export function sharesTheme({ themes }: Activity, others: readonly Theme[]): boolean {
  if (themes === undefined || others.length === 0) return false;
  for (const theme of themes) if (others.includes(theme)) return true;
  return false;
}
