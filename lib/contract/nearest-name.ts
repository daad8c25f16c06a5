import { closestMatch } from 'leven';

/** Fewer letters stand in too many names. */
const FEWEST_LETTERS = 4;

/**
 * The one of some names that a text comes nearest to, in any case: one of which a third of its letters may be wrong, else
 * one that it is a part of; undefined if there is none.
 */
export function nearestName(text: string, names: readonly string[]): string | undefined {
  const given = text.toLowerCase();
  const known = names.map((name) => name.toLowerCase());
  const nearest = closestMatch(given, known, { maxDistance: Math.floor(given.length / 3) });
  const isPart = given.length >= FEWEST_LETTERS;
  return names[known.findIndex((name) => (nearest ? name === nearest : isPart && name.includes(given)))];
}
