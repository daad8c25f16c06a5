import type { Limits, WindowLimit } from './limits.ts';

const HOUR = 3_600;
const DAY = 86_400;

/** Of an account that is younger, nobody knows whether it came to stay. */
const YOUNG_MS = DAY * 1000;

/** What counts the purchases of the whole stage in an hour, or of a part of it. */
const lookUpsOfStage = (part: string, limit: number): WindowLimit => ({
  scope: 'look-ups-stage',
  subject: part,
  limit,
  windowSeconds: HOUR,
});

/** What a look-up is counted against. */
export type LookUpLimits = { ofUser: WindowLimit; ofStage: WindowLimit[] };

/** Who buys. */
type Buyer = { id: string; createdAt: string };

/**
 * How many cities may be bought: for one user, and for the whole stage, of which accounts younger than a day may use
 * half at most, so that strangers are stopped before those who have been here.
 */
export function cityLookUpLimits(limits: Limits, user: Buyer, nowMs: number) {
  const limit = limits.cityLookUpsPerStagePerHour;
  const isYoung = nowMs - Date.parse(user.createdAt) < YOUNG_MS;
  return {
    ofUser: {
      scope: 'look-ups',
      subject: user.id,
      limit: limits.cityLookUpsPerUserPerDay,
      windowSeconds: DAY,
    },
    ofStage: [
      ...(isYoung ? [lookUpsOfStage('young', Math.ceil(limit / 2))] : []),
      lookUpsOfStage('all', limit),
    ],
  } satisfies LookUpLimits;
}

/** How often a user may search for places, known or not. */
export function searchesLimit(limits: Limits, userId: string): WindowLimit {
  const limit = limits.citySearchesPerUserPerHour;
  return { scope: 'searches', subject: userId, limit, windowSeconds: HOUR };
}

/**
 * How many searches for places may be bought: as look-ups of cities, but with a budget of the user's own, and of the
 * stage's at most half, so that people who type do not use up what profiles need.
 */
export function boughtSearchLimits(limits: Limits, user: Buyer, nowMs: number) {
  const limit = limits.boughtCitySearchesPerUserPerDay;
  const half = Math.ceil(limits.cityLookUpsPerStagePerHour / 2);
  return {
    ofUser: { scope: 'bought-searches', subject: user.id, limit, windowSeconds: DAY },
    ofStage: [lookUpsOfStage('searches', half), ...cityLookUpLimits(limits, user, nowMs).ofStage],
  } satisfies LookUpLimits;
}
