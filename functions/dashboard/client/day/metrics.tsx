import type { Entry } from '#lib/client/types.gen.ts';
import { LEVELS, METRICS } from '#lib/scoring/day.ts';

/** The four metrics, each as its label and as so many of four marks. */
export function Metrics({ metrics }: Pick<Entry, 'metrics'>) {
  return (
    <dl class="metrics">
      {METRICS.map((metric) => {
        const height = LEVELS.indexOf(metrics[metric]) + 1;
        return (
          <div key={metric} class="metric">
            <dt>{metric}</dt>
            <dd>
              <span class="marks" aria-hidden="true">
                {LEVELS.map((level, i) => (
                  <span key={level} class={i < height ? 'mark on' : 'mark'} />
                ))}
              </span>
              {metrics[metric]}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
