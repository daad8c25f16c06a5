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

/** The service's root; this script is in `assets/` below it. */
export const root = new URL('..', import.meta.url);

export const pending = signal(0);

/** Whether the last request got a response. */
export const isReachable = signal(true);

/** How often the connection has come back since the page was loaded. Views reload their data when it changes. */
export const reconnectCount = signal(0);

export function reconnect(): void {
  isReachable.value = true;
  reconnectCount.value += 1;
}

addEventListener('online', () => !isReachable.value && reconnect());

/** Set by the session: the session is missing or has ended, or the operation needs a recent sign-in. */
export const callbacks = { onSignedOut: (): void => undefined, onSignInAgain: (): void => undefined };

let leaving = new AbortController();

/** Aborts all requests under way when the account changes; each fails as unreachable. */
export function abortRequests(): void {
  leaving.abort();
  leaving = new AbortController();
}

const client = createClient({
  baseUrl: root.href,
  async fetch(url, init) {
    const signal = init.signal ? anySignal(leaving.signal, init.signal) : leaving.signal;
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

/** `AbortSignal.any`, which browsers lack before 2024. */
function anySignal(...signals: AbortSignal[]): AbortSignal {
  if ('any' in AbortSignal) return AbortSignal.any(signals);
  const either = new AbortController();
  for (const one of signals) {
    if (one.aborted) either.abort();
    one.addEventListener('abort', () => either.abort(), { signal: either.signal });
  }
  return either.signal;
}

/** What is wrong with a field of a request's body, by a JSON pointer. */
export type FieldProblem = ProblemError['errors'][number];

/** A failed request; `message` is shown to the reader. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  /** 0 without a response. */
  readonly status: number;
  readonly code: string;
  readonly errors: readonly FieldProblem[];

  constructor(cause: ProblemError | NetworkError) {
    const refused = cause instanceof ProblemError;
    super(
      refused ? sentenceOf(cause) : 'The service cannot be reached. Check your connection and try again.',
      { cause },
    );
    this.status = refused ? cause.status : 0;
    this.code = refused ? cause.code : 'unreachable';
    this.errors = refused ? cause.errors : [];
  }
}

/** Calls an operation. Throws an `ApiProblem`; one that a sign-in would solve also runs the session's callback. */
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

/** Waits for a deletion, and ignores that another tab or device was first. Throws an `ApiProblem` otherwise. */
export async function unlessDeleted(deletion: Promise<unknown>): Promise<void> {
  await deletion.catch((error: unknown) => {
    if (!(error instanceof ApiProblem && error.status === 404)) throw error;
  });
}

/** A profile's days from one date to another, inclusive, in a zone. */
export type Days = NonNullable<RequestFor<'GET /api/horoscope/overview'>['query']>;

/** The problem's detail, and when to try again unless the detail says so. */
function sentenceOf({ status, problem, retryAfterSeconds }: ProblemError): string {
  const sentence =
    problem.detail ?? `The service answered ${status} and gave no reason. Try again in a moment.`;
  if (retryAfterSeconds === undefined || /try again/i.test(sentence)) return sentence;
  return `${sentence} You can try again in ${duration(retryAfterSeconds)}.`;
}

function duration(seconds: number): string {
  const [amount, unit] =
    seconds < 90
      ? [Math.ceil(seconds), 'second']
      : seconds < 5400
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour'];
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}
