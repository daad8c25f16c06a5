import type { BestDays } from '#lib/client/types.gen.ts';
import { LEVELS } from '#lib/scoring/day.ts';
import { dayHref } from '../addresses.ts';
import { ordinal } from '../amounts.ts';
import { longDate, shortDate } from '../dates.ts';
import { ratingStep, ratingWord } from '../rating.ts';
import { transitWords } from '../transit-words.ts';
import type { Span } from './period.ts';
import { metricOf, type Purpose } from './purposes.ts';

type BestDay = BestDays['days'][number];

/** The step of color of each level, from Low to High. */
const LEVEL_STEPS = [1, 3, 5, 6];

/** One of the best days for a purpose: how good it is for that first, then its rating, and what speaks for it. */
export function Ranked({ purpose, span, day }: { purpose: Purpose; span: Span; day: BestDay }) {
  const { horoscope, reasons } = day;
  const { date, overallRating } = horoscope;
  const { badge, kind } = badgeOf(purpose, day);
  const metric = metricOf(purpose);
  const rating = `rating ${overallRating.toFixed(1)}`;
  return (
    <li>
      <span class={`badge ${kind}`} aria-hidden="true">
        {badge}
      </span>
      <div>
        <p class="best-day">
          <a href={dayHref(date)}>{span === 'year' ? shortDate(date) : longDate(date)}</a>
          <span class="best-facts">
            {metric
              ? `${metric} ${horoscope.metrics[metric]} · ${rating}`
              : `${rating}, ${ratingWord(overallRating).toLowerCase()}`}
          </span>
        </p>
        <p class="hint">
          {reasons.length === 0
            ? 'Nothing speaks for it; the others have more against them.'
            : reasons.map(transitWords).join(' · ')}
        </p>
      </div>
    </li>
  );
}

function badgeOf(purpose: Purpose, { rank, horoscope }: BestDay): { badge: string; kind: string } {
  const { overallRating, metrics } = horoscope;
  const metric = metricOf(purpose);
  if (metric) return { badge: metrics[metric], kind: `step-${LEVEL_STEPS[LEVELS.indexOf(metrics[metric])]}` };
  if (purpose.kind === 'overall')
    return { badge: overallRating.toFixed(1), kind: `step-${ratingStep(overallRating)}` };
  return { badge: ordinal(rank), kind: 'rank' };
}
