import * as v from 'valibot';
import type { Caller } from '#lib/accounts/caller.ts';
import { echoed, intendedName, nearestName } from '#lib/contract/suggest-name.ts';
import {
  IDEMPOTENCY_KEY_INPUT,
  inputName,
  inputNames,
  type Tool,
  type ToolName,
  tools,
} from '#lib/contract/tools.ts';
import { type InputError, invalidRequest } from '#lib/http/problem.ts';
import { deduplicate, isIdempotencyKey } from '#lib/http/read-input.ts';
import { dayLimitError } from './day-limit.ts';
import type { ToolRequest } from './tool-schemas.ts';

type Arguments = Readonly<Record<string, unknown>>;

/** Validates a call's arguments against the operation's schemas. Throws 400 with all errors, including unknown arguments. */
export function readArguments<Name extends ToolName>(
  name: Name,
  given: Arguments,
  caller: Caller,
): ToolRequest<Name> {
  const tool: Tool = tools[name];
  const { params, query, body, idempotent } = tool.operation;
  const errors = unknownInputErrors(name, tool, given);
  const read = (
    schema: v.GenericSchema | 'ignored' | undefined,
    input: Arguments,
    toErrors = schemaErrors,
  ) => {
    if (schema === undefined || schema === 'ignored') return undefined;
    const result = v.safeParse(schema, input);
    errors.push(...toErrors(result.issues ?? []));
    return result.output;
  };
  const request = {
    caller,
    params: read(params, asPathParameters(given), requiredStringErrors),
    query: read(query, asQuery(given)),
    body: read(body, given),
    idempotencyKey: idempotent && read(IdempotencyKeyInput, given),
  };
  if (errors.length > 0)
    throw invalidRequest(deduplicate([...errors, dayLimitError(name, given) ?? []].flat()));
  return request as ToolRequest<Name>;
}

/**
 * Errors for unknown arguments, each with a suggestion; the first without one lists the inputs. Tools without inputs ignore
 * arguments, because some clients send placeholders.
 */
function unknownInputErrors(name: ToolName, tool: Tool, given: Arguments): InputError[] {
  const inputs = inputNames(tool);
  if (inputs.length === 0) return [];
  let list = `, which takes ${inputs.join(', ')}.`;
  return Object.keys(given).flatMap((input) => {
    if (inputs.includes(input)) return [];
    const meant = intendedName(input, inputs) ?? nearestName(input, inputs);
    const hint = meant === undefined ? list : `. Did you mean ${meant}?`;
    if (meant === undefined) list = '.';
    const shown = echoed(input);
    return [{ parameter: shown, detail: `“${shown}” is not an input of ${name}${hint}` }];
  });
}

type Issues = readonly v.BaseIssue<unknown>[];

const errorsWith = (detailOf: (issue: v.BaseIssue<unknown>, input: string) => string) => (issues: Issues) =>
  issues.map((issue) => {
    const input = inputName((issue.path ?? []).map(({ key }) => String(key)).join('.'));
    return { parameter: input, detail: detailOf(issue, input) };
  });

const schemaErrors = errorsWith(({ message }) => message);
const requiredStringErrors = errorsWith((_issue, input) => `${input} is required, as a string.`);

const IdempotencyKeyInput = v.pipe(
  v.object({
    [IDEMPOTENCY_KEY_INPUT]: v.nullish(
      v.pipe(
        v.string(`${IDEMPOTENCY_KEY_INPUT} must be a string.`),
        v.check(isIdempotencyKey, `${IDEMPOTENCY_KEY_INPUT} must be 1 to 255 visible ASCII characters.`),
      ),
    ),
  }),
  v.transform((input) => input[IDEMPOTENCY_KEY_INPUT] ?? undefined),
);

const asPathParameters = (given: Arguments): Arguments => ({ ...given, id: given[inputName('id')] });

/** The arguments as a query, with numbers and booleans as strings and without null values. */
const asQuery = (given: Arguments): Arguments =>
  Object.fromEntries(
    Object.entries(given)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name, ['number', 'boolean'].includes(typeof value) ? String(value) : value]),
  );
