import type { NatalChart } from '#lib/chart/natal-chart.ts';
import type { NatalPoint } from '#lib/chart/natal-points.ts';
import { LEVELS, type Level } from '#lib/scoring/day.ts';
import {
  byCategory,
  type ScoredAspect,
  SYNASTRY_CATEGORIES,
  type SynastryCategory,
  synastryLevel,
} from '#lib/scoring/synastry/scores.ts';
import { agreementOf, harmonyOf } from '#lib/scoring/tables/weights.ts';
import { ageOn } from '#lib/time/calendar-date.ts';
import { COMING_OF_AGE } from '../reader.ts';
import { dayNumber } from '../rotation.ts';

type SynastryPerson = { name: string; birthDate: string; chart: NatalChart };

/** The aspects between two charts, largest first, and the couple's scores. */
type ScoredSynastry = {
  aspects: readonly ScoredAspect[];
  scores: Readonly<Record<SynastryCategory, number>>;
};

/** Chooses the content of a synastry text. `today` (YYYY-MM-DD) determines the ages. */
export function synastryStory(
  [first, second]: readonly [SynastryPerson, SynastryPerson],
  { aspects, scores }: ScoredSynastry,
  today: string,
): SynastryStory {
  const levels = byCategory((category) => synastryLevel(scores[category]));
  const character = characterOf(levels);
  return {
    names: [first.name, second.name],
    isWithChild: [first, second].some(({ birthDate }) => ageOn(birthDate, today) < COMING_OF_AGE),
    character,
    strengths: strengthsOf(scores),
    levels,
    aspects: chooseAspects(aspects, levels, OVERALL_FLOW[character]),
    isUntimed: [first.chart.known === 'date', second.chart.known === 'date'],
    rotation: dayNumber(first.birthDate) + dayNumber(second.birthDate),
  };
}

const POSITIVE_CATEGORIES: readonly PositiveCategory[] = ['love', 'talk', 'work'];

/** Levels as numbers from 0 to 3. */
const STRONG = 2;
const GREATEST = 3;
/** Bounds for the sum of the three positive levels. */
const MUCH = 6;
const LITTLE = 3;

function characterOf(levels: Readonly<Record<SynastryCategory, Level>>): SynastryCharacter {
  const heights = POSITIVE_CATEGORIES.map((category) => heightOf(levels[category]));
  const help = heights.reduce((sum, height) => sum + height, 0);
  const friction = heightOf(levels.friction);
  const isRough = friction >= STRONG;
  if (help > LITTLE && heights.includes(0)) return 'uneven';
  if (help < MUCH && heights.includes(GREATEST)) return 'uneven';
  if (help >= MUCH) return isRough ? 'lively' : 'easy';
  if (help <= LITTLE) return isRough ? 'demanding' : 'calm';
  if (friction === 0) return 'peaceful';
  return friction === GREATEST ? 'stormy' : 'even';
}

function heightOf(level: Level): number {
  return LEVELS.indexOf(level);
}

function strengthsOf(scores: ScoredSynastry['scores']): NamedStrengths | undefined {
  const [most, middle, least] = POSITIVE_CATEGORIES.toSorted((a, b) => scores[b] - scores[a]);
  if (most === undefined || middle === undefined || least === undefined) return undefined;
  if (scores[most] === scores[middle]) return undefined;
  const isStrong = (category: PositiveCategory) => heightOf(synastryLevel(scores[category])) >= STRONG;
  if (isStrong(least)) return { kind: 'all strong', most };
  if (heightOf(synastryLevel(scores[most])) === 0) return undefined;
  if (!isStrong(most)) return { kind: 'none strong', most };
  return scores[middle] === scores[least] ? undefined : { kind: 'apart', most, least };
}

/** The preferred flow of the overall aspect; undefined if both fit. */
const OVERALL_FLOW: Readonly<Record<SynastryCharacter, Flow | undefined>> = {
  easy: 'flowing',
  lively: undefined,
  calm: 'flowing',
  demanding: 'tense',
  uneven: undefined,
  peaceful: 'flowing',
  stormy: 'tense',
  even: undefined,
};

/**
 * Chooses the largest aspect overall, then the largest remaining one for each category. Prefers aspects that
 * agree with the paragraph, and never repeats a subject. The overall aspect should also agree with the paragraph of its
 * main category.
 */
function chooseAspects(
  aspects: readonly ScoredAspect[],
  levels: Readonly<Record<SynastryCategory, Level>>,
  overallFlow: Flow | undefined,
): SynastryStory['aspects'] {
  const subjects = new Set<string>();
  const choose = (
    candidates: readonly ScoredAspect[],
    preferred: Flow | undefined,
  ): ChosenAspect | undefined => {
    const left = candidates.filter((candidate) => !subjectsOf(candidate).some((one) => subjects.has(one)));
    const aspect =
      left.find((candidate) => preferred === undefined || flowOf(candidate) === preferred) ?? left[0];
    if (aspect === undefined) return undefined;
    for (const subject of subjectsOf(aspect)) subjects.add(subject);
    const flow = flowOf(aspect);
    return { aspect, flow, agrees: preferred === undefined || flow === preferred };
  };
  const chooseFor = (category: SynastryCategory) => {
    const typical = aspects
      .filter((aspect) => isTypicalFor(category, aspect))
      .toSorted((x, y) => Math.abs(y.points[category]) - Math.abs(x.points[category]));
    return choose(typical, preferredFlow(category, levels[category]));
  };
  const agreeing = aspects.filter((aspect) => {
    const category = mainCategory(aspect);
    return flowOf(aspect) === preferredFlow(category, levels[category]);
  });
  const ranked = [...agreeing, ...aspects.filter((aspect) => mainCategory(aspect) !== 'talk'), ...aspects];
  return { whole: choose(ranked, overallFlow), ...byCategory(chooseFor) };
}

/** The category that an aspect's line is about: talk for Mercury, otherwise the one for which the aspect counts most. */
const mainCategory = ({ a, b, points }: ScoredAspect): SynastryCategory =>
  a === 'Mercury' || b === 'Mercury'
    ? 'talk'
    : SYNASTRY_CATEGORIES.reduce((most, one) =>
        Math.abs(points[one]) > Math.abs(points[most]) ? one : most,
      );

/**
 * The preferred flow for a category. For friction, it is tense unless the level is Low. For the other categories, it is
 * flowing if the level is Good or High, otherwise tense.
 */
function preferredFlow(category: SynastryCategory, level: Level): Flow {
  if (category === 'friction') return level === 'Low' ? 'flowing' : 'tense';
  return heightOf(level) >= STRONG ? 'flowing' : 'tense';
}

/** Points whose line is the same for every other point. */
const GENERAL_POINTS: readonly NatalPoint[] = ['Uranus', 'Neptune', 'Pluto', 'Ascendant', 'Midheaven'];

/** The subjects of an aspect's line: its two points in any order, or a point with a general line. */
function subjectsOf(aspect: ScoredAspect): string[] {
  const points = [aspect.a, aspect.b].sort();
  const own = points.filter((point) => GENERAL_POINTS.includes(point));
  return (own.length > 0 ? own : [points.join(' ')]).map((subject) => `${subject} ${flowOf(aspect)}`);
}

/**
 * Whether the sign of an aspect's points agrees with the flow of its line. Venus square Mars attracts, so its tense line
 * doesn't fit love.
 */
function isTypicalFor(category: SynastryCategory, aspect: ScoredAspect): boolean {
  const points = category === 'friction' ? -aspect.points.friction : aspect.points[category];
  return flowOf(aspect) === 'flowing' ? points > 0 : points < 0;
}

function flowOf({ a, aspect, b }: ScoredAspect): Flow {
  return harmonyOf(aspect, agreementOf(a, b)) >= 0 ? 'flowing' : 'tense';
}

/**
 * The character of a couple. Couples with much help are easy, or lively if there is friction. Couples with little help are
 * calm, or demanding if there is friction. Uneven couples have strong and weak sides. The others are peaceful, stormy or
 * even, depending on friction.
 */
export const SYNASTRY_CHARACTERS = [
  ...['easy', 'lively', 'calm', 'demanding'],
  'uneven',
  ...['peaceful', 'stormy', 'even'],
] as const;
export type SynastryCharacter = (typeof SYNASTRY_CHARACTERS)[number];

/** Categories in which a higher score is better. */
export type PositiveCategory = Exclude<SynastryCategory, 'friction'>;

/** The categories to name: the strongest, and also the weakest if the strongest is Good or High and the weakest isn't. */
export type NamedStrengths =
  | { kind: 'apart'; most: PositiveCategory; least: PositiveCategory }
  | { kind: 'all strong' | 'none strong'; most: PositiveCategory };

export type Flow = 'flowing' | 'tense';

/** A chosen aspect, and whether its flow agrees with the paragraph's level or character. */
export type ChosenAspect = { aspect: ScoredAspect; flow: Flow; agrees: boolean };

/** The paragraphs of a synastry text. */
export type SynastrySection = 'whole' | SynastryCategory;

/** The content of a synastry text, independent of language. */
export type SynastryStory = {
  names: readonly [string, string];
  /** Whether one of the two people is under 16. */
  isWithChild: boolean;
  character: SynastryCharacter;
  /** Undefined if a tie or a Low level prevents naming a category. */
  strengths: NamedStrengths | undefined;
  levels: Readonly<Record<SynastryCategory, Level>>;
  /** No aspect appears twice; undefined if none is left. */
  aspects: Readonly<Record<SynastrySection, ChosenAspect | undefined>>;
  /** Whether each birth time is unknown. */
  isUntimed: readonly [boolean, boolean];
  /** Selects variants; the order of the two people makes no difference. */
  rotation: number;
};
