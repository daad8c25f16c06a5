import type * as v from 'valibot';
import { SERVICE_URL } from '#lib/contract/fields.ts';
import type { Problem } from '#lib/contract/problems.ts';
import { type Code, problems, problemType, titleOf } from '#lib/contract/problems.ts';

/** The members of a problem that depend on what happened. */
type Case = Omit<v.InferOutput<typeof Problem>, 'type' | 'title' | 'status' | 'code' | 'requestId'>;

const inEndDate = 'A range may have at most 366 days.';

const cases: Readonly<Record<Code, Case>> = {
  invalid_request: {
    detail: 'The request has 2 problems: name must not be empty. birthDate is required.',
    errors: [
      { pointer: '/name', detail: 'name must not be empty.' },
      { pointer: '/birthDate', detail: 'birthDate is required.' },
    ],
  },
  invalid_code: { detail: 'The code is wrong or has expired. Check your mail or request a new one.' },
  range_too_long: { detail: inEndDate, errors: [{ parameter: 'endDate', detail: inEndDate }] },
  unauthenticated: { detail: 'Send a valid API key as Authorization: Bearer KEY, or sign in first.' },
  account_suspended: { detail: 'This account is suspended. Ask the operator.' },
  cross_site_request: {
    detail: 'With the session cookie, only pages of this service can change data. Use an API key instead.',
  },
  request_refused: { detail: 'The request was blocked before it reached the service.' },
  session_required: {
    detail: 'This operation requires the session cookie that a sign-in sets. API keys are not accepted.',
  },
  sign_in_again: {
    detail: 'This operation requires a sign-in within the last ten minutes. Sign in again and retry.',
  },
  key_is_read_only: { detail: 'This key is read-only. Use a key with read-write access.' },
  profile_limit_reached: {
    detail: 'The free tier allows at most 1 profile. Delete one or choose a higher tier.',
    maxProfiles: 1,
    tier: 'free',
  },
  key_limit_reached: {
    detail: 'Your account already has 10 keys besides its sign-in key, which is the limit. Revoke one first.',
  },
  calendar_limit_reached: {
    detail: 'The profile already has 10 calendars, which is the limit. Revoke one first.',
  },
  mail_limit_reached: {
    detail:
      'The account already has morning mail for 5 profiles, which is the limit. Turn off another first.',
  },
  push_limit_reached: {
    detail:
      'The account already has notifications for 5 profiles, which is the limit. Turn off another first.',
  },
  webhook_limit_reached: {
    detail: 'Your account already has 5 webhooks, which is the limit. Delete one first.',
  },
  webhook_disabled: { detail: 'The webhook is disabled. Enable it first.' },
  forecast_horizon_exceeded: {
    detail: 'Forecasts of the free tier reach to 2026-11-22, counted in days of Europe/Berlin.',
    lastDate: '2026-11-22',
    timeZone: 'Europe/Berlin',
    tier: 'free',
  },
  not_found: { detail: 'The profile does not exist. GET /api/profiles lists the profiles of this account.' },
  method_not_allowed: { detail: 'PUT is not supported here. Use GET, HEAD, PATCH or DELETE.' },
  edit_conflict: { detail: 'Other edits of this profile were made at the same time. Try again.' },
  external_id_taken: {
    detail: 'Another profile of this account has this externalId.',
    errors: [{ pointer: '/externalId', detail: 'Another profile of this account has this externalId.' }],
    profileId: 'prf_01M7YMWJZ95PGZ13Z74TPMWH4T',
  },
  export_too_large: {
    detail:
      'An export can have at most 1,000 profiles. Read them with GET /api/profiles?limit=500 and its cursor, and each with GET /api/profiles/{id}.',
  },
  idempotency_key_in_use: {
    detail: 'A request with this Idempotency-Key is still in progress. Retry to get its response.',
  },
  body_too_large: { detail: 'The body can have at most 16 KiB.' },
  unsupported_media_type: { detail: 'Send the body with the header Content-Type: application/json.' },
  city_not_found: {
    detail:
      'The city was not found. Write it as City, Country or City, Region, Country, or search with GET /api/places?query=CITY.',
    errors: [{ pointer: '/birthCity', detail: 'The city was not found.' }],
  },
  email_undeliverable: { detail: 'No mail can be delivered to this address.' },
  idempotency_key_reused: {
    detail:
      'This Idempotency-Key was used for a different request or with a different credential in the last 24 hours. Choose a new one.',
  },
  rate_limited: {
    detail: 'The daily request quota of this account is used up. It resets at 00:00 UTC.',
    quota: 'requests',
  },
  internal_error: {
    detail: 'An internal error occurred. If it happens again, report the requestId to the operator.',
  },
  unavailable: { detail: 'The service is temporarily unavailable. Try again in a few seconds.' },
};

/** An example of a problem, in the form that OpenAPI requires. */
export function problemExample(code: Code) {
  const { detail, ...members } = cases[code];
  return {
    summary: titleOf(code),
    value: {
      type: problemType(SERVICE_URL, code),
      title: titleOf(code),
      status: problems[code].status,
      detail,
      code,
      requestId: 'd5a977b9-1aaa-4e0d-aa7d-c0baeac23bc5',
      ...members,
    },
  };
}
