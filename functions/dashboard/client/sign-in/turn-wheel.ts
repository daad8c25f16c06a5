import { aspectPaths, flip, place, turn, type WheelBody, wheelLabel } from '../zodiac-places.ts';

/** Turns the landing page's wheel to other positions, and replaces its caption. */
export function turnWheel(bodies: readonly WheelBody[], caption: string): void {
  const wheel = document.querySelector<SVGElement>('.zodiac');
  if (!wheel) return;
  wheel.setAttribute('aria-label', wheelLabel(bodies));
  for (const { body, longitudeDeg, shownDeg, isUpsideDown } of place(bodies)) {
    const [dot, name] = wheel.querySelectorAll<SVGElement>(`[data-body=${body}] > g`);
    // As a style, the turn is animated.
    if (dot) dot.style.transform = turn(longitudeDeg, 'deg');
    if (name) name.style.transform = turn(shownDeg, 'deg');
    name?.firstElementChild?.setAttribute('transform', flip(isUpsideDown));
  }
  for (const [kind, path] of Object.entries(aspectPaths(bodies)))
    wheel.querySelector(`.${kind}`)?.setAttribute('d', path);
  const hint = wheel.parentElement?.querySelector('p');
  if (hint) hint.textContent = caption;
}
