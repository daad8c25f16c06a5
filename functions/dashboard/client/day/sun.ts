import type { Sky } from '#lib/contract/sky.ts';

const RADIANS = Math.PI / 180;
const OBLIQUITY_DEG = 23.44;

/** What the ground of the page shows: where the Sun stands, and how the day is rated. */
export type Ground = { light: 'night' | 'twilight' | 'day'; sunX: number; tone: 'glad' | 'hard' | 'plain' };

/**
 * The Sun's altitude (degrees) and its position from east (0) through the meridian (0.5) to west (1). Uses local mean time,
 * so the position is within about 4 degrees of the true one.
 */
export function sunPosition(
  ms: number,
  sunLongitudeDeg: number,
  { latitudeDeg, longitudeDeg }: ReturnType<typeof deviceLocation>,
) {
  const declination = Math.asin(Math.sin(OBLIQUITY_DEG * RADIANS) * Math.sin(sunLongitudeDeg * RADIANS));
  const hours = ((ms / 3_600_000 + longitudeDeg / 15) % 24) - 12;
  const hourAngle = hours * 15 * RADIANS;
  const latitude = latitudeDeg * RADIANS;
  const sine =
    Math.sin(latitude) * Math.sin(declination) +
    Math.cos(latitude) * Math.cos(declination) * Math.cos(hourAngle);
  return { altitudeDeg: Math.asin(sine) / RADIANS, x: 0.5 + 0.5 * Math.sin(hourAngle) };
}

/**
 * Where this device is, as far as its time zone tells: the longitude by the standard offset, and the latitude by the season of
 * daylight saving time. Near enough for a color and for the Moon's tilt.
 */
export function deviceLocation(): { latitudeDeg: number; longitudeDeg: number } {
  const year = new Date().getFullYear();
  const [january = 0, july = 0] = [0, 6].map((month) => -new Date(year, month, 1).getTimezoneOffset());
  const latitudeDeg = january < july ? 45 : january > july ? -35 : 15;
  return { latitudeDeg, longitudeDeg: Math.min(january, july) / 4 };
}

/** The ground for an instant, a rating and the sky at about that instant. */
export function groundOf(ms: number, rating: number, sky: Sky | undefined): Ground {
  const tone = rating >= 8 ? 'glad' : rating < 4 ? 'hard' : 'plain';
  const sun = sky?.bodies.find(({ body }) => body === 'Sun');
  if (!sun) return { light: 'day', sunX: 0.85, tone };
  const { altitudeDeg, x } = sunPosition(ms, sun.longitudeDeg, deviceLocation());
  const light = altitudeDeg > 8 ? 'day' : altitudeDeg > -8 ? 'twilight' : 'night';
  return { light, sunX: x, tone };
}
