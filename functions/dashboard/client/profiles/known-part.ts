import type { Chart } from '#lib/client/types.gen.ts';

/** A chart without what hangs on an hour that is not known: in a day the Moon goes through an aspect and out of it again. */
export const knownPart = (chart: Chart): Chart =>
  chart.timeKnown
    ? chart
    : { ...chart, aspects: chart.aspects.filter(({ a, b }) => a !== 'Moon' && b !== 'Moon') };
