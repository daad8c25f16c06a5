import { BODIES, type Body } from '#lib/ephemeris/bodies.ts';
import { SIGNS } from '#lib/ephemeris/index.ts';
import type { Contact, Level, ScoredDay, Stage } from '../day.ts';
import { longVoidOfCourse } from './void-of-course.ts';

/** How much of a contact goes to its natal body; the transiting one, which brings the matter, has all of it. */
const NATAL_SHARE = 0.6;
/**
 * How much of a contact counts on each stage of its course: the day's own contacts come before the season's.
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
/** Points that keep a single faint contact from making a body wholly good or bad. */
const DAMPING = 0.5;
const DAMPINGS = BODIES.map(() => DAMPING);
/** What a metric's label adds or takes. */
const LABEL_BONUS: Readonly<Record<Level, number>> = { Low: -0.15, Moderate: -0.05, Good: 0.05, High: 0.15 };

/** Where each body stands in `BODIES`. */
export const BODY_PLACE = Object.fromEntries(BODIES.map((body, i) => [body, i])) as Readonly<
  Record<Body, number>
>;
const SIGN_PLACE = new Map<string, number>(SIGNS.map((sign, i) => [sign, i]));

/** What of a day bears on activities. */
export type Climate = {
  /** What each body has for and against it, from -1 to 1, in the order of `BODIES`. */
  balances: Float64Array;
  /** In the order of `METRICS`, and last for no metric: whether it is Low, whether High, what its label adds. */
  isLow: readonly boolean[];
  isHigh: readonly boolean[];
  labels: readonly number[];
  retrogrades: readonly Body[];
  /** The Moon's sign, by its place. */
  sign: number;
  /** Whether the Moon is void of course for at least four waking hours. */
  isVoid: boolean;
};

/** The climate of a day. */
export function climateOf(day: ScoredDay): Climate {
  const { energy, focus, romance, luck } = day.metrics;
  return {
    balances: bodyBalances(day.contacts),
    isLow: [energy === 'Low', focus === 'Low', romance === 'Low', luck === 'Low', false],
    isHigh: [energy === 'High', focus === 'High', romance === 'High', luck === 'High', false],
    labels: [LABEL_BONUS[energy], LABEL_BONUS[focus], LABEL_BONUS[romance], LABEL_BONUS[luck], 0],
    retrogrades: day.sky.retrogrades,
    sign: SIGN_PLACE.get(day.sky.moonSign) ?? 0,
    isVoid: longVoidOfCourse(day) !== undefined,
  };
}

function bodyBalances(contacts: readonly Contact[]): Float64Array {
  const balances = new Float64Array(BODIES.length);
  const sizes = DAMPINGS.slice();
  for (const { transiting, natal, points, stage } of contacts) {
    const i = BODY_PLACE[transiting];
    const k = BODY_PLACE[natal];
    const signed = points.rating * STAGE_SHARE[stage];
    const ofNatal = signed * NATAL_SHARE;
    balances[i] = (balances[i] as number) + signed;
    sizes[i] = (sizes[i] as number) + Math.abs(signed);
    balances[k] = (balances[k] as number) + ofNatal;
    sizes[k] = (sizes[k] as number) + Math.abs(ofNatal);
  }
  for (let i = 0; i < balances.length; i += 1) balances[i] = (balances[i] as number) / (sizes[i] as number);
  return balances;
}
