import { natalChart } from '#lib/chart/natal-chart.ts';
import { GREAT_DAY, HARD_DAY } from '#lib/reading/brief/brief.ts';
import { phaseNews } from '#lib/reading/brief/sky-news.ts';
import { longitudeOf, touchOf } from '#lib/reading/brief/touches.ts';
import { isSlow } from '#lib/reading/brief/weights.ts';
import type { ReaderBirth } from '#lib/reading/reader.ts';
import type { ScoredDay, ScoredTransit } from '#lib/scoring/day.ts';
import { scoreDays } from '#lib/scoring/score-days.ts';
import { addDays, type CalendarDate } from '#lib/time/calendar-date.ts';
import type { NatalPositions } from '#lib/transits/transit-kinds.ts';
import { canBeOutOfOrb } from '#lib/transits/transit-windows.ts';

/**
 * Whether a day is a highlight: its rating is at least 8 or below 4, unlike that of the day before, a transit of Jupiter or a slower
 * body is exact, or a new or full Moon or an eclipse is on a natal point or opposite it.
 */
export function isHighlight(birth: ReaderBirth, date: CalendarDate, timeZone: string): boolean {
  const chart = natalChart(birth);
  const [before, day] = [...scoreDays(chart, { dates: [addDays(date, -1), date], timeZone })];
  if (!before || !day) throw new Error('Scoring left out a day.');
  const extreme = extremeOf(day);
  return (
    (extreme !== undefined && extreme !== extremeOf(before)) ||
    day.transits.some(isExactAndSlow) ||
    day.eclipseTouches.length > 0 ||
    isLunationOn(chart, day)
  );
}

/** Great and hard days come in runs of up to two weeks, which are news only at their beginning. */
function extremeOf({ overallRating }: ScoredDay): 'great' | 'hard' | undefined {
  if (overallRating >= GREAT_DAY) return 'great';
  return overallRating < HARD_DAY ? 'hard' : undefined;
}

const isExactAndSlow = ({ transiting, exactAtMs, window }: ScoredTransit): boolean =>
  isSlow(transiting) && exactAtMs !== undefined && !canBeOutOfOrb(window);

function isLunationOn({ points }: NatalPositions, { sky: { moonPhase }, timeZone }: ScoredDay): boolean {
  if (moonPhase?.name !== 'new' && moonPhase?.name !== 'full') return false;
  return phaseNews(moonPhase, timeZone).some((news) => {
    const { aspect } = touchOf(longitudeOf(news), points) ?? {};
    return aspect === 'conjunction' || aspect === 'opposition';
  });
}
