import { type Tool, type ToolName, tools } from '#lib/contract/tools.ts';
import { type InputError, Problem, problemOf } from '#lib/http/problem.ts';
import { daysBetween, isRealDate } from '#lib/time/civil-day.ts';

type Given = Readonly<Record<string, unknown>>;

const isDate = (value: unknown): value is string => typeof value === 'string' && isRealDate(value);

/** Returns an error if the range exceeds the tool's maximum days per call. */
export function dayLimitError(
  name: ToolName,
  { startDate, endDate, explain }: Given,
): InputError | undefined {
  const { maxDays }: Tool = tools[name];
  if (!maxDays || !isDate(startDate) || !isDate(endDate)) return undefined;
  const isExplained = String(explain).toLowerCase() === 'true';
  const max = isExplained ? maxDays.explained : maxDays.plain;
  if (daysBetween(startDate, endDate) < max) return undefined;
  const days = `${max} days per call${isExplained ? ' with explain' : ''}`;
  return {
    parameter: 'endDate',
    detail: `${name} returns at most ${days}. Request the other days in further calls.`,
  };
}

/**
 * Throws `range_too_long` if the range exceeds the tool's maximum days per call. If the operation rejects the request as
 * well, throws one problem with both errors, so that the model can fix them together.
 */
export async function withinDayLimit<Made>(
  name: ToolName,
  query: Given,
  prepared: Promise<Made>,
): Promise<Made> {
  const error = dayLimitError(name, query);
  if (!error) return prepared;
  const tooLong = new Problem('range_too_long', error.detail, { errors: [error] });
  const refused: unknown = await prepared.then(
    () => tooLong,
    (reason) => reason,
  );
  const { status, code, message, extras } = problemOf(refused);
  if (code === 'range_too_long') throw tooLong;
  if (status >= 500) throw refused;
  const errors = [...(extras.errors ?? []), error];
  throw new Problem(code, `${message} ${error.detail}`, { ...extras, errors });
}
