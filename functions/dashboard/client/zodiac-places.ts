import { spread } from './spread.ts';

/** A body in the zodiac. */
export type WheelBody = { body: string; longitudeDeg: number; sign: string };

/** A body's dot is at its longitude; its name is moved aside where names would overlap. */
export type Placed = WheelBody & { shownDeg: number; isUpsideDown: boolean };

export const NAME_RADIUS = 128;
export const ASPECT_RADIUS = 92;
/** Smallest distance between two names that keeps both legible. */
const NAME_SPACING_DEG = 9;
const ASPECT_ORB_DEG = 5;
const ASPECT_ANGLES = { soft: [60, 120], hard: [90, 180] } as const;

/** Places bodies on the wheel, whose names would be upside down on its right half. */
export const place = (bodies: readonly WheelBody[]): Placed[] =>
  spread(bodies, NAME_SPACING_DEG).map((body) => ({
    ...body,
    isUpsideDown: body.shownDeg > 90 && body.shownDeg < 270,
  }));

/** Lines between bodies in aspect, as SVG paths. */
export const aspectPaths = (bodies: readonly WheelBody[]): Record<keyof typeof ASPECT_ANGLES, string> => {
  const pathOf = (angles: readonly number[]) =>
    bodies
      .flatMap((a, i) => bodies.slice(i + 1).map((b) => [a.longitudeDeg, b.longitudeDeg] as const))
      .filter(([a, b]) => {
        const distance = Math.abs(((a - b + 540) % 360) - 180);
        return angles.some((angle) => Math.abs(distance - angle) <= ASPECT_ORB_DEG);
      })
      .map(([a, b]) => `M${pointAt(a, ASPECT_RADIUS)}L${pointAt(b, ASPECT_RADIUS)}`)
      .join('');
  return { soft: pathOf(ASPECT_ANGLES.soft), hard: pathOf(ASPECT_ANGLES.hard) };
};

export const wheelLabel = (bodies: readonly WheelBody[]): string =>
  `The zodiac: ${bodies.map(({ body, sign }) => `${body} in ${sign}`).join(', ')}.`;

/** The turn of a body at a longitude. Aries begins at the left; longitudes run counterclockwise. */
export const turn = (deg: number, unit = ''): string => `rotate(${(-deg).toFixed(2)}${unit})`;

/** Turns a name around its middle. */
export const flip = (isUpsideDown: boolean): string => `rotate(${isUpsideDown ? 180 : 0} -${NAME_RADIUS} 0)`;

/** The point at a longitude and a distance from the middle, as SVG coordinates. */
export function pointAt(deg: number, radius: number): string {
  const angle = (deg * Math.PI) / 180;
  return `${(-radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
}
