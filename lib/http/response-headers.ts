/** Default headers of all responses, including API Gateway's own. A response can override them. */
export const defaultHeaders: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
};

/** The headers that scripts of other origins may read. */
export const EXPOSED_HEADERS =
  'Allow, Deprecation, ETag, Idempotent-Replayed, Link, Location, RateLimit, RateLimit-Policy, Retry-After, Sunset, Time-Zone, X-Model-Version, X-Request-Id';
