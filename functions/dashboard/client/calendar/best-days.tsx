import { useSignal } from '@preact/signals';
import type { BestDays as Ranking } from '#lib/client/types.gen.ts';
import { ACTIVITY_NAMES } from '#lib/reading/en/names.ts';
import { METRICS } from '#lib/scoring/day.ts';
import { dayHref } from '../addresses.ts';
import { bestDays, type Days } from '../api/operations.ts';
import { longDate } from '../dates.ts';
import { ratingStep } from '../rating.ts';
import { transitWords } from '../transit-words.ts';
import { Problem } from '../ui/notice.tsx';
import { useLoaded } from '../ui/use-loaded.ts';

const LIMIT = 5;
const activities = Object.values(ACTIVITY_NAMES).sort();

/** The best days of a range for a purpose, with what speaks for them. */
export function BestDays({ days }: { days: Days }) {
  const purpose = useSignal('overall');
  const key = [...Object.values(days), purpose.value].join(' ');
  const { value, isStale, problem, reload } = useLoaded(key, () =>
    bestDays({ ...days, for: purpose.value, limit: LIMIT }),
  );
  return (
    <section class="card stack best">
      <div class="row between">
        <h2>Best days</h2>
        <label class="row">
          <span class="hint">for</span>
          <select
            value={purpose.value}
            onChange={(event) => {
              purpose.value = event.currentTarget.value;
            }}
          >
            <option value="overall">anything</option>
            {METRICS.map((metric) => (
              <option key={metric}>{metric}</option>
            ))}
            <optgroup label="Activities">
              {activities.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </optgroup>
          </select>
        </label>
      </div>
      <Problem problem={problem} onRetry={reload} />
      <ol class="ranking" aria-busy={isStale}>
        {value?.days.map((day) => (
          <Ranked key={day.horoscope.date} day={day} />
        ))}
      </ol>
    </section>
  );
}

function Ranked({ day: { horoscope, reasons } }: { day: Ranking['days'][number] }) {
  const { date, overallRating } = horoscope;
  return (
    <li>
      <span class={`badge step-${ratingStep(overallRating)}`}>{overallRating.toFixed(1)}</span>
      <div>
        <a href={dayHref(date)}>{longDate(date)}</a>
        <p class="hint">
          {reasons.length === 0
            ? 'Nothing speaks for it, or the day does not suit; the others have more against them.'
            : reasons.map(transitWords).join(' · ')}
        </p>
      </div>
    </li>
  );
}
