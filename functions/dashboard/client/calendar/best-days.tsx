import { useId } from 'preact/hooks';
import type { Account } from '#lib/contract/account.ts';
import type { BestDays as BestDaysResponse } from '#lib/contract/best-days.ts';
import { LEVELS } from '#lib/scoring/day.ts';
import { ageOn, daysBetween } from '#lib/time/calendar-date.ts';
import { call, type Days } from '../api.ts';
import { localizeTimes, longDate, today } from '../dates.ts';
import { calendarHref, dayHref } from '../links.ts';
import { ordinal, quantity } from '../numbers.ts';
import { ratingStep, ratingWord } from '../rating.ts';
import { hrefTo, route, updateQuery } from '../router.ts';
import { Problem } from '../ui/notice.tsx';
import { useCached } from '../ui/use-loaded.ts';
import { type Bounds, longerPeriod, type Period } from './period.ts';
import { TierHorizon } from './period-controls.tsx';
import {
  isGoodFor,
  metricOf,
  type Purpose,
  purposeGroups,
  purposeOf,
  reasonOf,
  scarcityText,
} from './purposes.ts';

/** Days shown at first, and the most that are requested. */
const FIRST_DAYS = 3;
const MAX_DAYS = 9;
/** If a period has fewer days ahead than this, a longer period is suggested. */
const FEW_DAYS = 7;

type BestDaysProps = { user: Account; days: Days; period: Period; bounds: Bounds };

/** Ranks the days that are good for the purpose in the URL. Omits days before today unless the whole period is past. */
export function BestDays({ user, days, period, bounds }: BestDaysProps) {
  const id = useId();
  const purpose = purposeOf(route.value.query['for']);
  const isPast = days.endDate < today();
  const startDate = isPast || days.startDate > today() ? days.startDate : today();
  const query = { ...days, startDate, for: purpose.id, limit: MAX_DAYS };
  const { value, isStale, problem, reload } = useCached(
    `best ${Object.values(query).join(' ')}`,
    async () => ({
      purposeId: purpose.id,
      days: (await call('GET /api/horoscope/best-days', { query })).days,
    }),
  );
  const found = value && { purpose: purposeOf(value.purposeId), days: value.days };
  const good = found?.days.filter((day) => isGoodFor(found.purpose, day)) ?? [];
  const isScarce = found && good.length < Math.min(FIRST_DAYS, found.days.length);
  const scarcity = isScarce && scarcityText(found.purpose, good.length, isPast);
  const more = moreDaysLink({ user, period, bounds });
  const daysLeft = daysBetween(startDate, days.endDate) + 1;
  const isShort = !isPast && daysLeft < FEW_DAYS;
  return (
    <section class="stack best" style={{ '--days': Math.min(FIRST_DAYS, daysLeft) }}>
      <div class="best-for">
        <h2>
          <label for={id}>Best days for</label>
        </h2>
        <select
          id={id}
          value={purpose.id}
          onChange={({ currentTarget }) => updateQuery({ for: currentTarget.value })}
        >
          {purposeGroups(ageOn(bounds.firstDate, startDate), purpose).map(({ label, purposes }) => (
            <optgroup key={label} label={label}>
              {purposes.map(({ id: value, name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      <Problem problem={problem} onRetry={reload} />
      <div class={isStale ? 'ranked stale' : 'ranked'} aria-busy={isStale}>
        {found && <Ranking purpose={found.purpose} days={good} from={0} to={FIRST_DAYS} />}
        {found && good.length > FIRST_DAYS && (
          <details key={found.purpose.id}>
            <summary>{quantity(good.length - FIRST_DAYS, 'more day')}</summary>
            <Ranking purpose={found.purpose} days={good} from={FIRST_DAYS} to={MAX_DAYS} />
          </details>
        )}
      </div>
      {found && !isStale && (scarcity || (isShort && more)) && (
        <p class="scarcity">
          {scarcity} {more}
        </p>
      )}
    </section>
  );
}

/** Suggests a longer period if that adds later days; otherwise a higher tier if the period reaches the user's horizon. */
function moreDaysLink({ user, period, bounds }: Pick<BestDaysProps, 'user' | 'period' | 'bounds'>) {
  const longer = longerPeriod(period, bounds, today());
  if (longer)
    return (
      <>
        Want more choice?{' '}
        <a href={calendarHref({ ...route.value.query, ...longer.query })}>Look at the whole {longer.span}</a>.
      </>
    );
  return period.endDate < bounds.lastDate ? undefined : (
    <>
      <TierHorizon user={user} bounds={bounds} /> <a href={hrefTo('tiers')}>See plans</a>
    </>
  );
}

type BestDay = BestDaysResponse['days'][number];

type RankingProps = { purpose: Purpose; days: readonly BestDay[]; from: number; to: number };

const Ranking = ({ purpose, days, from, to }: RankingProps) => (
  <ol class="ranking">
    {days.slice(from, to).map((day, i) => (
      <RankedDay key={day.horoscope.date} purpose={purpose} day={day} rank={from + i + 1} />
    ))}
  </ol>
);

function RankedDay({ purpose, day, rank }: { purpose: Purpose; day: BestDay; rank: number }) {
  const { date, overallRating } = day.horoscope;
  const { badge, kind } = badgeOf(purpose, day, rank);
  const word = ratingWord(overallRating);
  const reason = reasonOf(day);
  return (
    <li>
      <span class={`badge ${kind}`}>{badge}</span>
      <p class="best-day">
        <a href={dayHref(date)}>{longDate(date)}</a>
        <span class="best-facts">
          {purpose.kind === 'overall' ? word : `Rating ${overallRating.toFixed(1)}, ${word}`}
        </span>
      </p>
      {reason && <p class="best-why">{localizeTimes(reason.text)}</p>}
    </li>
  );
}

/** The color step of each level, from Low to High. */
const LEVEL_STEPS = [1, 2, 3, 4];

function badgeOf(purpose: Purpose, { horoscope }: BestDay, rank: number): { badge: string; kind: string } {
  const { overallRating, metrics } = horoscope;
  const metric = metricOf(purpose);
  if (metric) return { badge: metrics[metric], kind: `step-${LEVEL_STEPS[LEVELS.indexOf(metrics[metric])]}` };
  if (purpose.kind === 'overall')
    return { badge: overallRating.toFixed(1), kind: `step-${ratingStep(overallRating)}` };
  return { badge: ordinal(rank), kind: 'rank' };
}
