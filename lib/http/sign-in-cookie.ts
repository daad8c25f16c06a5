import { CODE_VALID_MINUTES } from '#lib/accounts/sign-in-code.ts';
import { cookieIn, setCookie } from './cookies.ts';

const COOKIE = '__Host-sign-in';

/** The Set-Cookie value by which a browser that asks for a code is known again, for as long as the code is valid. */
export const signInCookie = (handle: string): string => setCookie(COOKIE, handle, CODE_VALID_MINUTES * 60);

/** The handle in a Cookie header, if there is one of the right form. */
export const signInHandleIn = (cookieHeader: string | undefined): string | undefined =>
  cookieIn(cookieHeader, COOKIE);
