import { natalChart } from '#lib/chart/natal-chart.ts';
import { transitWindows } from '#lib/transits/transit-windows.ts';
import { BIRTH, SPAN_MS } from './days.ts';

/** Computes the first result of a process: a natal chart and its transits of a year. */
export function year(): number {
  return transitWindows(natalChart(BIRTH), ...SPAN_MS).length;
}
