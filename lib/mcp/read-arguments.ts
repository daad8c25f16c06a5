import * as v from 'valibot';
import type { Caller } from '#lib/accounts/caller.ts';
import { inputName, REQUEST_NAME, type Tool } from '#lib/contract/tool.ts';
import { type ToolName, tools } from '#lib/contract/tools.ts';
import { isIdempotencyKey } from '#lib/http/idempotency-key.ts';
import { type InputError, invalidRequest, Problem } from '#lib/http/problem.ts';
import { withoutRepeats } from '#lib/http/read-input.ts';
import { daysBetween } from '#lib/time/civil-day.ts';
import type { AskedOf } from './asked.ts';

type Arguments = Readonly<Record<string, unknown>>;

/**
 * Reads the arguments of a call by the schemas of the tool's operation. Throws 400 that names every problem, and
 * `range_too_long` for more days than the tool answers at once.
 */
export function readArguments<Name extends ToolName>(
  name: Name,
  given: Arguments,
  caller: Caller,
): AskedOf<Name> {
  const tool: Tool = tools[name];
  const { params, query, body, idempotent } = tool.operation;
  const errors: InputError[] = [];
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
  if (errors.length > 0) throw invalidRequest(withoutRepeats(errors));
  refuseLongRanges(name, tool, asked.query);
  return asked as AskedOf<Name>;
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

const Range = v.object({ startDate: v.string(), endDate: v.string(), explain: v.optional(v.boolean()) });

function refuseLongRanges(name: ToolName, { maxDays }: Tool, query: unknown): void {
  if (!maxDays || !v.is(Range, query)) return;
  const most = query.explain ? maxDays.explained : maxDays.plain;
  if (daysBetween(query.startDate, query.endDate) < most) return;
  const days = `${most} days a call${query.explain ? ' with explain' : ''}`;
  const detail = `${name} answers at most ${days}; ask for the others by further calls.`;
  throw new Problem('range_too_long', detail, { errors: [{ parameter: 'endDate', detail }] });
}
