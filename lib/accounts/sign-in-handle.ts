import { createHash, randomBytes } from 'node:crypto';

/** A new handle by which a browser that asks for a code is known again: 256 random bits. */
export const newSignInHandle = (): string => randomBytes(32).toString('base64url');

/** Whether a text has the form of a handle; what has not, is none. */
export const isSignInHandle = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** What is stored of a handle: hexadecimal SHA-256. */
export function hashSignInHandle(handle: string): string {
  return createHash('sha256').update(handle).digest('hex');
}
