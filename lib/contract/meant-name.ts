import type * as v from 'valibot';

/** Names that callers take for a parameter’s, as answers or other services have them. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['timezone', 'tz'],
  ['activity', 'for'],
  ['purpose', 'for'],
]);

/** A name without what people confuse in it: case, and how words are joined. */
export const folded = (name: string): string => name.toLowerCase().replace(/[-_. ]/g, '');

/** The names that a schema of an object knows. */
export function namesIn(schema: v.GenericSchema): string[] {
  return 'entries' in schema ? Object.keys(Object(schema.entries)) : [];
}

/** The one of these names that another one is a way of writing: `birth_time` is `birthTime`, and `timezone` is `tz`. */
export function meantName(given: string, names: readonly string[]): string | undefined {
  const bare = folded(given);
  return names.find((name) => folded(name) === bare || name === OTHER_NAMES.get(bare));
}

/**
 * What of the given names an object ignores though it knows one that was meant, each with that one and a sentence: whoever
 * writes `birthtime` would lose the time of birth, and not be told.
 */
export function misnamed(
  given: object,
  schema: v.GenericSchema,
  kind: 'field' | 'parameter',
): { name: string; detail: string }[] {
  const names = namesIn(schema);
  return Object.keys(given).flatMap((name) => {
    const meant = names.includes(name) ? undefined : meantName(name, names);
    if (meant === undefined) return [];
    return [{ name, detail: `“${name}” is not a ${kind} of this request; did you mean ${meant}?` }];
  });
}
