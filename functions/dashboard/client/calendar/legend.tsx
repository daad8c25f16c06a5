import { LEVELS, METRICS } from '#lib/scoring/day.ts';
import { BANDS } from '../rating.ts';
import { hrefTo } from '../router.ts';

/** The bands from the lowest on, each with the ratings that it has, `5–5.9`. */
const STEPS = [...BANDS].reverse().map(({ from, step, word }, i, bands) => {
  const next = bands[i + 1];
  return { step, word, ratings: next ? `${from}–${(next.from - 0.1).toFixed(1)}` : `${from}–10` };
});

type LegendProps = { tier: string; hasBars: boolean; hasLocked: boolean };

/** What the colors and marks of the calendar mean. */
export function Legend({ tier, hasBars, hasLocked }: LegendProps) {
  return (
    <ul class="legend" aria-label="What the colors mean">
      {STEPS.map(({ step, word, ratings }) => (
        <li key={step}>
          <span class={`swatch-cell step-${step}`} aria-hidden="true" />
          <span>
            {word} <span class="hint">{ratings}</span>
          </span>
        </li>
      ))}
      <li>
        <span class="swatch-cell today-mark" aria-hidden="true" />
        Today
      </li>
      {hasBars && (
        <li class="of-bars">
          <span class="pips" aria-hidden="true">
            {LEVELS.map((level, i) => (
              <span key={level} class={`pip pip-${i + 1}`} />
            ))}
          </span>
          {METRICS.join(', ')}, from low to high
        </li>
      )}
      {hasLocked && (
        <li>
          <span class="swatch-cell locked" aria-hidden="true" />
          <span>
            Locked: beyond the {tier} tier. <a href={hrefTo('tiers')}>See the tiers</a>
          </span>
        </li>
      )}
    </ul>
  );
}
