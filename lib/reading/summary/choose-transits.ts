import { BODIES, type Body } from '#lib/ephemeris/zodiac.ts';
import type { ScoredTransit } from '#lib/scoring/day.ts';
import { STAGES, type Stage } from '#lib/transits/day-transits.ts';
import { type Band, IS_SLOW, type Tone } from '../locale.ts';
import { countOf, elementAt } from '../rotation.ts';
import { isWaking, type Moment, perfectionOf } from './hours.ts';
import { type Line, lineFor, type Scene, toneOf } from './lines.ts';
import { isBackdrop, isNews } from './news.ts';

type ByStage<Value> = Readonly<Record<Stage, Value>>;
type Shares = { quick: ByStage<number>; slow: ByStage<number>; moon: number };

/**
 * How much of its size a transit keeps when the day's news is chosen. The slow bodies, Jupiter and beyond,
 * make news on the few days when a transit of theirs begins, perfects or ends; the Moon makes some every day: hers
 * are the quick bodies' shares times `moon`.
 */
const NEWS: Shares = {
  quick: {
    exact: 3,
    'day-before': 0.8,
    'day-after': 0.5,
    entering: 0,
    leaving: 0,
    building: 0,
    easing: 0,
  },
  slow: { exact: 9, entering: 6, 'day-before': 3, 'day-after': 2, leaving: 4, building: 0, easing: 0 },
  moon: 0.5,
};

const LEADING_STAGES: ByStage<number> = {
  exact: 2,
  'day-before': 1.1,
  entering: 1.1,
  'day-after': 0.8,
  leaving: 0.8,
  building: 0,
  easing: 0,
};

/** The same when the day's first word is chosen: with less spread, for the strong should lead. */
const LEADING: Shares = { quick: LEADING_STAGES, slow: LEADING_STAGES, moon: 0.6 };

/** What is left of what has two sides: it neither explains a day nor turns it well. */
const TWO_SIDED = 0.5;

/** What tells against a great day is told from this share of its lead's weight on. */
const SMALL = 0.7;

/** What transits weigh where one of them is chosen, by the places of a transiting body and of a stage. */
type Weights = readonly (readonly number[])[];

const LEAD = weightsOf(LEADING);
const LATEST = weightsOf(NEWS);

function weightsOf({ quick, slow, moon }: Shares): Weights {
  const shareOf = (body: Body, stage: Stage) => {
    if (body === 'Moon') return quick[stage] * moon;
    return IS_SLOW[body] ? slow[stage] : quick[stage];
  };
  return BODIES.map((body) => STAGES.map((stage) => shareOf(body, stage)));
}

/**
 * A transit with the line that holds for it on the day, and the tone in which it is told: that of its points, but relief
 * from a transit that hurts is told as help. `hour` is that of its perfection as the noon chart has it, if that falls on
 * the day, and `moment` what of it is known.
 */
export type Said = {
  transit: ScoredTransit;
  line: Line;
  tone: Tone;
  hour: number | undefined;
  moment: Moment | undefined;
};

/**
 * The transits that a day's summary speaks of, of those that make news: at most `most`, in the order in which they are
 * told. The first clearly agrees with the rating (helping from 6 on, hurting below 5, either between) if there is such a one,
 * and is not told as a relief; then come those that tell as it does, and those of the other side, if there are any, each by the
 * clock. Where no news agrees with the rating, or there is none beside the lead, a transit of weeks may stand in. What the
 * Moon does while the reader sleeps is told for want of anything else alone. `today` is the day's number.
 */
export function chooseTransits(scene: Scene, today: number, most: number): readonly Said[] {
  const all: Said[] = [];
  for (const transit of scene.day.transits) {
    const said = isNews(transit) ? say(transit, today, scene) : undefined;
    if (said !== undefined) all.push(said);
  }
  const awake = all.filter(({ transit, hour = 12 }) => transit.transiting !== 'Moon' || isWaking(hour));
  const left = awake.length > 0 ? awake : all;
  const leading = left.filter(({ line }) => !line.relieves);
  const tone = toneOfRating(scene.day.overallRating);
  const clear = leading.filter(({ line }) => line.tone !== 'mixed');
  const lead = weightiest(clear, LEAD, tone) ?? backdrop(scene, today, tone) ?? weightiest(leading, LEAD);
  if (lead === undefined) return [];
  if (left.includes(lead)) left.splice(left.indexOf(lead), 1);
  // A great day has its trifles, too, and no word to spare for them.
  const least = bandOf(scene.day.overallRating) === 'great' ? SMALL * weightOf(lead, LATEST) : 0;
  const others: Said[] = [];
  while (others.length < most - 1) {
    const sayable = left.filter((said) => [lead, ...others].every((told) => goTogether(told, said, scene)));
    const worthTelling = sayable.filter((said) => said.tone === lead.tone || weightOf(said, LATEST) >= least);
    const other = others.length === 0 ? weightiest(worthTelling, LATEST, opposite(lead.tone)) : undefined;
    const next = other ?? weightiest(worthTelling, LATEST);
    if (next === undefined) break;
    left.splice(left.indexOf(next), 1);
    others.push(next);
  }
  if (others.length === 0) {
    const contrast = backdrop(scene, today, opposite(lead.tone), [lead]);
    const behind = contrast ?? backdrop(scene, today, undefined, [lead]);
    if (behind !== undefined) others.push(behind);
  }
  // What tells as the lead does comes first: a summary turns to the other side once at most.
  const order = (said: Said) => (said.tone === lead.tone ? 0 : 24) + byTheClock(said);
  return [lead, ...others.sort((a, b) => order(a) - order(b))];
}

/**
 * Whether two transits can be told of one day: of one natal body or one matter not both good and bad, which would deny
 * each other, and in other words.
 */
function goTogether(told: Said, next: Said, { keyWords }: Scene): boolean {
  const words = keyWords(told.line.text);
  if (keyWords(next.line.text).some((word) => words.includes(word))) return false;
  if (told.tone === next.tone) return true;
  const { themes } = told.line;
  return (
    told.transit.natal !== next.transit.natal && !next.line.themes.some((theme) => themes.includes(theme))
  );
}

/** What lasts all day comes before what has its hour, as the Moon's transits have. */
function byTheClock({ transit, moment, hour = 0 }: Said): number {
  return transit.transiting !== 'Moon' || moment === undefined ? 0 : hour;
}

/** One of the transits of weeks that can stand behind the day, in turn, of a tone or of any, and beside what is told. */
function backdrop(
  scene: Scene,
  today: number,
  tone: Tone | undefined,
  told: readonly Said[] = [],
): Said | undefined {
  const sayable = scene.day.transits.flatMap((transit) => {
    if (!isBackdrop(transit, today) || told.some((said) => said.transit === transit)) return [];
    const said = say(transit, today, scene);
    if (said === undefined || (tone !== undefined && said.tone !== tone)) return [];
    return told.every((other) => goTogether(other, said, scene)) ? [said] : [];
  });
  return sayable.length === 0 ? undefined : elementAt(sayable, Math.floor(today / 2));
}

function say(transit: ScoredTransit, today: number, scene: Scene): Said | undefined {
  const perfection = perfectionOf(transit, scene.day.timeZone);
  const line = lineFor(transit, perfection?.hour, countOf(transit, today), scene);
  if (line === undefined) return undefined;
  const tone = line.relieves ? 'helps' : toneOf(transit);
  return { transit, line, tone, hour: perfection?.hour, moment: perfection?.known };
}

/** The weightiest transit of a tone, or of any. */
function weightiest(among: readonly Said[], weights: Weights, tone?: Tone): Said | undefined {
  let found: Said | undefined;
  let foundWeight = -1;
  for (const said of among) {
    if (tone !== undefined && said.tone !== tone) continue;
    const weight = weightOf(said, weights);
    if (weight <= foundWeight) continue;
    found = said;
    foundWeight = weight;
  }
  return found;
}

function weightOf({ transit, line }: Said, weights: Weights): number {
  const share = weights[transit.kind.transitingPlace]?.[transit.stagePlace] ?? 0;
  return Math.abs(transit.points.rating) * share * (line.tone === 'mixed' ? TWO_SIDED : 1);
}

function opposite(tone: Tone): Tone | undefined {
  return tone === 'helps' ? 'hurts' : tone === 'hurts' ? 'helps' : undefined;
}

/** The band of a rating: 8 and more is a great day, 6 and more a solid one, below that a day to take easier. */
export function bandOf(rating: number): Band {
  if (rating >= 8) return 'great';
  if (rating >= 7) return 'good';
  if (rating >= 6) return 'solid';
  if (rating >= 5) return 'mixed';
  return rating >= 4 ? 'careful' : 'hard';
}

const LEADING_TONES: Readonly<Record<Band, Tone | undefined>> = {
  great: 'helps',
  good: 'helps',
  solid: 'helps',
  mixed: undefined,
  careful: 'hurts',
  hard: 'hurts',
};

/** The tone that agrees with a rating: help from 6 on, strain below 5, and between them (undefined) either. */
export function toneOfRating(rating: number): Tone | undefined {
  return LEADING_TONES[bandOf(rating)];
}
