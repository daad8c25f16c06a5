/** Why a request got no response. */
export const POST_ERRORS = ['unknown_host', 'not_public', 'tls', 'connection', 'timeout'] as const;
export type PostError = (typeof POST_ERRORS)[number];

/** Codes of Node's errors of TLS and certificates, such as CERT_HAS_EXPIRED and DEPTH_ZERO_SELF_SIGNED_CERT. */
const TLS = /^(ERR_(TLS|SSL)_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|EPROTO$|HOSTNAME_MISMATCH$)/;

/** Reads why a request failed from what it threw. */
export function postErrorOf(error: unknown): PostError {
  const { name, code = '', syscall } = error as { name?: string; code?: unknown; syscall?: string };
  if (name === 'TimeoutError' || name === 'AbortError') return 'timeout';
  if (syscall === 'getaddrinfo') return 'unknown_host';
  return TLS.test(String(code)) ? 'tls' : 'connection';
}
