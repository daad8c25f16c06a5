import '../shared.ts';
import type { Account } from '#lib/client/types.gen.ts';
import { isRealDate } from '#lib/time/calendar-date.ts';
import { namesStranger } from '../addresses.ts';
import { dateOfMonth, dateWithYear, lastDate, relativeName, today, zoneName } from '../dates.ts';
import { route } from '../router.ts';
import type { Profile } from '../session.ts';
import { lazy } from '../ui/lazy.tsx';
import { ProfilePicker } from '../ui/profile-picker.tsx';
import { useTitle } from '../ui/use-title.ts';
import { DayContent } from './day-content.tsx';
import { Week } from './week.tsx';

const ClosedDay = lazy(async () => (await import('./later.ts')).ClosedDay);
const StrangeAddress = lazy(async () => (await import('./later.ts')).StrangeAddress);

type DayViewProps = { user: Account; profile: Profile; wantedDate: string };

/** One day of a profile: today, whichever that is by now, unless another date is wanted. */
export function DayView({ user, profile, wantedDate }: DayViewProps) {
  const date = isRealDate(wantedDate) ? wantedDate : today();
  const isDay = route.value.isKnown && (wantedDate === '' || date === wantedDate);
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
            {relativeName(date)}{' '}
            <span class="date">
              <span class="on-screen">{dateOfMonth(date)}</span>
              <span class="on-paper">{dateWithYear(date)}</span>
            </span>
          </h1>
          {isBirthday(date, profile) && <p class="birthday">Happy birthday, {profile.name}.</p>}
          <p class="zone">By the clocks of {zoneName()}</p>
        </div>
        <ProfilePicker />
      </header>
      {(!isDay || namesStranger()) && <StrangeAddress profile={profile} isDay={isDay} />}
      {/* Before the birth there is no day to go to. */}
      {date >= profile.birthDate && <Week user={user} profile={profile} date={date} />}
      {isOpen ? (
        <DayContent profile={profile} date={date} />
      ) : (
        <ClosedDay user={user} profile={profile} date={date} />
      )}
    </section>
  );
}

const isBirthday = (date: string, { birthDate }: Profile): boolean =>
  date === today() && date > birthDate && date.slice(5) === birthDate.slice(5);
