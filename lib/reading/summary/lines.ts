import type { Aspect } from '#lib/chart/natal-chart.ts';
import { METRICS, type Metric, type ScoredDay, type ScoredTransit } from '#lib/scoring/day.ts';
import type { Stage } from '#lib/transits/day-transits.ts';
import { type ListedThemes, THEMES, type Theme } from '../lists/catalogue.ts';
import type {
  BodyLines,
  Locale,
  PairLines,
  Part,
  Tone,
  WrittenByPart,
  WrittenLine,
  WrittenLines,
} from '../locale.ts';
import { elementAt } from '../rotation.ts';

/** A line made ready: what it claims stands beside its text, so that no claim can slip past the numbers. */
export type Line = {
  text: string;
  tone: Tone;
  about: Metric | undefined;
  theme: Theme | undefined;
  /** Whether it tells what a slow transit leaves behind as its strain eases: good news of a transit that hurts. */
  relieves: boolean;
};

/** The part of its time for each stage: the days next to perfection count as exact. */
const PART: Readonly<Record<Stage, Part>> = {
  entering: 'building',
  building: 'building',
  'day-before': 'exact',
  exact: 'exact',
  'day-after': 'exact',
  easing: 'easing',
  leaving: 'easing',
};

const MANNER: Readonly<Record<Aspect, keyof PairLines>> = {
  conjunction: 'conjunct',
  sextile: 'flowing',
  square: 'tense',
  trine: 'flowing',
  opposition: 'tense',
};

type LinesByPart = Readonly<Record<Part, readonly Line[]>>;

// A year needs a third of all lines: they are made ready when they are first asked for.
const ready = new WeakMap<WrittenLines, LinesByPart>();

/** The lines of a pair of bodies in an aspect, for each part of the transit's time. */
export function linesFor(pair: PairLines, aspect: Aspect): LinesByPart {
  const manner = MANNER[aspect];
  if (manner === 'flowing') return readyLines(pair.flowing, 'helps');
  if (manner === 'tense') return readyLines(pair.tense, 'hurts');
  const { conjunct } = pair;
  if ('helps' in conjunct) return readyLines(conjunct.helps, 'helps');
  return 'hurts' in conjunct ? readyLines(conjunct.hurts, 'hurts') : readyLines(conjunct.mixed, 'mixed');
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
  const lines = written.map((line) => lineOf(line, tone, false));
  return { building: lines, exact: lines, easing: lines };
}

function linesByPart({ building, exact, easing, any }: WrittenByPart, tone: Tone): LinesByPart {
  const forAny = any.map((line) => lineOf(line, tone, false));
  return {
    building: [lineOf(building, tone, false), ...forAny],
    exact: [lineOf(exact, tone, false), ...forAny],
    easing: [lineOf(easing, tone, tone !== 'helps'), ...forAny],
  };
}

function lineOf(written: WrittenLine, tone: Tone, relieves: boolean): Line {
  const [text = '', ...tags] = typeof written === 'string' ? [written] : written.toReversed();
  return {
    text,
    tone,
    about: METRICS.find((metric) => tags.includes(metric)),
    theme: THEMES.find((theme) => tags.includes(theme)),
    relieves,
  };
}

/**
 * The line at a rotation, going round those that hold for a transit on a day; undefined if none does. What leads the
 * day says why it is as it is, and so tells of no relief.
 */
export function lineFor(
  transit: ScoredTransit,
  day: ScoredDay,
  listed: ListedThemes,
  { rotation, leads, lines }: { rotation: number; leads: boolean; lines: Locale['lines'] },
): Line | undefined {
  const bodyLines: BodyLines = lines[transit.transiting];
  const all = linesFor(bodyLines[transit.natal], transit.aspect)[PART[transit.stage]];
  const sayable: Line[] = [];
  for (const line of all)
    if (!(leads && line.relieves) && holds(line, transit, day, listed)) sayable.push(line);
  return sayable.length === 0 ? undefined : elementAt(sayable, rotation);
}

/**
 * Whether a line may be said on a day. Its tone is that of the transit's points for the rating. Where it
 * speaks of a metric, good news needs points that help it and the label Good or High, bad news points that
 * hurt it and Low or Moderate; what has two sides needs a label in the middle. Nor does it praise what the lists advise
 * against, or warn of what they recommend; what has two sides warns.
 */
function holds(
  { tone, about, theme }: Line,
  transit: ScoredTransit,
  day: ScoredDay,
  listed: ListedThemes,
): boolean {
  if (tone !== 'mixed' && tone !== toneOf(transit)) return false;
  const against = tone === 'helps' ? listed.unfavorable : listed.favorable;
  if (theme !== undefined && against.includes(theme)) return false;
  if (about === undefined) return true;
  const level = day.metrics[about];
  const points = transit.points[about];
  if (tone === 'helps') return points > 0 && (level === 'Good' || level === 'High');
  if (tone === 'hurts') return points < 0 && (level === 'Low' || level === 'Moderate');
  return level === 'Moderate' || level === 'Good';
}

/** Whether a transit helps or hurts, by the sign of its points for the rating. */
export function toneOf({ points }: ScoredTransit): Tone {
  return points.rating > 0 ? 'helps' : points.rating < 0 ? 'hurts' : 'mixed';
}
