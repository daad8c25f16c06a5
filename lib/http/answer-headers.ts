/**
 * The headers of every answer, a function's and the gateway's own, unless an answer has its own value: it is not kept,
 * comes by TLS, is what its content type says, and, opened in a browser, loads nothing, is framed by nobody and tells
 * nobody where it was.
 */
export const answerHeaders: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
};

/** The headers that a page of the stage's origin may read beside those that any page may. */
export const EXPOSED_HEADERS =
  'Allow, ETag, Location, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id';
