import { MODEL_VERSION } from '#lib/forecast/forecast-entry.ts';
import { readingMeasures } from './reading-measures.ts';
import { printTables, type Table } from './tables.ts';

// `npm run reading:shapes` counts the shapes of a year of readings for forty readers of all ages, half of whom know their time
// of birth, and compares the counts with their bounds. An argument chooses the year.

const YEAR = Number(process.argv[2] ?? 2027);

const tables: Table[] = (['time', 'date'] as const).map((known) => ({
  title: `Readings with birth ${known}, ${YEAR}; control: ${YEAR - 9}, other readers`,
  own: readingMeasures(YEAR, { known }),
  others: readingMeasures(YEAR - 9, { known, series: 1 }),
}));
console.log(`Model ${MODEL_VERSION}`);
printTables(tables);
