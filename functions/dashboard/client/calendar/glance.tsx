import { LEVELS, METRICS } from '#lib/scoring/day.ts';
import type { RatedDay } from './rated-day.ts';

/** The four metrics of a day as bars, the higher the more, small enough for a cell. */
export function Glance({ metrics }: Pick<RatedDay, 'metrics'>) {
  return (
    <span class="pips">
      {METRICS.map((metric) => (
        <span key={metric} class={`pip pip-${LEVELS.indexOf(metrics[metric]) + 1}`}>
          <span class="unseen">
            , {metric} {metrics[metric].toLowerCase()}
          </span>
        </span>
      ))}
    </span>
  );
}
