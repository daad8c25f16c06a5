import type { Character, Course, Length, RatedDate, Ratings } from './stories.ts';

/** The mean rating and the best and hardest day. Throws a RangeError for an empty list. */
export function ratingsOf(days: readonly RatedDate[]): Ratings {
  const [first] = days;
  if (first === undefined) throw new RangeError('A period has at least one day.');
  let best = first;
  let hardest = first;
  for (const day of days) {
    if (day.overallRating > best.overallRating) best = day;
    if (day.overallRating < hardest.overallRating) hardest = day;
  }
  const mean = Math.round(meanOf(days) * 10) / 10;
  return { mean, best: ratedDate(best), hardest: ratedDate(hardest) };
}

function ratedDate({ date, overallRating }: RatedDate): RatedDate {
  return { date, overallRating };
}

export function lengthOf(days: number): Length {
  if (days === 1) return 'day';
  if (days <= 3) return 'days';
  if (days <= 10) return 'week';
  return days <= 45 ? 'month' : 'year';
}

/**
 * Minimum mean rating of a period for each character. About 10% of periods are bright, 20% good, 40% even and
 * 20% demanding, measured over forty charts and two years. Means of longer periods are closer to the average.
 */
const MIN_MEANS: Readonly<
  Record<Length, readonly [bright: number, good: number, even: number, demanding: number]>
> = {
  day: [8, 7, 5.5, 4.5],
  days: [8, 7, 5.5, 4.5],
  week: [7.6, 6.8, 5.7, 4.9],
  month: [7, 6.6, 5.9, 5.4],
  year: [6.5, 6.35, 6.1, 5.95],
};

export function characterOf(days: readonly RatedDate[]): Character {
  const mean = meanOf(days);
  const [bright, good, even, demanding] = MIN_MEANS[lengthOf(days.length)];
  if (mean >= bright) return 'bright';
  if (mean >= good) return 'good';
  if (mean >= even) return 'even';
  return mean >= demanding ? 'demanding' : 'hard';
}

/** Minimum rating differences between thirds, and the maximum standard deviation of a level period. */
const COURSES: Readonly<Record<Length, { slope: number; bend: number; level: number }>> = {
  day: { slope: 1, bend: 1, level: 0.5 },
  days: { slope: 1, bend: 1, level: 0.5 },
  week: { slope: 1.2, bend: 1.1, level: 0.9 },
  month: { slope: 0.9, bend: 0.8, level: 1.3 },
  year: { slope: 0.5, bend: 0.45, level: 1.5 },
};

/** A period with a larger change from one day to the next, or a larger difference between two days, isn't level. */
const [MAX_STEP, MAX_SPAN] = [2, 3];

/** A period whose best and hardest day differ by less isn't uneven. */
const MIN_SPAN = 1.5;

/**
 * Determines the course of a period's ratings by comparing the means of the period's thirds. Its best and its hardest day must not
 * contradict the course; undefined if none fits.
 */
export function courseOf(days: readonly RatedDate[]): Course {
  if (days.length < 2) return undefined;
  const ratings = days.map(({ overallRating }) => overallRating);
  const [highest, lowest] = [Math.max(...ratings), Math.min(...ratings)];
  const isBestLast = ratings.indexOf(highest) > ratings.indexOf(lowest);
  const third = Math.max(1, Math.floor(days.length / 3));
  const isInMiddle = (rating: number) => ratings.slice(third, -third).includes(rating);
  const { slope, bend, level } = COURSES[lengthOf(days.length)];
  const [start, end] = [meanOf(days.slice(0, third)), meanOf(days.slice(-third))];
  const middle = days.length > 2 ? meanOf(days.slice(third, -third)) : (start + end) / 2;
  const bends = middle - (start + end) / 2;
  if (Math.abs(bends) >= bend && Math.abs(bends) > Math.abs(end - start)) {
    if (isInMiddle(bends > 0 ? highest : lowest)) return bends > 0 ? 'crest' : 'dip';
  } else if (Math.abs(end - start) >= slope) {
    if (end > start === isBestLast) return isBestLast ? 'rising' : 'falling';
  } else if (
    deviationOf(days) <= level &&
    highest - lowest < MAX_SPAN &&
    ratings.every((rating, i) => Math.abs(rating - (ratings[i - 1] ?? rating)) < MAX_STEP)
  )
    return 'level';
  return highest - lowest < MIN_SPAN ? undefined : 'uneven';
}

function meanOf(days: readonly RatedDate[]): number {
  return days.reduce((sum, { overallRating }) => sum + overallRating, 0) / days.length;
}

function deviationOf(days: readonly RatedDate[]): number {
  const mean = meanOf(days);
  return Math.sqrt(
    days.reduce((sum, { overallRating }) => sum + (overallRating - mean) ** 2, 0) / days.length,
  );
}
