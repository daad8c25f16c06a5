import { useSignal } from '@preact/signals';
import type { Account } from '#lib/client/types.gen.ts';
import { daily } from '../api/operations.ts';
import { lastDate, zone } from '../dates.ts';
import type { Profile } from '../session.ts';
import { Problem } from '../ui/notice.tsx';
import { ProfilePicker } from '../ui/profile-picker.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { BestDays } from './best-days.tsx';
import { HeatMap } from './heat-map.tsx';
import { type Range, usualRange } from './range.ts';
import { RangeForm } from './range-form.tsx';
import { RatingLine } from './rating-line.tsx';

/** How many days of a calendar are taken in together; of more, what sums them up comes first. */
const OVERSEEN = 62;

/** A range of days of a profile: as a calendar, as a line, and the best of them for a purpose. */
export function CalendarView({ user, profile }: { user: Account; profile: Profile }) {
  const bounds = { firstDate: profile.birthDate, lastDate: lastDate(user.maxDaysFromToday) };
  const chosen = useSignal<Range>(usualRange(bounds));
  const range = chosen.value;
  const days = { profileId: profile.id, ...range, tz: zone };
  const { value, isStale, problem, reload } = useLoaded(Object.values(days).join(' '), () => daily(days));
  const entries = value?.horoscopes;
  const calendar = entries && (
    <div key="days" class="card stack">
      <h2>Days</h2>
      <HeatMap entries={entries} />
    </div>
  );
  const ratings = entries && entries.length > 2 && (
    <div key="ratings" class="card stack">
      <h2>Ratings</h2>
      <RatingLine entries={entries} />
    </div>
  );
  const best = <BestDays key="best" days={days} />;
  return (
    <section class="stack">
      <header class="day-header">
        <div>
          <p class="eyebrow">
            {profile.name} · {profile.sunSign}
          </p>
          <h1>Calendar</h1>
        </div>
        <ProfilePicker />
      </header>
      <RangeForm
        key={profile.id}
        tier={user.tier}
        daysAhead={user.maxDaysFromToday}
        bounds={bounds}
        range={range}
        onRange={(next) => {
          chosen.value = next;
        }}
      />
      <Problem problem={problem} onRetry={reload} />
      {entries && (
        <div class={isStale ? 'calendar stale' : 'calendar'}>
          {entries.length > OVERSEEN ? [ratings, best, calendar] : [calendar, ratings, best]}
        </div>
      )}
    </section>
  );
}
