import { BODIES, type Body, SIGNS } from '#lib/ephemeris/zodiac.ts';
import { LEVELS, type Level, METRICS, type ScoredDay, type ScoredTransit } from '#lib/scoring/day.ts';
import { STAGES, type Stage } from '#lib/transits/day-transits.ts';
import { barsBeginnings } from '../summary/sky-news.ts';
import { COLUMNS, METRIC_PAIRS, MOON_SIGN_BONUS } from './activity-table.ts';
import { ACTIVITIES, type Activity } from './catalogue.ts';

/** How much of a transit goes to its natal body; the transiting one, which brings the matter, has all of it. */
const NATAL_SHARE = 0.6;
/**
 * How much of a transit counts on each stage: the day's own transits come before the season's.
 */
const STAGE_SHARE: Readonly<Record<Stage, number>> = {
  exact: 1.5,
  entering: 1,
  'day-before': 1,
  'day-after': 0.8,
  building: 0.4,
  easing: 0.35,
  leaving: 0.4,
};
/** The same in the order of `STAGES`. */
const STAGE_SHARES = STAGES.map((stage) => STAGE_SHARE[stage]);
/** Below this a day is hard. */
const HARD = 4;
/** Points that keep a single faint transit from making a body wholly good or bad. */
const DAMPING = 0.5;
/** The lowest rating of a day that is good enough for what much hangs on. */
const FIT_FOR_STAKES = 5;
/** What a beginning loses while the Moon is void of course for half the day, or under an eclipse. */
const VOID_MALUS = 0.3;
/** What a beginning loses while its ruler is retrograde: less, for that lasts weeks. */
const RETROGRADE_MALUS = 0.1;

/** What a day's labels mean for what leans on some metrics: what they add, and whether one of them is Low, or High. */
export type Leaning = { bonus: number; isLow: boolean; isHigh: boolean };

/** What a metric's label adds or takes. */
const LABELS: Readonly<Record<Level, Leaning>> = {
  Low: { bonus: -0.15, isLow: true, isHigh: false },
  Moderate: { bonus: -0.05, isLow: false, isHigh: false },
  Good: { bonus: 0.05, isLow: false, isHigh: false },
  High: { bonus: 0.15, isLow: false, isHigh: true },
};
/** What labels mean for what leans on none. */
const NO_LEANING: Leaning = { bonus: 0, isLow: false, isHigh: false };
const LABELLED = [...LEVELS.map((level) => LABELS[level]), NO_LEANING];
/** What each two labels mean together, by their places in `LEVELS`, behind which none has its own. */
const BOTH = LABELLED.map((label) => LABELLED.map((other) => both(label, other)));

/**
 * Between which every activity's score lies: its bodies' transits only hurt, or only help, and everything else speaks
 * against it, or for it.
 */
export const ACTIVITY_SCORES = {
  lowest: -1 + LABELS.Low.bonus - VOID_MALUS - RETROGRADE_MALUS,
  highest: 1 + LABELS.High.bonus + MOON_SIGN_BONUS,
};

/** What of a day bears on activities. Bodies, metrics and signs are told by their places, which is quicker than by name. */
export type Climate = {
  /** What each body has for and against it, from -1 to 1, in the order of `BODIES`. */
  balances: readonly number[];
  /** In the order of `METRIC_PAIRS`. */
  leanings: readonly Leaning[];
  retrogrades: readonly Body[];
  /** What the Moon adds to each activity. */
  moonBonuses: Float64Array;
  /** Whether the day is none to begin anything on: an eclipse, or the Moon void of course for four waking hours. */
  barsBeginnings: boolean;
  /** Whether the day is rated below 5 or Mercury retrograde: nothing that much hangs on is favorable. */
  barsStakes: boolean;
  /** Whether the day is rated hard: nothing sociable is favorable. */
  isHard: boolean;
};

/** The climate of a day. */
export function climateOf(day: ScoredDay): Climate {
  const { retrogrades: backward, stations } = day.sky;
  // A day on which a planet turns is as good as none of its direct days.
  const retrogrades = stations.length === 0 ? backward : [...backward, ...stations.map(({ body }) => body)];
  return {
    balances: balancesOf(day.transits),
    leanings: leaningsOf(day.metrics),
    retrogrades,
    moonBonuses: moonBonuses[SIGNS.indexOf(day.sky.moonSign)] ?? NO_BONUSES,
    barsBeginnings: barsBeginnings(day),
    isHard: day.overallRating < HARD,
    barsStakes: day.overallRating < FIT_FOR_STAKES || retrogrades.includes('Mercury'),
  };
}

function leaningsOf(metrics: ScoredDay['metrics']): Leaning[] {
  const labels = METRICS.map((metric) => LEVELS.indexOf(metrics[metric]));
  return METRIC_PAIRS.map(
    ({ first, second }) =>
      BOTH[labels[first] ?? LEVELS.length]?.[labels[second] ?? LEVELS.length] ?? NO_LEANING,
  );
}

/** What two labels mean together. */
function both(label: Leaning, other: Leaning): Leaning {
  if (label === other) return label;
  return {
    bonus: (label.bonus + other.bonus) / 2,
    isLow: label.isLow || other.isLow,
    isHigh: label.isHigh || other.isHigh,
  };
}

const DAMPINGS = BODIES.map(() => DAMPING);
// A typed array takes longer to make than a day's transits to add up.
const sums = new Float64Array(BODIES.length);

function balancesOf(transits: readonly ScoredTransit[]): number[] {
  sums.fill(0);
  const balances = DAMPINGS.slice();
  for (const { kind, points, stagePlace } of transits) {
    const signed = points.rating * (STAGE_SHARES[stagePlace] ?? 0);
    count(kind.transitingPlace, signed, balances);
    // What comes to an angle is no other body's.
    if (kind.natalPlace < BODIES.length) count(kind.natalPlace, signed * NATAL_SHARE, balances);
  }
  for (let place = 0; place < balances.length; place += 1)
    balances[place] = (sums[place] ?? 0) / (balances[place] ?? DAMPING);
  return balances;
}

function count(place: number, signed: number, sizes: number[]): void {
  sums[place] = (sums[place] ?? 0) + signed;
  sizes[place] = (sizes[place] ?? 0) + Math.abs(signed);
}

// What is a module's own constant is read several times as fast as what it imports.
const { rulers, seconds, thirds, rulerShares, secondShares, thirdShares } = COLUMNS;
const { leanings, moonBonuses, begins, waitsFor } = COLUMNS;
const NO_BONUSES = new Float64Array(0);

/** How the transits of a day bear on the activity of a row, from -1, they only hurt, to 1, they only help. */
export function supportOf(row: number, { balances }: Climate): number {
  return (
    (balances[rulers[row] ?? 0] ?? 0) * (rulerShares[row] ?? 0) +
    (balances[seconds[row] ?? 0] ?? 0) * (secondShares[row] ?? 0) +
    (balances[thirds[row] ?? 0] ?? 0) * (thirdShares[row] ?? 0)
  );
}

/** The score of a row's activity, given its support. */
export function scoreOf(row: number, support: number, climate: Climate): number {
  const leaning = climate.leanings[leanings[row] ?? 0];
  const score = support + (climate.moonBonuses[row] ?? 0) + (leaning?.bonus ?? 0);
  if (begins[row] === 0) return score;
  const begun = climate.barsBeginnings ? score - VOID_MALUS : score;
  const ruler = waitsFor[row];
  return ruler !== undefined && climate.retrogrades.includes(ruler) ? begun - RETROGRADE_MALUS : begun;
}

/**
 * How well a day suits an activity, within `ACTIVITY_SCORES`: the balance of helping and hurting transits of its
 * bodies, more with the Moon in its sign and good labels of its metrics, less for a beginning under retrograde Mercury,
 * Venus or Mars as its ruler, a Moon void of course or an eclipse. Throws a RangeError for an activity that is not in the catalogue.
 */
export function activityScore({ id }: Activity, day: ScoredDay): number {
  const row = ACTIVITIES.findIndex((activity) => activity.id === id);
  if (row < 0) throw new RangeError(`The catalogue has no activity "${id}".`);
  const climate = climateOf(day);
  return scoreOf(row, supportOf(row, climate), climate);
}
