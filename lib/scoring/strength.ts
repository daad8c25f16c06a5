import { SEPARATING_FACTOR } from './tables/weights.ts';

/**
 * Mean strength (0 to 1) of a transit while its distance from exact goes steadily from `fromDeg` to `toDeg`
 * (signed, degrees). At any moment the strength is 1 - distance / orb, and less by the separating factor once
 * the bodies part. Integrated exactly, so that no hour of the day counts more than another.
 */
export function meanStrength(fromDeg: number, toDeg: number, orbDeg: number): number {
  const width = Math.abs(toDeg - fromDeg);
  // A body that stands still neither applies nor separates, and the quotient below would lose its digits.
  if (width < 1e-9) return Math.max(0, 1 - Math.abs(fromDeg) / orbDeg);
  const begin = toDeg > fromDeg ? fromDeg : -fromDeg;
  const end = begin + width;
  const applying = area(Math.min(end, 0), orbDeg) - area(Math.min(begin, 0), orbDeg);
  const separating = area(Math.max(end, 0), orbDeg) - area(Math.max(begin, 0), orbDeg);
  return (applying + SEPARATING_FACTOR * separating) / width;
}

/** The signed area under the falloff from exact to a distance. */
function area(distanceDeg: number, orbDeg: number): number {
  if (distanceDeg >= orbDeg) return orbDeg / 2;
  if (distanceDeg <= -orbDeg) return -orbDeg / 2;
  return distanceDeg - (distanceDeg * Math.abs(distanceDeg)) / (2 * orbDeg);
}
