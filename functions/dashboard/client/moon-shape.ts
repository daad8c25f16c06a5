/**
 * The lit part of the Moon as an SVG path around 0, 0, as it is seen from the northern half of the Earth: between its limb and
 * the line where day and night meet on it, which is half an ellipse. The elongation is in degrees, 0 to 360.
 */
export function litPath(elongationDeg: number, radius: number): string {
  const width = Math.abs(Math.cos((elongationDeg * Math.PI) / 180)) * radius;
  const isWaxing = elongationDeg <= 180;
  const isCrescent = elongationDeg < 90 || elongationDeg > 270;
  const limb = isWaxing ? 1 : 0;
  const line = isWaxing === isCrescent ? 0 : 1;
  return `M0 ${-radius}A${radius} ${radius} 0 0 ${limb} 0 ${radius}A${width.toFixed(1)} ${radius} 0 0 ${line} 0 ${-radius}Z`;
}

/** Where its largest seas are on its disk, and how large: shares of its radius. */
const SEAS = [
  [-0.34, -0.36, 0.3],
  [0.22, -0.3, 0.19],
  [0.42, -0.02, 0.2],
  [-0.5, 0.12, 0.26],
  [-0.2, 0.5, 0.14],
] as const;

/** The dark seas of the Moon as an SVG path around 0, 0, by which nobody takes it for the Sun. */
export const seasPath = (radius: number): string =>
  SEAS.map(([x, y, r]) => {
    const [left, top, half] = [(x - r) * radius, y * radius, r * radius].map((at) => at.toFixed(1));
    return `M${left} ${top}a${half} ${half} 0 1 0 ${(2 * r * radius).toFixed(1)} 0a${half} ${half} 0 1 0 ${(-2 * r * radius).toFixed(1)} 0Z`;
  }).join('');
