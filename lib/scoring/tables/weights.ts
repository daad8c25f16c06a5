import type { Aspect } from '#lib/chart/natal-chart.ts';
import { type BirthKnown, NATAL_POINTS, type NatalPoint } from '#lib/chart/natal-points.ts';
import type { Body } from '#lib/ephemeris/zodiac.ts';
import type { Metric } from '../day.ts';

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

const NATAL_WEIGHT_BY_DATE: Readonly<Record<NatalPoint, number>> = {
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
  Ascendant: 0,
  Midheaven: 0,
};

/**
 * How personal a natal point is, by what of the birth is known. Without its time the Moon has a third of her weight, as the
 * noon position can be off by more than six degrees, and there are no angles. Natal Uranus to Pluto are shared by everyone of
 * an age.
 */
export const NATAL_WEIGHT: Readonly<Record<BirthKnown, Readonly<Record<NatalPoint, number>>>> = {
  date: NATAL_WEIGHT_BY_DATE,
  time: { ...NATAL_WEIGHT_BY_DATE, Moon: 10, Ascendant: 8, Midheaven: 7 },
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

/**
 * How much each body has to say about each metric, 0 to 1. A transit counts for a metric by the square of the
 * larger of its two bodies' values, so that a metric listens to few bodies and hears them well. After the
 * planets' significations in Lilly, Christian Astrology, pp. 57-83: the Sun and Mars strength, Mercury and
 * Saturn study and patience, Venus and the Moon affection, Jupiter and the Sun fortune and favour.
 */
// biome-ignore format: a table is read by columns
export const RELEVANCE: Readonly<Record<NatalPoint, Readonly<Record<Metric, number>>>> = {
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
  Ascendant: { energy: 0.6, focus: 0, romance: 0.4, luck: 0.1 },
  Midheaven: { energy: 0.1, focus: 0.5, romance: 0, luck: 0.6 },
};

/**
 * Bodies that do not choose the subject while they transit: the Moon meets every natal body several times a
 * month, and speaks of what it meets.
 */
export const SPEAKS_OF_WHAT_IT_MEETS: ReadonlySet<Body> = new Set<Body>(['Moon']);

/** How much a transit counts for a metric, 0 to 1. */
export function relevance(transiting: Body, natal: NatalPoint, metric: Metric): number {
  const ofTransiting = SPEAKS_OF_WHAT_IT_MEETS.has(transiting) ? 0 : RELEVANCE[transiting][metric];
  return Math.max(ofTransiting, RELEVANCE[natal][metric]) ** 2;
}

/**
 * How well two bodies agree when they meet, from -1 (at odds) to 1 (friends); each pair once, transiting or
 * natal. A conjunction helps or hurts by this alone. After the natures of the planets (Lilly, Christian
 * Astrology, pp. 57-83: Jupiter and Venus the fortunes, Saturn and Mars the infortunes, Mercury as his
 * company makes him); for Uranus, Neptune and Pluto after modern practice.
 */
// biome-ignore format: a triangle is read by rows and columns
const PAIRS: Readonly<Record<NatalPoint, readonly number[]>> = {
  //         Sun    Moon   Merc   Venus  Mars   Jup    Sat    Ura    Nep    Plu
  Sun:     [ 0.4 ],
  Moon:    [ 0.3,   0.3 ],
  Mercury: [ 0.3,   0.2,   0.3 ],
  Venus:   [ 0.8,   0.75,  0.6,   0.9 ],
  Mars:    [-0.25, -0.4,  -0.45,  0.3,  -0.45 ],
  Jupiter: [ 0.9,   0.8,   0.65,  1,     0.35,  0.9 ],
  Saturn:  [-0.6,  -0.6,  -0.4,  -0.35, -0.95, -0.15, -0.6 ],
  Uranus:  [-0.15, -0.25,  0.15,  0.2,  -0.7,   0.5,  -0.5,  -0.2 ],
  Neptune: [-0.2,  -0.15, -0.35,  0.25, -0.55,  0.35, -0.5,  -0.1,  -0.1 ],
  Pluto:   [-0.3,  -0.35, -0.2,   0.15, -0.6,   0.3,  -0.7,  -0.3,  -0.2,  -0.3 ],
  // An angle is helped or hurt by what comes to it: the body's own nature.
  Ascendant: [ 0.4, 0.2,   0.3,   0.8,  -0.4,   0.9,  -0.6,  -0.2,  -0.3,  -0.4 ],
  Midheaven: [ 0.5, 0.2,   0.3,   0.6,  -0.2,   0.9,  -0.5,  -0.2,  -0.35, -0.3 ],
};

/**
 * How much an aspect smooths or strains whichever bodies it joins. The shares below see to it that sextiles
 * and trines always help and squares and oppositions always hurt: Venus square Jupiter a little, Mars square
 * Saturn as much as anything can.
 */
export const ASPECT_TONE: Readonly<Record<Exclude<Aspect, 'conjunction'>, number>> = {
  sextile: 1,
  square: -1,
  trine: 1,
  opposition: -0.8,
};

/** What the aspect and what the pair contribute to the harmony of a transit that is no conjunction. */
const ASPECT_SHARE = 0.75;
const PAIR_SHARE = 0.5;

/**
 * What a body adds to the harmony of its transits when a single metric is asked for: Mars, an enemy of peace,
 * is a friend of energy; Saturn cools a heart and steadies a mind; Neptune the other way round.
 */
// biome-ignore format: a table is read by columns
export const LEANING: Readonly<Record<NatalPoint, Readonly<Record<Metric, number>>>> = {
  Sun:     { energy:  0.2,  focus:  0,    romance:  0,    luck:  0.1 },
  Moon:    { energy:  0,    focus:  0,    romance:  0.1,  luck:  0 },
  Mercury: { energy:  0,    focus:  0.2,  romance:  0,    luck:  0 },
  Venus:   { energy:  0,    focus: -0.1,  romance:  0.2,  luck:  0.1 },
  Mars:    { energy:  0.4,  focus:  0.1,  romance:  0.2,  luck: -0.1 },
  Jupiter: { energy:  0.1,  focus: -0.1,  romance:  0,    luck:  0.2 },
  Saturn:  { energy: -0.2,  focus:  0.4,  romance: -0.2,  luck: -0.2 },
  Uranus:  { energy:  0.2,  focus: -0.2,  romance:  0,    luck:  0.2 },
  Neptune: { energy: -0.2,  focus: -0.3,  romance:  0.2,  luck:  0 },
  Pluto:   { energy:  0.1,  focus:  0.1,  romance: -0.1,  luck:  0 },
  Ascendant: { energy: 0,   focus:  0,    romance:  0,    luck:  0 },
  Midheaven: { energy: 0,   focus:  0,    romance:  0,    luck:  0 },
};

/**
 * Whether a transit helps (above 0, up to 1) or hurts (below 0, down to -1), for the rating or seen by one
 * metric.
 */
export function harmony(transiting: Body, aspect: Aspect, natal: NatalPoint, metric?: Metric): number {
  const leaning = metric === undefined ? 0 : LEANING[transiting][metric] + LEANING[natal][metric];
  return harmonyOf(aspect, agreementOf(transiting, natal) + leaning);
}

/** What an aspect makes of how well its two ends agree, -1 (strain) to 1 (help); beyond 1 an agreement counts as 1. */
export function harmonyOf(aspect: Aspect, agreement: number): number {
  const agreed = withinOne(agreement);
  return aspect === 'conjunction'
    ? agreed
    : withinOne(ASPECT_SHARE * ASPECT_TONE[aspect] + PAIR_SHARE * agreed);
}

/** How well two points agree when they meet, -1 to 1, whichever comes first; 0 for two angles, which have no nature. */
export function agreementOf(a: NatalPoint, b: NatalPoint): number {
  const [row, column] = NATAL_POINTS.indexOf(a) >= NATAL_POINTS.indexOf(b) ? [a, b] : [b, a];
  return PAIRS[row][NATAL_POINTS.indexOf(column)] ?? 0;
}

function withinOne(value: number): number {
  return Math.max(-1, Math.min(1, value));
}
