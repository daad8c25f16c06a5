import { natalChart } from '#lib/forecast/natal-chart.ts';
import { exactTransits } from '#lib/forecast/transits.ts';
import { BIRTH, SPAN_MS } from './days.ts';

/** What a fresh process is asked for first: a natal chart and its exact transits of a year. */
export function year(): number {
  return exactTransits(natalChart(BIRTH), ...SPAN_MS).length;
}
