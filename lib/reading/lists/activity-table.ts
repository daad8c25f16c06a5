import { BODIES, type Body, SIGNS, type Sign } from '#lib/ephemeris/zodiac.ts';
import { ACTIVITIES, type Activity } from './activities.ts';
import { topicSet } from './topics.ts';

/** Relative weight of an activity's first, second and third body. */
const RANK_SHARES = [1, 0.6, 0.4];
/** Bonus while the Moon is in an activity's sign; half of it in the other signs of the same element. */
export const MOON_SIGN_BONUS = 0.5;
/** Topics that involve other people or an audience: never favorable on a hard day. */
const SOCIABLE = topicSet(['company', 'love', 'showing']);
/**
 * Rulers that delay beginnings while retrograde, by tradition. Bodies beyond Mars are retrograde for four or
 * five months a year and would repeat the same warning all that time.
 */
const RETROGRADE_RULERS: readonly Body[] = ['Mercury', 'Venus', 'Mars'];

const SIMILARITIES = [...new Set(ACTIVITIES.flatMap(({ similarity }) => similarity ?? []))];

/** The distinct sets of metrics of all activities. */
export const METRIC_SETS = [...new Map(ACTIVITIES.map(({ metrics }) => [metrics.join(), metrics])).values()];

/** Shares of an activity's one, two or three bodies; they sum to 1. */
const SHARES = RANK_SHARES.map((_, last) => {
  const counted = RANK_SHARES.slice(0, last + 1);
  const whole = counted.reduce((sum, share) => sum + share);
  return counted.map((share) => share / whole);
});

/** The catalog in columns, indexed by row: scoring a day reads every row, and typed arrays are faster than objects. */
export const COLUMNS = {
  /** Indexes into `BODIES`; a missing second or third body repeats the ruler. */
  rulers: bodiesOfRank(0),
  seconds: bodiesOfRank(1),
  thirds: bodiesOfRank(2),
  /** An activity's bodies as a bit set. */
  bodies: Uint16Array.from(ACTIVITIES, ({ bodies }) =>
    bodies.reduce((bits, body) => (body === undefined ? bits : bits | (1 << BODIES.indexOf(body))), 0),
  ),
  /** Each body's share; 0 for a missing body. */
  rulerShares: sharesOfRank(0),
  secondShares: sharesOfRank(1),
  thirdShares: sharesOfRank(2),
  /** Indexes into `METRIC_SETS`. */
  metricSets: Uint8Array.from(ACTIVITIES, ({ metrics }) =>
    METRIC_SETS.findIndex((others) => others.join() === metrics.join()),
  ),
  /** Bonus columns, one for each sign of the Moon, in the order of `SIGNS`. */
  moonBonuses: SIGNS.map((sign) =>
    Float64Array.from(ACTIVITIES, ({ moonSign }) => moonBonus(moonSign, sign)),
  ),
  /** Topics and similarities as bit sets. */
  topics: Int32Array.from(ACTIVITIES, ({ topics }) => topicSet(topics)),
  similarities: Int32Array.from(ACTIVITIES, ({ similarity }) =>
    similarity ? 1 << SIMILARITIES.indexOf(similarity) : 0,
  ),
  /** Flags, 1 or 0. */
  begins: flags(({ begins }) => begins),
  sociable: flags(({ topics }) => (topicSet(topics) & SOCIABLE) !== 0),
  risks: flags(({ risk }) => risk),
  virtues: flags(({ virtue }) => virtue),
  highStakes: flags(({ highStakes }) => highStakes),
  minor: flags(({ minor }) => minor),
  avoidsRetrograde: ACTIVITIES.map(({ avoidsRetrograde }) => avoidsRetrograde),
  /** The ruler that delays the activity while retrograde, if it is a beginning. */
  delayingRulers: ACTIVITIES.map(({ bodies: [ruler], begins = false }) =>
    begins && RETROGRADE_RULERS.includes(ruler) ? ruler : undefined,
  ),
};

function flags(isSet: (activity: Activity) => boolean | undefined): Uint8Array {
  return Uint8Array.from(ACTIVITIES, (activity) => Number(isSet(activity) ?? false));
}

function bodiesOfRank(rank: number): Uint8Array {
  return Uint8Array.from(ACTIVITIES, ({ bodies }) => BODIES.indexOf(bodies[rank] ?? bodies[0]));
}

function sharesOfRank(rank: number): Float64Array {
  return Float64Array.from(ACTIVITIES, ({ bodies }) => SHARES[bodies.length - 1]?.[rank] ?? 0);
}

function moonBonus(ownSign: Sign, moonSign: Sign): number {
  if (ownSign === moonSign) return MOON_SIGN_BONUS;
  // Signs of one element are four apart.
  const isSameElement = (SIGNS.indexOf(ownSign) - SIGNS.indexOf(moonSign)) % 4 === 0;
  return isSameElement ? MOON_SIGN_BONUS / 2 : 0;
}
