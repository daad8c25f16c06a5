import type { BestDays } from '#lib/client/types.gen.ts';
import { type Bounds, openPart, otherSpan, type Period, periodOf, type Span } from './period.ts';
import { metricOf, type Purpose } from './purposes.ts';

type BestDay = BestDays['days'][number];

/** The rating from which on a day is not one of care or a hard one. */
const FLOOR = 5;

/** Whether a day is good for a purpose, rather than the least bad: its rating, its level, or what speaks for an activity. */
export function isWorth(purpose: Purpose, { horoscope, score, reasons }: BestDay): boolean {
  const metric = metricOf(purpose);
  if (metric) return horoscope.metrics[metric] !== 'Low';
  return purpose.kind === 'overall' ? horoscope.overallRating >= FLOOR : score > 0 && reasons.length > 0;
}

/** Says that no day, or none but those that are shown, is good for a purpose. */
export function scarcityOf(purpose: Purpose, found: number): string {
  const which = found === 0 ? 'No day' : 'No other day';
  if (purpose.kind === 'metric') return `${which} of these has more than low ${purpose.name}.`;
  if (purpose.kind === 'overall') return `${which} of these is rated ${FLOOR} or better.`;
  return `${which} of these speaks for ${purpose.name.charAt(0).toLowerCase()}${purpose.name.slice(1)}.`;
}

const LONGER: Partial<Record<Span, Span>> = { month: 'quarter', quarter: 'year', dates: 'year' };

/** The next longer span around a period, and what of an address names it; nothing where it has no more days to come. */
export function longerThan(period: Period, bounds: Bounds, today: string) {
  const span = LONGER[period.span];
  if (!span) return undefined;
  const query = otherSpan(period, span, bounds, today);
  const wider = openPart(periodOf(query, bounds, today), bounds);
  const open = openPart(period, bounds);
  return wider && open && wider.endDate > open.endDate ? { span, query } : undefined;
}
