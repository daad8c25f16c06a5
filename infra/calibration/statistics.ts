/** A series of numbers, such as one per day. */
type Series = readonly number[] | Float64Array;

export function mean(values: Series): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}

/** The population standard deviation. */
export function deviation(values: Series): number {
  return Math.sqrt(covariance(values, values));
}

/** Pearson's correlation of two series of equal length. */
export function correlation(a: Series, b: Series): number {
  return covariance(a, b) / (deviation(a) * deviation(b));
}

/** The value below which a given share (0 to 1) of all values lies. */
export function quantile(values: Series, share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** The share of values, 0 to 1, that satisfy a condition. */
export function shareOf(values: Series, holds: (value: number) => boolean): number {
  let count = 0;
  for (const value of values) if (holds(value)) count += 1;
  return count / values.length;
}

/** The longest run of consecutive values that satisfy a condition. */
export function longestRun(values: Series, holds: (value: number) => boolean): number {
  let longest = 0;
  let run = 0;
  for (const value of values) {
    run = holds(value) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

export function twoDecimals(value: number): number {
  return Math.round(value * 100) / 100;
}

function covariance(a: Series, b: Series): number {
  const meanOfA = mean(a);
  const meanOfB = mean(b);
  let sum = 0;
  for (const [i, value] of a.entries()) sum += (value - meanOfA) * ((b[i] ?? Number.NaN) - meanOfB);
  return sum / a.length;
}

export class Counter<Key> {
  readonly #counts = new Map<Key, number>();

  count(key: Key): void {
    this.#counts.set(key, this.of(key) + 1);
  }

  of(key: Key): number {
    return this.#counts.get(key) ?? 0;
  }

  /** The highest count, or 0 if nothing was counted. */
  max(): number {
    return Math.max(0, ...this.#counts.values());
  }

  entries(): Iterable<[Key, number]> {
    return this.#counts.entries();
  }
}
