import { useId } from 'preact/hooks';
import { ageOn } from '#lib/time/age-on.ts';
import { daysBetween } from '#lib/time/calendar-date.ts';
import { calendarHref } from '../addresses.ts';
import { bestDays, type Days } from '../api/operations.ts';
import { datesName, today } from '../dates.ts';
import { choose, route } from '../router.ts';
import { Problem } from '../ui/notice.tsx';
import { useKept } from '../ui/use-loaded.ts';
import type { Bounds, Period, Span } from './period.ts';
import { type Purpose, purposeGroups, purposeOf } from './purposes.ts';
import { Ranked } from './ranked-day.tsx';
import { isWorth, longerThan, scarcityOf } from './worth.ts';

/** How many days are named; beside a year there is room for fewer. */
const LIMITS: Record<Span, number> = { month: 5, quarter: 6, year: 4, dates: 5 };
/** As long as there are so many days to come, what is past is not worth choosing from. */
const ENOUGH_AHEAD = 7;

type BestDaysProps = { days: Days; period: Period; bounds: Bounds };

/**
 * The best days of a range for the purpose that the address names, with what speaks for them. Days that are merely the least
 * bad are not among them.
 */
export function BestDays({ days, period, bounds }: BestDaysProps) {
  const id = useId();
  const purpose = purposeOf(route.value.query['for']);
  const asked = { ...days, ...fromToday(days), for: purpose.id, limit: LIMITS[period.span] };
  const { value, isStale, problem, reload } = useKept(`best ${Object.values(asked).join(' ')}`, async () => ({
    purposeId: purpose.id,
    days: (await bestDays(asked)).days,
  }));
  const found = value && { purpose: purposeOf(value.purposeId), days: value.days };
  const good = found?.days.filter((day) => isWorth(found.purpose, day)) ?? [];
  const isSoFar = asked.startDate < today() && today() <= asked.endDate;
  return (
    <section class="card stack best">
      <div class="best-head">
        <div class="best-for">
          <h2>
            <label for={id}>{isSoFar ? 'Best days so far for' : 'Best days for'}</label>
          </h2>
          <select
            id={id}
            value={purpose.id}
            onChange={({ currentTarget }) => choose({ for: currentTarget.value })}
          >
            {purposeGroups(ageOn(bounds.firstDate, asked.startDate), purpose).map(({ label, purposes }) => (
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
        <p class="hint">{datesName(asked.startDate, asked.endDate)}</p>
      </div>
      <Problem problem={problem} onRetry={reload} />
      <ol class={isStale ? 'ranking stale' : 'ranking'} aria-busy={isStale}>
        {found &&
          good.map((day) => (
            <Ranked key={day.horoscope.date} purpose={found.purpose} span={period.span} day={day} />
          ))}
      </ol>
      {found && good.length < found.days.length && !isStale && (
        <Scarcity purpose={found.purpose} found={good.length} period={period} bounds={bounds} />
      )}
    </section>
  );
}

type ScarcityProps = { purpose: Purpose; found: number; period: Period; bounds: Bounds };

function Scarcity({ purpose, found, period, bounds }: ScarcityProps) {
  const longer = longerThan(period, bounds, today());
  return (
    <p class="scarcity">
      {scarcityOf(purpose, found)}{' '}
      {longer && (
        <>
          A longer time may have more:{' '}
          <a href={calendarHref({ ...route.value.query, ...longer.query })}>see the {longer.span}</a>.
        </>
      )}
    </p>
  );
}

function fromToday({ startDate, endDate }: Days): Partial<Days> {
  const now = today();
  return now > startDate && daysBetween(now, endDate) >= ENOUGH_AHEAD - 1 ? { startDate: now } : {};
}
