import { type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { SignName } from '#lib/contract/fields.ts';
import * as contract from '#lib/contract/index.ts';
import type { Operation } from '#lib/contract/operation.ts';
import { JSON_SCHEMA } from '#lib/contract/operation.ts';

const isSchema = (value: object): value is v.GenericSchema => 'kind' in value && value.kind === 'schema';

/** The contract's exported schemas, which become components. */
const named = Object.fromEntries(
  [...Object.values(contract), { SignName }].flatMap((module) =>
    Object.entries<object>(module).flatMap(([name, value]) =>
      isSchema(value) ? [[name, value] as const] : [],
    ),
  ),
);

const settings = {
  ...JSON_SCHEMA,
  definitions: named,
  overrideRef: ({ referenceId }: { referenceId: string }) => `#/components/schemas/${referenceId}`,
} as const;

/** The components in JSON Schema draft 2020-12, which OpenAPI 3.1 requires. */
export function namedSchemas(): Record<string, JsonSchema> {
  return toJsonSchemaDefs(named, settings);
}

/** Converts a schema to JSON Schema, with references to components. */
export function jsonSchema(schema: v.GenericSchema): JsonSchema {
  const { $schema, $defs, ...converted } = toJsonSchema(schema, settings);
  return converted;
}

/** The fields of an object schema, which may be a component. */
export function fieldsOf(schema: v.GenericSchema) {
  const converted = jsonSchema(schema);
  const name = converted.$ref?.split('/').at(-1);
  const { properties = {}, required = [] } = name ? (namedSchemas()[name] ?? {}) : converted;
  return Object.entries(properties).map(([field, property]) => {
    if (typeof property === 'boolean') throw new TypeError(`The field ${field} has no schema`);
    const { description, ...rest } = property;
    return {
      name: field,
      required: required.includes(field),
      ...(description && { description }),
      schema: rest,
    };
  });
}

/** An OpenAPI parameter. */
export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
};

/** All parameters of an operation, including headers. */
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
              'A unique key for this request, such as a UUID: 1 to 255 visible ASCII characters. If the request is repeated with the same key and body within 24 hours, it returns the same response and creates nothing new.',
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
            description:
              'The `ETag` of an earlier response. If that response is still valid, returns 304 and uses no quota of computed days.',
            schema: { type: 'string' as const },
          },
        ]
      : []),
  ];
}

const parametersIn = (schema: v.GenericSchema, place: 'path' | 'query'): Parameter[] =>
  fieldsOf(schema).map(({ name, ...rest }) => ({ name, in: place, ...rest }));
