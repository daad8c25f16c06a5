const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000];

/** The waits after each failed try. Ten tries span about 75 hours. */
const WAITS_MS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];

/** The most tries of an event. */
export const MAX_TRIES = WAITS_MS.length + 1;

const MAX_RETRY_AFTER_MS = 24 * HOUR;

/** The owner of a webhook that has only failed for this long is warned; if that goes on, it is disabled so long after the warning. */
export const WARN_AFTER_MS = 4 * 24 * HOUR;
export const DISABLE_AFTER_WARNING_MS = 24 * HOUR;

/** Statuses of a receiver that can't keep up: the next try waits twice as long. */
const BUSY: ReadonlySet<number> = new Set([429, 502, 504]);

/** What is known of a failed try. */
type Failure = { status?: number | undefined; retryAfter?: string | undefined };

/** What became of a try. `gone`: the receiver wants no more events (410). */
export type TryResult = 'delivered' | 'gone' | 'failed';

/** Reads the status of a response, if there was one. */
export function resultOf(status: number | undefined): TryResult {
  if (status !== undefined && status >= 200 && status < 300) return 'delivered';
  return status === 410 ? 'gone' : 'failed';
}

/**
 * Returns the milliseconds until the next try after `tries` tries, or undefined if there is none. `random` from 0 to 1 shortens or
 * lengthens the wait by a tenth, except that the receiver's `Retry-After` is kept, up to a day.
 */
export function waitMs(
  tries: number,
  failure: Failure,
  nowMs: number,
  random = Math.random(),
): number | undefined {
  const base = WAITS_MS[tries - 1];
  if (base === undefined) return undefined;
  const jittered = base * (0.9 + 0.2 * random) * (BUSY.has(failure.status ?? 0) ? 2 : 1);
  return Math.round(
    Math.max(jittered, Math.min(retryAfterMs(failure.retryAfter, nowMs), MAX_RETRY_AFTER_MS)),
  );
}

/** Reads `Retry-After`: seconds, or a date (RFC 9110, section 10.2.3); 0 for other text. */
function retryAfterMs(text: string | undefined, nowMs: number): number {
  if (text === undefined) return 0;
  if (/^\d{1,9}$/.test(text)) return Number(text) * SECOND;
  const atMs = Date.parse(text);
  return atMs > nowMs ? atMs - nowMs : 0;
}
