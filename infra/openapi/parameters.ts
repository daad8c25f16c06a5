import type { JsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { Operation } from '#lib/contract/operation.ts';
import { fieldsOf } from './json-schemas.ts';

/** A parameter of an operation, as OpenAPI has it. */
export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
};

/** What an operation takes beside its body, as OpenAPI has it. */
export function parametersOf({ params, query, idempotent, conditional }: Operation): Parameter[] {
  return [
    ...(params ? parametersIn(params, 'path') : []),
    ...(query && query !== 'ignored' ? parametersIn(query, 'query') : []),
    ...(idempotent
      ? [
          {
            name: 'Idempotency-Key',
            in: 'header' as const,
            required: false,
            description:
              'Names this request, such as by a UUID: sent again with the same body within 24 hours it makes nothing twice and has the same answer.',
            schema: { type: 'string' as const, pattern: '^[\\x21-\\x7e]{1,255}$' },
          },
        ]
      : []),
    ...(conditional
      ? [
          {
            name: 'If-None-Match',
            in: 'header' as const,
            required: false,
            description: 'The `ETag` of an earlier answer: 304 if it still holds.',
            schema: { type: 'string' as const },
          },
        ]
      : []),
  ];
}

const parametersIn = (schema: v.GenericSchema, place: 'path' | 'query'): Parameter[] =>
  fieldsOf(schema).map(({ name, ...rest }) => ({ name, in: place, ...rest }));
