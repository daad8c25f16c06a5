import type { Body } from '#lib/ephemeris/bodies.ts';

/**
 * How far from exact a transiting body is still felt, degrees. The usual practice for transits: about one
 * degree for slow bodies, three for quick ones, six for the Moon.
 */
export const ORB_DEG: Readonly<Record<Body, number>> = {
  Sun: 3,
  Moon: 6,
  Mercury: 3,
  Venus: 3,
  Mars: 3,
  Jupiter: 1.5,
  Saturn: 1.5,
  Uranus: 1,
  Neptune: 1,
  Pluto: 1,
};

/**
 * No stay within these orbs lasts longer than so many days: twice what the orb takes at full speed, or around a station.
 * Only the outer three hardly leave their orb on a whole way back.
 */
export const LONGEST_STAY_DAYS: Readonly<Record<Body, number>> = {
  Sun: 8,
  Moon: 2,
  Mercury: 40,
  Venus: 60,
  Mars: 100,
  Jupiter: 120,
  Saturn: 160,
  Uranus: 300,
  Neptune: 400,
  Pluto: 450,
};
