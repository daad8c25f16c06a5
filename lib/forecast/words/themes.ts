import type { Activity } from './activities/activity.ts';

/** Matters of which activities and lines both speak, and on which a day is to be of one mind. */
export const THEMES = ['asking', 'buying', 'changing', 'company', 'deciding', 'family', 'talking'] as const;
export type Theme = (typeof THEMES)[number];

/** What a day's lists recommend and advise against. */
export type ListedThemes = { favorable: readonly Theme[]; unfavorable: readonly Theme[] };

/** The themes of some activities. */
export function themesOf(activities: readonly Activity[]): Theme[] {
  const themes: Theme[] = [];
  for (const activity of activities) for (const theme of activity.themes ?? []) themes.push(theme);
  return themes;
}

/** Whether some of a text's or an activity's themes are among others. */
export function sharesTheme(themes: readonly Theme[] | undefined, others: readonly Theme[]): boolean {
  if (themes === undefined || others.length === 0) return false;
  for (const theme of themes) if (others.includes(theme)) return true;
  return false;
}
