import { failedCallOf } from './failed-calls.ts';
import { sourceFrames } from './source-frames.ts';

/** Everything that may stand in a log line; no code, key, cookie, e-mail address or birth data is among it. */
type LogFields = {
  requestId?: string | undefined;
  route?: string | undefined;
  tool?: string | undefined;
  status?: number | undefined;
  durationMs?: number | undefined;
  userId?: string | undefined;
  code?: string | undefined;
  count?: number | undefined;
  scanned?: number | undefined;
  /** The identifier of an account, a profile or a key that is gone. */
  remainsOf?: string | undefined;
  waitedMinutes?: number | undefined;
};

/** Our own frames may be the last of many. */
Error.stackTraceLimit = 30;

/**
 * What a log line tells of an error: its name, where in our source it came from, and of a failed call to a service of AWS
 * which it was and how it ended. Messages are left out: those of services may quote what was sent to them.
 */
function describe(error: unknown): object | undefined {
  if (!(error instanceof Error)) return undefined;
  const call = failedCallOf(error);
  return {
    name: error.name,
    code: 'code' in error && isSystemCode(error.code) ? error.code : undefined,
    call: call && { service: call.service, operation: call.operation, ...endOf(error) },
    // The first is where the failure was noted.
    at: call ? sourceFrames(call.from).slice(1) : sourceFrames(error),
    cause: describe(error.cause),
  };
}

/** Of the network, as ECONNREFUSED. */
const isSystemCode = (code: unknown): boolean => /^E[A-Z_]+$/.test(String(code));

type Metadata = { requestId?: string; httpStatusCode?: number; attempts?: number };

/** How a failed call ended, as the SDK notes it; without an answer there is no status. */
function endOf(error: Error): object {
  if (!('$metadata' in error)) return {};
  const { requestId, httpStatusCode: status, attempts } = error.$metadata as Metadata;
  return { requestId, status, attempts };
}

/** Writes one JSON line for something that went as it should. */
export function logInfo(message: string, fields: LogFields = {}): void {
  console.info({ message, ...fields });
}

/** Writes one JSON line for something that needs a look, with what may be told of the error. */
export function logError(message: string, fields: LogFields, error: unknown): void {
  console.error({ message, ...fields, error: describe(error) });
}

/** What a security event is about; alarms read these names in the log. */
export type SecurityEventName =
  | 'code_asked'
  | 'sign_in'
  | 'key_created'
  | 'key_revoked'
  | 'calendar_created'
  | 'calendar_revoked'
  | 'session_ended'
  | 'account_exported'
  | 'account_erased';

/** What happened to somebody's access; the source is a keyed hash, and nothing here tells who it is without the secret. */
type SecurityEvent = {
  event: SecurityEventName;
  outcome: 'allowed' | 'refused';
  reason?: string | undefined;
  userId?: string | undefined;
  source?: string | undefined;
};

/** Writes one JSON line for a security event, without personal data. */
export function logSecurityEvent(event: SecurityEvent): void {
  console.info({ message: 'security', ...event });
}
