/** Brings an angle into [0, 360) degrees. */
export function normalizeDeg(angleDeg: number): number {
  // Most angles are within a turn, and a remainder takes long.
  if (angleDeg >= 0 && angleDeg < 360) return angleDeg;
  const rest = angleDeg % 360;
  // A tiny negative rest plus 360 rounds to 360 itself.
  return rest < 0 ? (rest + 360) % 360 : rest;
}

/** Brings an angle into [-180, 180) degrees: the short way round. */
export function signedDeg(angleDeg: number): number {
  return normalizeDeg(angleDeg + 180) - 180;
}
