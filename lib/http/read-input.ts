import type { APIGatewayProxyEvent } from 'aws-lambda';
import * as v from 'valibot';
import { misnamed } from '#lib/contract/meant-name.ts';
import { type InputError, invalidRequest, Problem } from './problem.ts';

const MAX_BODY_BYTES = 16 * 1024;

function pathOf(issue: v.BaseIssue<unknown>): string[] {
  return (issue.path ?? []).map((item) => String(item.key));
}

const pointerOf = (path: readonly string[]): string =>
  path.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidRequest([{ pointer: '', detail: 'The body is not valid JSON.' }]);
  }
}

/** Several checks of one field may have the same thing to say. */
export function withoutRepeats(errors: InputError[]): InputError[] {
  return [...new Map(errors.map((error) => [JSON.stringify(error), error])).values()];
}

/**
 * The text of a JSON body, empty if there is none. Throws 413 over 16 KiB, and 415 without a JSON content type. Header
 * names must be in lower case.
 */
export function bodyText(event: APIGatewayProxyEvent): string {
  const text = event.isBase64Encoded
    ? Buffer.from(event.body ?? '', 'base64').toString('utf8')
    : (event.body ?? '');
  if (Buffer.byteLength(text) > MAX_BODY_BYTES)
    throw new Problem('body_too_large', 'The body may have at most 16 KiB.');
  const mediaType = event.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (text !== '' && mediaType !== 'application/json')
    throw new Problem(
      'unsupported_media_type',
      'Send the body with the header Content-Type: application/json.',
    );
  return text;
}

/**
 * Reads a JSON body by a schema whose messages are whole sentences; none is `{}` where the schema asks for no field.
 * Throws 413 over 16 KiB, 415 without a JSON content type, and 400 that names every problem; pointers are RFC 6901. Fields
 * that the schema does not know are ignored, but one that is written otherwise than the schema has it is a problem. Header
 * names must be in lower case.
 */
export function readBody<Schema extends v.GenericSchema>(
  event: APIGatewayProxyEvent,
  schema: Schema,
): v.InferOutput<Schema> {
  const text = bodyText(event);
  if (text === '' && v.is(schema, {})) return v.parse(schema, {});
  const body = text === '' ? undefined : parseJson(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw invalidRequest([{ pointer: '', detail: 'The body must be a JSON object.' }]);
  const result = v.safeParse(schema, body);
  const errors = [
    ...(result.issues ?? []).map((issue) => ({ pointer: pointerOf(pathOf(issue)), detail: issue.message })),
    ...misnamed(body, schema, 'field').map(({ name, detail }) => ({ pointer: pointerOf([name]), detail })),
  ];
  if (errors.length > 0 || !result.success) throw invalidRequest(withoutRepeats(errors));
  return result.output;
}

/**
 * Reads the query by a schema of strings; throws 400 that names every problem, repeated parameters and those written
 * otherwise than the schema has them included. Others that it does not know are ignored.
 */
export function readQuery<Schema extends v.GenericSchema>(
  event: APIGatewayProxyEvent,
  schema: Schema,
): v.InferOutput<Schema> {
  const repeated: InputError[] = Object.entries(event.multiValueQueryStringParameters ?? {})
    .filter(([, values]) => (values?.length ?? 0) > 1)
    .map(([parameter]) => ({
      parameter,
      detail: `${parameter || 'A parameter without a name'} is given more than once.`,
    }));
  const given = { ...event.queryStringParameters };
  const result = v.safeParse(schema, given);
  const invalid: InputError[] = [
    ...(result.issues ?? []).map((issue) => ({ parameter: pathOf(issue)[0] ?? '', detail: issue.message })),
    ...misnamed(given, schema, 'parameter').map(({ name, detail }) => ({ parameter: name, detail })),
  ].filter(
    ({ parameter }) => !repeated.some((error) => 'parameter' in error && error.parameter === parameter),
  );
  if (repeated.length + invalid.length > 0 || !result.success)
    throw invalidRequest(withoutRepeats([...repeated, ...invalid]));
  return result.output;
}
