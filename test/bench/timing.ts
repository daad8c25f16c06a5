/** A function to measure. It receives the number of the round, so that each round can use different inputs. */
type Work = { name: string; rounds: number; work: (round: number) => unknown };

/**
 * Median milliseconds of each function by name, after a warm-up round. The functions alternate, so that a busy machine affects
 * all alike.
 */
export function medianMs(works: readonly Work[]): Map<string, number> {
  const times = new Map(works.map(({ name }) => [name, [] as number[]]));
  const most = Math.max(...works.map(({ rounds }) => rounds));
  for (let round = 0; round <= most; round++) {
    for (const { name, rounds, work } of works) {
      if (round > rounds) continue;
      const start = performance.now();
      work(round);
      if (round > 0) times.get(name)?.push(performance.now() - start);
    }
  }
  return new Map([...times].map(([name, values]) => [name, median(values)]));
}

/** The median; NaN without values. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
