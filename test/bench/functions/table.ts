import type { Samples } from './measure.ts';
import { atFullSpeed, atShareOf, type Spent } from './spent.ts';

/** A function that was measured. */
export type Row = { what: string; memoryMb: number; bundleKb: number; samples: Samples };

const HEAD = [
  '',
  'memory, MB',
  'bundle, kB',
  'init',
  'init and first',
  'init and first, at its share',
  'p99',
  'above an empty one',
  'warm, at its share',
  'p99',
];

/** The smallest value that so many of all are not above; NaN of none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil((percent / 100) * sorted.length) - 1] ?? Number.NaN;
}

/** Lines of a Markdown table, of which the first row is the empty function: times in ms, medians where nothing else is said. */
export function functionsTable([empty, ...others]: readonly [Row, ...Row[]]): string {
  const rows = [empty, ...others].map(({ what, memoryMb, bundleKb, samples: { init, first, warm } }) => {
    const atShare = (spent: readonly Spent[], percent: number) =>
      percentile(
        spent.map((one) => atShareOf(memoryMb, one)),
        percent,
      );
    const emptyMs = percentile(
      empty.samples.first.map((one) => atShareOf(memoryMb, one)),
      50,
    );
    const whole = [
      memoryMb,
      bundleKb,
      percentile(init.map(atFullSpeed), 50),
      percentile(first.map(atFullSpeed), 50),
      atShare(first, 50),
      atShare(first, 99),
      atShare(first, 50) - emptyMs,
    ];
    return [
      what,
      ...whole.map((value) => value.toFixed(0)),
      ...[50, 99].map((percent) => atShare(warm, percent).toFixed(1)),
    ];
  });
  return [HEAD, HEAD.map((_, column) => (column === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
