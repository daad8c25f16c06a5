import type { Problem } from '#lib/client/types.gen.ts';

/** What is wrong with a field of a request's body, by a JSON pointer. */
export type FieldProblem = NonNullable<Problem['errors']>[number];

/** A request that was refused or could not be made; `message` is a sentence for the person who made it. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  /** 0 if there was no answer at all. */
  readonly status: number;
  readonly code: string;
  readonly errors: readonly FieldProblem[];

  constructor(status: number, code: string, message: string, errors: readonly FieldProblem[] = []) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}

/** The problem of an answer, of which any member may be missing, with when to try again where a header says so and the sentence does not. */
export function problemOf(response: Response, { code, detail, errors }: Partial<Problem>): ApiProblem {
  const sentence =
    detail ?? `The service answered ${response.status} and gave no reason. Try again in a moment.`;
  const wait = Number(response.headers.get('Retry-After'));
  const advice = wait > 0 && !/try again/i.test(sentence) ? ` You can try again in ${duration(wait)}.` : '';
  return new ApiProblem(response.status, code ?? 'unknown', sentence + advice, errors);
}

/** The problem of a request that got no answer. */
export const unreachable = (): ApiProblem =>
  new ApiProblem(0, 'unreachable', 'The service cannot be reached. Check your connection and try again.');

function duration(seconds: number): string {
  const [amount, unit] =
    seconds < 90
      ? [Math.ceil(seconds), 'second']
      : seconds < 5400
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour'];
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}
