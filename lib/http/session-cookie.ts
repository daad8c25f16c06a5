import { isSessionToken, SESSION_SECONDS } from '#lib/accounts/session-token.ts';
import { cookieIn } from './cookies.ts';

const COOKIE = '__Host-session';
const ATTRIBUTES = 'HttpOnly; Secure; SameSite=Lax; Path=/';

/** The Set-Cookie value that starts a session (RFC 6265bis section 4.1.3.2: the prefix binds it to this host). */
export const sessionCookie = (token: string): string =>
  `${COOKIE}=${token}; ${ATTRIBUTES}; Max-Age=${SESSION_SECONDS}`;

/** The Set-Cookie value that ends a session in the browser. */
export const clearedCookie = (): string => `${COOKIE}=; ${ATTRIBUTES}; Max-Age=0`;

/** The session token in a Cookie header, if there is one of the right form. */
export const sessionTokenIn = (cookieHeader: string | undefined): string | undefined =>
  cookieIn(cookieHeader, COOKIE, isSessionToken);
