import type { APIGatewayProxyEvent } from 'aws-lambda';
import * as v from 'valibot';
import { collectRateLimits, type RateLimitStatus, type RateLimitStatuses } from '#lib/rate-limit-status.ts';
import { rateLimited } from '#lib/service-error.ts';

const NUMBERS = ['limit', 'windowSeconds', 'left', 'endMs'] as const;

/** The request quotas as JSON in the authorizer's context. `left` is negative once a quota is exceeded. */
const RequestQuotas = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ scope: v.string(), ...v.entriesFromList(NUMBERS, v.number()) })),
);

/** The detail of a 429 for each request quota, by scope. */
const DETAILS: Readonly<Record<string, (limit: number) => string>> = {
  requests: () => 'The daily request quota of this account is used up. It resets at 00:00 UTC.',
  'requests-hour': (limit) =>
    `The hourly request quota of this account is used up. It allows ${limit} requests and resets at the full hour.`,
  'requests-of-new-accounts': () =>
    'All accounts that signed in for the first time within a day have used up the requests that they share. They can continue at the full hour.',
};

const statusesByEvent = new WeakMap<APIGatewayProxyEvent, RateLimitStatuses>();

const secondsUntil = (endMs: number): number => Math.max(0, Math.ceil((endMs - Date.now()) / 1000));

/**
 * Handles a request, or throws 429 if a request quota is used up. Requests are counted by the authorizer, which can't
 * respond with a problem. Collects the status of all limits for `rateLimitHeaders`.
 */
export async function withRequestQuota<Result>(
  event: APIGatewayProxyEvent,
  handle: () => Promise<Result>,
): Promise<Result> {
  const statuses: RateLimitStatuses = new Map();
  statusesByEvent.set(event, statuses);
  const requests = event.requestContext.authorizer?.['requests'];
  if (requests === undefined) return handle();
  const quotas = v.parse(RequestQuotas, requests);
  for (const quota of quotas) statuses.set(quota.scope, quota);
  const [longest] = quotas.filter(({ left }) => left < 0).sort((a, b) => b.endMs - a.endMs);
  if (longest)
    throw rateLimited(
      DETAILS[longest.scope]?.(longest.limit) ?? 'A request quota is used up.',
      Math.max(1, secondsUntil(longest.endMs)),
      longest.scope,
    );
  return collectRateLimits(statuses, handle);
}

/** RateLimit headers with every account limit that the request counted against (draft-ietf-httpapi-ratelimit-headers-11). */
export function rateLimitHeaders(event: APIGatewayProxyEvent): Record<string, string> {
  const statuses = [...(statusesByEvent.get(event)?.values() ?? [])];
  if (statuses.length === 0) return {};
  const items = (parameters: (status: RateLimitStatus) => string) =>
    statuses.map((status) => `"${status.scope}";${parameters(status)}`).join(', ');
  return {
    'RateLimit-Policy': items(({ limit, windowSeconds }) => `q=${limit};w=${windowSeconds}`),
    RateLimit: items(({ left, endMs }) => `r=${Math.max(0, left)};t=${secondsUntil(endMs)}`),
  };
}
