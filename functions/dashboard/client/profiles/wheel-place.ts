/** A place in a drawing. */
export type Point = { x: number; y: number };

/** Where a wheel is in its square drawing: its middle, either way, and the longitude at its left. */
export type Wheel = { middle: number; leftDeg: number };

/** The point of a wheel at a longitude, so far from its middle; longitudes rise against the clock. */
export function pointAt({ middle, leftDeg }: Wheel, longitudeDeg: number, radius: number): Point {
  const turn = ((180 - longitudeDeg + leftDeg) * Math.PI) / 180;
  return { x: middle + radius * Math.cos(turn), y: middle + radius * Math.sin(turn) };
}
