import type { Transit } from '#lib/contract/forecasts.ts';
import type { Interval } from './timeline.ts';

type Body = Transit['transiting'];

/**
 * Mean motion in degrees per day and maximum orb of the bodies whose transits change visibly within a day. The transits of
 * slower bodies raise or lower a day as a whole.
 */
export const MOVING: Partial<Record<Body, { speed: number; orbDeg: number }>> = {
  Moon: { speed: 13.18, orbDeg: 6 },
  Sun: { speed: 0.99, orbDeg: 3 },
  Mercury: { speed: 1.2, orbDeg: 3 },
  Venus: { speed: 1.1, orbDeg: 3 },
  Mars: { speed: 0.6, orbDeg: 3 },
};

const DAY_MS = 86_400_000;

/** The number of points of a curve: one every half hour, including both midnights. */
export const STEPS = 48;

/** The instant of a step of a day's curve. */
export const timeOfStep = (step: number, { fromMs, toMs }: Interval): number =>
  fromMs + ((toMs - fromMs) * step) / STEPS;

/**
 * A day's curve: at each step, the height from 0 (bottom) to 1 (top). The middle depends on the rating. The shape is the sum
 * of the transits' points, each distributed over the day by how close the transit is at that time.
 */
export function dayCurve(rating: number, transits: readonly Transit[], day: Interval): number[] {
  const times = Array.from({ length: STEPS + 1 }, (_, step) => timeOfStep(step, day));
  const sums = times.map(() => 0);
  for (const transit of transits) {
    const strengths = times.map((ms) => strengthAt(transit, ms, day));
    const mean = strengths.reduce((sum, strength) => sum + strength, 0) / strengths.length;
    if (mean < 0.01) continue;
    for (const [i, strength] of strengths.entries())
      sums[i] = (sums[i] ?? 0) + transit.points.rating * (strength / mean - 1);
  }
  const middle = 0.35 + (0.3 * (rating - 1)) / 9;
  return sums.map((sum) => middle + 0.3 * Math.tanh(sum / TYPICAL_POINTS));
}

/** Points by which the best hour of an ordinary day is above its mean. */
const TYPICAL_POINTS = 10;

function strengthAt({ transiting, exactAt, orbDeg, phase }: Transit, ms: number, day: Interval): number {
  const moving = MOVING[transiting];
  if (!moving) return 0;
  const [knownMs, knownDeg] = exactAt
    ? [Date.parse(exactAt), 0]
    : [(day.fromMs + day.toMs) / 2, phase === 'applying' ? -orbDeg : orbDeg];
  const distance = knownDeg + (moving.speed * (ms - knownMs)) / DAY_MS;
  // A cosine, so that the curve has no corners.
  return Math.abs(distance) < moving.orbDeg ? Math.cos((Math.PI / 2) * (distance / moving.orbDeg)) ** 2 : 0;
}

/** A moment of a day worth naming. */
export type Moment = { atMs: number; words: string; isGood: boolean };

/** Exact times that are less certain than this aren't named as moments. */
const MAX_UNCERTAINTY_MS = 2 * 3_600_000;
const MIN_POINTS = 1;
/** People sleep outside these hours of the day. */
const AWAKE_MS = { from: 6 * 3_600_000, to: 23 * 3_600_000 };

/** Moments closer than this would cover each other's words. */
const MIN_DISTANCE_MS = 2.5 * 3_600_000;

/** A moment stands at most this far below the crest, or above the trough, of the hours around it. */
const NEAR = 0.04;
const STEPS_AROUND = 3;

/**
 * The best and the hardest moment of a day from 6 to 23 o'clock, in chronological order: exact transits that help on a crest of the
 * curve, or strain in a trough. A day may have one or none.
 */
export function momentsOf(transits: readonly Transit[], heights: readonly number[], day: Interval): Moment[] {
  const middle = heights.reduce((sum, height) => sum + height, 0) / heights.length;
  const candidates = transits.flatMap(({ exactAt = '', exactBetween, natal, points: { rating } }) => {
    const atMs = Date.parse(exactAt);
    const { earliest, latest } = exactBetween ?? { earliest: exactAt, latest: exactAt };
    const isAwake = atMs - day.fromMs >= AWAKE_MS.from && atMs - day.fromMs <= AWAKE_MS.to;
    const isCertain = Date.parse(latest) - Date.parse(earliest) <= MAX_UNCERTAINTY_MS;
    const isGood = rating > 0;
    const share = (atMs - day.fromMs) / (day.toMs - day.fromMs);
    const height = heightAt(heights, share);
    const step = Math.round(share * STEPS);
    const around = heights.slice(Math.max(0, step - STEPS_AROUND), step + STEPS_AROUND + 1);
    const isPlausible = isGood
      ? height >= Math.max(middle, Math.max(...around) - NEAR)
      : height <= Math.min(middle, Math.min(...around) + NEAR);
    return isAwake && isCertain && isPlausible && Math.abs(rating) >= MIN_POINTS
      ? [{ atMs, isGood, words: WORDS[natal][isGood ? 0 : 1], size: Math.abs(rating) }]
      : [];
  });
  candidates.sort((a, b) => b.size - a.size);
  const [first] = candidates;
  const second = candidates.find(
    ({ isGood, atMs }) => first && isGood !== first.isGood && Math.abs(atMs - first.atMs) >= MIN_DISTANCE_MS,
  );
  return [first, second].flatMap((moment) => moment ?? []).sort((a, b) => a.atMs - b.atMs);
}

type Place = { shift: number; rise: number };

/** Shares of a phone's width: a character of a label, the widest label, and the margins. */
const CHARACTER = 0.017;
const MAX_LABEL = 0.44;
const MARGIN = 0.02;
/** The shares of a label's width that may be left of its moment, in order of preference. */
const SHIFTS = [0.5, 0.85, 0.15];
/** The curve may get this much higher along a label in its preferred place. */
const FLAT = 0.06;

/**
 * Where a moment's label stands, so that it stays on the screen and the curve doesn't run through it: the share of its width that is
 * left of the moment, and how much higher (or, of a hard moment, lower) than the moment the curve gets along it.
 */
export function labelPlace(at: number, isGood: boolean, characters: number, heights: readonly number[]) {
  const width = Math.min(MAX_LABEL, CHARACTER * characters);
  const height = heightAt(heights, at);
  const places = SHIFTS.map((wanted): Place => {
    const from = Math.min(1 - MARGIN - width, Math.max(MARGIN, at - wanted * width));
    const along = Array.from({ length: 9 }, (_, i) => heightAt(heights, from + (width * i) / 8) - height);
    return {
      shift: (at - from) / width,
      rise: Math.max(0, isGood ? Math.max(...along) : -Math.min(...along)),
    };
  });
  return (
    places.find(({ rise }) => rise < FLAT) ??
    places.reduce((one, next) => (next.rise < one.rise ? next : one))
  );
}

/** The height of a curve at a fraction of the day, from 0 to 1. */
export function heightAt(heights: readonly number[], at: number): number {
  const step = Math.min(STEPS - 1, Math.max(0, Math.floor(at * STEPS)));
  const [from = 0, to = 0] = [heights[step], heights[step + 1]];
  return from + (to - from) * (at * STEPS - step);
}

/** What a helping and a straining transit to a natal point are like for an hour. */
const WORDS: Record<Transit['natal'], readonly [helping: string, straining: string]> = {
  Sun: ['you shine', 'pride is thin'],
  Moon: ['at ease', 'tender'],
  Mercury: ['good talks', 'words slip'],
  Venus: ['good company', 'feeling left out'],
  Mars: ['full of drive', 'short tempers'],
  Jupiter: ['generous', 'too much of it'],
  Saturn: ['steady work', 'heavy going'],
  Uranus: ['a fresh idea', 'restless'],
  Neptune: ['daydreams', 'foggy'],
  Pluto: ['deep focus', 'intense'],
  Ascendant: ['people warm to you', 'easily misread'],
  Midheaven: ['you get noticed', 'on show'],
};
