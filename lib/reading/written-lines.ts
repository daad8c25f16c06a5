import type { NatalPoint } from '#lib/chart/natal-points.ts';
import type { Body } from '#lib/ephemeris/zodiac.ts';
import type { Metric } from '#lib/scoring/day.ts';
import type { Topic } from './lists/topics.ts';

/** Whether a line speaks of help, of strain or of both. */
export type Tone = 'helps' | 'hurts' | 'mixed';

/**
 * When and for whom a line fits: before noon, in the evening, at meals; on working days for people of working
 * age; not for children.
 */
export const OCCASIONS = ['morning', 'evening', 'meal', 'work', 'adult'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/**
 * A line in a table: a lower-case clause of at most 14 words without a full stop, naming no bodies or aspects.
 * Tags come first: the metric it speaks of, topics it speaks for or against, and occasions.
 */
export type WrittenLine = string | readonly [...tags: readonly (Metric | Topic | Occasion)[], text: string];

/** Coarse stage of a slow transit, as lines distinguish it. */
export type LineStage = 'building' | 'exact' | 'easing';

/** A line for each stage of a slow transit, and lines for any time. */
export type WrittenByStage = Readonly<Record<LineStage, WrittenLine>> & {
  readonly any: readonly WrittenLine[];
};

/** Quick transits have a list, slow ones a table by stage. */
export type WrittenLines = readonly WrittenLine[] | WrittenByStage;

/** Lines of a body pair by aspect: sextile and trine, square and opposition, conjunction. */
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
