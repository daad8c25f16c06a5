import { useId } from 'preact/hooks';
import type { Account } from '#lib/contract/account.ts';
import type { BestDays as BestDaysResponse } from '#lib/contract/best-days.ts';
import { LEVELS } from '#lib/scoring/day.ts';
import { ageOn, daysBetween } from '#lib/time/calendar-date.ts';
import { call, type Days } from '../api.ts';
import { dateRange, localizeTimes, longDate, shortDate, today } from '../dates.ts';
import { calendarHref, dayHref } from '../links.ts';
import { ordinal } from '../numbers.ts';
import { ratingStep, ratingWord } from '../rating.ts';
import { hrefTo, route, updateQuery } from '../router.ts';
import { Problem } from '../ui/notice.tsx';
import { useCached } from '../ui/use-loaded.ts';
import { type Bounds, longerPeriod, type Period, type Span } from './period.ts';
import { TierHorizon } from './period-controls.tsx';
import { isGoodFor, metricOf, type Purpose, purposeGroups, purposeOf, scarcityText } from './purposes.ts';

const LIMITS: Record<Span, number> = { month: 5, quarter: 6, year: 4, dates: 5 };
/** If a period has fewer days ahead than this, a longer period is suggested. */
const FEW_DAYS = 7;

type BestDaysProps = { user: Account; days: Days; period: Period; bounds: Bounds };

/** Ranks the days that are good for the purpose in the URL. Omits days before today unless the whole period is past. */
export function BestDays({ user, days, period, bounds }: BestDaysProps) {
  const id = useId();
  const purpose = purposeOf(route.value.query['for']);
  const isPast = days.endDate < today();
  const startDate = isPast || days.startDate > today() ? days.startDate : today();
  const query = { ...days, startDate, for: purpose.id, limit: LIMITS[period.span] };
  const { value, isStale, problem, reload } = useCached(
    `best ${Object.values(query).join(' ')}`,
    async () => ({
      purposeId: purpose.id,
      days: (await call('GET /api/horoscope/best-days', { query })).days,
    }),
  );
  const found = value && { purpose: purposeOf(value.purposeId), days: value.days };
  const good = found?.days.filter((day) => isGoodFor(found.purpose, day)) ?? [];
  const scarcity = found && good.length < found.days.length && scarcityText(found.purpose, good.length);
  const more = moreDaysLink({ user, period, bounds });
  const isShort = !isPast && daysBetween(startDate, days.endDate) < FEW_DAYS - 1;
  return (
    <section class="card stack best">
      <div class="best-head">
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
        <p class="hint">{dateRange(startDate, days.endDate)}</p>
      </div>
      <Problem problem={problem} onRetry={reload} />
      <ol class={isStale ? 'ranking stale' : 'ranking'} aria-busy={isStale}>
        {found &&
          good.map((day) => (
            <RankedDay key={day.horoscope.date} purpose={found.purpose} span={period.span} day={day} />
          ))}
      </ol>
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
        There may be more if you look further:{' '}
        <a href={calendarHref({ ...route.value.query, ...longer.query })}>see the {longer.span}</a>.
      </>
    );
  return period.endDate < bounds.lastDate ? undefined : (
    <>
      <TierHorizon user={user} bounds={bounds} /> <a href={hrefTo('tiers')}>See plans</a>
    </>
  );
}

type BestDay = BestDaysResponse['days'][number];

function RankedDay({ purpose, span, day }: { purpose: Purpose; span: Span; day: BestDay }) {
  const { date, overallRating } = day.horoscope;
  const { badge, kind } = badgeOf(purpose, day);
  const word = ratingWord(overallRating);
  // In the year view, there is room for only one reason next to the months.
  const reasons = day.reasons.slice(0, span === 'year' ? 1 : 2);
  return (
    <li>
      <span class={`badge ${kind}`}>{badge}</span>
      <p class="best-day">
        <a href={dayHref(date)}>{span === 'year' ? shortDate(date) : longDate(date)}</a>
        <span class="best-facts">
          {purpose.kind === 'overall' ? word : `Rating ${overallRating.toFixed(1)}, ${word}`}
        </span>
      </p>
      <div class="best-why">
        {reasons.map(({ text }) => (
          <p key={text}>{localizeTimes(text)}</p>
        ))}
        {reasons.length === 0 && <p>The least against it in this period.</p>}
      </div>
    </li>
  );
}

/** The color step of each level, from Low to High. */
const LEVEL_STEPS = [1, 2, 3, 4];

function badgeOf(purpose: Purpose, { rank, horoscope }: BestDay): { badge: string; kind: string } {
  const { overallRating, metrics } = horoscope;
  const metric = metricOf(purpose);
  if (metric) return { badge: metrics[metric], kind: `step-${LEVEL_STEPS[LEVELS.indexOf(metrics[metric])]}` };
  if (purpose.kind === 'overall')
    return { badge: overallRating.toFixed(1), kind: `step-${ratingStep(overallRating)}` };
  return { badge: ordinal(rank), kind: 'rank' };
}
