/** Numbers in an order, such as one a day. */
export type Series = readonly number[] | Float64Array;

/** The arithmetic mean. */
export function mean(values: Series): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}

/** The standard deviation of a whole population. */
export function deviation(values: Series): number {
  return Math.sqrt(covariance(values, values));
}

/** Pearson's correlation of two series of equal length. */
export function correlation(a: Series, b: Series): number {
  return covariance(a, b) / (deviation(a) * deviation(b));
}

/** The value below which a share (0 to 1) of the values lies. */
export function quantile(values: Series, share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** The share of values, 0 to 1, for which a condition holds. */
export function shareOf(values: Series, holds: (value: number) => boolean): number {
  let count = 0;
  for (const value of values) if (holds(value)) count += 1;
  return count / values.length;
}

/** The length of the longest run of neighbours for which a condition holds. */
export function longestRun(values: Series, holds: (value: number) => boolean): number {
  let longest = 0;
  let run = 0;
  for (const value of values) {
    run = holds(value) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

function covariance(a: Series, b: Series): number {
  const meanOfA = mean(a);
  const meanOfB = mean(b);
  let sum = 0;
  for (const [i, value] of a.entries()) sum += (value - meanOfA) * ((b[i] ?? Number.NaN) - meanOfB);
  return sum / a.length;
}
