import { hash } from 'node:crypto';

/** A short digest of any JSON value, for tests that pin a large result. */
export const digest = (value: unknown): string => hash('sha256', JSON.stringify(value)).slice(0, 16);
