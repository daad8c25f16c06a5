/** Returns the Moon's lit part as an SVG path around 0,0, as seen from the northern hemisphere. Elongations are 0 to 360°. */
export function litPath(elongationDeg: number, radius: number): string {
  const width = Math.abs(Math.cos((elongationDeg * Math.PI) / 180)) * radius;
  const isWaxing = elongationDeg <= 180;
  const isCrescent = elongationDeg < 90 || elongationDeg > 270;
  const limb = isWaxing ? 1 : 0;
  const terminator = isWaxing === isCrescent ? 0 : 1;
  return `M0 ${-radius}A${radius} ${radius} 0 0 ${limb} 0 ${radius}A${width.toFixed(1)} ${radius} 0 0 ${terminator} 0 ${-radius}Z`;
}

/** The largest maria: x, y and radius, as fractions of the Moon's radius. */
const MARIA = [
  [-0.34, -0.36, 0.3],
  [0.22, -0.3, 0.19],
  [0.42, -0.02, 0.2],
  [-0.5, 0.12, 0.26],
  [-0.2, 0.5, 0.14],
] as const;

/** Returns the Moon's maria as an SVG path around 0,0. Without maria, a full Moon could be mistaken for the Sun. */
export const seasPath = (radius: number): string =>
  MARIA.map(([x, y, r]) => {
    const [left, top, half] = [(x - r) * radius, y * radius, r * radius].map((at) => at.toFixed(1));
    return `M${left} ${top}a${half} ${half} 0 1 0 ${(2 * r * radius).toFixed(1)} 0a${half} ${half} 0 1 0 ${(-2 * r * radius).toFixed(1)} 0Z`;
  }).join('');
