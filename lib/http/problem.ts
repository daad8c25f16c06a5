/** One problem of an input: where it is (a JSON pointer into the body, or a query parameter) and what is wrong. */
export type InputError = ({ pointer: string } | { parameter: string }) & { detail: string };

const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

type ProblemExtras = { errors?: InputError[]; retryAfterSeconds?: number; cause?: unknown };

/**
 * A refusal that becomes an RFC 9457 answer. `detail` is for the caller and must hold nothing of anybody else;
 * `cause` is for the log.
 */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: InputError[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, code: string, detail: string, extras: ProblemExtras = {}) {
    super(detail, { cause: extras.cause });
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.errors = extras.errors;
    this.retryAfterSeconds = extras.retryAfterSeconds;
  }

  /** The answer's body (RFC 9457 section 3.1), with the service's own members. */
  toBody(requestId: string): Record<string, unknown> {
    return {
      type: 'about:blank',
      title: titles[this.status] ?? 'Error',
      status: this.status,
      detail: this.message,
      code: this.code,
      requestId,
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
  return new Problem(400, 'invalid_request', detail, { errors });
}

/** 404 for what does not exist, or belongs to someone else: the two look the same. */
export function notFound(what: string): Problem {
  return new Problem(404, 'not_found', `${what} does not exist.`);
}

/** 429 with the time after which the same request is allowed again. */
export function rateLimited(detail: string, retryAfterSeconds: number): Problem {
  return new Problem(429, 'rate_limited', detail, { retryAfterSeconds });
}

/** 503 for something behind the service that is down, times out or refuses. */
export function unavailable(cause: unknown, retryAfterSeconds = 5): Problem {
  return new Problem(
    503,
    'unavailable',
    'The service cannot answer at the moment; try again in a few seconds.',
    { cause, retryAfterSeconds },
  );
}
