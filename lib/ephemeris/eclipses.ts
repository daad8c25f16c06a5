import { ECLIPSES } from './eclipse-table.ts';

/**
 * A solar or lunar eclipse. `atMs` is the instant of greatest eclipse, milliseconds since 1970. For a solar
 * eclipse, the axis of the Moon's shadow is then closest to the Earth's center. For a lunar one, the Moon is
 * closest to the axis of the Earth's shadow.
 */
export type Eclipse = { atMs: number } & EclipseType;

export type EclipseType =
  | { kind: 'solar'; type: 'total' | 'annular' | 'hybrid' | 'partial' }
  | { kind: 'lunar'; type: 'total' | 'partial' | 'penumbral' };

/** Eclipse types by code in the eclipse table. */
export const ECLIPSE_CODES: Readonly<Record<string, EclipseType>> = {
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
/** Parsed years, cached because parsing dates is slow. */
const yearCache = new Map<number, readonly Eclipse[]>();

/** The eclipses in [fromMs, toMs), ascending; the table covers 1899-12-15 to 2101-01-15. */
export function eclipses(fromMs: number, toMs: number): Eclipse[] {
  const found: Eclipse[] = [];
  for (let year = yearOf(fromMs); year <= yearOf(toMs); year += 1)
    for (const eclipse of eclipsesOf(year))
      if (eclipse.atMs >= fromMs && eclipse.atMs < toMs) found.push(eclipse);
  return found;
}

function eclipsesOf(year: number): readonly Eclipse[] {
  const read = yearCache.get(year) ?? readYear(YEARS[year - FIRST_YEAR] ?? '');
  yearCache.set(year, read);
  return read;
}

/** Parses a line of the eclipse table: the year, then the date, time and code of each eclipse. */
function readYear(line: string): Eclipse[] {
  const [year, ...entries] = line.split(' ');
  return entries.map((entry) => {
    const [date = '', code = ''] = entry.split('/');
    const type = ECLIPSE_CODES[code];
    if (type === undefined) throw new RangeError(`Invalid eclipse table entry “${entry}”.`);
    return { ...type, atMs: Date.parse(`${year}-${date}Z`) };
  });
}

function yearOf(ms: number): number {
  return new Date(ms).getUTCFullYear();
}
