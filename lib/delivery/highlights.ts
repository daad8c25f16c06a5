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
 * Why a day is a highlight: its rating, and the last day like it within `LOOK_BACK_DAYS`, or what touches a natal point. A transit has
 * its tone, and its pass if there are several.
 */
export type Highlight =
  | { kind: 'rating'; extreme: Extreme; since: CalendarDate | undefined }
  | (Extract<Touch, { kind: 'transit' }> & { tone: 'easy' | 'hard'; pass: Series | undefined })
  | Exclude<Touch, { kind: 'transit' }>;

/** Two months. */
const LOOK_BACK_DAYS = 60;

/**
 * Returns why a day is a highlight: its rating is at least 8 or below 4, unlike that of the day before, a transit of Jupiter or a
 * slower body is exact, or a new or full Moon or an eclipse is on a natal point or opposite it. Undefined if it isn't one.
 */
export function highlightOn(birth: ReaderBirth, date: CalendarDate, timeZone: string): Highlight | undefined {
  const chart = natalChart(birth);
  const [before, day] = [...scoreDays(chart, { dates: [addDays(date, -1), date], timeZone })];
  if (!before || !day) throw new Error('Scoring left out a day.');
  const extreme = extremeOf(day);
  if (extreme !== undefined && extreme !== extremeOf(before)) {
    const dates = Array.from({ length: LOOK_BACK_DAYS }, (_, i) => addDays(date, i - LOOK_BACK_DAYS));
    const last = [...scoreDays(chart, { dates, timeZone })].findLast((one) => extremeOf(one) === extreme);
    return { kind: 'rating', extreme, since: last?.date };
  }
  return exactAndSlow(day) ?? eclipseOn(day) ?? lunationOn(chart, day);
}

/** Great and hard days come in runs of up to two weeks, which are news only at their beginning. */
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
