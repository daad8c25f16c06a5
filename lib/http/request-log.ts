import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { logError, logInfo } from '#lib/log.ts';
import { Problem } from './problem.ts';

/** Logs one line a request: what was asked, by whom, how it ended; for 5xx also why. */
export function requestLog(): MiddlewareObj<APIGatewayProxyEvent, APIGatewayProxyResult> {
  const startedAt = new WeakMap<object, number>();
  const fields = (event: APIGatewayProxyEvent, status: number | undefined) => ({
    requestId: event.requestContext.requestId,
    route: `${event.httpMethod} ${event.resource}`,
    status,
    durationMs: Math.round(performance.now() - (startedAt.get(event) ?? 0)),
    userId: event.requestContext.authorizer?.['userId'],
  });
  return {
    before: ({ event }) => {
      startedAt.set(event, performance.now());
    },
    after: ({ event, response }) => logInfo('answered', fields(event, response?.statusCode)),
    onError: ({ event, response, error }) => {
      const code = error instanceof Problem ? error.code : 'unexpected';
      const line = { ...fields(event, response?.statusCode), code };
      if ((response?.statusCode ?? 500) >= 500) logError('failed', line, error);
      else logInfo('refused', line);
    },
  };
}
