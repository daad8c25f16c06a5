import { hash, randomBytes } from 'node:crypto';

/** A new handle by which a browser that asks for a code is known again: 256 random bits. */
export const newSignInHandle = (): string => randomBytes(32).toString('base64url');

/** What is stored of a handle: hexadecimal SHA-256. */
export const hashSignInHandle = (handle: string): string => hash('sha256', handle);
