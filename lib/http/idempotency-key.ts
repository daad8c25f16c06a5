import type { APIGatewayProxyEvent } from 'aws-lambda';
import { invalidRequest } from './problem.ts';

const HEADER = 'Idempotency-Key';
const FORM = /^[\x21-\x7e]{1,255}$/;

/** Whether a text may name a request: 1 to 255 visible ASCII characters. */
export const isIdempotencyKey = (text: string): boolean => FORM.test(text);

/**
 * What the caller names this request by, so that repeating it makes nothing twice; undefined if it has no name. Throws
 * 400 for one that is not 1 to 255 visible ASCII characters, or is given twice.
 */
export function idempotencyKeyIn(event: APIGatewayProxyEvent): string | undefined {
  const [key, ...more] = event.multiValueHeaders?.[HEADER.toLowerCase()] ?? [];
  if (key === undefined) return undefined;
  if (isIdempotencyKey(key) && more.length === 0) return key;
  throw invalidRequest([
    { parameter: HEADER, detail: `${HEADER} must be 1 to 255 visible ASCII characters, given once.` },
  ]);
}
