import type { Code, Problem } from '#lib/contract/problems.ts';
import type { RequestFor, ResponseFor, Route } from './routes.ts';

export type { RequestFor, ResponseFor, Route } from './routes.ts';

export type ClientOptions = {
  /** The base URL of the service, including any path prefix. */
  baseUrl: string;
  /** An API key. In a browser, the session cookie is enough. */
  key?: string;
  /** Headers that are sent with every request. */
  headers?: Readonly<Record<string, string>>;
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
};

export type Client = {
  /**
   * Calls an operation and returns the parsed response. Throws a `ProblemError` if the response is an error, and a
   * `NetworkError` if no complete response arrives.
   */
  call<R extends Route>(route: R, ...request: RequestArguments<R>): Promise<ResponseFor<R>>;
  /** Calls an operation and returns the raw response with any status. Throws a `NetworkError` if no response arrives. */
  fetch<R extends Route>(route: R, ...request: RequestArguments<R>): Promise<Response>;
};

/** Arguments of a call after the route. The request is optional if the route requires no input. */
export type RequestArguments<R extends Route> =
  object extends RequestFor<R> ? [request?: RequestFor<R>] : [request: RequestFor<R>];

/** An error response. `message` is the problem's detail. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly status: number;
  /** The problem's code; `unknown` if the response isn't a problem, such as a proxy's error page. */
  readonly code: Code | 'unknown';
  readonly detail: string;
  /** All invalid inputs, each with its field or parameter. */
  readonly errors: NonNullable<Problem['errors']>;
  readonly retryAfterSeconds: number | undefined;
  /** The complete problem, including members that only some codes have. */
  readonly problem: Partial<Problem>;

  constructor({ status, headers }: Response, problem: Partial<Problem>) {
    const detail = problem.detail ?? `The service responded with status ${status} and no reason.`;
    super(detail);
    this.status = status;
    this.code = problem.code ?? 'unknown';
    this.detail = detail;
    this.errors = problem.errors ?? [];
    this.retryAfterSeconds = Number(headers.get('Retry-After')) || undefined;
    this.problem = problem;
  }
}

/**
 * No complete response arrived, for example because the service is unreachable or the request was aborted. `cause` has the
 * reason.
 */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** A request to any route; each route uses only some of the fields. */
type AnyRequest = {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  idempotencyKey?: string;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
};

/** Creates a client whose requests and responses are typed by the contract. Requests are not retried. */
export function createClient({ baseUrl, key, headers, fetch: send = fetch }: ClientOptions): Client {
  const common = { ...headers, ...(key && { Authorization: `Bearer ${key}` }) };

  const request = (
    route: Route,
    { params, query, body, idempotencyKey, signal, ...own }: AnyRequest = {},
  ): Promise<Response> => {
    const [method = '', path = ''] = route.split(' ');
    const url = baseUrl.replace(/\/$/, '') + fill(path, params) + search(query);
    const init = {
      method,
      headers: {
        ...common,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
        ...own.headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    };
    return orNetworkError(send(url, init));
  };

  const call = async (route: Route, input?: AnyRequest): Promise<unknown> => {
    const response = await request(route, input);
    if (!response.ok) throw new ProblemError(response, await problemIn(response));
    const isText = response.headers.get('Content-Type')?.startsWith('text/calendar');
    return orNetworkError(isText ? response.text() : response.json());
  };

  // Internally, all routes share one request type and one response type; `Client` types them by route.
  return { call, fetch: request } as Client;
}

const fill = (path: string, params: AnyRequest['params'] = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''));

function search(query: AnyRequest['query'] = {}): string {
  const present = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(present.map(([name, value]): [string, string] => [name, `${value}`]));
  return present.length > 0 ? `?${text}` : '';
}

const orNetworkError = <T>(pending: Promise<T>): Promise<T> =>
  pending.catch((cause: unknown) => {
    throw new NetworkError('No complete response from the service.', { cause });
  });

/** The problem in a response; empty if the response isn't a problem, such as a proxy's error page. */
async function problemIn(response: Response): Promise<Partial<Problem>> {
  const body: unknown = await response.json().catch(() => undefined);
  return typeof body === 'object' && body !== null ? body : {};
}
