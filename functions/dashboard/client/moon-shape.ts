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
