import type * as v from 'valibot';
import { birthplaceFields } from '#lib/contract/birth-data.ts';
import type { Operation } from '#lib/contract/operation.ts';
import { fieldsOf } from './json-schemas.ts';

/** Query parameters to add or override. Other required parameters use the example in their contract. */
const QUERIES: Readonly<Record<string, Record<string, string>>> = {
  'best-days': { endDate: '2026-12-04' },
  overview: { endDate: '2026-12-04' },
  sky: { at: '2026-11-23T07:00:00Z' },
  'list-verdicts': { from: '2026-11-16', to: '2026-11-22' },
};

/** Fields that can't be combined with a city, which examples have. */
const WITHOUT_CITY = Object.keys(birthplaceFields).filter((field) => field !== 'birthCity');

/** The query parameters of an operation's example. */
export const exampleQuery = ({ name, query }: Operation): Record<string, unknown> => ({
  ...(query && query !== 'ignored' && examplesOf(query, { requiredOnly: true })),
  ...QUERIES[name],
});

/** The body of an operation's example; undefined for operations without a body. */
export function exampleBody({ body }: Operation): Record<string, unknown> | undefined {
  if (!body) return undefined;
  const example = examplesOf(body);
  if ('birthCity' in example) for (const field of WITHOUT_CITY) delete example[field];
  // A new calendar has days by default, and `for` requires best days.
  delete example['for'];
  return example;
}

/** Collects the first example of each field in a schema. */
function examplesOf(schema: v.GenericSchema, { requiredOnly = false } = {}): Record<string, unknown> {
  const fields = fieldsOf(schema).flatMap(({ name, required, schema: { examples } }) =>
    Array.isArray(examples) && (required || !requiredOnly) ? [[name, examples[0]]] : [],
  );
  return Object.fromEntries(fields);
}
