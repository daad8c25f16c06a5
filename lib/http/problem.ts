import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { type Code, problems, problemType, titleOf } from '#lib/contract/problems.ts';
import { type Members, Refusal, unavailable } from '#lib/refusal.ts';
import { serviceUrl } from './service-url.ts';

/** One problem of an input: where it is (a JSON pointer into the body, or a query parameter) and what is wrong. */
export type InputError = ({ pointer: string } | { parameter: string }) & { detail: string };

type ProblemExtras = {
  errors?: InputError[] | undefined;
  /** What its own kind says beside (RFC 9457 section 3.2). */
  members?: Members | undefined;
  retryAfterSeconds?: number | undefined;
  /** The methods that would be answered. */
  allow?: string | undefined;
};

/** An RFC 9457 answer to be, thrown. `detail` is for the caller and must hold nothing of anybody else. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  readonly code: Code;
  readonly errors: InputError[] | undefined;
  readonly members: Members | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly allow: string | undefined;

  constructor(code: Code, detail: string, extras: ProblemExtras = {}) {
    super(detail);
    this.status = problems[code].status;
    this.code = code;
    this.errors = extras.errors;
    this.members = extras.members;
    this.retryAfterSeconds = extras.retryAfterSeconds;
    this.allow = extras.allow;
  }

  /**
   * The answer's body (RFC 9457 section 3.1), with the service's own members; its type is an address below the
   * service's.
   */
  toBody(requestId: string, service: string): Record<string, unknown> {
    return {
      type: problemType(service, this.code),
      title: titleOf(this.code),
      status: this.status,
      detail: this.message,
      code: this.code,
      requestId,
      ...this.members,
      ...(this.errors && { errors: this.errors }),
    };
  }
}

/** 400 that names every problem of the input. */
export function invalidRequest(errors: InputError[]): Problem {
  const detail =
    errors.length === 1
      ? (errors[0]?.detail ?? '')
      : `The request has ${errors.length} problems: ${errors.map((error) => error.detail).join(' ')}`;
  return new Problem('invalid_request', detail, { errors });
}

/** Requests that carry their input in a body. */
const withBody = new Set(['POST', 'PUT', 'PATCH']);

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

/**
 * The problem that a thrown error is to the caller: itself, a refusal by its reason, 503 for trouble behind, 500 for a
 * defect. The method tells whether a refusal's fields came in a body or in the query.
 */
export function problemOf(error: unknown, method = 'GET'): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof Refusal) {
    const { reason, message, fields, members, retryAfterSeconds } = error;
    const errors = fields?.map(({ field, detail }) =>
      withBody.has(method) ? { pointer: `/${field}`, detail } : { parameter: field, detail },
    );
    return new Problem(reason, message, { errors, members, retryAfterSeconds });
  }
  if (comesFromBehind(error)) return problemOf(unavailable(error));
  return new Problem(
    'internal_error',
    'Something went wrong on our side. Report the requestId if it happens again.',
  );
}

/** The problem+json answer to whatever was thrown. */
export function problemAnswer(error: unknown, event: APIGatewayProxyEvent): APIGatewayProxyResult {
  const problem = problemOf(error, event.httpMethod);
  return {
    statusCode: problem.status,
    headers: {
      'Content-Type': 'application/problem+json',
      ...(problem.retryAfterSeconds && { 'Retry-After': String(Math.ceil(problem.retryAfterSeconds)) }),
      ...(problem.allow && { Allow: problem.allow }),
      ...(problem.status === 401 && { 'WWW-Authenticate': 'Bearer' }),
    },
    body: JSON.stringify(problem.toBody(event.requestContext.requestId, serviceUrl(event))),
  };
}
