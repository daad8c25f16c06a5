import { type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import * as account from '#lib/contract/account.ts';
import * as activities from '#lib/contract/activities.ts';
import * as auth from '#lib/contract/auth.ts';
import * as bestDays from '#lib/contract/best-days.ts';
import * as calendars from '#lib/contract/calendars.ts';
import * as charts from '#lib/contract/charts.ts';
import * as description from '#lib/contract/description.ts';
import * as entry from '#lib/contract/entry.ts';
import { SignName } from '#lib/contract/fields.ts';
import * as forecasts from '#lib/contract/forecasts.ts';
import { JSON_SCHEMA } from '#lib/contract/json-schema.ts';
import * as keys from '#lib/contract/keys.ts';
import * as profiles from '#lib/contract/profiles.ts';
import * as service from '#lib/contract/service.ts';
import * as skyFields from '#lib/contract/sky-fields.ts';

const isSchema = (value: object): value is v.GenericSchema => 'kind' in value && value.kind === 'schema';

const modules = [
  account,
  activities,
  auth,
  bestDays,
  calendars,
  charts,
  description,
  entry,
  forecasts,
  keys,
  profiles,
  service,
  skyFields,
  { SignName },
];

/** The schemas of the contract that have a name of their own. */
const named = Object.fromEntries(
  modules.flatMap((module) =>
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

/** The named schemas as JSON Schema of draft 2020-12, as OpenAPI 3.1 has them. */
export function namedSchemas(): Record<string, JsonSchema> {
  return toJsonSchemaDefs(named, settings);
}

/** A schema as JSON Schema; a named one is referred to. */
export function jsonSchema(schema: v.GenericSchema): JsonSchema {
  const { $schema, $defs, ...converted } = toJsonSchema(schema, settings);
  return converted;
}

/** The fields of an object's schema, each with its own schema; a named object's are looked up. */
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
