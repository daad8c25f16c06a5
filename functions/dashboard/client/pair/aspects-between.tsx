import type { Pair } from '#lib/client/types.gen.ts';
import { MATTERS } from '#lib/scoring/pairs/pair.ts';
import { decimal } from '../amounts.ts';
import { aspectVerbs } from '../transit-words.ts';
import { MATTER_NAMES } from './pair-words.ts';

type AspectsBetweenProps = Pick<Pair, 'aspects'> & { names: readonly [string, string] };

/** The aspects between two charts with the points that each gives to each matter, folded until they are asked for. */
export function AspectsBetween({ aspects, names: [first, second] }: AspectsBetweenProps) {
  return (
    <details class="card folded">
      <summary>Where this comes from: {aspects.length} aspects between the two charts</summary>
      <p class="hint">
        The points say how much each adds to a matter, or takes from it. The largest come first.
      </p>
      <table class="figures between">
        <caption class="unseen">Aspects between the two charts</caption>
        <thead>
          <tr>
            <th scope="col">Aspect</th>
            {MATTERS.map((matter) => (
              <th key={matter} scope="col">
                {MATTER_NAMES[matter]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {aspects.map(({ a, b, aspect, orbDeg, points }) => (
            <tr key={`${a} ${aspect} ${b}`}>
              <th scope="row">
                {first}’s {a} {aspectVerbs[aspect]} {second}’s {b}
                <span class="hint"> {decimal(orbDeg)}° from exact</span>
              </th>
              {MATTERS.map((matter) => (
                <td key={matter}>{pointsIn(points[matter])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Points with their sign; what rounds to nothing is nothing. */
function pointsIn(points: number): string {
  const shown = decimal(Math.abs(points));
  if (shown === decimal(0)) return '0';
  return `${points < 0 ? '−' : '+'}${shown}`;
}
