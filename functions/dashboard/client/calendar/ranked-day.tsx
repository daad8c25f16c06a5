import type { BestDays } from '#lib/client/types.gen.ts';
import { LEVELS } from '#lib/scoring/day.ts';
import { dayHref } from '../addresses.ts';
import { ordinal } from '../amounts.ts';
import { broughtWords } from '../brought-words.ts';
import { longDate, shortDate } from '../dates.ts';
import { ratingStep, ratingWord } from '../rating.ts';
import { transitWords } from '../transit-words.ts';
import type { Span } from './period.ts';
import { metricOf, type Purpose } from './purposes.ts';

type BestDay = BestDays['days'][number];

/** The step of color of each level, from Low to High. */
const LEVEL_STEPS = [1, 3, 5, 6];

/** One of the best days for a purpose: how good it is for that first, then how it is as a whole, and what speaks for it. */
export function Ranked({ purpose, span, day }: { purpose: Purpose; span: Span; day: BestDay }) {
  const { date, overallRating } = day.horoscope;
  const { badge, kind } = badgeOf(purpose, day);
  const word = ratingWord(overallRating);
  // Beside a year there is room for the first alone; the day itself tells all.
  const reasons = day.reasons.slice(0, span === 'year' ? 1 : 2);
  return (
    <li>
      <span class={`badge ${kind}`}>{badge}</span>
      <p class="best-day">
        <a href={dayHref(date)}>{span === 'year' ? shortDate(date) : longDate(date)}</a>
        <span class="best-facts">
          {purpose.kind === 'overall' ? word : `Rating ${overallRating.toFixed(1)}, ${word.toLowerCase()}`}
        </span>
      </p>
      <div class="best-why">
        <p>
          {reasons.length > 0
            ? reasons.map(broughtWords).join(' ')
            : 'Nothing speaks for it; the others have more against them.'}
        </p>
        <p class="hint">{reasons.map(transitWords).join(' · ')}</p>
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
