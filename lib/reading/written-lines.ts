import type { NatalPoint } from '#lib/chart/natal-points.ts';
import type { Body } from '#lib/ephemeris/zodiac.ts';
import type { Metric } from '#lib/scoring/day.ts';
import type { Topic } from './lists/topics.ts';

/** Whether a line describes help, strain or both. */
export type Tone = 'helps' | 'hurts' | 'mixed';

/**
 * Occasions that a line fits: before noon, in the evening, or at meals; on working days for readers of working
 * age; for readers who aren't children.
 */
export const OCCASIONS = ['morning', 'evening', 'meal', 'work', 'adult'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/**
 * A line in a table: a lowercase clause of at most 14 words, without a period and without names of bodies or aspects.
 * Tags come first: the line's metric, its topics and its occasions.
 */
export type WrittenLine = string | readonly [...tags: readonly (Metric | Topic | Occasion)[], text: string];

/** Coarse stage of a slow transit that a line is written for. */
export type LineStage = 'building' | 'exact' | 'easing';

/** A line for each stage of a slow transit, and lines for any time. */
export type WrittenByStage = Readonly<Record<LineStage, WrittenLine>> & {
  readonly any: readonly WrittenLine[];
};

/** Lines of a transit: a list for fast bodies, a table by stage for slow ones. */
export type WrittenLines = readonly WrittenLine[] | WrittenByStage;

/** Lines of a pair of bodies by aspect: sextile and trine, square and opposition, or conjunction. */
export type AspectLines = {
  flowing: WrittenLines;
  tense: WrittenLines;
  conjunct: { helps: WrittenLines } | { hurts: WrittenLines } | { mixed: WrittenLines };
};

/** Lines of one transiting body by natal point. */
export type BodyLines = Readonly<Record<NatalPoint, AspectLines>>;

const SLOW: ReadonlySet<Body> = new Set<Body>(['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto']);

/** Whether a body's transits last weeks. */
export function isSlow(body: Body): boolean {
  return SLOW.has(body);
}
