/** Error codes of calls that failed before a connection was established. */
const UNREACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

type CallError = Error & { code?: unknown; $metadata?: { httpStatusCode?: number } };

function wasNotReached(error: CallError): boolean {
  if (error.code !== undefined) return UNREACHED.has(String(error.code));
  // The SDK's connection timeout has no error code, but the SDK's request timeout does.
  return error.name === 'TimeoutError';
}

/** Whether an AWS error proves that the call was not executed. */
export function wasNeverSent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { httpStatusCode: status = 0 } = (error as CallError).$metadata ?? {};
  const isRefused = status >= 400 && status < 500;
  return isRefused || wasNotReached(error) || error.name === 'CredentialsProviderError';
}

/** Whether a call that was never sent may succeed on retry: the service was throttling or unreachable. */
export function isTransient(error: unknown): boolean {
  return error instanceof Error && (wasNotReached(error) || error.name.startsWith('Throttling'));
}
