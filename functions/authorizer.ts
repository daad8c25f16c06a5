import middy from '@middy/core';
import type { APIGatewayAuthorizerResult, APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { readCredential } from '#lib/http/credentials.ts';
import { logError } from '#lib/log/log.ts';
import { withMetrics } from '#lib/log/metrics.ts';
import { findCaller } from '#lib/operations/find-caller.ts';
import { countRequest } from '#lib/operations/request-quota.ts';

/** Times out this much before Lambda does, which would cost a cold start. */
const RESERVED_MS = 500;

/**
 * Authenticates the caller by API key or session cookie; with both, the key decides. A caller over the daily request quota
 * passes and gets a 429 from the endpoint; one far over it is denied here. If the table fails or times out, this throws:
 * the gateway responds 503, which lets no one in and rejects no key.
 */
export const handler = withMetrics(
  middy<APIGatewayRequestAuthorizerEvent, APIGatewayAuthorizerResult>({
    timeoutEarlyInMillis: RESERVED_MS,
  }).handler(async (event) => {
    const caller = await findCaller(readCredential(event)).catch((error: unknown) => {
      logError('authentication failed', { requestId: event.requestContext.requestId }, error);
      // Lambda logs the thrown message, and DynamoDB's may quote its input.
      throw new Error('The caller cannot be authenticated at the moment');
    });
    const quota = caller && (await countRequest(caller));
    const isAllowed = quota?.isFarOverQuota === false;
    return {
      principalId: caller?.userId ?? 'anonymous',
      policyDocument: {
        Version: '2012-10-17',
        Statement: [
          { Action: 'execute-api:Invoke', Effect: isAllowed ? 'Allow' : 'Deny', Resource: event.methodArn },
        ],
      },
      ...(caller && { context: { ...caller, requests: JSON.stringify(quota?.status) } }),
    };
  }),
);
