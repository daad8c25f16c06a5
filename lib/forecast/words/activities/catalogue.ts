import type { Activity } from './activity.ts';
import { JUPITER_AND_SATURN } from './jupiter-and-saturn.ts';
import { MERCURY } from './mercury.ts';
import { OUTER } from './outer.ts';
import { SUN_AND_MOON } from './sun-and-moon.ts';
import { VENUS_AND_MARS } from './venus-and-mars.ts';

/** The catalogue of activities. Their names are part of the interface: best days can be asked for by them. */
export const ACTIVITIES: readonly Activity[] = [
  ...SUN_AND_MOON,
  ...MERCURY,
  ...VENUS_AND_MARS,
  ...JUPITER_AND_SATURN,
  ...OUTER,
];
