import type { SkyAdvice } from '../../locale.ts';

/** Advice in a table: an imperative or lowercase clause of at most 14 words. A plain string is neutral. */
export type WrittenAdvice = string | SkyAdvice;

/** Converts a table of advice by place, turning plain strings into objects. */
export function readAdvice<Place extends string>(
  table: Readonly<Record<Place, readonly WrittenAdvice[]>>,
): ReadonlyMap<Place, readonly SkyAdvice[]> {
  const read = (written: WrittenAdvice) => (typeof written === 'string' ? { text: written } : written);
  const places = Object.keys(table) as Place[];
  return new Map(places.map((place) => [place, table[place].map(read)]));
}
