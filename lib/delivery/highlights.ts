import { natalChart } from '#lib/chart/natal-chart.ts';
import { GREAT_DAY, HARD_DAY, toneOf } from '#lib/reading/brief/brief.ts';
import { type Series, seriesOf } from '#lib/reading/brief/series.ts';
import { phaseNews } from '#lib/reading/brief/sky-news.ts';
import { longitudeOf, touchOf } from '#lib/reading/brief/touches.ts';
import { isSlow } from '#lib/reading/brief/weights.ts';
import type { Touch } from '#lib/reading/locale.ts';
import type { ReaderBirth } from '#lib/reading/reader.ts';
import type { ScoredDay } from '#lib/scoring/day.ts';
import { scoreDays } from '#lib/scoring/score-days.ts';
import { addDays, type CalendarDate } from '#lib/time/calendar-date.ts';
import type { NatalPositions } from '#lib/transits/transit-kinds.ts';
import { canBeOutOfOrb } from '#lib/transits/transit-windows.ts';

type Extreme = 'great' | 'hard';

/**
 * Why a day is a highlight: its rating, the last day like it within `LOOK_BACK_DAYS`, and whether days that are greater or harder
 * follow at once; or what touches a natal point. A transit has its tone, and its pass if there are several.
 */
export type Highlight =
  | { kind: 'rating'; extreme: Extreme; since: CalendarDate | undefined; isOutdone: boolean }
  | (Extract<Touch, { kind: 'transit' }> & { tone: 'easy' | 'hard'; pass: Series | undefined })
  | Exclude<Touch, { kind: 'transit' }>;

/** Two months. */
const LOOK_BACK_DAYS = 60;
/** Great and hard days come in runs of up to two weeks, with days between them that are nearly so. Only the first is news. */
const QUIET_DAYS = 7;
const LOOK_AHEAD_DAYS = 7;
/** A difference of ratings that readers notice. */
const NOTICEABLE = 0.2;

/**
 * Returns why a day is a highlight: its rating is at least 8 or below 4, the first such in a week, a transit of Jupiter or a slower
 * body is exact, or a new or full Moon or an eclipse is on a natal point or opposite it. Undefined if it isn't one.
 */
export function highlightOn(birth: ReaderBirth, date: CalendarDate, timeZone: string): Highlight | undefined {
  const chart = natalChart(birth);
  const score = (from: number, length: number) => {
    const dates = Array.from({ length }, (_, i) => addDays(date, from + i));
    return [...scoreDays(chart, { dates, timeZone })];
  };
  const [day] = score(0, 1);
  if (!day) throw new Error('Scoring left out a day.');
  const extreme = extremeOf(day);
  const isAlike = (one: ScoredDay) => extremeOf(one) === extreme;
  if (extreme !== undefined && !score(-QUIET_DAYS, QUIET_DAYS).some(isAlike)) {
    const last = score(-LOOK_BACK_DAYS, LOOK_BACK_DAYS - QUIET_DAYS).findLast(isAlike);
    const ahead = score(1, LOOK_AHEAD_DAYS);
    const end = ahead.findIndex((one) => !isAlike(one));
    const sign = extreme === 'great' ? 1 : -1;
    const isOutdone = ahead
      .slice(0, end < 0 ? ahead.length : end)
      .some(({ overallRating }) => sign * (overallRating - day.overallRating) >= NOTICEABLE);
    return { kind: 'rating', extreme, since: last?.date, isOutdone };
  }
  return exactAndSlow(day) ?? eclipseOn(day) ?? lunationOn(chart, day);
}

function extremeOf({ overallRating }: ScoredDay): Extreme | undefined {
  if (overallRating >= GREAT_DAY) return 'great';
  return overallRating < HARD_DAY ? 'hard' : undefined;
}

/** The exact slow transit that weighs most. */
function exactAndSlow({ transits }: ScoredDay): Highlight | undefined {
  const found = transits.find(
    ({ transiting, exactAtMs, window }) =>
      isSlow(transiting) && exactAtMs !== undefined && !canBeOutOfOrb(window),
  );
  if (found?.exactAtMs === undefined) return undefined;
  const { transiting, aspect, natal, window, exactAtMs } = found;
  return {
    kind: 'transit',
    transiting,
    aspect,
    natal,
    tone: toneOf(found),
    pass: seriesOf(window, exactAtMs),
  };
}

function eclipseOn({ sky: { eclipse }, eclipseTouches: [touch] }: ScoredDay): Highlight | undefined {
  if (!eclipse || !touch) return undefined;
  return { kind: 'eclipse', eclipse: eclipse.kind, natal: touch.body };
}

function lunationOn(
  { points }: NatalPositions,
  { sky: { moonPhase }, timeZone }: ScoredDay,
): Highlight | undefined {
  if (moonPhase?.name !== 'new' && moonPhase?.name !== 'full') return undefined;
  for (const news of phaseNews(moonPhase, timeZone)) {
    const { aspect, natal } = touchOf(longitudeOf(news), points) ?? {};
    if (natal && (aspect === 'conjunction' || aspect === 'opposition'))
      return { kind: 'phase', phase: moonPhase.name, aspect, natal };
  }
  return undefined;
}
