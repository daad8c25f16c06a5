import type { Aspect } from '#lib/chart/natal-chart.ts';
import { type BirthPrecision, NATAL_POINTS, type NatalPoint } from '#lib/chart/natal-points.ts';
import type { Body } from '#lib/ephemeris/zodiac.ts';
import type { Metric } from '../day.ts';

/**
 * Weight of each aspect relative to the conjunction. The sextile is weaker than the trine (Lilly, Christian
 * Astrology, 1647, p. 106).
 */
export const ASPECT_WEIGHT: Readonly<Record<Aspect, number>> = {
  conjunction: 1,
  sextile: 0.5,
  square: 0.8,
  trine: 0.7,
  opposition: 0.8,
};

/**
 * Weight of a transiting body on one day. Tradition gives slow bodies the greatest weight, but their transits last
 * weeks. At that weight, ratings would hardly change from day to day, so fast bodies have more weight here.
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
 * Weight of a natal point. More personal points have more weight; Uranus, Neptune and Pluto are generational. Without a birth
 * time, there are no angles, and the Moon has a third of its usual weight, since its noon position may be off by more than
 * six degrees.
 */
export const NATAL_WEIGHT: Readonly<Record<BirthPrecision, Readonly<Record<NatalPoint, number>>>> = {
  sign: NATAL_WEIGHT_BY_DATE,
  date: NATAL_WEIGHT_BY_DATE,
  time: { ...NATAL_WEIGHT_BY_DATE, Moon: 10, Ascendant: 8, Midheaven: 7 },
};

/** Factor for the strength of a separating transit. Applying transits are stronger (Lilly, p. 107). */
export const SEPARATING_FACTOR = 0.8;

/** Factors for the points of a retrograde transiting body, which helps less and harms more (Lilly, p. 115). */
export const RETROGRADE_FACTOR: Readonly<{ helping: number; hurting: number }> = {
  helping: 0.8,
  hurting: 1.1,
};

/**
 * Relevance of each natal point to each metric, 0 to 1. A transit's relevance is the square of the larger value of its two
 * points, so that a few points dominate each metric. After Lilly, pp. 57-83: the Sun and Mars signify strength; Mercury and
 * Saturn signify study and perseverance; Venus and the Moon signify affection; Jupiter and the Sun signify fortune and favor.
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

/** Relevance of a transit to a metric, 0 to 1. */
export function relevance(transiting: Body, natal: NatalPoint, metric: Metric): number {
  // The transiting Moon aspects every natal point several times a month, so only the natal point's relevance counts.
  const ofTransiting = transiting === 'Moon' ? 0 : RELEVANCE[transiting][metric];
  return Math.max(ofTransiting, RELEVANCE[natal][metric]) ** 2;
}

/**
 * Agreement of two bodies, from -1 (at odds) to 1 (friends), symmetric. It alone decides whether a conjunction
 * helps or hurts. After Lilly, pp. 57-83, Jupiter and Venus are the fortunes, Saturn and Mars the infortunes,
 * and Mercury is neutral. The values for Uranus, Neptune and Pluto follow modern practice.
 */
// biome-ignore format: a triangle is read by rows and columns
const AGREEMENT: Readonly<Record<NatalPoint, readonly number[]>> = {
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
  // For an angle, only the nature of the body counts.
  Ascendant: [ 0.4, 0.2,   0.3,   0.8,  -0.4,   0.9,  -0.6,  -0.2,  -0.3,  -0.4 ],
  Midheaven: [ 0.5, 0.2,   0.3,   0.6,  -0.2,   0.9,  -0.5,  -0.2,  -0.35, -0.3 ],
};

/**
 * How flowing (positive) or tense (negative) an aspect is for any two bodies. With the shares below, sextiles
 * and trines always help, and squares and oppositions always hurt.
 */
const ASPECT_TONE: Readonly<Record<Exclude<Aspect, 'conjunction'>, number>> = {
  sextile: 1,
  square: -1,
  trine: 1,
  opposition: -0.8,
};

/** Shares of the aspect's tone and of the agreement in a transit's harmony. Conjunctions use the agreement alone. */
const ASPECT_SHARE = 0.75;
const AGREEMENT_SHARE = 0.5;

/**
 * Shifts the agreement for one metric. Mars favors energy. Saturn supports focus and dampens romance; Neptune
 * does the opposite.
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

/** How much a transit helps (up to 1) or hurts (down to -1), for the rating or for one metric. */
export function harmony(transiting: Body, aspect: Aspect, natal: NatalPoint, metric?: Metric): number {
  const leaning = metric === undefined ? 0 : LEANING[transiting][metric] + LEANING[natal][metric];
  return harmonyOf(aspect, agreementOf(transiting, natal) + leaning);
}

/** Harmony of an aspect, -1 to 1, between points with the given agreement, which is clamped to -1 to 1. */
export function harmonyOf(aspect: Aspect, agreement: number): number {
  const clamped = clampToOne(agreement);
  return aspect === 'conjunction'
    ? clamped
    : clampToOne(ASPECT_SHARE * ASPECT_TONE[aspect] + AGREEMENT_SHARE * clamped);
}

/** Agreement of two natal points, -1 to 1; symmetric, and 0 for two angles. */
export function agreementOf(a: NatalPoint, b: NatalPoint): number {
  const [row, column] = NATAL_POINTS.indexOf(a) >= NATAL_POINTS.indexOf(b) ? [a, b] : [b, a];
  return AGREEMENT[row][NATAL_POINTS.indexOf(column)] ?? 0;
}

function clampToOne(value: number): number {
  return Math.max(-1, Math.min(1, value));
}

/**
 * Weight of a transiting body for luck, relative to its weight for the rating. Luck is of the day: slow bodies, which would
 * keep it low for weeks, hardly count, and the Moon counts most.
 */
export const LUCK_WEIGHT: Readonly<Record<Body, number>> = {
  Sun: 1,
  Moon: 3,
  Mercury: 1,
  Venus: 1,
  Mars: 0.3,
  Jupiter: 0.1,
  Saturn: 0.1,
  Uranus: 0.1,
  Neptune: 0.1,
  Pluto: 0.1,
};

/** Share of the metrics' points in a transit's rating points, so that days with the same labels have similar ratings. */
export const METRICS_IN_RATING = 0.8;
