import { randomUUID } from 'node:crypto';
import type { ProxyHandler } from './proxy.ts';
import { baseUrl } from './service.ts';

type RequestFilter = (request: Parameters<ProxyHandler>[0]) => boolean;

/** Creates a filter for requests with this method whose path, without the query, matches the pattern `path`. */
export const matches = (path: string, method = 'GET'): RequestFilter => {
  const pattern = new RegExp(`^${path}(\\?.*)?$`);
  return (request) => request.method === method && pattern.test(request.url ?? '');
};

/** Edits the JSON of successful responses to matching requests. */
export const editJson =
  // biome-ignore lint/suspicious/noExplicitAny: any response may be changed
    (concerns: RequestFilter, edit: (body: any) => void): ProxyHandler =>
    async (request, forward) => {
      const answer = await forward();
      if (!concerns(request) || answer.status !== 200) return answer;
      const body = await answer.json();
      edit(body);
      return Response.json(body, { headers: answer.headers });
    };

/** Removes a header from every response. */
export const withoutHeader =
  (name: string): ProxyHandler =>
  async (_request, forward) => {
    const answer = await forward();
    answer.headers.delete(name);
    return answer;
  };

/** Responds with 500 in place of the service: to all matching requests, or to the first `times`. */
export const failing = (concerns: RequestFilter, times = Number.POSITIVE_INFINITY): ProxyHandler => {
  let left = times;
  return async (request, forward) => {
    if (!concerns(request) || left-- <= 0) return forward();
    const requestId = randomUUID();
    const body = {
      type: `${baseUrl()}/docs/errors/internal_error`,
      title: 'Internal Server Error',
      status: 500,
      detail: 'Something went wrong on our side.',
      code: 'internal_error',
      requestId,
    };
    const headers = { 'X-Request-Id': requestId, 'Content-Type': 'application/problem+json' };
    return new Response(JSON.stringify(body), { status: 500, headers });
  };
};
