import * as v from 'valibot';
import { described, growingList, SERVICE_URL } from './fields.ts';

export type ProblemKind = { readonly status: number; readonly when: string; readonly remedy: string };

/** All problems by code, in order of status. `code` is an extension member of RFC 9457. */
export const problems = {
  invalid_request: {
    status: 400,
    when: 'An input is missing, malformed or out of range. `errors` lists every invalid input, by JSON pointer into the body or by parameter name.',
    remedy: 'Fix the inputs listed in `errors` and retry.',
  },
  invalid_code: {
    status: 400,
    when: 'The sign-in code is wrong, used, expired or voided by newer codes, or the address is unknown. The response is identical in all these cases.',
    remedy: 'Enter the code from the latest email, or request a new one.',
  },
  range_too_long: {
    status: 400,
    when: 'The range exceeds 366 days, or 31 days with `explain`.',
    remedy: 'Split the range into several requests.',
  },
  unauthenticated: {
    status: 401,
    when: 'The API key or session is missing, revoked or expired.',
    remedy: 'Send a key as `Authorization: Bearer KEY`, or sign in again.',
  },
  account_suspended: {
    status: 403,
    when: 'The code is right, but the operator has suspended the account. Its keys, sessions and calendar feeds don’t work until it is resumed; nothing is deleted.',
    remedy: 'Ask the operator.',
  },
  cross_site_request: {
    status: 403,
    when: 'A page of another site sent a request that would change data.',
    remedy: 'Use an API key, or send the request from a page of this service.',
  },
  request_refused: {
    status: 403,
    when: 'A firewall in front of the service blocked the request.',
    remedy: 'Don’t retry the same request. If it should be allowed, report the `requestId` to the operator.',
  },
  session_required: {
    status: 403,
    when: 'The operation requires a session cookie. API keys are not accepted, to limit the damage of a leaked key.',
    remedy: 'Sign in and send the session cookie.',
  },
  sign_in_again: {
    status: 403,
    when: 'The operation is sensitive, and the sign-in is more than ten minutes old.',
    remedy: 'Sign in again and retry.',
  },
  key_is_read_only: {
    status: 403,
    when: 'The API key is read-only, and the operation changes data.',
    remedy: 'Use a key whose `access` is `read-write`.',
  },
  profile_limit_reached: {
    status: 403,
    when: 'The account has the maximum number of profiles for its tier, given in `maxProfiles` and `tier`.',
    remedy: 'Delete a profile, or ask the operator for a higher tier.',
  },
  key_limit_reached: {
    status: 403,
    when: 'The account has ten keys in addition to its sign-in key.',
    remedy: 'Revoke an unused key.',
  },
  calendar_limit_reached: {
    status: 403,
    when: 'The profile has ten calendar feeds.',
    remedy: 'Revoke an unused calendar feed.',
  },
  mail_limit_reached: {
    status: 403,
    when: 'The account has morning mail for five profiles.',
    remedy: 'Turn off the mail of another profile.',
  },
  push_limit_reached: {
    status: 403,
    when: 'The account has notifications for five profiles.',
    remedy: 'Turn off the notifications of another profile.',
  },
  webhook_limit_reached: {
    status: 403,
    when: 'The account has five webhooks, which is the limit.',
    remedy: 'Delete one first.',
  },
  forecast_horizon_exceeded: {
    status: 403,
    when: 'The range ends after the tier’s forecast horizon. `lastDate` is the last available date in `timeZone` for `tier`.',
    remedy: 'Request days up to `lastDate`, or ask the operator for a higher tier.',
  },
  not_found: {
    status: 404,
    when: 'The path or the resource doesn’t exist. The response is identical for other accounts’ resources.',
    remedy: 'Check the path and the identifier. List operations return valid identifiers.',
  },
  method_not_allowed: {
    status: 405,
    when: 'The path exists but doesn’t support this method.',
    remedy: 'Use a method listed in the `Allow` header.',
  },
  edit_conflict: {
    status: 409,
    when: 'Other edits of the profile or webhook were made at the same time, and this one was not made.',
    remedy: 'Retry after `Retry-After` seconds.',
  },
  webhook_disabled: {
    status: 409,
    when: 'The webhook is disabled, so it gets no events.',
    remedy: 'Enable it with `PATCH /api/webhooks/{id}`.',
  },
  external_id_taken: {
    status: 409,
    when: 'Another profile of the account has this `externalId`. `profileId` identifies it.',
    remedy: 'Use the profile `profileId`, or choose another `externalId`.',
  },
  export_too_large: {
    status: 409,
    when: 'The account has more than 1,000 profiles, so that an export doesn’t fit into a response.',
    remedy:
      'Read the profiles with `GET /api/profiles?limit=500` and its cursor, and each with `GET /api/profiles/{id}`.',
  },
  idempotency_key_in_use: {
    status: 409,
    when: 'A request with this `Idempotency-Key` is still in progress.',
    remedy: 'Retry after `Retry-After` seconds to get its response.',
  },
  body_too_large: {
    status: 413,
    when: 'The body exceeds 16 KiB, or 64 KiB for a batch.',
    remedy: 'Send a smaller body.',
  },
  unsupported_media_type: {
    status: 415,
    when: 'The body’s content type is not JSON.',
    remedy: 'Send JSON with the header `Content-Type: application/json`.',
  },
  city_not_found: {
    status: 422,
    when: 'The city was not found.',
    remedy: 'Write the city as `City, Country`, or search for it with `GET /api/places`.',
  },
  email_undeliverable: {
    status: 422,
    when: 'Email cannot be delivered to the address.',
    remedy: 'Check the spelling of the address. After a bounce, no codes are sent to the address for a week.',
  },
  idempotency_key_reused: {
    status: 422,
    when: 'The `Idempotency-Key` was used for a different request or with a different credential in the last 24 hours.',
    remedy: 'Use a new key for each new request.',
  },
  rate_limited: {
    status: 429,
    when: 'A rate limit or quota was exceeded. `quota` names one of the account; without it, there are too many requests at once, or from one source or for one address.',
    remedy:
      'Retry after `Retry-After` seconds. With `quota`, that can be most of a day, so postpone the work.',
  },
  internal_error: {
    status: 500,
    when: 'An unexpected error occurred in the service.',
    remedy:
      'Retry reads, edits, deletions, and creations with an `Idempotency-Key` or `externalId`. If the error happens again, report the `requestId` to the operator.',
  },
  unavailable: {
    status: 503,
    when: 'A dependency is down, or a service-wide limit is reached. After `POST /api/auth/send-code`, the email may still arrive if `detail` mentions it.',
    remedy: 'Retry after `Retry-After` seconds.',
  },
} as const satisfies Record<string, ProblemKind>;

/** A problem's `code`: its stable name. */
export type Code = keyof typeof problems;

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** The title of a problem: the reason phrase of its status (RFC 9110 section 15). */
export const titleOf = (code: Code): string => TITLES[problems[code].status] ?? 'Error';

/** The type of a problem: the URL of its page in the docs. */
export const problemType = (service: string, code: Code): string => `${service}/docs/errors/${code}`;

/** Conflicts that end by themselves, so that the same request can succeed after `Retry-After`. */
export const PASSING_CONFLICTS: ReadonlySet<Code> = new Set(['edit_conflict', 'idempotency_key_in_use']);

export const CODES = Object.keys(problems) as Code[];

/** One invalid input. */
export const InvalidInput = v.object({
  pointer: v.optional(described(v.string(), 'JSON pointer into the body.', '/name')),
  parameter: v.optional(described(v.string(), 'Name of a parameter or header.', 'tz')),
  detail: described(v.string(), 'An explanation of what is wrong.'),
});

export const ProblemCode = growingList(CODES);

/** A problem (RFC 9457) with this service's extension members. */
export const Problem = v.object({
  type: v.pipe(
    v.string(),
    v.metadata({
      description: 'URL of the problem’s page in the documentation.',
      format: 'uri',
      examples: [`${SERVICE_URL}/docs/errors/invalid_request`],
    }),
  ),
  title: described(v.string(), 'The reason phrase of the response status.', 'Bad Request'),
  status: described(v.pipe(v.number(), v.integer()), 'The response status.', 400),
  detail: described(v.string(), 'Explains what happened and what to do next.', 'name must not be empty.'),
  code: described(ProblemCode, 'Stable machine-readable name of the problem.', 'invalid_request'),
  requestId: described(
    v.string(),
    'Identifier of the request, for reports to the operator.',
    'd5a977b9-1aaa-4e0d-aa7d-c0baeac23bc5',
  ),
  errors: v.optional(
    described(
      v.array(InvalidInput),
      'With `invalid_request`, `range_too_long`, `city_not_found` and `external_id_taken`: all invalid inputs, or the first 20.',
    ),
  ),
  lastDate: v.optional(
    described(v.pipe(v.string(), v.isoDate()), 'With `forecast_horizon_exceeded`: the last available date.'),
  ),
  profileId: v.optional(
    described(v.string(), 'With `external_id_taken`: the profile that has the `externalId`.'),
  ),
  timeZone: v.optional(
    described(v.string(), 'With `forecast_horizon_exceeded`: the time zone of `lastDate`.'),
  ),
  quota: v.optional(
    described(
      v.string(),
      'With `rate_limited`: the quota of the account that is used up, by its name in `RateLimit-Policy`. Missing if it is a rate of an address, a source or the whole stage.',
    ),
  ),
  tier: v.optional(described(v.string(), 'The tier whose limit was reached.')),
  maxProfiles: v.optional(
    described(
      v.pipe(v.number(), v.integer()),
      'With `profile_limit_reached`: the maximum number of profiles.',
    ),
  ),
});
export type Problem = v.InferOutput<typeof Problem>;
