import type { Measure } from './day-measures.ts';

/** Measures of a population, and the same measures of a control population. */
export type Table = { title: string; own: Measure[]; others: Measure[] };

/** Prints tables. Sets the exit code if a measure is out of bounds, which is marked with an exclamation mark. */
export function printTables(tables: readonly Table[]): void {
  for (const table of tables) print(table);
  const all = tables.flatMap(({ own, others }) => [...own, ...others]);
  if (all.every(isWithinBounds)) return;
  console.error('A measure is out of bounds (marked with !).');
  process.exitCode = 1;
}

function print({ title, own, others }: Table): void {
  console.log(`\n${title}\n`);
  console.log(row('measure', 'min', 'max', 'value', 'control'));
  own.forEach((measure, i) => {
    const { name, min, max } = measure;
    const other = others[i] ?? { ...measure, value: Number.NaN };
    console.log(row(name, String(min), String(max), format(measure), format(other)));
  });
}

function row(name: string, ...cells: string[]): string {
  return name.padEnd(64) + cells.map((cell) => cell.padStart(9)).join('');
}

function format(measure: Measure): string {
  return `${isWithinBounds(measure) ? '' : '! '}${measure.value.toFixed(2)}`;
}

function isWithinBounds({ min, max, value }: Measure): boolean {
  return value >= min && value <= max;
}
