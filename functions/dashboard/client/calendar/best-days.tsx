import { useId } from 'preact/hooks';
import { daysBetween } from '#lib/time/calendar-date.ts';
import { bestDays, type Days } from '../api/operations.ts';
import { datesName, today } from '../dates.ts';
import { choose, route } from '../router.ts';
import { Problem } from '../ui/notice.tsx';
import { useKept } from '../ui/use-loaded.ts';
import type { Span } from './period.ts';
import { PURPOSE_GROUPS, purposeOf } from './purposes.ts';
import { Ranked } from './ranked-day.tsx';

/** How many days are named; beside a year there is room for fewer. */
const LIMITS: Record<Span, number> = { month: 5, quarter: 6, year: 4, dates: 5 };
/** As long as there are so many days to come, what is past is not worth choosing from. */
const ENOUGH_AHEAD = 7;

/** The best days of a range for the purpose that the address names, with what speaks for them. */
export function BestDays({ days, span }: { days: Days; span: Span }) {
  const id = useId();
  const purpose = purposeOf(route.value.query['for']);
  const asked = { ...days, ...fromToday(days), for: purpose.id, limit: LIMITS[span] };
  const { value, isStale, problem, reload } = useKept(`best ${Object.values(asked).join(' ')}`, async () => ({
    purposeId: purpose.id,
    days: (await bestDays(asked)).days,
  }));
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
            onChange={({ currentTarget }) => choose({ for: currentTarget.value })}
          >
            {PURPOSE_GROUPS.map(({ label, purposes }) => (
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
        {value?.days.map((day) => (
          <Ranked key={day.horoscope.date} purpose={purposeOf(value.purposeId)} span={span} day={day} />
        ))}
      </ol>
    </section>
  );
}

function fromToday({ startDate, endDate }: Days): Partial<Days> {
  const now = today();
  return now > startDate && daysBetween(now, endDate) >= ENOUGH_AHEAD - 1 ? { startDate: now } : {};
}
