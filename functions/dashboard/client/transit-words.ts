import type { ExplainedTransit } from '#lib/forecast/forecast-days.ts';

const verbs: Record<ExplainedTransit['aspect'], string> = {
  conjunction: 'joins',
  sextile: 'sextiles',
  square: 'squares',
  trine: 'trines',
  opposition: 'opposes',
};

/** A transit in words, `Venus trines your Sun`. */
export const transitWords = ({
  transiting,
  aspect,
  natal,
}: Pick<ExplainedTransit, 'transiting' | 'aspect' | 'natal'>): string =>
  `${transiting} ${verbs[aspect]} your ${natal}`;

/** Points with their sign, a true minus and one decimal. */
export const signed = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`;
