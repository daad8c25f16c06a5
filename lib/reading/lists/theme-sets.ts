import { THEMES, type Theme } from './catalogue.ts';

/**
 * Some themes as one number, with a bit for each by its place in `THEMES`, of which there are 32: what is in two sets is
 * their `&`, what is in either their `|`. A year asks thousands of times whether two have something in common.
 */
export type ThemeSet = number;

/** What a day's lists, or its lines, recommend and advise against. */
export type Stance = { favorable: ThemeSet; unfavorable: ThemeSet };

/** The set of some themes. */
export function setOfThemes(themes: readonly Theme[] = []): ThemeSet {
  return themes.reduce((set, theme) => set | (1 << THEMES.indexOf(theme)), 0);
}
