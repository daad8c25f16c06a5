/** What a problem of one code is: its status, when it comes, and what its reader does about it. */
export type ProblemKind = { readonly status: number; readonly when: string; readonly remedy: string };

/** Every code that a problem of this service may have (RFC 9457, `code` being a member of ours), in order of status. */
export const problems = {
  invalid_request: {
    status: 400,
    when: 'Something is missing, malformed or out of range. `errors` names every problem at once, by a JSON pointer into the body or by a parameter.',
    remedy: 'Put right what `errors` names, and send the request again.',
  },
  invalid_code: {
    status: 400,
    when: 'The code of a sign-in is wrong, used, expired or voided by later ones, or the address is unknown: all look the same.',
    remedy: 'Type the code of the newest mail; if it is not taken, ask for a new one.',
  },
  range_too_long: {
    status: 400,
    when: 'The range has more than 366 days.',
    remedy: 'Ask for it in parts.',
  },
  unauthenticated: {
    status: 401,
    when: 'The request has no valid API key and no session: none was sent, or it was revoked or has ended.',
    remedy: 'Send a key as `Authorization: Bearer KEY`, or sign in again.',
  },
  cross_site_request: {
    status: 403,
    when: 'A browser sent a change with the session cookie from a page of another site.',
    remedy: 'Make the request with an API key, or from a page of this service.',
  },
  request_refused: {
    status: 403,
    when: 'A firewall that whoever runs the service has put before it refuses the request, whatever it asks.',
    remedy: 'Do not repeat it as it is. If it should pass, tell whoever runs the service its `requestId`.',
  },
  session_required: {
    status: 403,
    when: 'The operation needs the session cookie of a sign-in; an API key alone is not enough, so that a leaked one can neither multiply nor erase.',
    remedy: 'Sign in, and send the cookie.',
  },
  sign_in_again: {
    status: 403,
    when: 'The operation gives everything away or destroys it, and the sign-in is more than ten minutes old.',
    remedy: 'Sign in again, and repeat the request.',
  },
  key_is_read_only: {
    status: 403,
    when: 'The key was made to read and nothing else.',
    remedy: 'Use a key whose `access` is `read-write`.',
  },
  profile_limit_reached: {
    status: 403,
    when: 'The account has as many profiles as its tier allows. `maxProfiles` and `tier` say how many that are.',
    remedy: 'Delete a profile, or ask for a higher tier.',
  },
  key_limit_reached: {
    status: 403,
    when: 'The account has ten keys beside the one of its sign-ins.',
    remedy: 'Revoke a key that is not used.',
  },
  calendar_limit_reached: {
    status: 403,
    when: 'The profile has ten calendars.',
    remedy: 'Revoke a calendar that is not used.',
  },
  forecast_horizon_exceeded: {
    status: 403,
    when: 'The range reaches further ahead than the tier allows. `lastDate` is the last date that it has, counted in `timeZone`, and `tier` names it.',
    remedy: 'Ask for days up to `lastDate`, or for a higher tier.',
  },
  not_found: {
    status: 404,
    when: 'There is no such path, or nothing of yours by that identifier; what belongs to somebody else looks the same.',
    remedy: 'Check the path and the identifier; lists name what there is.',
  },
  method_not_allowed: {
    status: 405,
    when: 'The path is known, but not with this method.',
    remedy: 'Use one of the methods that the header `Allow` names.',
  },
  idempotency_key_in_use: {
    status: 409,
    when: 'A request with this `Idempotency-Key` is still under way.',
    remedy: 'Send it again after `Retry-After` seconds for its answer.',
  },
  body_too_large: {
    status: 413,
    when: 'The body has more than 16 KiB.',
    remedy: 'Send less.',
  },
  unsupported_media_type: {
    status: 415,
    when: 'The body is not sent as JSON.',
    remedy: 'Send it with the header `Content-Type: application/json`.',
  },
  city_not_found: {
    status: 422,
    when: 'Nobody knows the city.',
    remedy: 'Write it as `City, Country`, or search for it with `GET /api/places`.',
  },
  email_undeliverable: {
    status: 422,
    when: 'No mail can be delivered to the address.',
    remedy: 'Check its spelling. After a mail to it has bounced, no code is sent there for a week.',
  },
  idempotency_key_reused: {
    status: 422,
    when: 'The `Idempotency-Key` was sent with another request in the last 24 hours.',
    remedy: 'Choose a new one for each new request.',
  },
  rate_limited: {
    status: 429,
    when: 'Too much was asked for: `detail` names the limit.',
    remedy: 'Wait for `Retry-After` seconds.',
  },
  internal_error: {
    status: 500,
    when: 'Something is broken on our side.',
    remedy: 'Report the `requestId` if it happens again.',
  },
  unavailable: {
    status: 503,
    when: 'Something behind the service is down, or a limit of the whole service is used up. After send-code the mail may still arrive where `detail` says so.',
    remedy: 'Try again after `Retry-After` seconds.',
  },
} as const satisfies Record<string, ProblemKind>;

/** The stable name of a problem. */
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

/** The title of a problem: its status in the words of RFC 9110 section 15. */
export const titleOf = (code: Code): string => TITLES[problems[code].status] ?? 'Error';

/** The type of a problem: the address of the page about it, below that of the service. */
export const problemType = (service: string, code: Code): string => `${service}/docs/errors/${code}`;

/** The codes as a list, in order of status. */
export const CODES = Object.keys(problems) as Code[];
