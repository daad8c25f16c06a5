import { natalChart } from '#lib/chart/natal-chart.ts';
import { GREAT_DAY, HARD_DAY } from '#lib/reading/brief/brief.ts';
import { phaseNews } from '#lib/reading/brief/sky-news.ts';
import { longitudeOf, touchOf } from '#lib/reading/brief/touches.ts';
import { isSlow } from '#lib/reading/brief/weights.ts';
import type { ReaderBirth } from '#lib/reading/reader.ts';
import type { ScoredDay, ScoredTransit } from '#lib/scoring/day.ts';
import { scoreDays } from '#lib/scoring/score-days.ts';
import type { CalendarDate } from '#lib/time/calendar-date.ts';
import type { NatalPositions } from '#lib/transits/transit-kinds.ts';
import { canBeOutOfOrb } from '#lib/transits/transit-windows.ts';

/**
 * Whether a day is a highlight: its rating is at least 8 or below 4, a transit of Jupiter or a slower body is exact, or a new or
 * full Moon or an eclipse is on a natal point or opposite it.
 */
export function isHighlight(birth: ReaderBirth, date: CalendarDate, timeZone: string): boolean {
  const chart = natalChart(birth);
  return [...scoreDays(chart, { dates: [date], timeZone })].some(
    (day) =>
      day.overallRating >= GREAT_DAY ||
      day.overallRating < HARD_DAY ||
      day.transits.some(isExactAndSlow) ||
      day.eclipseTouches.length > 0 ||
      isLunationOn(chart, day),
  );
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
