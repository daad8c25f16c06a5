import {
  type JsonSchema,
  type OverrideActionContext,
  toJsonSchema,
  toJsonSchemaDefs,
} from '@valibot/to-json-schema';
import * as v from 'valibot';
import { CalendarEvents, KeyAccess } from '#lib/accounts/credential-options.ts';
import { Matter } from '#lib/contract/birth-data.ts';
import { Deleted, Message, SignName } from '#lib/contract/fields.ts';
import * as contract from '#lib/contract/index.ts';
import type { Operation } from '#lib/contract/operation.ts';
import { JSON_SCHEMA } from '#lib/contract/operation.ts';

const isSchema = (value: object): value is v.GenericSchema => 'kind' in value && value.kind === 'schema';

/** The contract's exported schemas, which become components. */
const named = Object.fromEntries(
  [...Object.values(contract), { SignName, KeyAccess, CalendarEvents, Matter, Deleted, Message }].flatMap(
    (module) =>
      Object.entries<object>(module).flatMap(([name, value]) =>
        isSchema(value) && !v.getMetadata(value)['grows'] ? [[name, value] as const] : [],
      ),
  ),
);

const refTo = (name: string) => `#/components/schemas/${name}`;

const settings = {
  ...JSON_SCHEMA,
  definitions: named,
  overrideRef: ({ referenceId }: { referenceId: string }) => refTo(referenceId),
  overrideSchema: adapt,
  overrideAction: ({ valibotAction, jsonSchema: { format, ...schema } }: OverrideActionContext) =>
    // The number that became an integer had the format `double`.
    valibotAction.type === 'integer' ? { ...schema, type: 'integer' as const } : undefined,
} as const;

/** Keeps objects open for fields of later versions, and tells generators the types of constants and the parts of unions. */
function adapt({ valibotSchema, jsonSchema }: { valibotSchema: v.GenericSchema; jsonSchema: JsonSchema }) {
  const { additionalProperties, ...schema } = jsonSchema;
  if (typeof schema.const === 'string') return { type: 'string' as const, ...schema };
  if (schema.const === true) return { type: 'boolean' as const };
  if (schema.type === 'number') return { ...schema, format: 'double' };
  const { required, properties = {} } = schema;
  return {
    ...schema,
    ...(required && { required: required.filter((name) => !isNullableObject(properties[name])) }),
    ...(valibotSchema.type === 'variant' && { discriminator: discriminatorOf(valibotSchema as AnyVariant) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties }),
  };
}

/** Whether a value is an object, an array or null. The Kotlin clients of openapi-generator reject null if it is required. */
const isNullableObject = (value: JsonSchema | boolean | undefined): boolean =>
  typeof value === 'object' &&
  (value.anyOf ?? []).some((one) => typeof one === 'object' && (one.$ref || one.type === 'array'));

type AnyVariant = v.VariantSchema<string, v.VariantOptions<string>, undefined>;

/** The component of each value of the field that tells the parts of a union apart. */
function discriminatorOf({ key, options }: AnyVariant) {
  const mapping = options.map((option) => {
    const [name = ''] = Object.entries(named).find(([, schema]) => schema === option) ?? [];
    const { literal } = (option as v.ObjectSchema<v.ObjectEntries, undefined>).entries[
      key
    ] as unknown as v.LiteralSchema<string, undefined>;
    return [literal, refTo(name)];
  });
  return { propertyName: key, mapping: Object.fromEntries(mapping) };
}

/** The form of an object or an enumeration, without its annotations and the order of its keywords. */
function formOf(schema: JsonSchema): string | undefined {
  if (!schema.properties && !schema.enum) return undefined;
  const { description, examples, default: fallback, ...form } = schema;
  return JSON.stringify(Object.entries(form).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const components = toJsonSchemaDefs(named, settings);

/** Component names by form. Throws if two components have the same form. */
const namesByForm = new Map<string, string>();
for (const [name, schema] of Object.entries(components)) {
  const form = formOf(schema);
  if (!form) continue;
  if (namesByForm.has(form)) throw new Error(`${name} and ${namesByForm.get(form)} have the same form`);
  namesByForm.set(form, name);
}

/** A list of values that may grow, as a string that names the known values. */
function openString({ enum: values = [], grows: _, description, ...schema }: JsonSchema & { grows: true }) {
  const known = `Known values, of which there may be more later: ${values.map((value) => `\`${value}\``).join(', ')}.`;
  return { ...schema, type: 'string', description: [description, known].filter(Boolean).join(' ') };
}

/** Replaces copies of components, to which only descriptions and defaults were added, by references. */
function withReferences<Schema extends object>(schema: Schema): Schema {
  const entries = Object.entries(schema).map(([key, value]) => {
    if (key === 'examples' || typeof value !== 'object' || value === null) return [key, value];
    if ('grows' in value) return [key, openString(value)];
    const name = namesByForm.get(formOf(value) ?? '');
    if (!name) return [key, withReferences(value)];
    const { description, examples, default: fallback } = value;
    return [key, { $ref: refTo(name), description, examples, default: fallback }];
  });
  return (Array.isArray(schema) ? entries.map(([, value]) => value) : Object.fromEntries(entries)) as Schema;
}

/** Some generators make fields with a default required in requests. */
const withoutDefaults: typeof components = JSON.parse(
  JSON.stringify(components, (key, value) => (key === 'default' ? undefined : value)),
);

/** The components in JSON Schema draft 2020-12, which OpenAPI 3.1 requires. */
export const namedSchemas: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  Object.entries(withoutDefaults).map(([name, schema]) => [name, withReferences(schema)]),
);

/** Converts a schema to JSON Schema, with references to components. */
export function jsonSchema(schema: v.GenericSchema): JsonSchema {
  const { $schema, $defs, ...converted } = toJsonSchema(schema, settings);
  return withReferences(converted);
}

/** The fields of an object schema, which may be a component. */
export function fieldsOf(schema: v.GenericSchema) {
  const converted = jsonSchema(schema);
  const name = converted.$ref?.split('/').at(-1);
  const { properties = {}, required = [] } = name ? (namedSchemas[name] ?? {}) : converted;
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
              'The `ETag` of an earlier response. If that response is still valid, returns 304, and no day is computed or counted.',
            schema: { type: 'string' as const },
          },
        ]
      : []),
  ];
}

const parametersIn = (schema: v.GenericSchema, place: 'path' | 'query'): Parameter[] =>
  fieldsOf(schema).map(({ name, ...rest }) => ({ name, in: place, ...rest }));
