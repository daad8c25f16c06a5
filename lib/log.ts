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

/** Only names and stacks of errors are logged: messages of services behind may quote what was sent to them. */
function describe(error: unknown): object | undefined {
  if (!(error instanceof Error)) return undefined;
  const [, ...frames] = (error.stack ?? '').split('\n    at ');
  return { name: error.name, at: frames.slice(0, 6), cause: describe(error.cause) };
}

/** Writes one JSON line for something that went as it should. */
export function logInfo(message: string, fields: LogFields = {}): void {
  console.info({ message, ...fields });
}

/** Writes one JSON line for something that needs a look, with the error's name and stack. */
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
