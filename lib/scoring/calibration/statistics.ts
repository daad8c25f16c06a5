/** The arithmetic mean. */
export function mean(values: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i] as number;
  return sum / values.length;
}

/** The standard deviation of a whole population. */
export function deviation(values: ArrayLike<number>): number {
  return Math.sqrt(covariance(values, values));
}

/** Pearson's correlation of two series of equal length. */
export function correlation(a: ArrayLike<number>, b: ArrayLike<number>): number {
  return covariance(a, b) / (deviation(a) * deviation(b));
}

/** The value below which a share (0 to 1) of the values lies. */
export function quantile(values: ArrayLike<number>, share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] as number;
}

/** The share of values, 0 to 1, for which a condition holds. */
export function shareOf(values: ArrayLike<number>, holds: (value: number) => boolean): number {
  let count = 0;
  for (let i = 0; i < values.length; i++) if (holds(values[i] as number)) count += 1;
  return count / values.length;
}

/** The length of the longest run of neighbours for which a condition holds. */
export function longestRun(values: ArrayLike<number>, holds: (value: number) => boolean): number {
  let longest = 0;
  let run = 0;
  for (let i = 0; i < values.length; i++) {
    run = holds(values[i] as number) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

function covariance(a: ArrayLike<number>, b: ArrayLike<number>): number {
  const meanOfA = mean(a);
  const meanOfB = mean(b);
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += ((a[i] as number) - meanOfA) * ((b[i] as number) - meanOfB);
  return sum / a.length;
}
