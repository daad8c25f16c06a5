/** Why the service does not do what it was asked. */
export type Reason =
  | 'invalid_request'
  | 'invalid_code'
  | 'unauthenticated'
  | 'range_too_long'
  | 'not_found'
  | 'key_limit_reached'
  | 'profile_limit_reached'
  | 'calendar_limit_reached'
  | 'forecast_horizon_exceeded'
  | 'city_not_found'
  | 'email_undeliverable'
  | 'idempotency_key_reused'
  | 'idempotency_key_in_use'
  | 'rate_limited'
  | 'unavailable';

/** One problem of what was asked: the input's field by its name, and a sentence that says what is wrong. */
export type FieldError = { field: string; detail: string };

/** What a program may want to know of a refusal, by name. */
export type Members = Readonly<Record<string, string | number>>;

type Extras = { fields?: FieldError[]; members?: Members; retryAfterSeconds?: number; cause?: unknown };

/**
 * What the service answers when it refuses, whoever asks and by whatever way. The message is a sentence for the caller
 * and must hold nothing of anybody else; `cause` is for the log.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
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

/** Of what does not exist, or belongs to someone else: the two look the same. */
export const notFound = (what: string): Refusal => new Refusal('not_found', `${what} does not exist.`);

/** Of a caller whose account was erased since their request began: the next one is nobody's. */
export const accountGone = (): Refusal =>
  new Refusal('unauthenticated', 'The account of this key or session does not exist any more.');

/** Of a profile, with where to look for those that there are. */
export const profileNotFound = (): Refusal =>
  new Refusal('not_found', 'The profile does not exist; GET /api/profiles lists those of this account.');

/** Of what was asked too often, with the time after which it is allowed again. */
export const rateLimited = (detail: string, retryAfterSeconds: number): Refusal =>
  new Refusal('rate_limited', detail, { retryAfterSeconds });

const SOON = 'The service cannot answer at the moment; try again in a few seconds.';

/** When something behind the service is down, times out or refuses; the detail says so if more is known. */
export const unavailable = (cause: unknown, retryAfterSeconds = 5, detail = SOON): Refusal =>
  new Refusal('unavailable', detail, { cause, retryAfterSeconds });
