import type { SkyAdvice } from '../../locale.ts';

/** Advice as a table has it: an imperative or a clause of at most 14 words in lower case; alone if it speaks of nothing. */
export type WrittenAdvice = string | SkyAdvice;

/** The advice of a table ready to be chosen from. */
export function readAdvice<Place extends string>(
  table: Readonly<Record<Place, readonly WrittenAdvice[]>>,
): ReadonlyMap<Place, readonly SkyAdvice[]> {
  const read = (written: WrittenAdvice) => (typeof written === 'string' ? { text: written } : written);
  const places = Object.keys(table) as Place[];
  return new Map(places.map((place) => [place, table[place].map(read)]));
}
