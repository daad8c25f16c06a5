import middy from '@middy/core';
import type { APIGatewayAuthorizerResult, APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { isNewUser } from '#lib/accounts/limits.ts';
import { readCredential } from '#lib/http/credentials.ts';
import { logError } from '#lib/log/log.ts';
import { withMetrics } from '#lib/log/metrics.ts';
import { LruCache } from '#lib/lru-cache.ts';
import { type Found, findCaller, hashOfCredential } from '#lib/operations/find-caller.ts';
import { countRequest, type Verdict } from '#lib/operations/request-quota.ts';

/** Time between the handler's own timeout and Lambda's. A Lambda timeout would cause a cold start. */
const RESERVED_MS = 500;

/** Until when (ms since 1970) a credential far over a quota is denied without reading the table, by the credential's hash. */
const deniedUntilMs = new LruCache<number>(10_000);

/** The policy for a request. It allows the request only if the caller was found and is not far over a quota. */
const policyFor = (methodArn: string, found?: Found, quota?: Verdict): APIGatewayAuthorizerResult => {
  const isAllowed = quota !== undefined && quota.deniedUntilMs === undefined;
  return {
    principalId: found?.caller.userId ?? 'anonymous',
    policyDocument: {
      Version: '2012-10-17',
      Statement: [
        { Action: 'execute-api:Invoke', Effect: isAllowed ? 'Allow' : 'Deny', Resource: methodArn },
      ],
    },
    ...(found && { context: { ...found.caller, requests: JSON.stringify(quota?.statuses) } }),
  };
};

/**
 * Authenticates the caller by API key or session cookie; if both are sent, the key takes precedence. A caller over a request
 * quota is allowed and gets a 429 from the endpoint; a caller far over a quota is denied here until the quota resets. If the
 * table fails or times out, the handler throws and the gateway responds with 503, so that no valid key is rejected as invalid.
 */
export const handler = withMetrics(
  middy<APIGatewayRequestAuthorizerEvent, APIGatewayAuthorizerResult>({
    timeoutEarlyInMillis: RESERVED_MS,
  }).handler(async (event) => {
    const { methodArn } = event;
    const nowMs = Date.now();
    const credential = readCredential(event);
    if (!credential) return policyFor(methodArn);
    const hash = hashOfCredential(credential);
    if ((deniedUntilMs.get(hash) ?? 0) > nowMs) return policyFor(methodArn);
    const found = await findCaller(credential, hash).catch((error: unknown) => {
      logError('authentication failed', { requestId: event.requestContext.requestId }, error);
      // Lambda logs the message of a thrown error, and DynamoDB's error messages may quote the request.
      throw new Error('The caller cannot be authenticated at the moment');
    });
    if (!found) return policyFor(methodArn);
    const quota = await countRequest(found.caller, isNewUser(found.user, nowMs), nowMs);
    if (quota.deniedUntilMs !== undefined) deniedUntilMs.set(hash, quota.deniedUntilMs);
    return policyFor(methodArn, found, quota);
  }),
);
