import { deflateSync, inflateSync } from 'node:zlib';
import type { ForecastEntry } from '#lib/forecast/forecast-entry.ts';

/**
 * What all entries have in common, as a dictionary of DEFLATE (RFC 1950, section 2.2). What was packed by another one cannot be
 * unpacked: a change makes every cached entry be computed anew.
 */
const dictionary = Buffer.from(
  '{"date":"20","overallRating":,"metrics":{"energy":"Moderate","focus":"Good","romance":"High","luck":"Low"},"favorable":["","unfavorable":["],"luckyColors":[{"name":"","hex":"#},{"name":"","hex":"#"}],"luckyNumbers":[],"summary":"',
);

/** An entry as the table keeps it: half its text, so that an item stays well below the kilobyte that one write unit takes. */
export const packed = (entry: ForecastEntry): Uint8Array =>
  deflateSync(JSON.stringify(entry), { dictionary });

/** The entry that was packed, byte for byte, or kept as text by an earlier release; undefined if another dictionary packed it. */
export function unpacked(kept: Uint8Array | string): ForecastEntry | undefined {
  try {
    return JSON.parse(typeof kept === 'string' ? kept : inflateSync(kept, { dictionary }).toString());
  } catch {
    return undefined;
  }
}
