import '../shared-chunk.ts';
import type { Account } from '#lib/contract/account.ts';
import { isRealDate } from '#lib/time/calendar-date.ts';
import { dateOfMonth, dateWithYear, lastForecastDate, relativeDay, today, zoneName } from '../dates.ts';
import { hasUnknownProfile } from '../links.ts';
import { route } from '../router.ts';
import type { Profile } from '../session.ts';
import { lazy } from '../ui/lazy.tsx';
import { useTitle } from '../ui/page.tsx';
import { ProfilePicker } from '../ui/profile-picker.tsx';
import { DayContent } from './day-content.tsx';
import { Week } from './week.tsx';

const UnavailableDay = lazy(async () => (await import('./details.tsx')).UnavailableDay);
const InvalidLinkNotice = lazy(async () => (await import('./details.tsx')).InvalidLinkNotice);

type DayViewProps = { user: Account; profile: Profile; requestedDate: string };

/** Shows one day of a profile: the requested date, or today if that date is empty or invalid. */
export function DayView({ user, profile, requestedDate }: DayViewProps) {
  const date = isRealDate(requestedDate) ? requestedDate : today();
  const isDay = route.value.isValid && (requestedDate === '' || date === requestedDate);
  const isBorn = date >= profile.birthDate;
  useTitle(`${relativeDay(date)}, ${dateOfMonth(date)}`);
  return (
    <section class="stack">
      <header class="day-header">
        <div>
          <p class="eyebrow">
            {profile.name} · {profile.sunSign}
          </p>
          <h1>
            {relativeDay(date)}{' '}
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
      {(!isDay || hasUnknownProfile()) && <InvalidLinkNotice profile={profile} isDay={isDay} />}
      {isBorn && <Week user={user} profile={profile} date={date} />}
      {isBorn && date <= lastForecastDate(user.maxDaysFromToday) ? (
        <DayContent profile={profile} date={date} />
      ) : (
        <UnavailableDay user={user} profile={profile} date={date} />
      )}
    </section>
  );
}

const isBirthday = (date: string, { birthDate }: Profile): boolean =>
  date === today() && date > birthDate && date.slice(5) === birthDate.slice(5);
