import '../shared.ts';
import type { Account } from '#lib/client/types.gen.ts';
import { isRealDate } from '#lib/time/calendar-date.ts';
import { dateOfMonth, lastDate, relativeName, today, zoneName } from '../dates.ts';
import type { Profile } from '../session.ts';
import { lazy } from '../ui/lazy.tsx';
import { ProfilePicker } from '../ui/profile-picker.tsx';
import { useTitle } from '../ui/use-title.ts';
import { DayContent } from './day-content.tsx';
import { Week } from './week.tsx';

const ClosedDay = lazy(async () => (await import('./later.ts')).ClosedDay);

type DayViewProps = { user: Account; profile: Profile; wantedDate: string };

/** One day of a profile: today, whichever that is by now, unless another date is wanted. */
export function DayView({ user, profile, wantedDate }: DayViewProps) {
  const date = isRealDate(wantedDate) ? wantedDate : today();
  const isOpen = date >= profile.birthDate && date <= lastDate(user.maxDaysFromToday);
  useTitle(`${relativeName(date)}, ${dateOfMonth(date)} · ${profile.name}`);
  return (
    <section class="stack">
      <header class="day-header">
        <div>
          <p class="eyebrow">
            {profile.name} · {profile.sunSign}
          </p>
          <h1>
            {relativeName(date)} <span class="date">{dateOfMonth(date)}</span>
          </h1>
          <p class="zone">Days by the clocks of {zoneName()}</p>
        </div>
        <ProfilePicker />
      </header>
      <Week user={user} profile={profile} date={date} />
      {isOpen ? (
        <DayContent profile={profile} date={date} />
      ) : (
        <ClosedDay user={user} profile={profile} date={date} />
      )}
    </section>
  );
}
