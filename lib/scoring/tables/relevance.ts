import type { Body } from '#lib/ephemeris/bodies.ts';
import type { Metric } from '../day.ts';

/**
 * How much each body has to say about each metric, 0 to 1. A transit counts for a metric by the square of the
 * larger of its two bodies' values, so that a metric listens to few bodies and hears them well. After the
 * planets' significations in Lilly, Christian Astrology, pp. 57-83: the Sun and Mars strength, Mercury and
 * Saturn study and patience, Venus and the Moon affection, Jupiter and the Sun fortune and favour.
 */
// biome-ignore format: a table is read by columns
export const RELEVANCE: Readonly<Record<Body, Readonly<Record<Metric, number>>>> = {
  Sun:     { energy: 0.8, focus: 0.1, romance: 0.1, luck: 0.4 },
  Moon:    { energy: 0.1, focus: 0.2, romance: 0.6, luck: 0.1 },
  Mercury: { energy: 0,   focus: 1,   romance: 0,   luck: 0.1 },
  Venus:   { energy: 0,   focus: 0,   romance: 1,   luck: 0.4 },
  Mars:    { energy: 1,   focus: 0.1, romance: 0.3, luck: 0 },
  Jupiter: { energy: 0.2, focus: 0.1, romance: 0.1, luck: 1 },
  Saturn:  { energy: 0.2, focus: 0.8, romance: 0.1, luck: 0.1 },
  Uranus:  { energy: 0.2, focus: 0.3, romance: 0,   luck: 0.7 },
  Neptune: { energy: 0,   focus: 0.2, romance: 0.4, luck: 0.1 },
  Pluto:   { energy: 0.5, focus: 0,   romance: 0.2, luck: 0.1 },
};

/**
 * Bodies that do not choose the subject while they transit: the Moon meets every natal body several times a
 * month, and speaks of what it meets.
 */
export const SPEAKS_OF_WHAT_IT_MEETS: ReadonlySet<Body> = new Set<Body>(['Moon']);

/** How much a transit counts for a metric, 0 to 1. */
export function relevance(transiting: Body, natal: Body, metric: Metric): number {
  const ofTransiting = SPEAKS_OF_WHAT_IT_MEETS.has(transiting) ? 0 : RELEVANCE[transiting][metric];
  return Math.max(ofTransiting, RELEVANCE[natal][metric]) ** 2;
}
