/** Machine-readable reason for refusing an operation. */
export type Reason =
  | 'invalid_request'
  | 'invalid_code'
  | 'unauthenticated'
  | 'account_suspended'
  | 'range_too_long'
  | 'not_found'
  | 'key_limit_reached'
  | 'profile_limit_reached'
  | 'calendar_limit_reached'
  | 'mail_limit_reached'
  | 'push_limit_reached'
  | 'webhook_limit_reached'
  | 'webhook_disabled'
  | 'forecast_horizon_exceeded'
  | 'city_not_found'
  | 'email_undeliverable'
  | 'edit_conflict'
  | 'external_id_taken'
  | 'export_too_large'
  | 'idempotency_key_reused'
  | 'idempotency_key_in_use'
  | 'rate_limited'
  | 'unavailable';

/** A validation error of an input field, or of a path parameter. */
export type FieldError = { field: string; detail: string; isParameter?: true };

/** Extension members of a problem response (RFC 9457 section 3.2). */
export type Members = Readonly<Record<string, string | number>>;

type Extras = { fields?: FieldError[]; members?: Members; retryAfterSeconds?: number; cause?: unknown };

/**
 * A refused operation, independent of HTTP and MCP. The message is shown to the caller and must not contain anyone else's
 * data; `cause` is only logged.
 */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly reason: Reason;
  readonly fields: FieldError[] | undefined;
  readonly members: Members | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(reason: Reason, detail: string, { fields, members, retryAfterSeconds, cause }: Extras = {}) {
    super(detail, { cause });
    this.reason = reason;
    this.fields = fields;
    this.members = members;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** 404, identical for missing resources and other accounts' resources. */
export const notFound = (what: string): ServiceError =>
  new ServiceError('not_found', `${what} does not exist.`);

/** 401 for a caller whose account was erased during the request. */
export const accountErased = (): ServiceError =>
  new ServiceError('unauthenticated', 'The account of this key or session no longer exists.');

/** 404 for a missing profile. The message names the endpoint that lists profiles. */
export const profileNotFound = (): ServiceError =>
  new ServiceError(
    'not_found',
    'The profile does not exist. GET /api/profiles lists the profiles of this account.',
  );

/** Error for one invalid input field; `detail` becomes both the message and the field's detail. */
export const invalidField = (
  field: string,
  detail: string,
  reason: 'invalid_request' | 'range_too_long' = 'invalid_request',
): ServiceError => new ServiceError(reason, detail, { fields: [{ field, detail }] });

/** 429 for an exhausted rate limit, with the time until the next request is allowed. `quota` is the scope of an account's limit. */
export const rateLimited = (detail: string, retryAfterSeconds: number, quota?: string): ServiceError =>
  new ServiceError('rate_limited', detail, { retryAfterSeconds, ...(quota && { members: { quota } }) });

const RETRY_SOON = 'The service is temporarily unavailable. Try again in a few seconds.';

/** 503 for a dependency that is down, times out or throttles. */
export const unavailable = (cause: unknown, retryAfterSeconds = 5, detail = RETRY_SOON): ServiceError =>
  new ServiceError('unavailable', detail, { cause, retryAfterSeconds });
