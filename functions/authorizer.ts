import middy from '@middy/core';
import type { APIGatewayAuthorizerResult, APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { credentialIn } from '#lib/http/credentials.ts';
import { logError } from '#lib/log.ts';
import { writingMetrics } from '#lib/metrics.ts';
import { findCaller } from '#lib/operations/find-caller.ts';
import { countRequest } from '#lib/operations/request-budget.ts';

/** What is left of the function's time when it gives up: a function that Lambda cuts off has to start anew. */
const RESERVED_MS = 500;

/**
 * Says who is calling, by an API key or else a session cookie, and denies anyone else; with both, the key decides. An
 * account that has used up its requests of the day is let through for its 429, and far beyond them denied.
 * A failing table is thrown, and so is one that takes too long: the gateway answers 503, and nobody is let in or told
 * that their key is wrong.
 */
export const handler = writingMetrics(
  middy<APIGatewayRequestAuthorizerEvent, APIGatewayAuthorizerResult>({
    timeoutEarlyInMillis: RESERVED_MS,
  }).handler(async (event) => {
    const caller = await findCaller(credentialIn(event)).catch((error: unknown) => {
      logError('the caller was not found out', { requestId: event.requestContext.requestId }, error);
      // Lambda logs what is thrown with its message, and the table's own may quote what it was asked.
      throw new Error('The caller cannot be found out at the moment');
    });
    const budget = caller && (await countRequest(caller));
    const isAllowed = budget?.isFarBeyond === false;
    return {
      principalId: caller?.userId ?? 'nobody',
      policyDocument: {
        Version: '2012-10-17',
        Statement: [
          { Action: 'execute-api:Invoke', Effect: isAllowed ? 'Allow' : 'Deny', Resource: event.methodArn },
        ],
      },
      ...(caller && { context: { ...caller, requests: JSON.stringify(budget?.standing) } }),
    };
  }),
);
