import type { NatalChart } from '#lib/chart/natal-chart.ts';
import type { NatalPoint } from '#lib/chart/natal-points.ts';
import { LEVELS, type Level } from '#lib/scoring/day.ts';
import type { Matter, ScoredAspect } from '#lib/scoring/pairs/pair.ts';
import { pairLevel } from '#lib/scoring/pairs/pair-scores.ts';
import { agreementOf, harmonyOf } from '#lib/scoring/tables/weights.ts';
import { ageOn } from '#lib/time/age-on.ts';
import { COMING_OF_AGE } from '../reader.ts';
import { dayNumber } from '../rotation.ts';
import type { Flow, Gift, NamedGifts, PairCharacter, PairStory, ToldAspect } from './story.ts';

/** One of the two: what they are called, when they were born, and their chart. */
export type PairPerson = { name: string; birthDate: string; chart: NatalChart };

/** A pair as it is scored: its aspects, the largest first, and its scores. */
export type ScoredPair = { aspects: readonly ScoredAspect[]; scores: Readonly<Record<Matter, number>> };

/** What is told of two people, by their aspects and scores, on a date (YYYY-MM-DD) that tells how old they are. */
export function pairStory(
  [first, second]: readonly [PairPerson, PairPerson],
  { aspects, scores }: ScoredPair,
  today: string,
): PairStory {
  const levels = levelsOf(scores);
  const character = characterOf(levels);
  return {
    names: [first.name, second.name],
    isWithChild: [first, second].some(({ birthDate }) => ageOn(birthDate, today) < COMING_OF_AGE),
    character,
    gifts: giftsOf(scores),
    levels,
    told: toldAspects(aspects, levels, WANTED_OF_WHOLE[character]),
    isUntimed: [first.chart.known === 'date', second.chart.known === 'date'],
    rotation: dayNumber(first.birthDate) + dayNumber(second.birthDate),
  };
}

function levelsOf({ love, talk, work, friction }: ScoredPair['scores']): Record<Matter, Level> {
  return {
    love: pairLevel(love),
    talk: pairLevel(talk),
    work: pairLevel(work),
    friction: pairLevel(friction),
  };
}

const GIFTS: readonly Gift[] = ['love', 'talk', 'work'];

/** Of levels as numbers from 0 to 3, the least of a strong side, and the greatest of all. */
const STRONG = 2;
const GREATEST = 3;
/** Of three gifts, this much together is much, and this much little. */
const MUCH = 6;
const LITTLE = 3;

function characterOf(levels: Readonly<Record<Matter, Level>>): PairCharacter {
  const gifts = GIFTS.map((gift) => heightOf(levels[gift]));
  const help = gifts.reduce((sum, height) => sum + height, 0);
  const friction = heightOf(levels.friction);
  const isRough = friction >= STRONG;
  if (help > LITTLE && gifts.includes(0)) return 'uneven';
  if (help < MUCH && gifts.includes(GREATEST)) return 'uneven';
  if (help >= MUCH) return isRough ? 'lively' : 'easy';
  if (help <= LITTLE) return isRough ? 'demanding' : 'calm';
  if (friction === 0) return 'peaceful';
  return friction === GREATEST ? 'stormy' : 'even';
}

function heightOf(level: Level): number {
  return LEVELS.indexOf(level);
}

function giftsOf(scores: ScoredPair['scores']): NamedGifts | undefined {
  const [most, middle, least] = GIFTS.toSorted((a, b) => scores[b] - scores[a]);
  if (most === undefined || middle === undefined || least === undefined) return undefined;
  if (scores[most] === scores[middle]) return undefined;
  const isStrong = (gift: Gift) => heightOf(pairLevel(scores[gift])) >= STRONG;
  if (isStrong(least)) return { kind: 'all strong', most };
  if (heightOf(pairLevel(scores[most])) === 0) return undefined;
  if (!isStrong(most)) return { kind: 'none strong', most };
  return scores[middle] === scores[least] ? undefined : { kind: 'apart', most, least };
}

/** How the aspect of the whole should tell, by what the two are like; undefined where either does. */
const WANTED_OF_WHOLE: Readonly<Record<PairCharacter, Flow | undefined>> = {
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
 * The largest aspect for the whole and, of those that are left, for each matter; one that tells what has been said of it if
 * there is one, and nothing that is told already.
 */
function toldAspects(
  aspects: readonly ScoredAspect[],
  levels: Readonly<Record<Matter, Level>>,
  wantedOfWhole: Flow | undefined,
): PairStory['told'] {
  const subjects = new Set<string>();
  const choose = (candidates: readonly ScoredAspect[], wanted: Flow | undefined): ToldAspect | undefined => {
    const left = candidates.filter((candidate) => !subjectsOf(candidate).some((one) => subjects.has(one)));
    const aspect = left.find((candidate) => wanted === undefined || flowOf(candidate) === wanted) ?? left[0];
    if (aspect === undefined) return undefined;
    for (const subject of subjectsOf(aspect)) subjects.add(subject);
    const flow = flowOf(aspect);
    return { aspect, flow, agrees: wanted === undefined || flow === wanted };
  };
  const chooseFor = (matter: Matter) => {
    const telling = aspects
      .filter((aspect) => tellsOf(matter, aspect))
      .toSorted((x, y) => Math.abs(y.points[matter]) - Math.abs(x.points[matter]));
    return choose(telling, wantedOf(matter, levels[matter]));
  };
  return {
    whole: choose(aspects, wantedOfWhole),
    love: chooseFor('love'),
    talk: chooseFor('talk'),
    work: chooseFor('work'),
    friction: chooseFor('friction'),
  };
}

/** How an aspect should tell of a matter: where there is some friction, of what rubs, and of a gift that is strong, of what helps. */
function wantedOf(matter: Matter, level: Level): Flow {
  if (matter === 'friction') return level === 'Low' ? 'flowing' : 'tense';
  return heightOf(level) >= STRONG ? 'flowing' : 'tense';
}

/** Points of which the same is said whatever they meet. */
const SPEAK_FOR_THEMSELVES: readonly NatalPoint[] = ['Uranus', 'Neptune', 'Pluto', 'Ascendant', 'Midheaven'];

/** What an aspect's line is about: its two points whichever comes first, or those that say the same of all. */
function subjectsOf(aspect: ScoredAspect): string[] {
  const points = [aspect.a, aspect.b].sort();
  const own = points.filter((point) => SPEAK_FOR_THEMSELVES.includes(point));
  return (own.length > 0 ? own : [points.join(' ')]).map((subject) => `${subject} ${flowOf(aspect)}`);
}

/** Whether an aspect's points of a matter are what its line tells: a pull of Venus and Mars in square is both, and told of in none. */
function tellsOf(matter: Matter, aspect: ScoredAspect): boolean {
  const points = matter === 'friction' ? -aspect.points.friction : aspect.points[matter];
  return flowOf(aspect) === 'flowing' ? points > 0 : points < 0;
}

function flowOf({ a, aspect, b }: ScoredAspect): Flow {
  return harmonyOf(aspect, agreementOf(a, b)) >= 0 ? 'flowing' : 'tense';
}
