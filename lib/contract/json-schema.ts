/** How schemas become JSON Schema, for the description of the API and for assistants alike. */
export const JSON_SCHEMA = {
  target: 'draft-2020-12',
  // Checks in code have no equal in JSON Schema; what they demand stands in the metadata beside them.
  errorMode: 'ignore',
} as const;
