import { natalChart } from '#lib/chart/natal-chart.ts';
import { isOpen, occasionOf } from '#lib/reading/day/occasion.ts';
import type { DayStory } from '#lib/reading/day/story.ts';
import { ACTIVITIES } from '#lib/reading/lists/activities.ts';
import { activityScore, climateOf, dayAllows } from '#lib/reading/lists/activity-scores.ts';
import type { Locale } from '#lib/reading/locale.ts';
import type { ReaderBirth } from '#lib/reading/reader.ts';
import { METRICS, type Metric, type ScoredTransit } from '#lib/scoring/day.ts';
import { sumDayPoints } from '#lib/scoring/model.ts';
import { formatInstant } from '#lib/time/calendar-date.ts';
import type { Days } from '#lib/transits/sky-days.ts';
import { type ExplainedTransit, type RenderedDay, renderDays } from './forecast-days.ts';
import type { ForecastEntry } from './forecast-entry.ts';
import { DEFAULT_LOCALE } from './locales.ts';
import type { Purpose } from './purposes.ts';
import { type ReasonText, reasonTexts } from './reason-text.ts';

const MAX_REASONS = 3;
/** Lowest rating of a day with reasons. Reasons for a harder day would suggest that it is a good one. */
const MIN_RATING_FOR_REASONS = 6;

/** A transit that favors a purpose, and why in one sentence. */
export type Reason = Pick<ExplainedTransit, 'transiting' | 'aspect' | 'natal' | 'exactAt' | 'points'> & {
  text: string;
};

export type BestDay = {
  /** Rank of the day, from 1 for the best. */
  rank: number;
  /** Total points of the rating or metric, or the activity's score; rounded to four decimal places. */
  score: number;
  /**
   * Up to three transits that favor the purpose, most points first; none if the day is rated below 6 or rules out the
   * activity.
   */
  reasons: Reason[];
  horoscope: ForecastEntry;
};

/** Ranking criteria of a purpose: a day's score and whether the day is ruled out, and the weight of each transit. */
type Criteria = {
  judge(candidate: RenderedDay): { score: number; isBarred: boolean };
  weight(transit: ScoredTransit): number;
};

/**
 * Ranks the given days for a purpose and returns at most `limit` of them, best first, then by date. Days that rule out the
 * activity come last, for example because one of its metrics is Low or the reader's age excludes the activity. Throws the
 * same errors as `forecastDays`, and a RangeError for an unknown purpose.
 */
export function bestDays(
  birth: ReaderBirth,
  days: Days,
  { purpose, limit }: { purpose: Purpose; limit: number },
  locale: Locale = DEFAULT_LOCALE,
): BestDay[] {
  const criteria = criteriaFor(purpose, birth);
  const textOf = reasonTexts(locale);
  return [...renderDays(natalChart(birth), birth, days, locale)]
    .map((candidate) => ({ ...candidate, ...criteria.judge(candidate) }))
    .sort((a, b) => Number(a.isBarred) - Number(b.isBarred) || b.score - a.score)
    .slice(0, limit)
    .map(({ story, entry, score, isBarred }, i) => ({
      rank: i + 1,
      score,
      // Giving reasons for a barred day would suggest that it suits the activity.
      reasons:
        isBarred || entry.overallRating < MIN_RATING_FOR_REASONS ? [] : reasonsOf(story, criteria, textOf),
      horoscope: entry,
    }));
}

function criteriaFor(purpose: Purpose, { birthDate }: ReaderBirth): Criteria {
  if (purpose === 'overall') return pointsCriteria('rating');
  const metric = METRICS.find((name) => name === purpose);
  if (metric) return pointsCriteria(metric);
  const activity = ACTIVITIES.find(({ id }) => id === purpose);
  if (!activity) throw new RangeError(`Unknown purpose: ${purpose}`);
  return {
    judge: ({ day, story }) => {
      const climate = climateOf(day);
      return {
        score: Math.round(activityScore(activity, climate) * 1e4) / 1e4,
        isBarred:
          story.lists.unfavorable.includes(activity.id) ||
          !isOpen(activity, occasionOf(day.date, birthDate)) ||
          !dayAllows(activity, climate),
      };
    },
    weight: ({ transiting, natal, points }) =>
      activity.bodies.some((body) => body === transiting || body === natal) ? points.rating : 0,
  };
}

function pointsCriteria(name: 'rating' | Metric): Criteria {
  return {
    judge: ({ day }) => ({ score: sumDayPoints(day.transits)[name], isBarred: false }),
    weight: ({ points }) => points[name],
  };
}

function reasonsOf(story: DayStory, criteria: Criteria, textOf: ReasonText): Reason[] {
  return story.brief.day.transits
    .filter((transit) => criteria.weight(transit) > 0)
    .sort((a, b) => criteria.weight(b) - criteria.weight(a))
    .slice(0, MAX_REASONS)
    .map((transit) => {
      const { transiting, aspect, natal, exactAtMs, points } = transit;
      const exact = exactAtMs !== undefined && { exactAt: formatInstant(exactAtMs) };
      return { transiting, aspect, natal, ...exact, points, text: textOf(story, transit) };
    });
}
