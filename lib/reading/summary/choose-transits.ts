import { BODIES, type Body } from '#lib/ephemeris/zodiac.ts';
import type { ScoredDay, ScoredTransit } from '#lib/scoring/day.ts';
import { TRANSIT_STAGES, type TransitStage } from '#lib/transits/day-transits.ts';
import { canBeOutOfOrb } from '#lib/transits/transit-windows.ts';
import type { Band } from '../locale.ts';
import { elementAt, lineRotation, modulo } from '../rotation.ts';
import { isSlow, type Tone } from '../written-lines.ts';
import { type ExactTime, exactTimeOf, hourOf, isWaking } from './hours.ts';
import { type Line, lineFor, type Scene, toneOf } from './lines.ts';

type ByStage<Value> = Readonly<Record<TransitStage, Value>>;
type Shares = { quick: ByStage<number>; slow: ByStage<number>; moon: number };

/**
 * Factors for a transit's points, by stage, that decide which transits in the news follow the lead. Slow bodies make news
 * when a transit begins, is exact or ends. The Moon makes news daily; its factors are those of fast bodies times `moon`.
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

/** Factors that decide which transit leads. They vary less by stage than those of `NEWS`, so that strong transits lead. */
const LEADING: Shares = { quick: LEADING_STAGES, slow: LEADING_STAGES, moon: 0.6 };

/** Factor for mixed lines, which neither explain a day nor contrast well. */
const TWO_SIDED = 0.5;

/** On a great day, a contrasting transit needs at least this share of the lead's weight. */
const CONTRAST_SHARE = 0.7;

/** Weights by index of the transiting body, then of the stage. */
type Weights = readonly (readonly number[])[];

const LEAD = weightsOf(LEADING);
const LATEST = weightsOf(NEWS);

function weightsOf({ quick, slow, moon }: Shares): Weights {
  const shareOf = (body: Body, stage: TransitStage) => {
    if (body === 'Moon') return quick[stage] * moon;
    return isSlow(body) ? slow[stage] : quick[stage];
  };
  return BODIES.map((body) => TRANSIT_STAGES.map((stage) => shareOf(body, stage)));
}

/**
 * A transit with its line and tone on a day; relief counts as help. `hour` is the local hour at which the transit is exact;
 * undefined if the transit isn't exact on this day.
 */
type Candidate = { transit: ScoredTransit; line: Line; tone: Tone; hour: number | undefined };

export type ChosenTransit = Candidate & { exactTime: ExactTime | undefined };

/**
 * Chooses at most `most` of the transits that make news, in the order of their sentences. The lead isn't relief and, if
 * possible, agrees with the rating (helping from 6, hurting below 5, either in between). Transits of the lead's tone follow,
 * then the others, each group in chronological order. If no transit in the news agrees or there is no second one, a
 * longer transit may fill in. Moon transits between 23:00 and 6:00 are a last resort. `today` is a day number.
 */
export function chooseTransits(scene: Scene, today: number, most: number): readonly ChosenTransit[] {
  const left = newsCandidates(scene, today);
  const tone = toneOfRating(scene.day.overallRating);
  const lead =
    weightiest(left, LEAD, (candidate) => isClear(candidate) && isOf(tone, candidate)) ??
    backdrop(scene, today, tone) ??
    weightiest(left, LEAD, ({ line }) => !line.relieves);
  if (lead === undefined) return [];
  const first = withExactTime(scene.day, lead);
  const chosen = [first];
  // A great day omits minor transits that hurt.
  const least = bandOf(scene.day.overallRating) === 'great' ? CONTRAST_SHARE * weightOf(lead, LATEST) : 0;
  const isWorthMentioning = (candidate: Candidate) =>
    (candidate.tone === lead.tone || weightOf(candidate, LATEST) >= least) &&
    isCompatibleWithAll(candidate, chosen, scene);
  const contrast = opposite(lead.tone);
  while (chosen.length < most) {
    const other =
      chosen.length === 1
        ? weightiest(left, LATEST, (candidate) => isOf(contrast, candidate) && isWorthMentioning(candidate))
        : undefined;
    const next = other ?? weightiest(left, LATEST, isWorthMentioning);
    if (next === undefined) break;
    chosen.push(withExactTime(scene.day, next));
  }
  if (chosen.length === 1) {
    const behind = backdrop(scene, today, contrast, lead) ?? backdrop(scene, today, undefined, lead);
    if (behind !== undefined) chosen.push(withExactTime(scene.day, behind));
  }
  // The lead's tone comes first, so that a summary changes its tone at most once.
  const order = (candidate: ChosenTransit) => (candidate.tone === lead.tone ? 0 : 24) + clockOrder(candidate);
  return chosen.length < 3 ? chosen : [first, ...chosen.slice(1).sort((a, b) => order(a) - order(b))];
}

function withExactTime({ timeZone }: ScoredDay, { transit, line, tone, hour }: Candidate): ChosenTransit {
  return { transit, line, tone, hour, exactTime: exactTimeOf(transit, timeZone) };
}

/** The transits that make news. The Moon's transits between 23:00 and 6:00 count only if no others make news. */
function newsCandidates(scene: Scene, today: number): readonly Candidate[] {
  const awake: Candidate[] = [];
  const asleep: Candidate[] = [];
  for (const transit of scene.day.transits) {
    const candidate = isNews(transit) ? candidateFor(transit, today, scene) : undefined;
    if (candidate === undefined) continue;
    const { hour = 12 } = candidate;
    (transit.transiting !== 'Moon' || isWaking(hour) ? awake : asleep).push(candidate);
  }
  return awake.length > 0 ? awake : asleep;
}

/** Whether the tone of a transit's line is clear: neither mixed nor relief. */
function isClear({ line }: Candidate): boolean {
  return !line.relieves && line.tone !== 'mixed';
}

function isOf(tone: Tone | undefined, candidate: Candidate): boolean {
  return tone === undefined || candidate.tone === tone;
}

function isCompatibleWithAll(next: Candidate, chosen: readonly Candidate[], scene: Scene): boolean {
  for (const before of chosen)
    if (before.transit === next.transit || !areCompatible(before, next, scene)) return false;
  return true;
}

/**
 * Whether two transits fit on the same day. Their lines must not share a distinctive word. If their tones differ, they must
 * not share a natal point or a topic either.
 */
function areCompatible(chosen: Candidate, next: Candidate, { locale }: Scene): boolean {
  if (chosen.tone !== next.tone) {
    if (chosen.transit.natal === next.transit.natal) return false;
    if ((chosen.line.topicSet & next.line.topicSet) !== 0) return false;
  }
  return !locale.shareWords(chosen.line.text, next.line.text);
}

/** Sort key by hour. Transits that last all day come before the Moon's. */
function clockOrder({ transit, exactTime, hour = 0 }: ChosenTransit): number {
  return transit.transiting !== 'Moon' || exactTime === undefined ? 0 : hour;
}

/** A longer transit that can fill in, chosen in rotation: of the given tone and compatible with the lead, if given. */
function backdrop(
  scene: Scene,
  today: number,
  tone: Tone | undefined,
  lead?: Candidate,
): Candidate | undefined {
  const candidates: Candidate[] = [];
  for (const transit of scene.day.transits) {
    if (transit === lead?.transit || !isBackdrop(transit, today)) continue;
    const candidate = candidateFor(transit, today, scene);
    if (candidate === undefined || !isOf(tone, candidate)) continue;
    if (lead === undefined || areCompatible(lead, candidate, scene)) candidates.push(candidate);
  }
  return candidates.length === 0 ? undefined : elementAt(candidates, Math.floor(today / 2));
}

/** The candidate of a transit; undefined if no line fits. `today` is a day number. */
export function candidateFor(transit: ScoredTransit, today: number, scene: Scene): Candidate | undefined {
  const hour = hourOf(transit, scene.day.timeZone);
  const line = lineFor(transit, hour, lineRotation(transit, today), scene);
  if (line === undefined) return undefined;
  return { transit, line, tone: line.relieves ? 'helps' : toneOf(transit), hour };
}

/** The candidate with the largest weight that satisfies a condition, which is tested only where needed. */
function weightiest(
  among: readonly Candidate[],
  weights: Weights,
  holds: (candidate: Candidate) => boolean,
): Candidate | undefined {
  let found: Candidate | undefined;
  let foundWeight = -1;
  for (const candidate of among) {
    const weight = weightOf(candidate, weights);
    if (weight <= foundWeight || !holds(candidate)) continue;
    found = candidate;
    foundWeight = weight;
  }
  return found;
}

function weightOf({ transit, line }: Candidate, weights: Weights): number {
  const share = weights[transit.kind.transitingIndex]?.[transit.stageIndex] ?? 0;
  return Math.abs(transit.points.rating) * share * (line.tone === 'mixed' ? TWO_SIDED : 1);
}

function opposite(tone: Tone): Tone | undefined {
  return tone === 'helps' ? 'hurts' : tone === 'hurts' ? 'helps' : undefined;
}

export function bandOf(rating: number): Band {
  if (rating >= 8) return 'great';
  if (rating >= 7) return 'good';
  if (rating >= 6) return 'solid';
  if (rating >= 5) return 'mixed';
  return rating >= 4 ? 'careful' : 'hard';
}

/** The tone that agrees with a rating: help from 6, strain below 5, and undefined (either) in between. */
export function toneOfRating(rating: number): Tone | undefined {
  return rating >= 6 ? 'helps' : rating < 5 ? 'hurts' : undefined;
}

/** Minimum days from exact at which the beginning or end of a slow transit makes news. */
const WELL_APART_DAYS = 2.6;

/** Days from exact beyond which a transit makes no news on this day or an adjacent one. */
const FAR_DAYS = 3.1;

/**
 * Whether a transit, other than the Moon's, can fill in where suitable news is lacking. A transit fills in at most every other
 * day, and never near a day on which it makes news, so it appears on at most three consecutive days. `today` is a day number.
 */
export function isBackdrop(
  { transiting, kind, stage, daysToExact, window }: ScoredTransit,
  today: number,
): boolean {
  if (transiting === 'Moon' || modulo(today + kind.index, 2) === 1) return false;
  if ((stage !== 'building' && stage !== 'easing') || canBeOutOfOrb(window)) return false;
  return daysToExact === undefined || Math.abs(daysToExact) > FAR_DAYS;
}

/**
 * Whether a transit makes news on a day. Readings shouldn't repeat what lasts for weeks, so a transit makes
 * news around its single exact day (at most three days), or on each of several exact days. A slow transit also
 * makes news at its beginning and end, well apart from exact days. The Moon makes news only on the exact day. A
 * transit that an unknown birth time may put out of orb never makes news.
 */
export function isNews({ transiting, stage, daysToExact, window }: ScoredTransit): boolean {
  if (stage === 'building' || stage === 'easing') return false;
  if (canBeOutOfOrb(window)) return false;
  if (stage === 'exact') return true;
  if (transiting === 'Moon') return false;
  if (stage === 'day-before' || stage === 'day-after') return window.exactTimesMs.length === 1;
  if (!isSlow(transiting)) return false;
  return daysToExact === undefined || Math.abs(daysToExact) >= WELL_APART_DAYS;
}
