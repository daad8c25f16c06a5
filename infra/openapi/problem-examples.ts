import type * as v from 'valibot';
import { SERVICE } from '#lib/contract/example-address.ts';
import { type Code, problems, problemType, titleOf } from '#lib/contract/problems.ts';
import type { Problem } from '#lib/contract/service.ts';

/** What a problem says of one case. */
type Case = Omit<v.InferOutput<typeof Problem>, 'type' | 'title' | 'status' | 'code' | 'requestId'>;

const inEndDate = 'A range may have at most 366 days.';

/** One case of each problem, in the words of the service. */
const cases: Readonly<Record<Code, Case>> = {
  invalid_request: {
    detail: 'The request has 2 problems: name must not be empty. birthCity is required.',
    errors: [
      { pointer: '/name', detail: 'name must not be empty.' },
      { pointer: '/birthCity', detail: 'birthCity is required.' },
    ],
  },
  invalid_code: { detail: 'The code is wrong or no longer valid: check the mail, or ask for a new one.' },
  range_too_long: { detail: inEndDate, errors: [{ parameter: 'endDate', detail: inEndDate }] },
  unauthenticated: { detail: 'Send a valid API key as Authorization: Bearer KEY, or sign in first.' },
  cross_site_request: {
    detail:
      'With the session cookie, changes are accepted from pages of this service only; use an API key instead.',
  },
  request_refused: { detail: 'The request was refused before it came to the service.' },
  session_required: { detail: 'This needs the session cookie of a sign-in; an API key alone is not enough.' },
  sign_in_again: { detail: 'This needs a sign-in of the last ten minutes; sign in again and repeat it.' },
  key_is_read_only: { detail: 'This key may only read; use one that may make changes.' },
  profile_limit_reached: {
    detail: 'The free tier has at most 1 profile; delete one or choose a higher tier.',
    maxProfiles: 1,
    tier: 'free',
  },
  key_limit_reached: {
    detail: 'An account has at most 10 keys beside the one of its sign-ins; revoke one first.',
  },
  calendar_limit_reached: { detail: 'A profile has at most 10 calendars; revoke one first.' },
  forecast_horizon_exceeded: {
    detail: 'Forecasts of the free tier reach to 2026-11-22, counted in days of Europe/Berlin.',
    lastDate: '2026-11-22',
    timeZone: 'Europe/Berlin',
    tier: 'free',
  },
  not_found: { detail: 'The profile does not exist; GET /api/profiles lists those of this account.' },
  method_not_allowed: { detail: 'PUT is not answered here; use GET or HEAD or PATCH or DELETE.' },
  idempotency_key_in_use: {
    detail: 'The request with this Idempotency-Key is still under way; ask again for its answer.',
  },
  body_too_large: { detail: 'The body may have at most 16 KiB.' },
  unsupported_media_type: { detail: 'Send the body with the header Content-Type: application/json.' },
  city_not_found: {
    detail:
      'No such city was found; write it as City, Country or City, Region, Country, or look for it with GET /api/places?query=CITY.',
    errors: [{ pointer: '/birthCity', detail: 'No such city was found.' }],
  },
  email_undeliverable: { detail: 'No mail can be delivered to this address.' },
  idempotency_key_reused: {
    detail: 'This Idempotency-Key was sent with another request in the last 24 hours; choose a new one.',
  },
  rate_limited: { detail: 'The requests of this account for today are used up.' },
  internal_error: {
    detail: 'Something went wrong on our side. Report the requestId if it happens again.',
  },
  unavailable: { detail: 'The service cannot answer at the moment; try again in a few seconds.' },
};

/** A problem of a code, as an example of OpenAPI. */
export function exampleOf(code: Code) {
  const { detail, ...members } = cases[code];
  return {
    summary: titleOf(code),
    value: {
      type: problemType(SERVICE, code),
      title: titleOf(code),
      status: problems[code].status,
      detail,
      code,
      requestId: 'd5a977b9-1aaa-4e0d-aa7d-c0baeac23bc5',
      ...members,
    },
  };
}
