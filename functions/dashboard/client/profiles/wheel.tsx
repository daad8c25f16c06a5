import type { Chart } from '#lib/client/types.gen.ts';
import { Drawing } from '../ui/drawing.tsx';

const load = async () => (await import('./draw-wheel.ts')).drawWheel;

/** The chart as a wheel; the tables say the same. */
export function Wheel({ chart }: { chart: Chart }) {
  return <Drawing class="wheel" label="The natal chart as a wheel" content={chart} load={load} />;
}
