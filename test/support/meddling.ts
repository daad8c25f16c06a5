import { randomUUID } from 'node:crypto';
import type { Meddle } from './proxy.ts';
import { baseUrl } from './service.ts';

/** Which requests a fault concerns. */
type Concerned = (asked: Parameters<Meddle>[0]) => boolean;

/** Whether a request is for a path, a pattern of one, whatever its query, and has a method. */
export const isFor = (path: string, method = 'GET'): Concerned => {
  const pattern = new RegExp(`^${path}(\\?.*)?$`);
  return (asked) => asked.method === method && pattern.test(asked.url ?? '');
};

/** Changes the JSON of answers to some requests. */
export const edited =
  // biome-ignore lint/suspicious/noExplicitAny: any answer may be changed
    (concerns: Concerned, edit: (body: any) => void): Meddle =>
    async (asked, forward) => {
      const answer = await forward();
      if (!concerns(asked) || answer.status !== 200) return answer;
      const body = await answer.json();
      edit(body);
      return Response.json(body, { headers: answer.headers });
    };

/** Takes a header from every answer. */
export const without =
  (name: string): Meddle =>
  async (_asked, forward) => {
    const answer = await forward();
    answer.headers.delete(name);
    return answer;
  };

/** Lets the service fail before requests of a kind are carried out: all, or the first ones. */
export const failing = (concerns: Concerned, times = Number.POSITIVE_INFINITY): Meddle => {
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
