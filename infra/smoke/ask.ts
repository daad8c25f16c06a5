import type { Operation } from '#lib/contract/operation.ts';
import type { ReadAnswer } from './contract-issues.ts';

/** A request to make, and how a report names it. */
export type Asked = {
  readonly method: string;
  /** Below the service's address, with its query. */
  readonly path: string;
  readonly shown: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: object | undefined;
};

/** An answer with the milliseconds that it took, or why there is none. */
export type Seen = { ms: number } & ({ answer: ReadAnswer } | { failure: string });

/** Longer than API Gateway waits for any function. */
const PATIENCE_MS = 35_000;

type Details = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: object;
};

/** The request of an operation; `method` is another than its own to ask by HEAD, or wrongly. */
export function of(
  { method: own, path }: Pick<Operation, 'method' | 'path'>,
  { params = {}, query = {}, headers = {}, body }: Details = {},
  method: string = own,
): Asked {
  const filled = path.replace(/\{(\w+)\}/g, (_all, name) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  return {
    method,
    path: search ? `${filled}?${search}` : filled,
    shown: `${method} ${path}`,
    headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
    body,
  };
}

/** The request of a path that is no operation's. */
export const at = (path: string, method = 'GET'): Asked => ({
  method,
  path,
  shown: `${method} ${path}`,
  headers: {},
});

/** Makes a request of the service at an address, without following redirections; never rejects. */
export async function ask(url: string, { method, path, headers, body }: Asked): Promise<Seen> {
  const startedAt = performance.now();
  const ms = () => Math.round(performance.now() - startedAt);
  try {
    const response = await fetch(url + path, {
      method,
      // A connection that is kept may be closed by the other side just as it is used again.
      headers: { ...headers, Connection: 'close' },
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      ms: ms(),
      answer: { status: response.status, headers: response.headers, text, body: json(text) },
    };
  } catch (error) {
    return { ms: ms(), failure: reason(error) };
  }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
  return code ?? (cause instanceof Error ? cause.message : error.message);
}
