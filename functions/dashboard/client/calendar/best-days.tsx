import { useId } from 'preact/hooks';
import type { Account } from '#lib/client/types.gen.ts';
import { ageOn } from '#lib/time/age-on.ts';
import { daysBetween } from '#lib/time/calendar-date.ts';
import { calendarHref } from '../addresses.ts';
import { bestDays, type Days } from '../api/operations.ts';
import { datesName, today } from '../dates.ts';
import { choose, hrefTo, route } from '../router.ts';
import { Problem } from '../ui/notice.tsx';
import { useKept } from '../ui/use-loaded.ts';
import type { Bounds, Period, Span } from './period.ts';
import { purposeGroups, purposeOf } from './purposes.ts';
import { Ranked } from './ranked-day.tsx';
import { Sight } from './sight.tsx';
import { isWorth, longerThan, scarcityOf } from './worth.ts';

/** How many days are named; beside a year there is room for fewer. */
const LIMITS: Record<Span, number> = { month: 5, quarter: 6, year: 4, dates: 5 };
/** With fewer days to come than these, it is said where more are. */
const FEW = 7;

type BestDaysProps = { user: Account; days: Days; period: Period; bounds: Bounds };

/**
 * The best days of a range for the purpose that the address names, with what speaks for them: of those to come, as nobody chooses from
 * the past, where it has any. Days that are merely the least bad are not among them.
 */
export function BestDays({ user, days, period, bounds }: BestDaysProps) {
  const id = useId();
  const purpose = purposeOf(route.value.query['for']);
  const isPast = days.endDate < today();
  const startDate = isPast || days.startDate > today() ? days.startDate : today();
  const asked = { ...days, startDate, for: purpose.id, limit: LIMITS[period.span] };
  const { value, isStale, problem, reload } = useKept(`best ${Object.values(asked).join(' ')}`, async () => ({
    purposeId: purpose.id,
    days: (await bestDays(asked)).days,
  }));
  const found = value && { purpose: purposeOf(value.purposeId), days: value.days };
  const good = found?.days.filter((day) => isWorth(found.purpose, day)) ?? [];
  const scarcity = found && good.length < found.days.length && scarcityOf(found.purpose, good.length);
  const more = moreDays({ user, period, bounds });
  const isFew = !isPast && daysBetween(startDate, days.endDate) < FEW - 1;
  return (
    <section class="card stack best">
      <div class="best-head">
        <div class="best-for">
          <h2>
            <label for={id}>{isPast ? 'The days that were best for' : 'Best days for'}</label>
          </h2>
          <select
            id={id}
            value={purpose.id}
            onChange={({ currentTarget }) => choose({ for: currentTarget.value })}
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
        <p class="hint">{datesName(startDate, days.endDate)}</p>
      </div>
      <Problem problem={problem} onRetry={reload} />
      <ol class={isStale ? 'ranking stale' : 'ranking'} aria-busy={isStale}>
        {found &&
          good.map((day) => (
            <Ranked key={day.horoscope.date} purpose={found.purpose} span={period.span} day={day} />
          ))}
      </ol>
      {found && !isStale && (scarcity || (isFew && more)) && (
        <p class="scarcity">
          {scarcity} {more}
        </p>
      )}
    </section>
  );
}

/** Where more days are than a period has to come: in a longer one, else beyond what the tier sees, if there are any. */
function moreDays({ user, period, bounds }: Pick<BestDaysProps, 'user' | 'period' | 'bounds'>) {
  const longer = longerThan(period, bounds, today());
  if (longer)
    return (
      <>
        A longer time may have more:{' '}
        <a href={calendarHref({ ...route.value.query, ...longer.query })}>see the {longer.span}</a>.
      </>
    );
  return period.endDate < bounds.lastDate ? undefined : (
    <>
      <Sight user={user} bounds={bounds} /> <a href={hrefTo('tiers')}>See the tiers</a>
    </>
  );
}
