import { BODIES, fillLongitudes, julianDayTt } from '#lib/ephemeris/index.ts';
import { NOONS_MS } from '../days.ts';

const jdTts = new Float64Array(NOONS_MS.length);
const longitudes = BODIES.map(() => new Float64Array(NOONS_MS.length));

/** All bodies on all days by this project's sky, in bulk, their times converted too; returns one of the longitudes. */
export function year(): number {
  for (let i = 0; i < jdTts.length; i++) jdTts[i] = julianDayTt(NOONS_MS[i] as number);
  for (let i = 0; i < BODIES.length; i++)
    fillLongitudes(BODIES[i] as (typeof BODIES)[number], jdTts, longitudes[i] as Float64Array);
  return longitudes[0]?.[0] as number;
}
