import { COOKIE_SECONDS } from '#lib/accounts/session-token.ts';
import { CODE_VALID_MINUTES } from '#lib/accounts/sign-in-code.ts';

// The prefix `__Host-` binds both cookies to this host (RFC 6265bis section 4.1.3.2).
const SESSION_COOKIE = '__Host-session';
const SIGN_IN_COOKIE = '__Host-sign-in';

/** A token of 256 bits in base64url. */
const TOKEN_FORMAT = /^[\w-]{43}$/;

const setCookie = (cookie: string, value: string, maxAgeSeconds: number): string =>
  `${cookie}=${value}; HttpOnly; Secure; SameSite=Lax; Path=/; Max-Age=${maxAgeSeconds}`;

/** The first well-formed value of a cookie in a Cookie header. */
function readCookie(header: string | undefined, cookie: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const [name, value = ''] = pair.trim().split('=', 2);
    if (name === cookie && TOKEN_FORMAT.test(value)) return value;
  }
  return undefined;
}

/** The Set-Cookie value that starts a session. */
export const sessionCookie = (token: string): string => setCookie(SESSION_COOKIE, token, COOKIE_SECONDS);

/** The Set-Cookie value that ends a session in the browser. */
export const clearedSessionCookie = (): string => setCookie(SESSION_COOKIE, '', 0);

/** The session token in a Cookie header, if it is well-formed. */
export const readSessionToken = (cookieHeader: string | undefined): string | undefined =>
  readCookie(cookieHeader, SESSION_COOKIE);

/** The Set-Cookie value with the sign-in handle of a browser that requested a code, valid as long as the code. */
export const signInCookie = (handle: string): string =>
  setCookie(SIGN_IN_COOKIE, handle, CODE_VALID_MINUTES * 60);

/** The sign-in handle in a Cookie header, if it is well-formed. */
export const readSignInHandle = (cookieHeader: string | undefined): string | undefined =>
  readCookie(cookieHeader, SIGN_IN_COOKIE);
