import type { Aspect } from '#lib/chart/natal-chart.ts';
import { type BirthPrecision, NATAL_POINTS, type NatalPoint } from '#lib/chart/natal-points.ts';
import type { Body } from '#lib/ephemeris/zodiac.ts';
import type { Metric } from '../day.ts';

/** Relative to the conjunction. The sextile is weaker than the trine (Lilly, Christian Astrology, 1647, p. 106). */
export const ASPECT_WEIGHT: Readonly<Record<Aspect, number>> = {
  conjunction: 1,
  sextile: 0.5,
  square: 0.8,
  trine: 0.7,
  opposition: 0.8,
};

/**
 * Weight of a transiting body on one day. Tradition gives slow bodies the great subjects, but their transits
 * last weeks: at full weight they would freeze a daily rating. They color the day; the quick bodies make it.
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
 * How personal a natal point is. Without a birth time the Moon keeps a third of its weight, as the noon
 * position can be off by more than six degrees, and there are no angles. Uranus to Pluto are shared by a
 * generation.
 */
export const NATAL_WEIGHT: Readonly<Record<BirthPrecision, Readonly<Record<NatalPoint, number>>>> = {
  date: NATAL_WEIGHT_BY_DATE,
  time: { ...NATAL_WEIGHT_BY_DATE, Moon: 10, Ascendant: 8, Midheaven: 7 },
};

/** Applied to the strength once a transit separates (applying is stronger: Lilly, p. 107). */
export const SEPARATING_FACTOR = 0.8;

/**
 * Applied while the transiting body is retrograde: it gives less than it promises and harms more (Lilly, p.
 * 115).
 */
export const RETROGRADE_FACTOR: Readonly<{ helping: number; hurting: number }> = {
  helping: 0.8,
  hurting: 1.1,
};

/**
 * Relevance of each body to each metric, 0 to 1. A transit counts by the square of the larger value of its two
 * bodies, so that few bodies dominate a metric. After Lilly, pp. 57-83: the Sun and Mars strength, Mercury and
 * Saturn study and perseverance, Venus and the Moon affection, Jupiter and the Sun fortune and favor.
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
  // The Moon meets every natal body several times a month and takes the subject of what it meets.
  const ofTransiting = transiting === 'Moon' ? 0 : RELEVANCE[transiting][metric];
  return Math.max(ofTransiting, RELEVANCE[natal][metric]) ** 2;
}

/**
 * Agreement of two bodies, from -1 (at odds) to 1 (friends), symmetric. It alone decides whether a conjunction
 * helps or hurts. After Lilly, pp. 57-83: Jupiter and Venus the fortunes, Saturn and Mars the infortunes,
 * Mercury neutral; Uranus, Neptune and Pluto after modern practice.
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
  // For an angle, the nature of the body alone.
  Ascendant: [ 0.4, 0.2,   0.3,   0.8,  -0.4,   0.9,  -0.6,  -0.2,  -0.3,  -0.4 ],
  Midheaven: [ 0.5, 0.2,   0.3,   0.6,  -0.2,   0.9,  -0.5,  -0.2,  -0.35, -0.3 ],
};

/**
 * How an aspect smooths or strains any two bodies. With the shares below, sextiles and trines always help,
 * squares and oppositions always hurt.
 */
const ASPECT_TONE: Readonly<Record<Exclude<Aspect, 'conjunction'>, number>> = {
  sextile: 1,
  square: -1,
  trine: 1,
  opposition: -0.8,
};

/** Shares of the aspect and of the agreement in the harmony of a transit, except conjunctions. */
const ASPECT_SHARE = 0.75;
const AGREEMENT_SHARE = 0.5;

/**
 * Shifts the agreement for one metric: Mars, no friend of peace, favors energy; Saturn cools the heart and
 * steadies the mind; Neptune the reverse.
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

/** Whether a transit helps (up to 1) or hurts (down to -1), for the rating or for one metric. */
export function harmony(transiting: Body, aspect: Aspect, natal: NatalPoint, metric?: Metric): number {
  const leaning = metric === undefined ? 0 : LEANING[transiting][metric] + LEANING[natal][metric];
  return harmonyOf(aspect, agreementOf(transiting, natal) + leaning);
}

/** Harmony of an aspect between points of a given agreement (clamped to -1 to 1), -1 to 1. */
export function harmonyOf(aspect: Aspect, agreement: number): number {
  const clamped = clampToOne(agreement);
  return aspect === 'conjunction'
    ? clamped
    : clampToOne(ASPECT_SHARE * ASPECT_TONE[aspect] + AGREEMENT_SHARE * clamped);
}

/** Symmetric, -1 to 1; 0 for two angles. */
export function agreementOf(a: NatalPoint, b: NatalPoint): number {
  const [row, column] = NATAL_POINTS.indexOf(a) >= NATAL_POINTS.indexOf(b) ? [a, b] : [b, a];
  return AGREEMENT[row][NATAL_POINTS.indexOf(column)] ?? 0;
}

function clampToOne(value: number): number {
  return Math.max(-1, Math.min(1, value));
}
