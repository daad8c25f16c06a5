const RADIUS = 40;

/** The Moon as it is lit so far ahead of the Sun (degrees), as somebody north of the tropics sees it: waxing at the right. */
export function moonDisk(elongationDeg: number): string {
  const isWaning = elongationDeg > 180;
  const cosine = Math.cos((elongationDeg * Math.PI) / 180);
  const width = (RADIUS * Math.abs(cosine)).toFixed(1);
  // The limb that is lit, and back along the edge of the shadow, which bulges to the dark side once more than half is lit.
  const lit = `M0 -${RADIUS}A${RADIUS} ${RADIUS} 0 0 1 0 ${RADIUS}A${width} ${RADIUS} 0 0 ${cosine < 0 ? 1 : 0} 0 -${RADIUS}Z`;
  return `<circle class="moon-dark" r="${RADIUS}"/><path class="moon-lit"${isWaning ? ' transform="scale(-1 1)"' : ''} d="${lit}"/>`;
}
