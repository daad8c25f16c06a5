import type { Aspect } from '#lib/chart/aspects.ts';
import type { Body } from '#lib/ephemeris/bodies.ts';

/**
 * How much each aspect carries, the conjunction being 1. The sextile is the trine's weaker sister (Lilly,
 * Christian Astrology, 1647, p. 106).
 */
export const ASPECT_WEIGHT: Readonly<Record<Aspect, number>> = {
  conjunction: 1,
  sextile: 0.5,
  square: 0.8,
  trine: 0.7,
  opposition: 0.8,
};

/**
 * How much a transiting body carries on one day. Tradition gives the slow bodies the great themes; but their
 * transits stand for weeks, and at full weight they would freeze a daily rating. They colour the day here,
 * and the quick bodies make it.
 */
export const TRANSITING_WEIGHT: Readonly<Record<Body, number>> = {
  Sun: 1.2,
  Moon: 1.2,
  Mercury: 1,
  Venus: 1.2,
  Mars: 1,
  Jupiter: 0.5,
  Saturn: 0.5,
  Uranus: 0.3,
  Neptune: 0.3,
  Pluto: 0.3,
};

/**
 * How personal a natal body is. The Moon has a third of what it would have with a known birth time: the noon
 * position can be off by more than six degrees. Natal Uranus to Pluto are shared by everyone of an age.
 */
export const NATAL_WEIGHT: Readonly<Record<Body, number>> = {
  Sun: 10,
  Moon: 3.3,
  Mercury: 7,
  Venus: 7,
  Mars: 7,
  Jupiter: 5,
  Saturn: 5,
  Uranus: 3,
  Neptune: 3,
  Pluto: 3,
};

/** What is left of a transit's strength once it separates (application is stronger: Lilly, p. 107). */
export const SEPARATING_FACTOR = 0.8;

/**
 * What is left of a transit while the transiting body is retrograde, for transits that help and that hurt: a
 * retrograde body gives less than it promises and vexes more (an accidental debility, Lilly, p. 115).
 */
export const RETROGRADE_FACTOR: Readonly<{ helping: number; hurting: number }> = {
  helping: 0.8,
  hurting: 1.1,
};
