/** What a parameter is in JSON that a query has as text. */
type JsonForm =
  | { readonly type: 'integer'; readonly minimum: number; readonly maximum: number }
  | { readonly type: 'boolean' };

/**
 * Parameters that are no texts where input is JSON, by their names. Written as text, each takes what the query's own
 * schema takes, which alone decides.
 */
export const jsonForms: Readonly<Record<string, JsonForm>> = {
  days: { type: 'integer', minimum: 1, maximum: 7 },
  limit: { type: 'integer', minimum: 1, maximum: 31 },
  explain: { type: 'boolean' },
};
