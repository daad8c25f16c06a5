import type * as v from 'valibot';
import type { Code } from './problems.ts';

/**
 * Who may call an operation: anyone; the bearer of a key or a session cookie; one of a session cookie; one whose
 * sign-in is at most ten minutes old.
 */
export type Access = 'public' | 'signed-in' | 'session' | 'recent-session';

/** The parts of the description that operations are grouped in. */
export type Tag = 'Signing in' | 'Account' | 'Keys' | 'Profiles' | 'Forecasts' | 'Calendars' | 'Service';

/** A schema of named texts: parameters of a path or a query. */
type Parameters = v.GenericSchema<Record<string, unknown>, Record<string, unknown>>;

/**
 * What a caller and an endpoint agree on: what is sent, what is answered, and which problems may come instead. The
 * validation, the types of handlers, the description and the gateway's routes are made from it.
 */
export type Operation = {
  /** Names the function, its bundle and its log, and in camel case the operation of the description. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** `{id}` is a parameter of the path. */
  readonly path: string;
  readonly access: Access;
  readonly tag: Tag;
  /** A few words, and sentences for whoever reads no other text. */
  readonly summary: string;
  readonly description: string;
  /** The parameters of the path; any text names something or nothing, and what names nothing is 404. */
  readonly params?: Parameters;
  /** The query; without one, parameters are ignored but none may be given twice. `ignored` does not look at it. */
  readonly query?: Parameters | 'ignored';
  readonly body?: v.GenericSchema<Record<string, unknown>, Record<string, unknown>>;
  /** Whether the request may be named by an `Idempotency-Key`, so that repeating it makes nothing twice. */
  readonly idempotent?: true;
  /** The answer of success, JSON unless it is of another media type. */
  readonly status: 200 | 201;
  readonly mediaType?: 'text/calendar';
  readonly answer: v.GenericSchema;
  /** Whether the answer has an `ETag`, so that `If-None-Match` may be answered 304. */
  readonly conditional?: true;
  /** The cookies that the answer sets. */
  readonly cookies?: string;
  /** The problems of its own; those that all share are added by `codesOf`. */
  readonly problems: readonly Code[];
};

/** States an operation, with its own types kept; a bundle leaves out those that its handler does not name. */
/* @__NO_SIDE_EFFECTS__ */
export function operation<const Stated extends Operation>(stated: Stated): Stated {
  return stated;
}

/** Every code that a problem of an operation may have, each once. */
export function codesOf({ access, method, query, body, idempotent, problems }: Operation): Code[] {
  const isSignedIn = access !== 'public';
  const changes = method !== 'GET';
  const codes: (Code | false)[] = [
    query !== 'ignored' && 'invalid_request',
    isSignedIn && 'unauthenticated',
    isSignedIn && changes && 'cross_site_request',
    isSignedIn && changes && 'key_is_read_only',
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
