import { capitalized } from '#lib/reading/en/capitalized.ts';
import type { Sky } from '../api/operations.ts';
import { clockTime } from '../dates.ts';
import { litPath, seasPath } from '../moon-shape.ts';

const RADIUS = 10;

/** The Moon of a day, drawn and in words: its phase and its sign. */
export function Moon({ sky: { at, bodies, moon }, isNow }: { sky: Sky; isNow: boolean }) {
  const sign = bodies.find(({ body }) => body === 'Moon')?.sign;
  const { phase, elongationDeg, illuminated } = moon;
  return (
    <p class="moon">
      <svg viewBox="-11 -11 22 22" aria-hidden="true">
        <circle r={RADIUS} />
        <path d={litPath(elongationDeg, RADIUS)} />
        <path class="moon-seas" d={seasPath(RADIUS)} />
      </svg>
      <span>
        {capitalized(phase)} Moon in {sign}
        <span class="hint">
          {Math.round(illuminated * 100)}% lit {isNow && <span class="on-screen">now</span>}
          <span class={isNow ? 'on-paper' : ''}>at {clockTime(at)}</span>
        </span>
      </span>
    </p>
  );
}
