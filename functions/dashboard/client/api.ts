import { signal } from '@preact/signals';
import {
  createClient,
  NetworkError,
  ProblemError,
  type RequestArguments,
  type RequestFor,
  type ResponseFor,
  type Route,
} from '#lib/client/create-client.ts';

/** The service's root URL; this script is served from `assets/` below it. */
export const root = new URL('..', import.meta.url);

export const pending = signal(0);

/** Whether the last request got a response. */
export const isReachable = signal(true);

/** Number of reconnects since the page was loaded. Views reload their data when the number changes. */
export const reconnectCount = signal(0);

export function reconnect(): void {
  isReachable.value = true;
  reconnectCount.value += 1;
}

addEventListener('online', () => !isReachable.value && reconnect());

/** Callbacks set by `session.ts`, for a missing or expired session and for operations that need a recent sign-in. */
export const callbacks = { onSignedOut: (): void => undefined, onSignInAgain: (): void => undefined };

let inFlight = new AbortController();

/** Aborts all requests in flight when the account changes. Each fails with the code `unreachable`. */
export function abortRequests(): void {
  inFlight.abort();
  inFlight = new AbortController();
}

const client = createClient({
  baseUrl: root.href,
  async fetch(url, init) {
    const signal = init.signal ? anySignal(inFlight.signal, init.signal) : inFlight.signal;
    try {
      // Responses must not stay on the disk of a shared computer.
      const response = await fetch(url, { ...init, cache: 'no-store', signal });
      isReachable.value = true;
      return response;
    } catch (error) {
      if (!signal.aborted) isReachable.value = false;
      throw error;
    }
  },
});

/** Equivalent of `AbortSignal.any`, which some browsers lacked until March 2024. */
function anySignal(...signals: AbortSignal[]): AbortSignal {
  if ('any' in AbortSignal) return AbortSignal.any(signals);
  const either = new AbortController();
  for (const one of signals) {
    if (one.aborted) either.abort();
    one.addEventListener('abort', () => either.abort(), { signal: either.signal });
  }
  return either.signal;
}

/** An invalid input of a request: its location (for a body field, a JSON pointer) and what is wrong with the value. */
export type FieldProblem = ProblemError['errors'][number];

/** A failed request. `message` is shown to the user. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  /** HTTP status, or 0 if there was no response. */
  readonly status: number;
  readonly code: string;
  readonly errors: readonly FieldProblem[];

  constructor(cause: ProblemError | NetworkError) {
    const hasResponse = cause instanceof ProblemError;
    super(
      hasResponse ? messageOf(cause) : 'We can’t reach the service. Check your connection and try again.',
      { cause },
    );
    this.status = hasResponse ? cause.status : 0;
    this.code = hasResponse ? cause.code : 'unreachable';
    this.errors = hasResponse ? cause.errors : [];
  }
}

/** Calls an operation. Throws an `ApiProblem` on failure, after running the session's callback if signing in would help. */
export async function call<R extends Route>(
  route: R,
  ...request: RequestArguments<R>
): Promise<ResponseFor<R>> {
  pending.value += 1;
  try {
    return await client.call(route, ...request);
  } catch (error) {
    if (!(error instanceof ProblemError || error instanceof NetworkError)) throw error;
    const problem = new ApiProblem(error);
    if (problem.status === 401) callbacks.onSignedOut();
    if (problem.code === 'sign_in_again') callbacks.onSignInAgain();
    throw problem;
  } finally {
    pending.value -= 1;
  }
}

/** Awaits a deletion. Ignores a 404: another tab or device has already deleted the item. Throws any other `ApiProblem`. */
export async function unlessDeleted(deletion: Promise<unknown>): Promise<void> {
  await deletion.catch((error: unknown) => {
    if (!(error instanceof ApiProblem && error.status === 404)) throw error;
  });
}

/** A profile and an inclusive range of dates in a time zone. */
export type Days = NonNullable<RequestFor<'GET /api/horoscope/overview'>['query']>;

/** Returns the problem's detail, plus when to try again unless the detail already says so. */
function messageOf({ status, problem, retryAfterSeconds }: ProblemError): string {
  const sentence = problem.detail ?? (status >= 500 ? OUR_FAULT : 'That didn’t work. Try again in a moment.');
  if (retryAfterSeconds === undefined || /try again/i.test(sentence)) return sentence;
  return `${sentence} You can try again in ${duration(retryAfterSeconds)}.`;
}

const OUR_FAULT = 'That didn’t work, and it’s our fault. Try again in a moment.';

function duration(seconds: number): string {
  const [amount, unit] =
    seconds < 90
      ? [Math.ceil(seconds), 'second']
      : seconds < 5400
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour'];
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}
