import type { Transit } from '#lib/client/types.gen.ts';
import { bodyAtStart } from './body-at-start.ts';
import { clockTime } from './dates.ts';

/** What one point does to another by an aspect: Venus `trines` the Sun. */
export const aspectVerbs: Readonly<Record<Transit['aspect'], string>> = {
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
}: Pick<Transit, 'transiting' | 'aspect' | 'natal'>): string =>
  `${bodyAtStart(transiting)} ${aspectVerbs[aspect]} your ${natal}`;

const QUARTER_HOUR_MS = 900_000;

/**
 * When a transit is exact on its day, as closely as that is known without the hour of birth: to the quarter hour, between
 * two times of the day, or around it. Undefined where it is exact on another day.
 */
export function exactWords({
  exactAt,
  exactBetween,
}: Pick<Transit, 'exactAt' | 'exactBetween'>): string | undefined {
  if (exactAt === undefined || exactBetween === undefined) return undefined;
  const { earliest, latest } = exactBetween;
  if (Date.parse(latest) - Date.parse(earliest) < 2 * QUARTER_HOUR_MS)
    return `exact at ${clockTime(exactAt)}`;
  const dates = new Set([earliest, exactAt, latest].map((instant) => new Date(instant).toDateString()));
  if (dates.size > 1) return 'exact around this day';
  return `exact between ${clockTime(earliest)} and ${clockTime(latest)}`;
}

/** Points with their sign, a true minus and one decimal. */
export const signed = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`;
