import type { Aspect } from '#lib/chart/natal-chart.ts';
import { METRICS, type Metric, type ScoredDay, type ScoredTransit } from '#lib/scoring/day.ts';
import { TRANSIT_STAGES, type TransitStage } from '#lib/transits/day-transits.ts';
import type { TransitKind } from '#lib/transits/transit-kinds.ts';
import { TOPICS, type Topic, type TopicSet, topicSet } from '../lists/topics.ts';
import type { Locale } from '../locale.ts';
import { elementAt, modulo } from '../rotation.ts';
import {
  type AspectLines,
  type LineStage,
  OCCASIONS,
  type Occasion,
  type Tone,
  type WrittenByStage,
  type WrittenLine,
  type WrittenLines,
} from '../written-lines.ts';

/** A line parsed from a table. */
export type Line = {
  text: string;
  tone: Tone;
  about: Metric | undefined;
  /** Topics that a helpful or relieving line recommends, and that any other line advises against. */
  topics: readonly Topic[];
  topicSet: TopicSet;
  occasions: readonly Occasion[];
  /** Whether the line describes relief: the end of a slow transit that is tense or mixed. */
  relieves: boolean;
};

/** The days before and after the exact day use its lines. `building` and `easing` days use the lines for any time. */
const LINE_STAGE_BY_STAGE: Readonly<Record<TransitStage, LineStage | 'any'>> = {
  entering: 'building',
  building: 'any',
  'day-before': 'exact',
  exact: 'exact',
  'day-after': 'exact',
  easing: 'any',
  leaving: 'easing',
};
const LINE_STAGES = TRANSIT_STAGES.map((stage) => LINE_STAGE_BY_STAGE[stage]);

const HARMONY: Readonly<Record<Aspect, keyof AspectLines>> = {
  conjunction: 'conjunct',
  sextile: 'flowing',
  square: 'tense',
  trine: 'flowing',
  opposition: 'tense',
};

/** Lines of a stage: unconditional and conditional ones. */
export type Lines = { always: readonly Line[]; sometimes: readonly Line[] };
type LinesByPart = Readonly<Record<LineStage | 'any', Lines>>;

// Lines are parsed on first use, since a year needs only a third of them.
const parsedByTable = new WeakMap<WrittenLines, LinesByPart>();

/** The written lines of an aspect and their tone. */
export function writtenFor(pair: AspectLines, aspect: Aspect): { tone: Tone; written: WrittenLines } {
  const manner = HARMONY[aspect];
  if (manner === 'flowing') return { tone: 'helps', written: pair.flowing };
  if (manner === 'tense') return { tone: 'hurts', written: pair.tense };
  const { conjunct } = pair;
  if ('helps' in conjunct) return { tone: 'helps', written: conjunct.helps };
  if ('hurts' in conjunct) return { tone: 'hurts', written: conjunct.hurts };
  return { tone: 'mixed', written: conjunct.mixed };
}

/** The parsed lines of an aspect by stage. */
export function linesFor(pair: AspectLines, aspect: Aspect): LinesByPart {
  const { written, tone } = writtenFor(pair, aspect);
  let lines = parsedByTable.get(written);
  if (lines === undefined) {
    lines = 'any' in written ? linesByPart(written, tone) : sameForAll(written, tone);
    parsedByTable.set(written, lines);
  }
  return lines;
}

function sameForAll(written: readonly WrittenLine[], tone: Tone): LinesByPart {
  const lines = sorted(written.map((line) => lineOf(line, tone, false)));
  return { building: lines, exact: lines, easing: lines, any: lines };
}

function linesByPart({ building, exact, easing, any }: WrittenByStage, tone: Tone): LinesByPart {
  const always = any.map((line) => lineOf(line, tone, false));
  return {
    any: sorted(always),
    building: sorted([lineOf(building, tone, false)]),
    exact: sorted([lineOf(exact, tone, false), ...always]),
    easing: sorted([lineOf(easing, tone, tone !== 'helps')]),
  };
}

function sorted(lines: readonly Line[]): Lines {
  const always = lines.filter(({ about, occasions }) => about === undefined && occasions.length === 0);
  return { always, sometimes: lines.filter((line) => !always.includes(line)) };
}

function lineOf(written: WrittenLine, tone: Tone, relieves: boolean): Line {
  const [text = '', ...tags] = typeof written === 'string' ? [written] : written.toReversed();
  const topics = TOPICS.filter((topic) => tags.includes(topic));
  return {
    text,
    tone,
    about: METRICS.find((metric) => tags.includes(metric)),
    topics,
    topicSet: topicSet(topics),
    occasions: OCCASIONS.filter((occasion) => tags.includes(occasion)),
    relieves,
  };
}

/** The conditions that decide which lines fit a reader on a day. */
export type Scene = {
  day: ScoredDay;
  /** Whether this is a working day for a reader of working age. */
  works: boolean;
  isChild: boolean;
  locale: Pick<Locale, 'lines' | 'shareWords'>;
};

/**
 * Chooses the line of a transit on a day; undefined if none fits. `count` increases with each mention.
 * Unconditional lines rotate, and a conditional line may replace the one at its position. So no unconditional line
 * repeats before each of the others has had its turn.
 */
export function lineFor(
  transit: ScoredTransit,
  hour: number | undefined,
  count: number,
  scene: Scene,
): Line | undefined {
  const lines = linesOfKind(transit.kind, scene.locale.lines);
  const { always, sometimes } = lines[LINE_STAGES[transit.stageIndex] ?? 'any'];
  const turns = Math.max(1, always.length);
  const turn = modulo(count, turns);
  for (let i = turn; i < sometimes.length; i += turns) {
    const line = sometimes[i];
    if (line !== undefined && holds(line, transit, hour, scene)) return line;
  }
  const line = always.length === 0 ? undefined : elementAt(always, turn);
  return line && isOfTone(line, transit) ? line : undefined;
}

let linesByKind: { of: Locale['lines'] | undefined; byIndex: LinesByPart[] } = { of: undefined, byIndex: [] };

/** Lines of a transit kind. Caching the last locale's lines by index is faster than lookups by three names and a table. */
function linesOfKind({ index, transiting, natal, aspect }: TransitKind, of: Locale['lines']): LinesByPart {
  if (linesByKind.of !== of) linesByKind = { of, byIndex: [] };
  const { byIndex } = linesByKind;
  byIndex[index] ??= linesFor(of[transiting][natal], aspect);
  return byIndex[index];
}

function isOfTone({ tone }: Line, transit: ScoredTransit): boolean {
  return tone === 'mixed' || tone === toneOf(transit);
}

/**
 * Whether a line fits the day, the hour and the reader. Its tone must match the sign of the rating points; a mixed tone
 * matches either sign. Good news about a metric needs positive points and a Good or High label. Bad news needs negative
 * points and a Low or Moderate label. A mixed line about a metric needs a Moderate or Good label.
 */
function holds(line: Line, transit: ScoredTransit, hour: number | undefined, scene: Scene): boolean {
  if (!isOfTone(line, transit)) return false;
  const { tone, about, occasions } = line;
  const { day, isChild } = scene;
  for (const occasion of occasions) if (!fits(occasion, hour, scene)) return false;
  if (about === undefined) return true;
  if (about === 'romance' && isChild) return false;
  const level = day.metrics[about];
  const points = transit.points[about];
  if (tone === 'helps') return points > 0 && (level === 'Good' || level === 'High');
  if (tone === 'hurts') return points < 0 && (level === 'Low' || level === 'Moderate');
  return level === 'Moderate' || level === 'Good';
}

/** Whether an occasion fits the reader and the hour at which the transit is exact, if on this day. */
function fits(occasion: Occasion, hour: number | undefined, { works, isChild }: Scene): boolean {
  if (occasion === 'work') return works;
  if (occasion === 'adult') return !isChild;
  if (hour === undefined) return true;
  if (occasion === 'morning') return hour < 12;
  return hour >= (occasion === 'meal' ? 11 : 16);
}

/** The tone of a transit, by the sign of its rating points. */
export function toneOf({ points }: ScoredTransit): Tone {
  return points.rating > 0 ? 'helps' : points.rating < 0 ? 'hurts' : 'mixed';
}
