import * as v from 'valibot';
import type { Caller } from '#lib/accounts/caller.ts';
import { meantName } from '#lib/contract/meant-name.ts';
import { nearestName } from '#lib/contract/nearest-name.ts';
import { inputName, inputNames, REQUEST_NAME, type Tool } from '#lib/contract/tool.ts';
import { type ToolName, tools } from '#lib/contract/tools.ts';
import { isIdempotencyKey } from '#lib/http/idempotency-key.ts';
import { type InputError, invalidRequest } from '#lib/http/problem.ts';
import { withoutRepeats } from '#lib/http/read-input.ts';
import type { AskedOf } from './asked.ts';
import { tooManyDays } from './too-many-days.ts';

type Arguments = Readonly<Record<string, unknown>>;

/**
 * Reads the arguments of a call by the schemas of the tool's operation. Throws 400 that names every problem, among them
 * arguments that the tool does not know.
 */
export function readArguments<Name extends ToolName>(
  name: Name,
  given: Arguments,
  caller: Caller,
): AskedOf<Name> {
  const tool: Tool = tools[name];
  const { params, query, body, idempotent } = tool.operation;
  const errors = unknownInputs(name, tool, given);
  const read = (
    schema: v.GenericSchema | 'ignored' | undefined,
    input: Arguments,
    problems = ownProblems,
  ) => {
    if (schema === undefined || schema === 'ignored') return undefined;
    const result = v.safeParse(schema, input);
    errors.push(...problems(result.issues ?? []));
    return result.output;
  };
  const asked = {
    caller,
    params: read(params, byParameter(given), problemsOfNames),
    query: read(query, asQuery(given)),
    body: read(body, given),
    idempotencyKey: idempotent && read(RequestName, given),
  };
  if (errors.length > 0)
    throw invalidRequest(withoutRepeats([...errors, tooManyDays(name, given) ?? []].flat()));
  return asked as AskedOf<Name>;
}

/**
 * What a tool was given beyond its inputs, each with the one that was meant or all that there are. Of a tool that takes
 * nothing nothing is lost: there some clients send fillers.
 */
function unknownInputs(name: ToolName, tool: Tool, given: Arguments): InputError[] {
  const inputs = inputNames(tool);
  if (inputs.length === 0) return [];
  return Object.keys(given).flatMap((input) => {
    if (inputs.includes(input)) return [];
    const meant = meantName(input, inputs) ?? nearestName(input, inputs);
    const lead = meant === undefined ? `, which takes ${inputs.join(', ')}.` : `; did you mean ${meant}?`;
    return [{ parameter: input, detail: `“${input}” is not an input of ${name}${lead}` }];
  });
}

type Issues = readonly v.BaseIssue<unknown>[];

const problemsAs = (detailOf: (issue: v.BaseIssue<unknown>, input: string) => string) => (issues: Issues) =>
  issues.map((issue) => {
    const input = inputName((issue.path ?? []).map(({ key }) => String(key)).join('.'));
    return { parameter: input, detail: detailOf(issue, input) };
  });

const ownProblems = problemsAs(({ message }) => message);
const problemsOfNames = problemsAs((_issue, input) => `${input} is required, as a string.`);

/** The name of a request, as the header of that purpose has it. */
const RequestName = v.pipe(
  v.object({
    [REQUEST_NAME]: v.nullish(
      v.pipe(
        v.string(`${REQUEST_NAME} must be a string.`),
        v.check(isIdempotencyKey, `${REQUEST_NAME} must be 1 to 255 visible ASCII characters.`),
      ),
    ),
  }),
  v.transform((input) => input[REQUEST_NAME] ?? undefined),
);

/** The arguments by the names that the path has for them. */
const byParameter = (given: Arguments): Arguments => ({ ...given, id: given[inputName('id')] });

/** The arguments as a query has them: numbers and truth values as text, and null as nothing. */
const asQuery = (given: Arguments): Arguments =>
  Object.fromEntries(
    Object.entries(given)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name, ['number', 'boolean'].includes(typeof value) ? String(value) : value]),
  );
