import type { JsonSchema } from '@valibot/to-json-schema';
import { namedSchemas } from '../openapi/json-schemas.ts';
import { inline } from './markdown.ts';

/** A field of an object or a parameter. `mark` says whether it can be left out, `place` where a parameter goes. */
export type Field = {
  name: string;
  schema: JsonSchema;
  description?: string;
  mark?: string | false;
  place?: string;
};

/** Escapes text for HTML content, unlike `escapeHtml` without quotes, because JSON has many. */
export const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const code = (value: unknown): string =>
  `<code>${escapeText(typeof value === 'string' ? value : JSON.stringify(value))}</code>`;

/** The name of a component in a reference. */
export const referencedName = ($ref: string): string => $ref.split('/').at(-1) ?? '';

type Part = JsonSchema | boolean | undefined;

const parts = (schemas: readonly Part[]) => schemas.filter((schema) => typeof schema === 'object');

const partsOf = ({ anyOf = [], oneOf = [] }: JsonSchema) => parts([...anyOf, ...oneOf]);

const MAX_INLINE_VALUES = 8;

/** Renders the values of a referenced enumeration that has few, which readers would otherwise look up. */
function fewValues($ref: string): string {
  const values = namedSchemas[referencedName($ref)]?.enum ?? [];
  return values.length > 0 && values.length <= MAX_INLINE_VALUES ? ` (${values.map(code).join(', ')})` : '';
}

/** Renders a type as HTML, with links to components. */
function typeOf(schema: JsonSchema): string {
  const { $ref, type, format, items, enum: values, additionalProperties } = schema;
  if ($ref) return `<a href="#${referencedName($ref)}">${referencedName($ref)}</a>${fewValues($ref)}`;
  const options = partsOf(schema);
  if (options.length > 0) return options.map(typeOf).join(' or ');
  if ('const' in schema) return code(schema.const);
  if (values) return values.map(code).join(', ');
  if (type === 'array') return `list of ${parts([items as Part]).map(typeOf)}`;
  if (typeof additionalProperties === 'object') return `object of ${typeOf(additionalProperties)}`;
  return `${type}${format && format !== 'double' ? ` (${format})` : ''}`;
}

function range(min: number | undefined, max: number | undefined, unit = ''): string[] {
  if (min === undefined && max === undefined) return [];
  if (min === undefined) return [`at most ${max}${unit}`];
  if (max === undefined) return [`at least ${min}${min === 1 ? unit.replace(/s$/, '') : unit}`];
  return [min === max ? `${min}${unit}` : `${min} to ${max}${unit}`];
}

/** Renders the bounds of a schema, of its alternatives and of its items. */
function boundsOf(schema: JsonSchema): string[] {
  const { pattern, uniqueItems, items } = schema;
  return [
    ...range(schema.minimum, schema.maximum),
    ...range(schema.minLength, schema.maxLength, ' characters'),
    ...range(schema.minItems, schema.maxItems, ' items'),
    ...range(schema.minProperties, schema.maxProperties, ' fields'),
    ...(uniqueItems ? ['no duplicates'] : []),
    ...(pattern === undefined ? [] : [`pattern ${code(pattern)}`]),
    ...(schema.default === undefined ? [] : [`default ${code(schema.default)}`]),
    ...partsOf(schema).flatMap(boundsOf),
    ...parts([items as Part])
      .flatMap(boundsOf)
      .map((bound) => `each ${bound}`),
  ];
}

const descriptionOf = ({ $ref = '', description }: JsonSchema): string =>
  description ?? namedSchemas[referencedName($ref)]?.description ?? '';

/**
 * Renders a description, by default that of the referenced component, and bounds. Descriptions count characters as readers
 * do; the schema counts code points, so its bound is left out where the description states one.
 */
function explain(schema: JsonSchema, description = descriptionOf(schema)): string {
  const { minLength, maxLength, pattern, ...others } = schema;
  const bounds = boundsOf(/ characters\b/.test(description) ? others : schema).join(', ');
  return `${inline(description)}${bounds && ` <small>${bounds}</small>`}`;
}

/** Renders fields as a description list. */
export function fieldList(fields: readonly Field[]): string {
  const rows = fields.map(({ name, schema, description, mark, place }) => {
    const where = place ? ` data-in="${place}"` : '';
    const notes = [typeOf(schema), ...(mark ? [mark] : [])].join(', ');
    return `<dt${where}><code>${name}</code> ${notes}</dt><dd>${explain(schema, description)}</dd>`;
  });
  return `<dl class="fields">\n${rows.join('\n')}\n</dl>\n`;
}

/**
 * Renders the definition of a component. In answers, the fields that can be missing are marked, and in requests the
 * required ones. OpenAPI doesn't list fields that can be null as required, but answers always have them.
 */
export function definition(schema: JsonSchema, isRequest = false): string {
  const { properties, required = [] } = schema;
  if (!properties) return `<p>${[typeOf(schema), explain(schema)].filter(Boolean).join('. ')}</p>\n`;
  const fields = Object.entries(properties).flatMap(([name, property]) => {
    if (typeof property === 'boolean') return [];
    const canBeMissing = !required.includes(name) && partsOf(property).length === 0;
    const mark = isRequest ? required.includes(name) && 'required' : canBeMissing && 'optional';
    return [{ name, schema: property, mark }];
  });
  const about = explain(schema);
  return `${about && `<p>${about}</p>\n`}${fieldList(fields)}`;
}

/** Formats a value as JSON, with short objects and lists in one line. */
export function formatJson(value: unknown, indent = ''): string {
  const line = JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');
  if (typeof value !== 'object' || value === null || indent.length + line.length <= 72) return line;
  const isList = Array.isArray(value);
  const inner = `${indent}  `;
  const lines = Object.entries(value).map(
    ([key, part]) => `${inner}${isList ? '' : `${JSON.stringify(key)}: `}${formatJson(part, inner)}`,
  );
  return `${isList ? '[' : '{'}\n${lines.join(',\n')}\n${indent}${isList ? ']' : '}'}`;
}
