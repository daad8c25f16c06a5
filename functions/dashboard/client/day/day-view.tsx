import type { Account } from '#lib/client/types.gen.ts';
import { isRealDate } from '#lib/time/calendar-date.ts';
import { explainedDaily } from '../api/operations.ts';
import { dateOfMonth, lastDate, relativeName, today, zone } from '../dates.ts';
import type { Profile } from '../session.ts';
import { Problem } from '../ui/notice.tsx';
import { ProfilePicker } from '../ui/profile-picker.tsx';
import { useKept } from '../ui/use-loaded.ts';
import { Day } from './day.tsx';
import { DayStepper } from './day-stepper.tsx';

type DayViewProps = { user: Account; profile: Profile; wantedDate: string };

/** One day of a profile: today unless another date is wanted. */
export function DayView({ user, profile, wantedDate }: DayViewProps) {
  const date = isRealDate(wantedDate) ? wantedDate : today();
  const last = lastDate(user.maxDaysFromToday);
  const { value, isStale, problem, reload } = useKept(`day ${profile.id} ${date} ${zone}`, () =>
    explainedDaily({ profileId: profile.id, startDate: date, endDate: date, tz: zone }),
  );
  const entry = value?.horoscopes[0];
  return (
    <section class="stack" aria-busy={isStale}>
      <header class="day-header">
        <div>
          <p class="eyebrow">
            {profile.name} · {profile.sunSign}
          </p>
          <h1>
            {relativeName(date)} <span class="date">{dateOfMonth(date)}</span>
          </h1>
        </div>
        <div class="row">
          <ProfilePicker />
          <DayStepper date={date} firstDate={profile.birthDate} lastDate={last} />
        </div>
      </header>
      {date === last && (
        <p class="hint">
          The {user.tier} tier sees{' '}
          {user.maxDaysFromToday === 1 ? 'today and tomorrow' : `${user.maxDaysFromToday} days ahead`}, so
          this is the last day for now.
        </p>
      )}
      <Problem problem={problem} onRetry={reload} />
      {entry && <Day entry={entry} isStale={isStale} />}
    </section>
  );
}
