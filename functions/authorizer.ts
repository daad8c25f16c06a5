import middy from '@middy/core';
import type { APIGatewayAuthorizerResult, APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { isNewUser } from '#lib/accounts/limits.ts';
import { readCredential } from '#lib/http/credentials.ts';
import { logError } from '#lib/log/log.ts';
import { withMetrics } from '#lib/log/metrics.ts';
import { LruCache } from '#lib/lru-cache.ts';
import { findCaller, hashOfCredential } from '#lib/operations/find-caller.ts';
import { countRequest } from '#lib/operations/request-quota.ts';

/** Time between the handler's own timeout and Lambda's. A Lambda timeout would cause a cold start. */
const RESERVED_MS = 500;

/** How long a denial is remembered, so that a larger plan lifts it within a minute. */
const RECHECK_MS = 60_000;

/**
 * Credentials far over a quota, by hash: the quota, when it resets, and until when they are denied without reading the table (ms
 * since 1970).
 */
const denials = new LruCache<{ quota: string; resetMs: number; recheckMs: number }>(10_000);

/** API Gateway responds with 401 to this error only. Unlike an `Error`, a string adds no stack to the log. */
const UNAUTHORIZED = 'Unauthorized';

type Context = NonNullable<APIGatewayAuthorizerResult['context']>;

const policy = (
  methodArn: string,
  Effect: 'Allow' | 'Deny',
  principalId: string,
  context: Context,
): APIGatewayAuthorizerResult => ({
  principalId,
  policyDocument: {
    Version: '2012-10-17',
    Statement: [{ Action: 'execute-api:Invoke', Effect, Resource: methodArn }],
  },
  context,
});

/** Denies a request until a quota resets. The gateway responds with 429 (infra/service/gateway-responses.ts). */
const denial = (methodArn: string, quota: string, resetMs: number, nowMs: number) =>
  policy(methodArn, 'Deny', 'over-quota', {
    quota,
    retryAfter: Math.max(1, Math.ceil((resetMs - nowMs) / 1000)),
  });

/**
 * Authenticates the caller by API key or session cookie; if both are sent, the key takes precedence. A caller over a request
 * quota is allowed and gets a 429 from the endpoint; a caller far over a quota is denied, which the gateway answers with 429. If
 * the table fails or times out, the handler throws and the gateway responds with 503, so that no valid key is rejected as invalid.
 */
export const handler = withMetrics(
  middy<APIGatewayRequestAuthorizerEvent, APIGatewayAuthorizerResult>({
    timeoutEarlyInMillis: RESERVED_MS,
  }).handler(async (event) => {
    const { methodArn } = event;
    const nowMs = Date.now();
    const credential = readCredential(event);
    if (!credential) throw UNAUTHORIZED;
    const hash = hashOfCredential(credential);
    const known = denials.get(hash);
    if (known && known.recheckMs > nowMs) return denial(methodArn, known.quota, known.resetMs, nowMs);
    const found = await findCaller(credential, hash).catch((error: unknown) => {
      logError('authentication failed', { requestId: event.requestContext.requestId }, error);
      // Lambda logs the message of a thrown error, and DynamoDB's error messages may quote the request.
      throw new Error('The caller cannot be authenticated at the moment');
    });
    if (!found) throw UNAUTHORIZED;
    const { caller, user } = found;
    const { statuses, denied } = await countRequest(caller, isNewUser(user, nowMs), nowMs);
    if (denied === undefined)
      return policy(methodArn, 'Allow', caller.userId, { ...caller, requests: JSON.stringify(statuses) });
    const { scope: quota, endMs: resetMs } = denied;
    denials.set(hash, { quota, resetMs, recheckMs: Math.min(resetMs, nowMs + RECHECK_MS) });
    return denial(methodArn, quota, resetMs, nowMs);
  }),
);
