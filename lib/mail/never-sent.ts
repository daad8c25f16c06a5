/** Nobody was reached: the name was not found, or the connection not made. */
const UNREACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

type CallError = Error & { code?: unknown; $metadata?: { httpStatusCode?: number } };

function wasNotReached(error: CallError): boolean {
  if (error.code !== undefined) return UNREACHED.has(String(error.code));
  // What the client's own time limit for connecting throws has no code; that for answers has one.
  return error.name === 'TimeoutError';
}

function statusOf({ $metadata }: CallError): number {
  return $metadata?.httpStatusCode ?? 0;
}

/** Whether an error of an AWS client says for certain that its call was not carried out. */
export function wasNeverSent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isRefused = statusOf(error) >= 400 && statusOf(error) < 500;
  return isRefused || wasNotReached(error) || error.name === 'CredentialsProviderError';
}

/** Whether a call that was never sent may go through a moment later: the service was throttling, or not to be reached. */
export function isPassing(error: unknown): boolean {
  return error instanceof Error && (wasNotReached(error) || error.name.startsWith('Throttling'));
}
