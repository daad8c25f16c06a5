import { sourceFrames } from './source-frames.ts';
import { getFailedCall } from './trace-failures.ts';

/** The fields of a log line. They must not contain sign-in codes, keys, cookies, email addresses or birth data. */
type LogFields = {
  requestId?: string | undefined;
  route?: string | undefined;
  tool?: string | undefined;
  /** The step of the check that failed or came last. */
  step?: string | undefined;
  status?: number | undefined;
  durationMs?: number | undefined;
  userId?: string | undefined;
  code?: string | undefined;
  count?: number | undefined;
  scanned?: number | undefined;
  /** The id of a deleted account, profile or key. */
  remainsOf?: string | undefined;
  waitedMinutes?: number | undefined;
};

// Node's default of 10 frames may cut off our own frames below third-party ones.
Error.stackTraceLimit = 30;

/**
 * Describes an error for the log: its name, our stack frames, and a failed AWS call with its outcome. Omits error messages,
 * since AWS error messages quote the input.
 */
function describeError(error: unknown): object | undefined {
  if (!(error instanceof Error)) return undefined;
  const call = getFailedCall(error);
  return {
    name: error.name,
    code: 'code' in error && isSystemCode(error.code) ? error.code : undefined,
    call: call && { service: call.service, operation: call.operation, ...outcomeOf(error) },
    // The first frame is `traceFailures` itself.
    at: call ? sourceFrames(call.from).slice(1) : sourceFrames(error),
    cause: describeError(error.cause),
  };
}

/** Whether an error code names a system error, such as ECONNREFUSED. */
const isSystemCode = (code: unknown): boolean => /^E[A-Z_]+$/.test(String(code));

type Metadata = { requestId?: string; httpStatusCode?: number; attempts?: number };

/** The outcome of a failed AWS call; the status is missing if there was no response. */
function outcomeOf(error: Error): object {
  if (!('$metadata' in error)) return {};
  const { requestId, httpStatusCode: status, attempts } = error.$metadata as Metadata;
  return { requestId, status, attempts };
}

/** Logs an expected outcome as a JSON line. */
export function logInfo(message: string, fields: LogFields = {}): void {
  console.info({ message, ...fields });
}

/** Logs a failure as a JSON line, with a description of the error that is safe to log. */
export function logError(message: string, fields: LogFields, error: unknown): void {
  console.error({ message, ...fields, error: describeError(error) });
}

/** Returns a `catch` handler that logs the error and resolves to undefined. */
export const logFailure =
  (message: string, fields: LogFields = {}) =>
  (error: unknown): undefined =>
    void logError(message, fields, error);

/** The name of a security event; alarms and saved queries match it in the log. */
export type SecurityEventName =
  | 'code_asked'
  | 'sign_in'
  | 'key_created'
  | 'key_revoked'
  | 'calendar_created'
  | 'calendar_revoked'
  | 'webhook_created'
  | 'webhook_changed'
  | 'webhook_deleted'
  | 'session_ended'
  | 'account_exported'
  | 'account_erased';

/** A security event. The source is a keyed hash, which identifies no one without the secret. */
type SecurityEvent = {
  event: SecurityEventName;
  outcome: 'allowed' | 'refused';
  reason?: string | undefined;
  userId?: string | undefined;
  source?: string | undefined;
};

/** Logs a security event as a JSON line, without personal data. */
export function logSecurityEvent(event: SecurityEvent): void {
  console.info({ message: 'security', ...event });
}
