import { useMemo } from 'preact/hooks';
import type { Chart } from '#lib/client/types.gen.ts';
import type { Sky } from '../api/operations.ts';
import { Drawing } from '../ui/drawing.tsx';

const load = async () => (await import('./draw-wheel.ts')).drawWheel;

/** The chart as a wheel, with the bodies of a sky around it if there is one; the tables say the same. */
export function Wheel({ chart, sky }: { chart: Chart; sky: Sky | undefined }) {
  const content = useMemo(() => ({ chart, sky }), [chart, sky]);
  const label = `The natal chart as a wheel${sky ? ', the sky of now around it' : ''}`;
  return <Drawing class="wheel" label={label} content={content} load={load} />;
}
