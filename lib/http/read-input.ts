import type { APIGatewayProxyEvent } from 'aws-lambda';
import * as v from 'valibot';
import type { Operation } from '#lib/contract/operation.ts';
import { echoed, fieldNames, misspelledNames, unknownNames } from '#lib/contract/suggest-name.ts';
import { parseJson } from '#lib/parse-json.ts';
import { type InputError, invalidRequest, Problem } from './problem.ts';

const MAX_BODY_KIB = 16;

function pathOf(issue: v.BaseIssue<unknown>): string[] {
  return (issue.path ?? []).map((item) => String(item.key));
}

const pointerOf = (path: readonly string[]): string =>
  path.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** Removes duplicate errors, because several checks of one field may report the same error. */
export function deduplicate(errors: InputError[]): InputError[] {
  return [...new Map(errors.map((error) => [JSON.stringify(error), error])).values()];
}

/**
 * Returns the text of a JSON body, or an empty string if there is no body. Throws 413 and 415. Expects lower-case header
 * names.
 */
export function bodyText(event: APIGatewayProxyEvent, maxKib = MAX_BODY_KIB): string {
  const text = event.isBase64Encoded
    ? Buffer.from(event.body ?? '', 'base64').toString('utf8')
    : (event.body ?? '');
  if (Buffer.byteLength(text) > maxKib * 1024)
    throw new Problem('body_too_large', `The body can have at most ${maxKib} KiB.`);
  const mediaType = event.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (text !== '' && mediaType !== 'application/json')
    throw new Problem(
      'unsupported_media_type',
      'Send the body with the header Content-Type: application/json.',
    );
  return text;
}

type BodyTerms = Pick<Operation, 'rejectsUnknownFields' | 'maxBodyKib'>;

/**
 * Parses a JSON body with a schema whose messages must be complete sentences. A missing body counts as `{}` if no field is
 * required. Throws 413, 415, or 400 with all errors (pointers: RFC 6901). Ignores unknown fields, except misspelled ones, unless
 * `rejectsUnknownFields`.
 */
export function readBody<Schema extends v.GenericSchema>(
  event: APIGatewayProxyEvent,
  schema: Schema,
  { rejectsUnknownFields, maxBodyKib }: BodyTerms = {},
): v.InferOutput<Schema> {
  const text = bodyText(event, maxBodyKib);
  if (text === '' && v.is(schema, {})) return v.parse(schema, {});
  const body = parseJson(text);
  if (text !== '' && body === undefined)
    throw invalidRequest([{ pointer: '', detail: 'The body is not valid JSON.' }]);
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw invalidRequest([{ pointer: '', detail: 'The body must be a JSON object.' }]);
  const result = v.safeParse(schema, body);
  const errors = [
    ...(result.issues ?? []).map((issue) => ({ pointer: pointerOf(pathOf(issue)), detail: issue.message })),
    ...(rejectsUnknownFields ? unknownNames : misspelledNames)(body, schema, 'field').map(
      ({ name, detail }) => ({
        pointer: pointerOf([name]),
        detail,
      }),
    ),
  ];
  if (errors.length > 0 || !result.success) throw invalidRequest(deduplicate(errors));
  return result.output;
}

/** Parameters of lists in pages. Lists without pages have no parameters; ignoring one would return the same list again. */
const PAGING = ['limit', 'page', 'offset', 'cursor'];

/**
 * Parses the query with a schema that accepts strings. Throws 400 with all errors, including repeated and misspelled
 * parameters. Ignores other unknown parameters.
 */
export function readQuery<Schema extends v.GenericSchema>(
  event: APIGatewayProxyEvent,
  schema: Schema,
): v.InferOutput<Schema> {
  const repeated: InputError[] = Object.entries(event.multiValueQueryStringParameters ?? {})
    .filter(([, values]) => (values?.length ?? 0) > 1)
    .map(([name]) => ({
      parameter: echoed(name),
      detail: `${echoed(name) || 'A parameter without a name'} is given more than once.`,
    }));
  const given = { ...event.queryStringParameters };
  const names = fieldNames(schema);
  const hasNoParameters = names.length === 0;
  const isOtherId = 'externalId' in given && names.includes('profileId') && !names.includes('externalId');
  const result = v.safeParse(schema, given);
  const invalid: InputError[] = [
    ...(result.issues ?? []).map((issue) => ({ parameter: pathOf(issue)[0] ?? '', detail: issue.message })),
    ...misspelledNames(given, schema, 'parameter').map(({ name, detail }) => ({ parameter: name, detail })),
    ...(isOtherId
      ? [{ parameter: 'externalId', detail: 'Send profileId. GET /api/profiles?externalId= finds it.' }]
      : []),
    ...PAGING.filter((name) => name in given && hasNoParameters).map((name) => ({
      parameter: name,
      detail: `This request has no pages: it returns everything at once. Omit ${name}.`,
    })),
  ].filter(
    ({ parameter }) => !repeated.some((error) => 'parameter' in error && error.parameter === parameter),
  );
  if (repeated.length + invalid.length > 0 || !result.success)
    throw invalidRequest(deduplicate([...repeated, ...invalid]));
  return result.output;
}

const IDEMPOTENCY_KEY = 'Idempotency-Key';
const VISIBLE_ASCII = /^[\x21-\x7e]{1,255}$/;

export const isIdempotencyKey = (text: string): boolean => VISIBLE_ASCII.test(text);

/** Returns the request's Idempotency-Key, if it has one. Throws 400 if the header is malformed or repeated. */
export function readIdempotencyKey(event: APIGatewayProxyEvent): string | undefined {
  const [key, ...more] = event.multiValueHeaders?.[IDEMPOTENCY_KEY.toLowerCase()] ?? [];
  if (key === undefined) return undefined;
  if (isIdempotencyKey(key) && more.length === 0) return key;
  throw invalidRequest([
    {
      parameter: IDEMPOTENCY_KEY,
      detail: `${IDEMPOTENCY_KEY} must be 1 to 255 visible ASCII characters, given once.`,
    },
  ]);
}
