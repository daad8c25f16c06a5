import type { Tool } from '#lib/contract/tool.ts';
import { type ToolName, tools } from '#lib/contract/tools.ts';
import { type InputError, Problem, problemOf } from '#lib/http/problem.ts';
import { daysBetween, isRealDate } from '#lib/time/civil-day.ts';

type Given = Readonly<Record<string, unknown>>;

const isDate = (value: unknown): value is string => typeof value === 'string' && isRealDate(value);

/** What is wrong with a range of more days than a tool answers at once; undefined if nothing is. */
export function tooManyDays(name: ToolName, { startDate, endDate, explain }: Given): InputError | undefined {
  const { maxDays }: Tool = tools[name];
  if (!maxDays || !isDate(startDate) || !isDate(endDate)) return undefined;
  const isExplained = String(explain).toLowerCase() === 'true';
  const most = isExplained ? maxDays.explained : maxDays.plain;
  if (daysBetween(startDate, endDate) < most) return undefined;
  const days = `${most} days a call${isExplained ? ' with explain' : ''}`;
  return {
    parameter: 'endDate',
    detail: `${name} answers at most ${days}; ask for the others by further calls.`,
  };
}

/**
 * What is prepared for a tool, unless more days are asked for than it answers at once: then it throws `range_too_long`, or
 * what the preparation was refused for with both sentences, so that nobody mends the one and meets the other.
 */
export async function unlessTooMany<Made>(
  name: ToolName,
  query: Given,
  prepared: Promise<Made>,
): Promise<Made> {
  const error = tooManyDays(name, query);
  if (!error) return prepared;
  const tooLong = new Problem('range_too_long', error.detail, { errors: [error] });
  const refused: unknown = await prepared.then(
    () => tooLong,
    (reason) => reason,
  );
  const { status, code, message, members, errors = [], retryAfterSeconds } = problemOf(refused);
  if (code === 'range_too_long') throw tooLong;
  if (status >= 500) throw refused;
  throw new Problem(code, `${message} ${error.detail}`, {
    members,
    retryAfterSeconds,
    errors: [...errors, error],
  });
}
