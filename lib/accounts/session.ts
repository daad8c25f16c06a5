import { createHash, randomBytes } from 'node:crypto';

const COOKIE = '__Host-session';
const ATTRIBUTES = 'HttpOnly; Secure; SameSite=Lax; Path=/';

/** How long a session lasts: 14 days. */
export const SESSION_SECONDS = 1_209_600;

/** A new opaque session token of 256 random bits. */
export const newSessionToken = (): string => randomBytes(32).toString('base64url');

/** The form in which a session names its item of the table: hexadecimal SHA-256. */
export function hashSessionToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The Set-Cookie value that starts a session (RFC 6265bis section 4.1.3.2: the prefix binds it to this host). */
export const sessionCookie = (token: string): string =>
  `${COOKIE}=${token}; ${ATTRIBUTES}; Max-Age=${SESSION_SECONDS}`;

/** The Set-Cookie value that ends a session in the browser. */
export const clearedCookie = (): string => `${COOKIE}=; ${ATTRIBUTES}; Max-Age=0`;

/** The session token in a Cookie header, if there is one of the right form. */
export function sessionTokenIn(cookieHeader: string | undefined): string | undefined {
  for (const pair of (cookieHeader ?? '').split(';')) {
    const [name, value] = pair.trim().split('=', 2);
    if (name === COOKIE && /^[\w-]{43}$/.test(value ?? '')) return value;
  }
  return undefined;
}
