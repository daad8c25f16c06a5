import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { Problem, unavailable } from './problem.ts';

/** Errors of an AWS client that say our call was wrong, not that the service behind is in trouble. */
const defects = new Set(['ValidationException', 'SerializationException', 'TypeError']);

/** Whether an error says that something behind this service is down, slow, throttling or refusing us. */
function comesFromBehind(error: unknown): boolean {
  if (!(error instanceof Error) || defects.has(error.name)) return false;
  const isAwsAnswer = '$metadata' in error || '$fault' in error;
  const isNetwork = 'code' in error && /^E[A-Z]+$/.test(String(error.code));
  return (
    isAwsAnswer || isNetwork || error.name === 'TimeoutError' || error.name === 'CredentialsProviderError'
  );
}

/** The problem that a thrown error is to the caller: itself, 503 for trouble behind, 500 for a defect. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (comesFromBehind(error)) return unavailable(error);
  return new Problem(
    500,
    'internal_error',
    'Something went wrong on our side. Report the requestId if it happens again.',
    { cause: error },
  );
}

/** Turns whatever was thrown into a problem+json answer. */
export function problemAnswers(): MiddlewareObj<APIGatewayProxyEvent, APIGatewayProxyResult> {
  return {
    onError: (request) => {
      const problem = problemOf(request.error);
      request.response = {
        statusCode: problem.status,
        headers: {
          'Content-Type': 'application/problem+json',
          ...(problem.retryAfterSeconds && { 'Retry-After': String(Math.ceil(problem.retryAfterSeconds)) }),
        },
        body: JSON.stringify(problem.toBody(request.event.requestContext.requestId)),
      };
    },
  };
}
