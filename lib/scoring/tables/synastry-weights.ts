import type { Aspect } from '#lib/chart/natal-chart.ts';
import type { NatalPoint } from '#lib/chart/natal-points.ts';
import type { SynastryCategory } from '../synastry/scores.ts';
import { agreementOf, harmonyOf } from './weights.ts';

/**
 * Relevance of each point to each category, 0 to 1. An aspect's relevance is the product of its two points' values.
 * After Lilly, Christian Astrology (1647), pp. 57-83: Venus and the Moon signify love, and Mercury speech. Saturn, the
 * Sun and Mars signify work and command; Mars and Saturn signify strife. Modern practice adds the Ascendant for attraction, the
 * Midheaven for work, and Uranus and Pluto for strife (Sargent, How to Handle Your Human Relations, 1958).
 */
// biome-ignore format: a table is read by columns
const RELEVANCE: Readonly<Record<NatalPoint, Readonly<Record<SynastryCategory, number>>>> = {
  Sun:     { love: 0.7, talk: 0.5, work: 0.7, friction: 0.6 },
  Moon:    { love: 0.9, talk: 0.6, work: 0.2, friction: 0.6 },
  Mercury: { love: 0.2, talk: 1,   work: 0.6, friction: 0.4 },
  Venus:   { love: 1,   talk: 0.3, work: 0.2, friction: 0.4 },
  Mars:    { love: 0.7, talk: 0.3, work: 0.8, friction: 1 },
  Jupiter: { love: 0.4, talk: 0.6, work: 0.5, friction: 0.2 },
  Saturn:  { love: 0.3, talk: 0.3, work: 0.9, friction: 0.8 },
  Uranus:  { love: 0.2, talk: 0.4, work: 0.2, friction: 0.7 },
  Neptune: { love: 0.3, talk: 0.2, work: 0.2, friction: 0.2 },
  Pluto:   { love: 0.2, talk: 0.2, work: 0.3, friction: 0.8 },
  Ascendant: { love: 0.7, talk: 0.3, work: 0.2, friction: 0.6 },
  Midheaven: { love: 0.1, talk: 0.2, work: 0.9, friction: 0.3 },
};

/**
 * Shifts the agreement of two points for a category. Between people, Mars brings warmth and drive, and Saturn,
 * though cold, brings stability and order (Lilly, pp. 57-58 and 65-67). Neptune brings dreams and confusion.
 */
// biome-ignore format: a table is read by columns
const LEANING: Readonly<Record<NatalPoint, Readonly<Record<SynastryCategory, number>>>> = {
  Sun:     { love: 0,    talk: 0,    work: 0.1,  friction: 0 },
  Moon:    { love: 0.1,  talk: 0.1,  work: 0,    friction: 0 },
  Mercury: { love: 0,    talk: 0.2,  work: 0.1,  friction: 0 },
  Venus:   { love: 0.2,  talk: 0,    work: -0.1, friction: 0 },
  Mars:    { love: 0.2,  talk: -0.2, work: 0.3,  friction: -0.2 },
  Jupiter: { love: 0,    talk: 0.1,  work: 0.1,  friction: 0.1 },
  Saturn:  { love: 0,    talk: 0.1,  work: 0.5,  friction: 0 },
  Uranus:  { love: 0,    talk: 0.2,  work: -0.1, friction: -0.1 },
  Neptune: { love: 0.2,  talk: -0.2, work: -0.3, friction: 0 },
  Pluto:   { love: 0,    talk: 0,    work: 0.1,  friction: -0.1 },
  Ascendant: { love: 0,  talk: 0,    work: 0,    friction: 0 },
  Midheaven: { love: 0,  talk: 0,    work: 0,    friction: 0 },
};

/** A generation shares the positions of slow bodies, so an aspect between two of them is meaningless for a couple. */
const GENERATIONAL: readonly NatalPoint[] = ['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'];

/** Harmony of Venus square or opposite Mars for love, since the aspect attracts. For friction, it means strain (Sargent). */
const ATTRACTION = 0.3;

/** Share of a flowing aspect's harmony that reduces friction. */
const EASE = 0.35;

/** Relevance of an aspect to a category, 0 to 1; symmetric. */
export function synastryRelevance(a: NatalPoint, b: NatalPoint, category: SynastryCategory): number {
  return GENERATIONAL.includes(a) && GENERATIONAL.includes(b)
    ? 0
    : RELEVANCE[a][category] * RELEVANCE[b][category];
}

/** Harmony of an aspect for a category, -1 to 1. For friction the sign is reversed: strain is positive. */
export function synastryHarmony(
  a: NatalPoint,
  aspect: Aspect,
  b: NatalPoint,
  category: SynastryCategory,
): number {
  if (category === 'love' && isAttraction(a, aspect, b)) return ATTRACTION;
  const harmony = harmonyOf(aspect, agreementOf(a, b) + (LEANING[a][category] + LEANING[b][category]));
  if (category !== 'friction') return harmony;
  return harmony > 0 ? -EASE * harmony : -harmony;
}

function isAttraction(a: NatalPoint, aspect: Aspect, b: NatalPoint): boolean {
  const isVenusToMars = (a === 'Venus' && b === 'Mars') || (a === 'Mars' && b === 'Venus');
  return isVenusToMars && (aspect === 'square' || aspect === 'opposition');
}
