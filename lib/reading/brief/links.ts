import type { ScoredDay, ScoredTransit } from '#lib/scoring/day.ts';
import { type Brief, HARD_DAY, type Tone } from './brief.ts';

/** How a day connects to the days around it. */
export type Links = {
  /**
   * On a hard day, the first of the next days that isn't strained; undefined if there is none, if the same transit still strains
   * it, or if another hard day follows.
   */
  easesOn: string | undefined;
  /** Whether tomorrow is better or worse by at least three points; undefined if the text names a transit of tomorrow to the contrary. */
  turn: 'better' | 'worse' | undefined;
  /** The transits of tomorrow that make the turn. */
  turningTransits: readonly ScoredTransit[];
};

/** Number of days after a day that its links look at. */
export const DAYS_AHEAD = 4;
const EASED_FROM = 5;
const TURN = 3;

/** A transit still strains a later day if it has at least this share of its points. */
const STILL = 0.6;

/** Whether the transit that a hard day is about is nearly as hard on a later day. */
function stillStrains(lead: Brief['lead'], { transits }: ScoredDay): boolean {
  if (lead.kind !== 'transit' || lead.tone !== 'hard') return false;
  const { transiting, natal, aspect, points } = lead.transit;
  const again = transits.find(
    (one) => one.transiting === transiting && one.natal === natal && one.aspect === aspect,
  );
  return again !== undefined && again.points.rating <= STILL * points.rating;
}

/** Whether a subject of the text is a transit of this tone that is exact tomorrow. */
const namesForTomorrow = ({ lead, counter }: Brief, tone: Tone): boolean =>
  [lead, counter].some(
    (subject) =>
      subject?.kind === 'transit' && subject.tone === tone && subject.transit.stage === 'day-before',
  );

function dateOfRelief(brief: Brief, ahead: readonly ScoredDay[]): string | undefined {
  const { lead, stage } = brief;
  const at = ahead.findIndex(({ overallRating }) => overallRating >= EASED_FROM);
  const eased = ahead[at];
  if (eased === undefined || stillStrains(lead, eased)) return undefined;
  // What is still building doesn't ease tomorrow.
  const stillBuilds =
    at === 0 && ((lead.tone === 'hard' && stage === 'builds') || namesForTomorrow(brief, 'hard'));
  const isFollowed = (ahead[at + 1]?.overallRating ?? EASED_FROM) < HARD_DAY;
  return stillBuilds || isFollowed ? undefined : eased.date;
}

/** Connects a day to the following days, as far as known; consecutive, ascending. */
export function linksOf(brief: Brief, ahead: readonly ScoredDay[]): Links {
  const { day } = brief;
  const [tomorrow] = ahead;
  const change = tomorrow === undefined ? 0 : tomorrow.overallRating - day.overallRating;
  const turn =
    change >= TURN && !namesForTomorrow(brief, 'hard')
      ? 'better'
      : change <= -TURN && !namesForTomorrow(brief, 'easy')
        ? 'worse'
        : undefined;
  return {
    easesOn: day.overallRating < HARD_DAY ? dateOfRelief(brief, ahead) : undefined,
    turn,
    turningTransits:
      turn === undefined
        ? []
        : (tomorrow?.transits ?? []).filter(({ points }) => points.rating > 0 === (turn === 'better')),
  };
}
