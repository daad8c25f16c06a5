import { ratingStep, ratingWord } from '../rating.ts';

const RADIUS = 52;
/** The dial is three quarters of a circle, open at the bottom. */
const SWEEP = 0.75;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

/** A day's rating at a glance: the number, how far round the dial it stands between 1 and 10, and a word for it. */
export function RatingDial({ rating }: { rating: number }) {
  const share = (rating - 1) / 9;
  const arc = (of: number) => `${CIRCUMFERENCE * SWEEP * of} ${CIRCUMFERENCE}`;
  return (
    <div class={`dial step-${ratingStep(rating)}`}>
      <div class="dial-face">
        <svg viewBox="0 0 120 120" aria-hidden="true">
          <g transform="rotate(135 60 60)">
            <circle class="dial-way" cx="60" cy="60" r={RADIUS} stroke-dasharray={arc(1)} />
            <circle class="dial-arc" cx="60" cy="60" r={RADIUS} stroke-dasharray={arc(share)} />
          </g>
        </svg>
        <p class="dial-number">
          {rating.toFixed(1)}
          <span class="unseen"> of 10</span>
        </p>
      </div>
      <p class="dial-word">{ratingWord(rating)}</p>
    </div>
  );
}
