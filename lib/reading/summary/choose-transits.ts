import { BODIES, type Body } from '#lib/ephemeris/zodiac.ts';
import type { ScoredDay, ScoredTransit } from '#lib/scoring/day.ts';
import { STAGES, type Stage } from '#lib/transits/day-transits.ts';
import type { ListedThemes } from '../lists/catalogue.ts';
import { type Band, IS_SLOW, type Locale, type Tone } from '../locale.ts';
import { rotationOf } from '../rotation.ts';
import { type Line, lineFor, toneOf } from './lines.ts';

type ByStage<Value> = Readonly<Record<Stage, Value>>;
type Shares = { quick: ByStage<number>; slow: ByStage<number>; moon: number };

/**
 * How much of its size a transit keeps when the day's news is chosen. The slow bodies, Jupiter and beyond,
 * make news on the few days when a transit of theirs begins, perfects or ends; the Moon makes some every day: hers
 * are the quick bodies' shares times `moon`.
 */
const NEWS: Shares = {
  quick: {
    exact: 2.2,
    entering: 1.3,
    'day-before': 0.8,
    'day-after': 0.6,
    leaving: 0.6,
    building: 0.4,
    easing: 0.3,
  },
  slow: {
    exact: 9,
    entering: 6,
    'day-before': 3,
    'day-after': 2,
    leaving: 4,
    building: 0.6,
    easing: 0.5,
  },
  moon: 0.6,
};

const LEADING_STAGES: ByStage<number> = {
  exact: 1.5,
  'day-before': 1.2,
  entering: 1.1,
  'day-after': 1,
  building: 0.9,
  easing: 0.8,
  leaving: 0.8,
};

/** The same when the day's first word is chosen: with less spread, for the strong should lead. */
const LEADING: Shares = { quick: LEADING_STAGES, slow: LEADING_STAGES, moon: 0.75 };

/** What transits of a size weigh where one of them is chosen, and the most that any can weigh. */
type Weights = { shares: readonly (readonly number[])[]; greatest: number };

/** For the day's first word. */
const LEAD = weightsOf(LEADING);
/** For its news. */
const LATEST = weightsOf(NEWS);

/** The shares by the places of a transiting body and of a stage. */
function weightsOf({ quick, slow, moon }: Shares): Weights {
  const shareOf = (body: Body, stage: Stage) => {
    if (body === 'Moon') return quick[stage] * moon;
    return IS_SLOW[body] ? slow[stage] : quick[stage];
  };
  return {
    shares: BODIES.map((body) => STAGES.map((stage) => shareOf(body, stage))),
    greatest: Math.max(...Object.values(quick), ...Object.values(slow)),
  };
}

/**
 * A transit with the line that holds for it on the day, and the tone in which it is told: that of its points, but
 * relief from a transit that hurts is told as help.
 */
export type Said = { transit: ScoredTransit; line: Line; rotation: number; tone: Tone };

/**
 * What a summary speaks of: the transit that leads, and up to three in all, in the order of their importance.
 */
export type Choice = { lead: Said | undefined; others: readonly Said[] };

/** A day, and those of its transits that have been said or cannot be. */
type Search = {
  day: ScoredDay;
  listed: ListedThemes;
  today: number;
  lines: Locale['lines'];
  spent: ScoredTransit[];
};

const MOST = 3;

/**
 * The transits that a day's summary speaks of. The lead is one of the strongest that agrees with the rating
 * (helping from 6 on, hurting below 5, either between), and is not told as a relief. The others are the strongest of
 * all, if that is another, and then the greatest news, of the other tone if those two agree and there is one. `today`
 * is the day's number.
 */
export function chooseTransits(
  day: ScoredDay,
  listed: ListedThemes,
  today: number,
  lines: Locale['lines'],
): Choice {
  const search: Search = { day, listed, today, lines, spent: [] };
  const { transits } = day;
  const lead = best(search, LEAD, toneOfRating(day.overallRating));
  const others: Said[] = [];
  const most = lead === undefined ? MOST : MOST - 1;
  const [strongest] = transits;
  if (strongest !== undefined && !search.spent.includes(strongest))
    add(others, say(search, strongest, false));
  const tone = (lead ?? others[0])?.tone;
  if (others.every((said) => said.tone === tone)) add(others, best(search, LATEST, opposite(tone)));
  while (others.length < most && search.spent.length < transits.length)
    add(others, best(search, LATEST, undefined));
  return { lead, others };
}

function add(others: Said[], said: Said | undefined): void {
  if (said !== undefined) others.push(said);
}

/** The weightiest transit of a tone, or of any, of which something can be said; all that are tried are spent. */
function best(search: Search, weights: Weights, tone: Tone | undefined): Said | undefined {
  for (;;) {
    const transit = weightiest(search, weights, tone);
    if (transit === undefined) return undefined;
    const said = say(search, transit, weights === LEAD);
    if (said !== undefined) return said;
  }
}

function say(search: Search, transit: ScoredTransit, leads: boolean): Said | undefined {
  const { day, listed, today, lines, spent } = search;
  spent.push(transit);
  const rotation = rotationOf(transit, today);
  const line = lineFor(transit, day, listed, { rotation, leads, lines });
  return line && { transit, line, rotation, tone: line.relieves ? 'helps' : toneOf(transit) };
}

function weightiest(
  { day, spent }: Search,
  { shares, greatest }: Weights,
  tone: Tone | undefined,
): ScoredTransit | undefined {
  let found: ScoredTransit | undefined;
  let foundWeight = -1;
  for (const transit of day.transits) {
    const size = Math.abs(transit.points.rating);
    // The largest come first: none of the rest can weigh more.
    if (size * greatest <= foundWeight) break;
    const weight = size * (shares[transit.kind.transitingPlace]?.[transit.stagePlace] ?? 0);
    if (weight <= foundWeight) continue;
    if ((tone !== undefined && toneOf(transit) !== tone) || spent.includes(transit)) continue;
    found = transit;
    foundWeight = weight;
  }
  return found;
}

function opposite(tone: Tone | undefined): Tone | undefined {
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
