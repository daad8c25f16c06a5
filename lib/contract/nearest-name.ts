import { closestMatch } from 'leven';

/** Fewer letters stand in too many names. */
const FEWEST_LETTERS = 4;

/**
 * The one of some names, all in lower case, that a text comes nearest to: one of which a third of its letters may be wrong,
 * else one that it is a part of; undefined if there is none.
 */
export function nearestName(text: string, names: readonly string[]): string | undefined {
  const given = text.toLowerCase();
  return (
    closestMatch(given, [...names], { maxDistance: Math.floor(given.length / 3) }) ??
    (given.length >= FEWEST_LETTERS ? names.find((name) => name.includes(given)) : undefined)
  );
}
