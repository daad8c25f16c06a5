import { natalChart } from '#lib/chart/natal-chart.ts';
import { transitWindows } from '#lib/transits/transit-windows.ts';
import { BIRTH, SPAN_MS } from './days.ts';

/** Computes the first result of a process: a natal chart and a year of transits to it. */
export function year(): number {
  return transitWindows(natalChart(BIRTH), ...SPAN_MS).length;
}
