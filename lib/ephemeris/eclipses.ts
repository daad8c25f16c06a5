import { ECLIPSES } from './eclipse-table.ts';

/**
 * An eclipse that is seen somewhere on Earth. `atMs` is the instant of greatest eclipse, milliseconds since 1970: the
 * Moon's shadow passes nearest to the Earth's center, or the Moon nearest to the axis of the Earth's shadow.
 */
export type Eclipse = { atMs: number } & EclipseSort;

/** What kinds of eclipses there are, and of which types. */
export type EclipseSort =
  | { kind: 'solar'; type: 'total' | 'annular' | 'hybrid' | 'partial' }
  | { kind: 'lunar'; type: 'total' | 'partial' | 'penumbral' };

/** How the table writes each kind and type. */
export const ECLIPSE_CODES: Readonly<Record<string, EclipseSort>> = {
  ST: { kind: 'solar', type: 'total' },
  SA: { kind: 'solar', type: 'annular' },
  SH: { kind: 'solar', type: 'hybrid' },
  SP: { kind: 'solar', type: 'partial' },
  LT: { kind: 'lunar', type: 'total' },
  LP: { kind: 'lunar', type: 'partial' },
  LN: { kind: 'lunar', type: 'penumbral' },
};

const FIRST_YEAR = 1899;
const YEARS = ECLIPSES.trim().split('\n');
/** The years that have been asked for, read: dates take long to read. */
const known = new Map<number, readonly Eclipse[]>();

/** The eclipses in [fromMs, toMs), ascending, from a table of all of 1899-12-15 to 2101-01-15. */
export function eclipses(fromMs: number, toMs: number): Eclipse[] {
  const found: Eclipse[] = [];
  for (let year = yearOf(fromMs); year <= yearOf(toMs); year += 1)
    for (const eclipse of eclipsesOf(year))
      if (eclipse.atMs >= fromMs && eclipse.atMs < toMs) found.push(eclipse);
  return found;
}

function eclipsesOf(year: number): readonly Eclipse[] {
  const read = known.get(year) ?? readYear(YEARS[year - FIRST_YEAR] ?? '');
  known.set(year, read);
  return read;
}

/** Reads a line of the table: a year, and of each eclipse the date and time within it and the code. */
function readYear(line: string): Eclipse[] {
  const [year, ...entries] = line.split(' ');
  return entries.map((entry) => {
    const [moment = '', code = ''] = entry.split('/');
    const sort = ECLIPSE_CODES[code];
    if (sort === undefined) throw new RangeError(`No eclipse is written “${entry}”.`);
    return { ...sort, atMs: Date.parse(`${year}-${moment}Z`) };
  });
}

function yearOf(ms: number): number {
  return new Date(ms).getUTCFullYear();
}
