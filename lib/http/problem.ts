import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import {
  type Code,
  type Problem as ProblemBody,
  problems,
  problemType,
  titleOf,
} from '#lib/contract/problems.ts';
import { type Members, ServiceError, unavailable } from '#lib/service-error.ts';
import { serviceUrl } from './service-url.ts';

/** An error in one input, located by a JSON pointer into the body or by the name of a parameter or header. */
export type InputError = ({ pointer: string } | { parameter: string }) & { detail: string };

type ProblemExtras = {
  errors?: InputError[] | undefined;
  /** Extension members (RFC 9457 section 3.2). */
  members?: Members | undefined;
  retryAfterSeconds?: number | undefined;
  /** The `Allow` header. */
  allow?: string | undefined;
};

/** An error that becomes an RFC 9457 response. `detail` is shown to the caller and must not leak other accounts' data. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  readonly code: Code;
  readonly extras: ProblemExtras;

  constructor(code: Code, detail: string, extras: ProblemExtras = {}) {
    super(detail);
    this.status = problems[code].status;
    this.code = code;
    this.extras = extras;
  }

  /** The response body (RFC 9457 section 3.1). `serviceUrl` is the base URL of the problem's `type`. */
  toBody(requestId: string, serviceUrl: string): ProblemBody {
    return {
      type: problemType(serviceUrl, this.code),
      title: titleOf(this.code),
      status: this.status,
      detail: this.message,
      code: this.code,
      requestId,
      ...this.extras.members,
      ...(this.extras.errors && { errors: this.extras.errors }),
    };
  }
}

/** More errors would let a request make a response many times as long. */
const MAX_ERRORS = 20;

/** Creates a 400 problem that lists the invalid inputs, up to 20 of them. */
export function invalidRequest(errors: InputError[]): Problem {
  const shown = errors.slice(0, MAX_ERRORS);
  const details = shown.map(({ detail }) => detail).join(' ');
  const more = errors.length > MAX_ERRORS ? ` And ${errors.length - MAX_ERRORS} more.` : '';
  const detail =
    errors.length === 1 ? details : `The request has ${errors.length} problems: ${details}${more}`;
  return new Problem('invalid_request', detail, { errors: shown });
}

const METHODS_WITH_BODY = new Set(['POST', 'PUT', 'PATCH']);

/** Names of errors that indicate a bug in our own call rather than an outage. */
const DEFECTS = new Set(['ValidationException', 'SerializationException', 'TypeError']);

/** Whether the error means that a dependency is down, slow, throttling or denying access. */
function isDependencyError(error: unknown): boolean {
  if (!(error instanceof Error) || DEFECTS.has(error.name)) return false;
  const isAwsError = '$metadata' in error || '$fault' in error;
  const isNetwork = 'code' in error && /^E[A-Z]+$/.test(String(error.code));
  return (
    isAwsError || isNetwork || error.name === 'TimeoutError' || error.name === 'CredentialsProviderError'
  );
}

/**
 * Maps an error to a problem: service errors by their reason, failing dependencies to 503, and bugs to 500. The HTTP method
 * decides whether invalid fields are reported as body pointers or as parameters.
 */
export function problemOf(error: unknown, method = 'GET'): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof ServiceError) {
    const { reason, message, fields, members, retryAfterSeconds } = error;
    const errors = fields?.map(({ field, detail, isParameter }) =>
      METHODS_WITH_BODY.has(method) && !isParameter
        ? { pointer: `/${field}`, detail }
        : { parameter: field, detail },
    );
    return new Problem(reason, message, { errors, members, retryAfterSeconds });
  }
  if (isDependencyError(error)) return problemOf(unavailable(error));
  return new Problem(
    'internal_error',
    'An internal error occurred. If it happens again, report the requestId to the operator.',
  );
}

const bodyOf = (problem: Problem, event: APIGatewayProxyEvent) =>
  problem.toBody(event.requestContext.requestId, serviceUrl(event));

/** The problem of a part of a response. */
export const problemBody = (error: ServiceError, event: APIGatewayProxyEvent) =>
  bodyOf(problemOf(error, event.httpMethod), event);

/** The problem+json response for an error. */
export function problemResponse(error: unknown, event: APIGatewayProxyEvent): APIGatewayProxyResult {
  const problem = problemOf(error, event.httpMethod);
  const { retryAfterSeconds, allow } = problem.extras;
  return {
    statusCode: problem.status,
    headers: {
      'Content-Type': 'application/problem+json',
      ...(retryAfterSeconds && { 'Retry-After': String(Math.ceil(retryAfterSeconds)) }),
      ...(allow && { Allow: allow }),
      ...(problem.status === 401 && { 'WWW-Authenticate': 'Bearer' }),
    },
    body: JSON.stringify(bodyOf(problem, event)),
  };
}
