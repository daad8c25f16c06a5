import type { Model, Transit } from '#lib/contract/forecasts.ts';
import type { Metric } from '#lib/scoring/day.ts';
import { bodyAtStart, POINT_MEANINGS } from '../transit-text.ts';

export type Score = 'rating' | Metric;

/** Sums the transits' points and rounds the sum to four decimal places, like the service. */
export const totalPoints = (transits: readonly Pick<Transit, 'points'>[], score: Score): number =>
  Math.round(transits.reduce((sum, { points }) => sum + points[score], 0) * 1e4) / 1e4;

/** Returns how many standard deviations a total is from the mean, and the resulting rating. */
export function ratingFrom(total: number, model: Model['rating']): { deviations: number; rating: number } {
  const { mean, deviation, centre, above, below } = model;
  const deviations = (total - mean) / deviation;
  const side = deviations > 0 ? above : below;
  const rating = centre + (side.span * deviations) / Math.sqrt(side.width ** 2 + deviations ** 2);
  return { deviations, rating: Math.round(rating * 10) / 10 };
}

/** Compares a day with an average one, by its distance from the mean in standard deviations. */
export function comparison(deviations: number): string {
  const size = Math.abs(deviations);
  if (size < 0.15) return 'About an average day for you.';
  const words = size < 0.4 ? 'A touch' : size < 0.8 ? 'Somewhat' : size < 1.4 ? 'Clearly' : 'Far';
  return `${words} ${deviations > 0 ? 'better' : 'harder'} than your average day.`;
}

/** Returns a metric's level for a total, and the minimum total of each level above the lowest. */
export function levelFrom(total: number, metric: Metric, { levels, cuts }: Model['metrics']) {
  const reached = cuts[metric].filter((cut) => cut <= total).length;
  const steps = cuts[metric].map((cut, i) => ({ cut, level: levels[i + 1] ?? '' }));
  return { level: levels[reached] ?? '', steps };
}

/** Formats points with a plus or a true minus sign. Two decimal places are enough to recompute the rating. */
export const signed = (points: number, decimals = 2): string =>
  `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(decimals)}`;

const ASPECTS: Record<Transit['aspect'], string> = {
  conjunction: 'A conjunction makes the two act as one (exact when they stand at the same place)',
  sextile: 'A sextile opens a door between the two (exact when they stand 60° apart)',
  square: 'A square sets the two against each other (exact when they stand 90° apart)',
  trine: 'A trine lets the two help each other (exact when they stand 120° apart)',
  opposition: 'An opposition pulls the two in opposite directions (exact when they stand 180° apart)',
};

/** Explains a transit. Its bar has already told when it is exact, or how far from exact. */
export function transitSentence(transit: Transit, score: Score): string {
  const { transiting, natal, aspect, points } = transit;
  const body = bodyAtStart(transiting);
  const meanings =
    transiting === natal
      ? `${body} stands for ${POINT_MEANINGS[transiting]}, in the sky as in your chart.`
      : `${body} stands for ${POINT_MEANINGS[transiting]}; your ${natal} for ${POINT_MEANINGS[natal]}.`;
  return `${meanings} ${ASPECTS[aspect]}: ${pointsText(points[score], score)}.${retrogradeText(transit)}`;
}

function pointsText(points: number, score: Score): string {
  const target = score === 'rating' ? 'the day' : `the day’s ${score}`;
  const size = Math.abs(points).toFixed(1);
  const unit = size === '1.0' ? 'point' : 'points';
  if (size === '0.0') return `too little to count for ${target}`;
  return `${size} ${unit} ${points > 0 ? 'for' : 'against'} ${target}`;
}

const retrogradeText = ({ retrograde, transiting }: Transit): string =>
  retrograde
    ? ` ${bodyAtStart(transiting)} moves backward, so its help counts less and its strain more.`
    : '';
