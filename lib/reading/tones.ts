import type { ScoredTransit } from '#lib/scoring/day.ts';

/** What is said of a transit: that it helps, that it hurts, or something of both. */
export type Tone = 'helps' | 'hurts' | 'mixed';

/** Whether a transit helps or hurts, by the sign of its points for the rating. */
export function toneOf({ points }: ScoredTransit): Tone {
  return points.rating > 0 ? 'helps' : points.rating < 0 ? 'hurts' : 'mixed';
}

/** How a rating is spoken of: the bands' lower bounds are 8, 7, 6, 5, 4 and 1. */
export type Band = 'great' | 'good' | 'solid' | 'mixed' | 'careful' | 'hard';

/** The band of a rating: 8 and more is a great day, 6 and more a solid one, below that a day to take easier. */
export function bandOf(rating: number): Band {
  if (rating >= 8) return 'great';
  if (rating >= 7) return 'good';
  if (rating >= 6) return 'solid';
  if (rating >= 5) return 'mixed';
  return rating >= 4 ? 'careful' : 'hard';
}

const LEADING_TONES: Readonly<Record<Band, Tone | undefined>> = {
  great: 'helps',
  good: 'helps',
  solid: 'helps',
  mixed: undefined,
  careful: 'hurts',
  hard: 'hurts',
};

/** The tone that agrees with a rating: help from 6 on, strain below 5, and between them (undefined) either. */
export function toneOfRating(rating: number): Tone | undefined {
  return LEADING_TONES[bandOf(rating)];
}
