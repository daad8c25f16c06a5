import { SIGNS } from '#lib/ephemeris/zodiac.ts';
import {
  ASPECT_RADIUS,
  aspectPaths,
  flip,
  NAME_RADIUS,
  type Placed,
  place,
  pointAt,
  turn,
  type WheelBody,
  wheelLabel,
} from '../client/zodiac-places.ts';

const OUTER_RADIUS = 196;
const INNER_RADIUS = 166;

/** Renders bodies in the zodiac with the aspects between them. The client turns the bodies to other places. */
export function zodiacWheel(bodies: readonly WheelBody[]): string {
  const { soft, hard } = aspectPaths(bodies);
  return `<svg class="zodiac" viewBox="-200 -200 400 400" role="img" aria-label="${wheelLabel(bodies)}">
<circle r="${OUTER_RADIUS}"/><circle r="${INNER_RADIUS}"/><circle r="${ASPECT_RADIUS}"/>
<path class="ticks" d="${ticks()}"/>
${SIGNS.map(signName).join('\n')}
<path class="soft" d="${soft}"/><path class="hard" d="${hard}"/>
${place(bodies).map(bodyMark).join('\n')}
</svg>`;
}

const ticks = (): string =>
  Array.from({ length: 36 }, (_, i) => {
    const outer = i % 3 === 0 ? OUTER_RADIUS : INNER_RADIUS;
    return `M${pointAt(10 * i, outer)}L${pointAt(10 * i, INNER_RADIUS - 5)}`;
  }).join('');

function signName(sign: string, i: number): string {
  const middle = 30 * i + 15;
  // Names in the lower half are turned so that they aren't upside down.
  const turned = middle < 180 ? 90 - middle : 270 - middle;
  return `<text dy=".35em" transform="translate(${pointAt(middle, (OUTER_RADIUS + INNER_RADIUS) / 2)}) rotate(${turned})">${sign}</text>`;
}

const bodyMark = ({ body, longitudeDeg, shownDeg, isUpsideDown }: Placed): string =>
  `<g class="body" data-body="${body}"><g transform="${turn(longitudeDeg)}"><circle cx="-${INNER_RADIUS}" r="${body === 'Sun' ? 7 : 4}"/></g><g transform="${turn(shownDeg)}"><text x="-${NAME_RADIUS}" dy=".35em" transform="${flip(isUpsideDown)}">${body}</text></g></g>`;
