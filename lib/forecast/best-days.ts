import { type Birth, natalChart } from '#lib/chart/natal-chart.ts';
import { ACTIVITY_NAMES, FORMER_NAMES } from '#lib/reading/en/names.ts';
import { ACTIVITY_SCORES, activityScore } from '#lib/reading/lists/activity-scores.ts';
import { ACTIVITIES, type ActivityId } from '#lib/reading/lists/catalogue.ts';
import { mayRecommend } from '#lib/reading/lists/choose-activities.ts';
import type { Reader } from '#lib/reading/reader.ts';
import { METRICS, type Metric, type ScoredDay, type ScoredTransit } from '#lib/scoring/day.ts';
import { summedPoints } from '#lib/scoring/model.ts';
import type { Days } from '#lib/transits/sky-days.ts';
import { type ExplainedTransit, worded } from './forecast-days.ts';
import type { ForecastEntry } from './forecast-entry.ts';

/** What best days can be found for: the rating, a metric, or an activity of the catalogue. */
export type Purpose = 'overall' | Metric | ActivityId;

/** Between which an activity's score lies, in words. */
export const ACTIVITY_SCORE_RANGE = `${ACTIVITY_SCORES.lowest} and ${ACTIVITY_SCORES.highest}`;

/** Every purpose with its name, an activity's English one, else its own, and all that it is known by, in lower case. */
export const PURPOSES: readonly { id: Purpose; name: string; known: readonly string[] }[] = [
  ...(['overall', ...METRICS] as const).map((id) => ({ id, name: id, known: [id] })),
  ...ACTIVITIES.map(({ id }) => ({ id, name: ACTIVITY_NAMES[id], known: namesOf(id) })),
];

/** Its identifier, its name and the one that it had before. */
function namesOf(id: ActivityId): string[] {
  const names = [id, ACTIVITY_NAMES[id], FORMER_NAMES[id]].flatMap((name) => name?.toLowerCase() ?? []);
  return [...new Set(names)];
}

/** How many transits are given as a day's reasons. */
const REASONS = 3;

/** One of the best days. */
export type BestDay = {
  /** 1 for the best. */
  rank: number;
  /** Summed points of the rating or the metric, or an activity's own score; four decimals. */
  score: number;
  /**
   * The transits that carry the day for this purpose, the largest first: at most three, none if nothing
   * helps or the day does not suit an activity.
   */
  reasons: Pick<ExplainedTransit, 'transiting' | 'aspect' | 'natal' | 'exactAt' | 'points'>[];
  horoscope: ForecastEntry;
};

type Candidate = { day: ScoredDay; entry: ForecastEntry };
/**
 * How a purpose looks at a day: how good it is, what speaks against it altogether, and what a transit adds.
 */
type View = {
  score(day: ScoredDay): number;
  isBarred(candidate: Candidate): boolean;
  weight(transit: ScoredTransit): number;
};

/**
 * The best of the given days for a purpose, at most `limit`, best first and the earlier of equals. For an
 * activity, days that advise against it or may not recommend it come after all others: those on which a metric of it is
 * Low, and whatever else bars it from the favorable list, the day of the week and the person's age included. Throws a
 * RangeError for an unknown purpose and where `forecastDays` does.
 */
export function bestDays(
  birth: Birth,
  days: Days,
  { purpose, limit }: { purpose: Purpose; limit: number },
): BestDay[] {
  const view = viewOf(purpose, birth);
  return [...worded(natalChart(birth), birth, days)]
    .map((candidate) => ({
      ...candidate,
      score: view.score(candidate.day),
      barred: view.isBarred(candidate),
    }))
    .sort((a, b) => Number(a.barred) - Number(b.barred) || b.score - a.score)
    .slice(0, limit)
    .map(({ day, entry, score, barred }, i) => ({
      rank: i + 1,
      score,
      // Whoever reads reasons takes the day for a good one.
      reasons: barred ? [] : reasonsOf(day, view),
      horoscope: entry,
    }));
}

function viewOf(purpose: Purpose, reader: Reader): View {
  if (purpose === 'overall') return pointsView('rating');
  const metric = METRICS.find((name) => name === purpose);
  if (metric) return pointsView(metric);
  const activity = ACTIVITIES.find(({ id }) => id === purpose);
  if (!activity) throw new RangeError(`No purpose to find days for: ${purpose}`);
  return {
    score: (day) => Math.round(activityScore(activity, day) * 1e4) / 1e4,
    isBarred: ({ day, entry }) =>
      entry.unfavorable.includes(ACTIVITY_NAMES[activity.id]) || !mayRecommend(activity, day, reader),
    weight: ({ transiting, natal, points }) =>
      activity.bodies.some((body) => body === transiting || body === natal) ? points.rating : 0,
  };
}

function pointsView(name: 'rating' | Metric): View {
  return {
    score: (day) => summedPoints(day.transits)[name],
    isBarred: () => false,
    weight: ({ points }) => points[name],
  };
}

function reasonsOf(day: ScoredDay, view: View): BestDay['reasons'] {
  return day.transits
    .filter((transit) => view.weight(transit) > 0)
    .sort((a, b) => view.weight(b) - view.weight(a))
    .slice(0, REASONS)
    .map((transit) => {
      const { transiting, aspect, natal, exactAtMs, points } = transit;
      const exact = exactAtMs !== undefined && { exactAt: new Date(exactAtMs).toISOString() };
      return { transiting, aspect, natal, ...exact, points };
    });
}
