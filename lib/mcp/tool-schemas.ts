import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { jsonForms } from '#lib/contract/json-forms.ts';
import { JSON_SCHEMA } from '#lib/contract/json-schema.ts';
import { inputName, REQUEST_NAME, type Tool } from '#lib/contract/tool.ts';

type Objects = StandardSchemaWithJSON<Record<string, unknown>>;

/**
 * A schema that the SDK describes a tool by and checks nothing with: inputs are read by the contract itself, which says
 * every problem in a sentence, and answers have its types. Converted when it is asked for, once.
 */
function describedBy(convert: () => JsonSchema): Objects {
  let converted: Record<string, unknown> | undefined;
  const once = () => {
    converted ??= { ...convert() };
    return converted;
  };
  return {
    '~standard': {
      version: 1,
      vendor: 'horoscope',
      validate: (value) => ({ value: value as Record<string, unknown> }),
      jsonSchema: { input: once, output: once },
    },
  };
}

function jsonSchema(schema: v.GenericSchema): JsonSchema {
  const { $schema, ...converted } = toJsonSchema(schema, JSON_SCHEMA);
  return withoutExamples(converted);
}

/** Models read all of it at every turn, and may take an identifier that is an example for the one that is meant. */
const withoutExamples = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema, (key, value) => (key === 'examples' ? undefined : value)));

/** What a tool takes: the parameters of path and query and the fields of the body, as one object. */
export const inputsOf = (tool: Tool): Objects => describedBy(() => inputSchema(tool));

/** What a tool answers. */
export const answersOf = ({ operation }: Tool): Objects => describedBy(() => jsonSchema(operation.answer));

function inputSchema({ operation, inputs }: Tool): JsonSchema {
  const { params, query, body, idempotent } = operation;
  const parts = [params, query, body].flatMap((schema) =>
    schema && schema !== 'ignored' ? [jsonSchema(schema)] : [],
  );
  const fields = parts.flatMap(({ properties = {} }) => Object.entries(properties));
  const properties = fields.map(([field, property]) => {
    const name = inputName(field);
    return [name, { ...inJson(name, property), ...inputs?.[name] }] as const;
  });
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(properties),
      ...(idempotent && { [REQUEST_NAME]: requestName }),
    },
    required: parts.flatMap(({ required = [] }) => required.map(inputName)),
    additionalProperties: false,
  };
}

const requestName: JsonSchema = {
  type: 'string',
  description:
    'Any name for this request, such as a UUID. Sent again with the same input within a day it stores nothing twice; give one, and the same one when you try again.',
};

/** A field's schema where input is JSON: one that is a number or a truth value there has no form as text. */
function inJson(name: string, property: JsonSchema | boolean): JsonSchema {
  const form = jsonForms[name];
  if (typeof property === 'boolean') return {};
  if (!form) return property;
  const { description, default: fallback } = property;
  return {
    ...form,
    ...(description && { description }),
    ...(typeof fallback === 'string' && { default: JSON.parse(fallback) }),
  };
}
