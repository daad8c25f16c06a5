import { randomUUID } from 'node:crypto';
import type { ProxyHandler } from './proxy.ts';
import { baseUrl } from './service.ts';

type RequestFilter = (asked: Parameters<ProxyHandler>[0]) => boolean;

/** Matches requests by path (a pattern, any query) and method. */
export const matches = (path: string, method = 'GET'): RequestFilter => {
  const pattern = new RegExp(`^${path}(\\?.*)?$`);
  return (asked) => asked.method === method && pattern.test(asked.url ?? '');
};

/** Edits the JSON of responses to matching requests. */
export const editJson =
  // biome-ignore lint/suspicious/noExplicitAny: any answer may be changed
    (concerns: RequestFilter, edit: (body: any) => void): ProxyHandler =>
    async (asked, forward) => {
      const answer = await forward();
      if (!concerns(asked) || answer.status !== 200) return answer;
      const body = await answer.json();
      edit(body);
      return Response.json(body, { headers: answer.headers });
    };

/** Removes a header from every response. */
export const withoutHeader =
  (name: string): ProxyHandler =>
  async (_asked, forward) => {
    const answer = await forward();
    answer.headers.delete(name);
    return answer;
  };

/** Fails matching requests before they reach the service: all, or the first `times`. */
export const failing = (concerns: RequestFilter, times = Number.POSITIVE_INFINITY): ProxyHandler => {
  let left = times;
  return async (asked, forward) => {
    if (!concerns(asked) || left-- <= 0) return forward();
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
