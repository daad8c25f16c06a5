import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { JSON_SCHEMA } from '#lib/contract/operation.ts';
import {
  IDEMPOTENCY_KEY_INPUT,
  inputName,
  type Tool,
  type ToolName,
  type tools,
} from '#lib/contract/tools.ts';
import type { RequestFor, ResponseBody } from '#lib/http/endpoint.ts';

type ToolSchema = StandardSchemaWithJSON<Record<string, unknown>>;

/**
 * A tool's path parameters, query parameters and body fields as the schema of one object. It accepts anything:
 * `readArguments` validates inputs, with better messages. The JSON Schema is computed on first use and then cached.
 */
export function toolInputSchema(tool: Tool): ToolSchema {
  let converted: Record<string, unknown> | undefined;
  const once = () => {
    converted ??= { ...inputSchema(tool) };
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

/** Removes examples, to save tokens and to keep models from using example identifiers. */
const withoutExamples = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema, (key, value) => (key === 'examples' ? undefined : value)));

function inputSchema({ operation, inputs }: Tool): JsonSchema {
  const { params, query, body, idempotent } = operation;
  const parts = [params, query, body].flatMap((schema) =>
    schema && schema !== 'ignored' ? [jsonSchema(schema)] : [],
  );
  const fields = parts.flatMap(({ properties = {} }) => Object.entries(properties));
  const properties = fields.map(([field, property]) => {
    const name = inputName(field);
    return [name, { ...(typeof property === 'object' && property), ...inputs?.[name] }] as const;
  });
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(properties),
      ...(idempotent && { [IDEMPOTENCY_KEY_INPUT]: idempotencyKeySchema }),
    },
    required: parts.flatMap(({ required = [] }) => required.map(inputName)),
    additionalProperties: false,
  };
}

const idempotencyKeySchema: JsonSchema = {
  type: 'string',
  description:
    'A unique key for this request, such as a UUID. Always pass a key, and reuse it when you retry: within a day, a repeated request stores nothing new.',
};

type OperationOf<Name extends ToolName> = (typeof tools)[Name]['operation'];

/** The validated request of a tool call. */
export type ToolRequest<Name extends ToolName> = Omit<RequestFor<OperationOf<Name>>, 'event'>;

/** The response body of a tool's operation, and the time zone of its days. */
export type ToolResponse<Name extends ToolName> = ResponseBody<OperationOf<Name>> &
  (OperationOf<Name> extends { forecast: true } ? { timeZone: string } : unknown);
