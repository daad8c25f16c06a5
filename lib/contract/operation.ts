import type * as v from 'valibot';
import type { Code } from './problems.ts';

/**
 * The credentials that an operation requires. `signed-in` accepts an API key or a session cookie; `recent-session` requires
 * the session cookie of a sign-in within the last ten minutes.
 */
export type Access = 'public' | 'signed-in' | 'session' | 'recent-session';

/** The OpenAPI tag of an operation. */
export type Tag =
  | 'Signing in'
  | 'Account'
  | 'Keys'
  | 'Profiles'
  | 'Forecasts'
  | 'Calendars'
  | 'Delivery'
  | 'Webhooks'
  | 'Verdicts'
  | 'Service';

type Parameters = v.GenericSchema<Record<string, unknown>, Record<string, unknown>>;

/**
 * The contract of an operation. Validation, handler and client types, the OpenAPI description and API Gateway's routes
 * derive from it.
 */
export type Operation = {
  /** Name of the Lambda function, its bundle and its log. The OpenAPI operationId is this name in camel case. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path, with parameters in braces, such as `{id}`. */
  readonly path: string;
  readonly access: Access;
  readonly tag: Tag;
  readonly summary: string;
  readonly description: string;
  /** Path parameters. Their values aren't validated, because unknown values return 404. */
  readonly params?: Parameters;
  /** Query parameters. Without a schema, only repeated parameters are rejected; `ignored` accepts anything. */
  readonly query?: Parameters | 'ignored';
  readonly body?: v.GenericSchema<Record<string, unknown>, Record<string, unknown>>;
  /** Whether unknown fields of the body are rejected, because ignoring one could give a key too much access, or other days. */
  readonly rejectsUnknownFields?: true;
  /** The most KiB of the body; 16 by default. */
  readonly maxBodyKib?: number;
  /** Whether the operation changes nothing despite its method, so that read-only keys may call it. */
  readonly changesNothing?: true;
  /**
   * Whether responses name the time zone of their days and the version of the model in headers. Days of several zones have no
   * `Time-Zone`.
   */
  readonly forecast?: true;
  /** Whether the operation accepts an `Idempotency-Key`. */
  readonly idempotent?: true;
  /** The status of a successful response. */
  readonly status: 200 | 201;
  readonly mediaType?: 'text/calendar' | 'text/html';
  readonly response: v.GenericSchema;
  /** Whether responses have an `ETag` and `If-None-Match` is supported. */
  readonly conditional?: true;
  /** Description of the cookies that the response sets. */
  readonly cookies?: string;
  /** Whether pages of any origin may read responses, without a cookie. */
  readonly anyOrigin?: true;
  /** The dates on which the operation was deprecated and may stop working, at least twelve months apart. */
  readonly deprecated?: { readonly since: string; readonly sunset: string };
  /** Problems specific to the operation; `problemCodes` adds the common ones. */
  readonly problems?: readonly Code[];
};

/** Defines an operation, by default with status 200. Has no side effects, so that bundlers can drop unused operations. */
/* @__NO_SIDE_EFFECTS__ */
export function operation<const Op extends Omit<Operation, 'status'> & { status?: 201 }>(
  definition: Op,
): Op & Pick<Operation, 'status'> {
  return { ...definition, status: definition.status ?? 200 };
}

/** All problem codes of an operation, without duplicates. */
export function problemCodes(operation: Operation): Code[] {
  const { access, method, changesNothing, query, body, idempotent, problems = [] } = operation;
  const isSignedIn = access !== 'public';
  const changes = method !== 'GET';
  const codes: (Code | false)[] = [
    query !== 'ignored' && 'invalid_request',
    isSignedIn && 'unauthenticated',
    isSignedIn && changes && 'cross_site_request',
    isSignedIn && changes && !changesNothing && 'key_is_read_only',
    (access === 'session' || access === 'recent-session') && 'session_required',
    access === 'recent-session' && 'sign_in_again',
    ...problems,
    body !== undefined && 'body_too_large',
    body !== undefined && 'unsupported_media_type',
    idempotent === true && 'idempotency_key_in_use',
    idempotent === true && 'idempotency_key_reused',
    'method_not_allowed',
    'rate_limited',
    'internal_error',
    'unavailable',
  ];
  return [...new Set(codes.filter((code) => code !== false))];
}

/** Options for converting schemas to JSON Schema, shared by OpenAPI and MCP. */
export const JSON_SCHEMA = {
  target: 'draft-2020-12',
  // Custom checks have no JSON Schema equivalent; metadata describes them.
  errorMode: 'ignore',
} as const;
