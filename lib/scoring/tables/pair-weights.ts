import type { Aspect } from '#lib/chart/natal-chart.ts';
import type { NatalPoint } from '#lib/chart/natal-points.ts';
import type { Matter } from '../pairs/pair.ts';
import { agreementOf, harmonyOf } from './weights.ts';

/**
 * How much each point has to say about each matter between two people, 0 to 1; an aspect counts by the product of its two.
 * After the significations of the planets in Lilly, Christian Astrology, 1647, pp. 57-83: Venus and the Moon love, Mercury
 * speech, Saturn, the Sun and Mars labour and command, Mars and Saturn strife. That the Ascendant counts for attraction, the
 * Midheaven for work, and Uranus and Pluto for strife is modern practice (Sargent, How to Handle Your Human Relations, 1958).
 */
// biome-ignore format: a table is read by columns
const VOICE: Readonly<Record<NatalPoint, Readonly<Record<Matter, number>>>> = {
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
 * What a point adds to how well it agrees with another, as a matter sees it: between two people Mars warms and does work,
 * Saturn, who chills on his own, gives duration and order (Lilly, pp. 57-58 and 65-67), Neptune dreams along and muddles.
 */
// biome-ignore format: a table is read by columns
const LEANING: Readonly<Record<NatalPoint, Readonly<Record<Matter, number>>>> = {
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

/** Slow bodies stand where they stand for everyone of an age: an aspect between two of them tells of years, not of people. */
const OF_AN_AGE: ReadonlySet<NatalPoint> = new Set<NatalPoint>([
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
]);

/** Venus and Mars in square or opposition: the pull is there, and so is the strain, which friction counts (Sargent). */
const PULL = 0.3;

/** What remains of an aspect that flows when friction is asked for: it eases, and undoes no quarrel. */
const EASE = 0.35;

/** How loud an aspect is in a matter, 0 to 1: by its two ends, whichever comes first. */
export function loudness(a: NatalPoint, b: NatalPoint, matter: Matter): number {
  return OF_AN_AGE.has(a) && OF_AN_AGE.has(b) ? 0 : VOICE[a][matter] * VOICE[b][matter];
}

/** What an aspect brings to a matter, -1 to 1: to love, talk and work help or strain, to friction strain or ease. */
export function bearing(a: NatalPoint, aspect: Aspect, b: NatalPoint, matter: Matter): number {
  if (matter === 'love' && isPull(a, aspect, b)) return PULL;
  const harmony = harmonyOf(aspect, agreementOf(a, b) + (LEANING[a][matter] + LEANING[b][matter]));
  if (matter !== 'friction') return harmony;
  return harmony > 0 ? -EASE * harmony : -harmony;
}

function isPull(a: NatalPoint, aspect: Aspect, b: NatalPoint): boolean {
  const isVenusToMars = (a === 'Venus' && b === 'Mars') || (a === 'Mars' && b === 'Venus');
  return isVenusToMars && (aspect === 'square' || aspect === 'opposition');
}
