/** Radii of the Sun (959.63" at an astronomical unit, Auwers) and of the Moon (IAU) in the Earth's equatorial radii. */
export const SUN_RADIUS = 109.121;
export const MOON_RADIUS = 0.2725076;
