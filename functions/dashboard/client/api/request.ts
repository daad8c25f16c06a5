import { signal } from '@preact/signals';
import { ApiProblem, type ProblemDocument, problemOf, unreachable } from './api-problem.ts';

/** The service's root; this script's own address is `assets/NAME` below it. */
export const root = new URL('..', import.meta.url);

/** How many requests are under way. */
export const pending = signal(0);

/** Is told of every answer that says that nobody is signed in. */
export const onSignedOut: { tell: () => void } = { tell: () => undefined };

let leaving = new AbortController();

/** Gives up whatever is under way: its answers would be for somebody who has left. Each fails as unreachable. */
export function abandonRequests(): void {
  leaving.abort();
  leaving = new AbortController();
}

/** Is told of every answer that asks for a new sign-in before it does what was wanted. */
export const onSignInAgain: { tell: () => void } = { tell: () => undefined };

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
type Content = { query?: Record<string, string>; body?: object; signal?: AbortSignal };

/**
 * Sends a request to the API and reads its JSON answer. Throws an `ApiProblem` for whatever else comes back, and as
 * unreachable once `signal` gives it up; one that a sign-in would solve also leads there.
 */
export async function request<Answer>(
  method: Method,
  path: string,
  { query, body, signal }: Content = {},
): Promise<Answer> {
  const url = new URL(`api/${path}`, root);
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  pending.value += 1;
  try {
    const response = await fetch(url, {
      method,
      // Nobody who uses this browser later finds an answer on its disk.
      cache: 'no-store',
      signal: signal ? AbortSignal.any([leaving.signal, signal]) : leaving.signal,
      ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (response.ok) return await response.json();
    if (response.status === 401) onSignedOut.tell();
    const document: ProblemDocument = await response.json().catch(() => ({}));
    if (document.code === 'sign_in_again') onSignInAgain.tell();
    throw problemOf(response, document);
  } catch (error) {
    throw error instanceof ApiProblem ? error : unreachable();
  } finally {
    pending.value -= 1;
  }
}
