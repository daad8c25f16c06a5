import type { Findings } from './findings.ts';

const COLUMNS: readonly [head: string, cell: (findings: Findings) => string][] = [
  ['Performance', ({ scores }) => String(scores.performance)],
  ['Accessibility', ({ scores }) => String(scores.accessibility)],
  ['Best practices', ({ scores }) => String(scores['best-practices'])],
  ['SEO', ({ scores }) => String(scores.seo)],
  ['LCP, ms', ({ lcpMs }) => lcpMs.toFixed(0)],
  ['CLS', ({ cls }) => cls.toFixed(3)],
  ['TBT, ms', ({ tbtMs }) => tbtMs.toFixed(0)],
  ['JavaScript, kB', ({ scriptBytes }) => (scriptBytes / 1000).toFixed(1)],
  ['Machine', ({ speed }) => speed.toFixed(0)],
];

const line = (view: string, size: string, cells: readonly string[]): string =>
  view.padEnd(11) +
  size.padEnd(9) +
  cells.map((cell, i) => cell.padStart(COLUMNS[i]?.[0].length ?? 0)).join('  ');

/** The first line of a table of findings. */
export const head = (): string =>
  line(
    'View',
    'Size',
    COLUMNS.map(([name]) => name),
  );

/** The line of a view in a size. */
export const row = (view: string, size: string, findings: Findings): string =>
  line(
    view,
    size,
    COLUMNS.map(([, cell]) => cell(findings)),
  );
