import type { APIGatewayProxyEvent } from 'aws-lambda';
import * as v from 'valibot';
import { collectRateLimits, type RateLimitStatus, type RateLimitStatuses } from '#lib/rate-limit-status.ts';
import { rateLimited } from '#lib/service-error.ts';

/** The daily request quota as JSON in the authorizer's context. `left` is negative once the quota is exceeded. */
const RequestQuota = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    scope: v.string(),
    limit: v.number(),
    windowSeconds: v.number(),
    left: v.number(),
    endMs: v.number(),
  }),
);

const statusesByEvent = new WeakMap<APIGatewayProxyEvent, RateLimitStatuses>();

const secondsUntil = (endMs: number): number => Math.max(0, Math.ceil((endMs - Date.now()) / 1000));

/**
 * Handles a request, or throws 429 if the daily request quota is used up. Requests are counted by the authorizer, which
 * can't respond with a problem. Collects the status of all limits for `rateLimitHeaders`.
 */
export async function withRequestQuota<Result>(
  event: APIGatewayProxyEvent,
  handle: () => Promise<Result>,
): Promise<Result> {
  const statuses: RateLimitStatuses = new Map();
  statusesByEvent.set(event, statuses);
  const requests = event.requestContext.authorizer?.['requests'];
  if (requests === undefined) return handle();
  const quota = v.parse(RequestQuota, requests);
  statuses.set(quota.scope, quota);
  if (quota.left < 0)
    throw rateLimited(
      'The daily request quota of this account is used up. It resets at 00:00 UTC.',
      Math.max(1, secondsUntil(quota.endMs)),
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
