import { SESSION_SECONDS } from '#lib/accounts/session-token.ts';
import { cookieIn, setCookie } from './cookies.ts';

const COOKIE = '__Host-session';

/** The Set-Cookie value that starts a session (RFC 6265bis section 4.1.3.2: the prefix binds it to this host). */
export const sessionCookie = (token: string): string => setCookie(COOKIE, token, SESSION_SECONDS);

/** The Set-Cookie value that ends a session in the browser. */
export const clearedCookie = (): string => setCookie(COOKIE, '', 0);

/** The session token in a Cookie header, if there is one of the right form. */
export const sessionTokenIn = (cookieHeader: string | undefined): string | undefined =>
  cookieIn(cookieHeader, COOKIE);
