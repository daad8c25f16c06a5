import type { Aspect } from '#lib/chart/natal-chart.ts';
import { METRICS, type Metric, type ScoredDay, type ScoredTransit } from '#lib/scoring/day.ts';
import { STAGES, type Stage } from '#lib/transits/day-transits.ts';
import { TRANSIT_KINDS, type TransitKind } from '#lib/transits/transit-kinds.ts';
import { THEMES, type Theme } from '../lists/catalogue.ts';
import { setOfThemes, type ThemeSet } from '../lists/theme-sets.ts';
import {
  type BodyLines,
  type Locale,
  OCCASIONS,
  type Occasion,
  type PairLines,
  type Part,
  type Tone,
  type WrittenByPart,
  type WrittenLine,
  type WrittenLines,
} from '../locale.ts';
import { elementAt, modulo } from '../rotation.ts';

/** A line made ready: what it claims stands beside its text, so that no claim can slip past the numbers. */
export type Line = {
  text: string;
  tone: Tone;
  about: Metric | undefined;
  /** What it speaks for if it helps, and else against. */
  themes: readonly Theme[];
  themeSet: ThemeSet;
  occasions: readonly Occasion[];
  /** Whether it tells what a slow transit leaves behind as its strain eases: good news of a transit that hurts. */
  relieves: boolean;
};

/** What is told at each stage: the days next to perfection count as exact, and on those in between any time is. */
const PART_TOLD: Readonly<Record<Stage, Part | 'any'>> = {
  entering: 'building',
  building: 'any',
  'day-before': 'exact',
  exact: 'exact',
  'day-after': 'exact',
  easing: 'any',
  leaving: 'easing',
};
/** The same in the order of `STAGES`. */
const PARTS_TOLD = STAGES.map((stage) => PART_TOLD[stage]);

const MANNER: Readonly<Record<Aspect, keyof PairLines>> = {
  conjunction: 'conjunct',
  sextile: 'flowing',
  square: 'tense',
  trine: 'flowing',
  opposition: 'tense',
};

/** The lines that can be said of a transit in a part of its time: those that hold whenever it does, and the others. */
export type Lines = { always: readonly Line[]; sometimes: readonly Line[] };
type LinesByPart = Readonly<Record<Part | 'any', Lines>>;

// A year needs a third of all lines: they are made ready when they are first asked for.
const ready = new WeakMap<WrittenLines, LinesByPart>();

/** What the tables have for a pair of bodies in an aspect, and the tone in which it tells of it. */
export function writtenFor(pair: PairLines, aspect: Aspect): { tone: Tone; written: WrittenLines } {
  const manner = MANNER[aspect];
  if (manner === 'flowing') return { tone: 'helps', written: pair.flowing };
  if (manner === 'tense') return { tone: 'hurts', written: pair.tense };
  const { conjunct } = pair;
  if ('helps' in conjunct) return { tone: 'helps', written: conjunct.helps };
  if ('hurts' in conjunct) return { tone: 'hurts', written: conjunct.hurts };
  return { tone: 'mixed', written: conjunct.mixed };
}

/** The lines of a pair of bodies in an aspect, for each part of the transit's time. */
export function linesFor(pair: PairLines, aspect: Aspect): LinesByPart {
  const { written, tone } = writtenFor(pair, aspect);
  return readyLines(written, tone);
}

function readyLines(written: WrittenLines, tone: Tone): LinesByPart {
  let lines = ready.get(written);
  if (lines === undefined) {
    lines = 'any' in written ? linesByPart(written, tone) : sameForAll(written, tone);
    ready.set(written, lines);
  }
  return lines;
}

function sameForAll(written: readonly WrittenLine[], tone: Tone): LinesByPart {
  const lines = sorted(written.map((line) => lineOf(line, tone, false)));
  return { building: lines, exact: lines, easing: lines, any: lines };
}

function linesByPart({ building, exact, easing, any }: WrittenByPart, tone: Tone): LinesByPart {
  const always = any.map((line) => lineOf(line, tone, false));
  const peak = [lineOf(exact, tone, false), ...always];
  return {
    any: sorted(always),
    building: sorted([lineOf(building, tone, false)]),
    exact: sorted(peak),
    easing: sorted([lineOf(easing, tone, tone !== 'helps')]),
  };
}

function sorted(lines: readonly Line[]): Lines {
  const always = lines.filter(({ about, occasions }) => about === undefined && occasions.length === 0);
  return { always, sometimes: lines.filter((line) => !always.includes(line)) };
}

function lineOf(written: WrittenLine, tone: Tone, relieves: boolean): Line {
  const [text = '', ...tags] = typeof written === 'string' ? [written] : written.toReversed();
  const themes = THEMES.filter((theme) => tags.includes(theme));
  return {
    text,
    tone,
    about: METRICS.find((metric) => tags.includes(metric)),
    themes,
    themeSet: setOfThemes(themes),
    occasions: OCCASIONS.filter((occasion) => tags.includes(occasion)),
    relieves,
  };
}

/** What decides of a day whether a line can be said on it. */
export type Scene = {
  day: ScoredDay;
  /** Whether what is said of work concerns the reader on this day. */
  works: boolean;
  isChild: boolean;
  locale: Pick<Locale, 'lines' | 'shareWords'>;
  /** What of the lines of the locale has been made ready. */
  ready: ReadyLines;
};

/** The lines of a language for the kinds of transits that have been asked for, by the places of the kinds. */
export type ReadyLines = (LinesByPart | undefined)[];

const readyByLanguage = new WeakMap<Locale['lines'], ReadyLines>();

/** What has been made ready of the lines of a language: the same list each time. */
export function readyLinesOf(lines: Locale['lines']): ReadyLines {
  const known = readyByLanguage.get(lines);
  if (known !== undefined) return known;
  const none: ReadyLines = TRANSIT_KINDS.map(() => undefined);
  readyByLanguage.set(lines, none);
  return none;
}

function linesOf(kind: TransitKind, { locale, ready }: Scene): LinesByPart {
  const known = ready[kind.place];
  if (known !== undefined) return known;
  const { transiting, natal, aspect } = kind;
  const bodyLines: BodyLines = locale.lines[transiting];
  const lines = linesFor(bodyLines[natal], aspect);
  ready[kind.place] = lines;
  return lines;
}

/**
 * The line of a transit on a day; undefined if none holds. `count` counts the days on which it is told, or how often it
 * has come back: in turn come the lines that always hold, or in place of one of them another that holds just now, so that
 * no line comes again before as many others have as always hold.
 */
export function lineFor(
  transit: ScoredTransit,
  hour: number | undefined,
  count: number,
  scene: Scene,
): Line | undefined {
  const { always, sometimes } = linesOf(transit.kind, scene)[PARTS_TOLD[transit.stagePlace] ?? 'any'];
  const turns = Math.max(1, always.length);
  const turn = modulo(count, turns);
  for (let i = turn; i < sometimes.length; i += turns) {
    const line = sometimes[i];
    if (line !== undefined && holds(line, transit, hour, scene)) return line;
  }
  const line = always.length === 0 ? undefined : elementAt(always, turn);
  return line && isOfTone(line, transit) ? line : undefined;
}

function isOfTone({ tone }: Line, transit: ScoredTransit): boolean {
  return tone === 'mixed' || tone === toneOf(transit);
}

/**
 * Whether a line may be said on a day. Its tone is that of the transit's points for the rating. Where it
 * speaks of a metric, good news needs points that help it and the label Good or High, bad news points that
 * hurt it and Low or Moderate; what has two sides needs a label in the middle. And it fits the hour and the reader.
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

/** Whether an occasion is that of the reader and of the hour, if the transit perfects at one of this day. */
function fits(occasion: Occasion, hour: number | undefined, { works, isChild }: Scene): boolean {
  if (occasion === 'work') return works;
  if (occasion === 'adult') return !isChild;
  if (hour === undefined) return true;
  if (occasion === 'morning') return hour < 12;
  return hour >= (occasion === 'meal' ? 11 : 16);
}

/** Whether a transit helps or hurts, by the sign of its points for the rating. */
export function toneOf({ points }: ScoredTransit): Tone {
  return points.rating > 0 ? 'helps' : points.rating < 0 ? 'hurts' : 'mixed';
}
