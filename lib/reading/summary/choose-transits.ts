import { BODIES, type Body } from '#lib/ephemeris/zodiac.ts';
import type { ScoredDay, ScoredTransit } from '#lib/scoring/day.ts';
import { STAGES, type Stage } from '#lib/transits/day-transits.ts';
import { type Band, IS_SLOW, type Tone } from '../locale.ts';
import { countOf, elementAt } from '../rotation.ts';
import { hourOf, isWaking, type Moment, momentOf } from './hours.ts';
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
 * the day.
 */
type Sayable = { transit: ScoredTransit; line: Line; tone: Tone; hour: number | undefined };

/** The same as it is told, with what is known of the moment of its perfection. */
export type Said = Sayable & { moment: Moment | undefined };

/**
 * The transits that a day's summary speaks of, of those that make news: at most `most`, in the order in which they are
 * told. The first clearly agrees with the rating (helping from 6 on, hurting below 5, either between) if there is such a one,
 * and is not told as a relief; then come those that tell as it does, and those of the other side, if there are any, each by the
 * clock. Where no news agrees with the rating, or there is none beside the lead, a transit of weeks may stand in. What the
 * Moon does while the reader sleeps is told for want of anything else alone. `today` is the day's number.
 */
export function chooseTransits(scene: Scene, today: number, most: number): readonly Said[] {
  const left = newsOf(scene, today);
  const tone = toneOfRating(scene.day.overallRating);
  const lead =
    weightiest(left, LEAD, (said) => isClear(said) && isOf(tone, said)) ??
    backdrop(scene, today, tone) ??
    weightiest(left, LEAD, ({ line }) => !line.relieves);
  if (lead === undefined) return [];
  const told = [saidOn(scene.day, lead)];
  // A great day has its trifles, too, and no word to spare for them.
  const least = bandOf(scene.day.overallRating) === 'great' ? SMALL * weightOf(lead, LATEST) : 0;
  const isWorthTelling = (said: Sayable) =>
    (said.tone === lead.tone || weightOf(said, LATEST) >= least) && goesWithAll(said, told, scene);
  const contrast = opposite(lead.tone);
  while (told.length < most) {
    const other =
      told.length === 1
        ? weightiest(left, LATEST, (said) => isOf(contrast, said) && isWorthTelling(said))
        : undefined;
    const next = other ?? weightiest(left, LATEST, isWorthTelling);
    if (next === undefined) break;
    add(saidOn(scene.day, next), told);
  }
  if (told.length === 1) {
    const behind = backdrop(scene, today, contrast, lead) ?? backdrop(scene, today, undefined, lead);
    if (behind !== undefined) told.push(saidOn(scene.day, behind));
  }
  return told;
}

function saidOn({ timeZone }: ScoredDay, { transit, line, tone, hour }: Sayable): Said {
  return { transit, line, tone, hour, moment: momentOf(transit, timeZone) };
}

/** The transits that make news, without those of the Moon while the reader sleeps, if there are others. */
function newsOf(scene: Scene, today: number): readonly Sayable[] {
  const awake: Sayable[] = [];
  const asleep: Sayable[] = [];
  for (const transit of scene.day.transits) {
    const said = isNews(transit) ? say(transit, today, scene) : undefined;
    if (said === undefined) continue;
    const { hour = 12 } = said;
    (transit.transiting !== 'Moon' || isWaking(hour) ? awake : asleep).push(said);
  }
  return awake.length > 0 ? awake : asleep;
}

/** Puts a transit in its place behind the lead: what tells as that does first, as a summary turns to the other side once at most. */
function add(next: Said, told: Said[]): void {
  const [lead] = told;
  const order = (said: Said) => (said.tone === lead?.tone ? 0 : 24) + byTheClock(said);
  let at = told.length;
  for (let before = told[at - 1]; before && at > 1 && order(before) > order(next); before = told[at - 1]) {
    told[at] = before;
    at -= 1;
  }
  told[at] = next;
}

/** Whether a transit can lead a day without doubt: its line has one side, and is not told as a relief. */
function isClear({ line }: Sayable): boolean {
  return !line.relieves && line.tone !== 'mixed';
}

/** Whether it is told in a tone, or there is none to be told in. */
function isOf(tone: Tone | undefined, said: Sayable): boolean {
  return tone === undefined || said.tone === tone;
}

function goesWithAll(next: Sayable, told: readonly Sayable[], scene: Scene): boolean {
  for (const before of told)
    if (before.transit === next.transit || !goTogether(before, next, scene)) return false;
  return true;
}

/**
 * Whether two transits can be told of one day: of one natal body or one matter not both good and bad, which would deny
 * each other, and in other words.
 */
function goTogether(told: Sayable, next: Sayable, { locale }: Scene): boolean {
  if (told.tone !== next.tone) {
    if (told.transit.natal === next.transit.natal) return false;
    if ((told.line.themeSet & next.line.themeSet) !== 0) return false;
  }
  return !locale.shareWords(told.line.text, next.line.text);
}

/** What lasts all day comes before what has its hour, as the Moon's transits have. */
function byTheClock({ transit, moment, hour = 0 }: Said): number {
  return transit.transiting !== 'Moon' || moment === undefined ? 0 : hour;
}

/** One of the transits of weeks that can stand behind the day, in turn, of a tone or of any, and beside what leads. */
function backdrop(scene: Scene, today: number, tone: Tone | undefined, lead?: Sayable): Sayable | undefined {
  const sayable: Sayable[] = [];
  for (const transit of scene.day.transits) {
    if (transit === lead?.transit || !isBackdrop(transit, today)) continue;
    const said = say(transit, today, scene);
    if (said === undefined || !isOf(tone, said)) continue;
    if (lead === undefined || goTogether(lead, said, scene)) sayable.push(said);
  }
  return sayable.length === 0 ? undefined : elementAt(sayable, Math.floor(today / 2));
}

/** A transit as it can be told on a day, whose number is `today`; undefined if no line of it holds. */
export function say(transit: ScoredTransit, today: number, scene: Scene): Sayable | undefined {
  const hour = hourOf(transit, scene.day.timeZone);
  const line = lineFor(transit, hour, countOf(transit, today), scene);
  if (line === undefined) return undefined;
  return { transit, line, tone: line.relieves ? 'helps' : toneOf(transit), hour };
}

/** The weightiest transit of those that hold; whether one does is asked only of what would be the weightiest. */
function weightiest(
  among: readonly Sayable[],
  weights: Weights,
  holds: (said: Sayable) => boolean,
): Sayable | undefined {
  let found: Sayable | undefined;
  let foundWeight = -1;
  for (const said of among) {
    const weight = weightOf(said, weights);
    if (weight <= foundWeight || !holds(said)) continue;
    found = said;
    foundWeight = weight;
  }
  return found;
}

function weightOf({ transit, line }: Sayable, weights: Weights): number {
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
