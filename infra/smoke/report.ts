import type { Checked } from './run-steps.ts';

/** Whether a check is right; one that was not tried is not. */
export const isRight = ({ seen, wrong }: Checked): boolean => seen !== undefined && wrong.length === 0;

/** What came of all checks as a table, and below it a sentence for all that is wrong for the same reason. */
export function report(checked: readonly Checked[]): string {
  const rows = [
    ['Check', 'Request', 'Seen', '', 'ms'],
    ...checked.map((row) => [row.check, row.shown ?? '', row.seen ?? '', outcome(row), String(row.ms ?? '')]),
  ];
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === row.length - 1 ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  '),
  );
  return [...lines, '', ...sentences(checked), summary(checked)].join('\n');
}

function outcome(row: Checked): string {
  if (isRight(row)) return 'ok';
  return row.wrong.length > 0 ? 'failed' : 'not tried';
}

function sentences(checked: readonly Checked[]): string[] {
  const about = new Map<string, string[]>();
  for (const { check, shown = check, wrong } of checked)
    for (const sentence of wrong) about.set(sentence, [...(about.get(sentence) ?? []), shown]);
  return [...about].map(([sentence, requests]) => `${listed(requests)}: ${sentence}\n`);
}

function listed(requests: readonly string[]): string {
  const [first = '', ...more] = new Set(requests);
  return more.length > 0 ? `${first} and ${more.length} more` : first;
}

function summary(checked: readonly Checked[]): string {
  const right = checked.filter(isRight).length;
  if (right === checked.length) return `All ${right} checks are ok.`;
  return `${right} of ${checked.length} checks are ok.`;
}
