import { closestMatch } from 'leven';
import type * as v from 'valibot';

/** Wrong parameter names that callers often take from responses or other APIs, with the correct names. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['timezone', 'tz'],
  ['tz', 'timeZone'],
  ['lat', 'latitude'],
  ['lon', 'longitude'],
  ['lng', 'longitude'],
  ['activity', 'for'],
  ['purpose', 'for'],
  ['startdate', 'date'],
  ['enddate', 'date'],
  ['page', 'cursor'],
  ['offset', 'cursor'],
]);

/** Lowercases a name and removes word separators, for comparison. */
const normalizeName = (name: string): string => name.toLowerCase().replace(/[-_. ]/g, '');

/** The field names of an object schema. */
export function fieldNames(schema: v.GenericSchema): string[] {
  return 'entries' in schema ? Object.keys(Object(schema.entries)) : [];
}

/** The correct name for a misspelled one: `birthTime` for `birth_time`, or `tz` for `timezone`. */
export function intendedName(given: string, names: readonly string[]): string | undefined {
  const bare = normalizeName(given);
  return names.find((name) => normalizeName(name) === bare || name === ALIASES.get(bare));
}

/** The most characters of a name that errors repeat. */
const MAX_ECHO = 32;

/** A caller's name as errors repeat it: cut, and without control characters, each of which takes six bytes in JSON. */
export const echoed = (name: string): string =>
  (name.length > MAX_ECHO ? `${name.slice(0, MAX_ECHO)}…` : name).replace(/[\p{Cc}\p{Cs}]/gu, '\uFFFD');

type NameError = { name: string; detail: string; isMisspelled: boolean };

/** Errors for unknown names that are probably misspelled. Ignoring `birthtime` would silently lose the time of birth. */
export function misspelledNames(
  given: object,
  schema: v.GenericSchema,
  kind: 'field' | 'parameter',
): NameError[] {
  return unknownNames(given, schema, kind).filter(({ isMisspelled }) => isMisspelled);
}

/** Errors for all names that a schema doesn't have. The first one without a suggestion lists the schema's names. */
export function unknownNames(
  given: object,
  schema: v.GenericSchema,
  kind: 'field' | 'parameter',
): NameError[] {
  const names = fieldNames(schema);
  let list = ` The ${kind}s are ${names.join(', ')}.`;
  return Object.keys(given).flatMap((name) => {
    if (names.includes(name)) return [];
    const meant = intendedName(name, names);
    const remedy = meant ? ` Did you mean ${meant}?` : list;
    if (!meant) list = '';
    const shown = echoed(name);
    const detail = `“${shown}” is not a ${kind} of this request.${remedy}`;
    return [{ name: shown, detail, isMisspelled: meant !== undefined }];
  });
}

/** Minimum length for substring matches: shorter texts are part of too many names. */
const MIN_LETTERS = 4;

/**
 * The closest name, ignoring case: within an edit distance of a third of the text's length, or else a name that contains the
 * text. Undefined if there is no such name.
 */
export function nearestName(text: string, names: readonly string[]): string | undefined {
  const given = text.toLowerCase();
  const candidates = names.map((name) => name.toLowerCase());
  const nearest = closestMatch(given, candidates, { maxDistance: Math.floor(given.length / 3) });
  const isPart = given.length >= MIN_LETTERS;
  return names[candidates.findIndex((name) => (nearest ? name === nearest : isPart && name.includes(given)))];
}
