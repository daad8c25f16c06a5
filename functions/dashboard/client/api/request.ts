import { signal } from '@preact/signals';
import { client } from '#lib/client/client.gen.ts';
import type { Problem } from '#lib/client/types.gen.ts';
import { problemOf, unreachable } from './api-problem.ts';

/** The service's root; this script's own address is `assets/NAME` below it. */
export const root = new URL('..', import.meta.url);

/** How many requests are under way. */
export const pending = signal(0);

/** Is told of every answer that says that nobody is signed in. */
export const onSignedOut: { tell: () => void } = { tell: () => undefined };

/** Whether the last request got an answer; the page says so if none did. */
export const isReachable = signal(true);

/** How often a connection has come back since the page was opened; whoever shows something asks for it anew then. */
export const connections = signal(0);

/** Notes that the service answers again. */
export function reconnect(): void {
  isReachable.value = true;
  connections.value += 1;
}

addEventListener('online', () => !isReachable.value && reconnect());

let leaving = new AbortController();

/** Gives up whatever is under way: its answers would be for somebody who has left. Each fails as unreachable. */
export function abandonRequests(): void {
  leaving.abort();
  leaving = new AbortController();
}

/** Is told of every answer that asks for a new sign-in before it does what was wanted. */
export const onSignInAgain: { tell: () => void } = { tell: () => undefined };

client.setConfig({
  baseUrl: root.href,
  // Nobody who uses this browser later finds an answer on its disk.
  cache: 'no-store',
  fetch: async (input, init) => {
    const request = new Request(input, init);
    const signal = eitherOf(leaving.signal, request.signal);
    try {
      const response = await fetch(request, { signal });
      isReachable.value = true;
      return response;
    } catch (error) {
      if (!signal.aborted) isReachable.value = false;
      throw error;
    }
  },
});

/** Aborted as soon as one of two is; `AbortSignal.any` is not in browsers of before 2024. */
function eitherOf(...signals: AbortSignal[]): AbortSignal {
  if ('any' in AbortSignal) return AbortSignal.any(signals);
  const either = new AbortController();
  for (const one of signals) {
    if (one.aborted) either.abort();
    one.addEventListener('abort', () => either.abort(), { signal: either.signal });
  }
  return either.signal;
}

/** What a call of the generated client comes to: data, or why there is none; no response, if there was none. */
type Outcome<Data> = { data: Data | undefined; error: Partial<Problem> | undefined; response?: Response };

/**
 * Waits for a call of the generated client, and resolves to what it is answered with. Throws an `ApiProblem` for
 * whatever else comes back, and as unreachable once the call is given up; one that a sign-in would solve also leads there.
 */
export async function answerOf<Data>(call: Promise<Outcome<Data>>): Promise<Data> {
  pending.value += 1;
  try {
    const { data, error = {}, response } = await call;
    if (data !== undefined) return data;
    if (!response || response.ok) throw unreachable();
    if (response.status === 401) onSignedOut.tell();
    const problem = problemOf(response, error);
    if (problem.code === 'sign_in_again') onSignInAgain.tell();
    throw problem;
  } finally {
    pending.value -= 1;
  }
}
