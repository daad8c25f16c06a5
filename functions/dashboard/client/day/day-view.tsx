import '../shared-chunk.ts';
import { useEffect, useRef } from 'preact/hooks';
import type { Account } from '#lib/contract/account.ts';
import { addDays, isRealDate } from '#lib/time/calendar-date.ts';
import {
  dateOfMonth,
  dateWithYear,
  isBirthday,
  lastForecastDate,
  relativeDay,
  spokenDate,
  today,
  zoneNote,
} from '../dates.ts';
import { dayHref, hasUnknownProfile } from '../links.ts';
import { route } from '../router.ts';
import type { Profile } from '../session.ts';
import { isControl, isPageKey } from '../ui/is-control.ts';
import { lazy } from '../ui/lazy.tsx';
import { useTitle } from '../ui/page.tsx';
import { ProfilePicker } from '../ui/profile-picker.tsx';
import { DayContent } from './day-content.tsx';
import { showGround } from './ground.ts';
import { Week } from './week.tsx';

showGround();

const UnavailableDay = lazy(async () => (await import('./details.tsx')).UnavailableDay);
const InvalidLinkNotice = lazy(async () => (await import('./details.tsx')).InvalidLinkNotice);

type DayViewProps = { user: Account; profile: Profile; requestedDate: string };

/** Shows one day of a profile: the requested date, or today if that date is empty or invalid. */
export function DayView({ user, profile, requestedDate }: DayViewProps) {
  const date = isRealDate(requestedDate) ? requestedDate : today();
  const isDay = route.value.isValid && (requestedDate === '' || date === requestedDate);
  const isBorn = date >= profile.birthDate;
  const lastDate = lastForecastDate(user.maxDaysFromToday);
  useTitle(`${relativeDay(date)}, ${dateOfMonth(date)}`);
  const whoseTime = zoneNote(profile.timeZone, date);
  const swipe = useDayKeys(date, profile.birthDate, lastDate);
  const title = (
    <p class="date">
      <span class="on-screen">{spokenDate(date)}</span>
      <span class="unseen on-screen">
        , {profile.name} · {profile.sunSign}
      </span>
      <span class="on-paper">
        {profile.name}, {dateWithYear(date)}
      </span>
      {whoseTime && `, ${whoseTime}`}
      {isBirthday(date, profile.birthDate) && <span class="birthday"> Happy birthday, {profile.name}.</span>}
    </p>
  );
  const week = isBorn && (
    <>
      <Week user={user} profile={profile} date={date} />
      <p class="keys" aria-hidden="true">
        <span>
          <kbd>←</kbd> <kbd>→</kbd> day ·
        </span>{' '}
        <span>
          <kbd>T</kbd> today ·
        </span>{' '}
        <span>
          <kbd>/</kbd> best day for …
        </span>
      </p>
    </>
  );
  return (
    <section class="today" {...swipe}>
      <div class="who">
        <ProfilePicker />
      </div>
      {(!isDay || hasUnknownProfile()) && <InvalidLinkNotice profile={profile} isDay={isDay} />}
      {isBorn && date <= lastDate ? (
        <DayContent {...{ profile, date, lastDate, title, week }} />
      ) : (
        <>
          <div class="day">
            <h1 class="unseen">{spokenDate(date)}</h1>
            {title}
            <UnavailableDay user={user} profile={profile} date={date} />
          </div>
          <div class="week-place">{week}</div>
        </>
      )}
    </section>
  );
}

/** A horizontal swipe is at least this long, and twice as wide as high, in CSS pixels. */
const SWIPE_PX = 60;

/**
 * Changes the day by the arrow keys (T for today) and by swiping. Returns the touch handlers. Keys and touches that belong to
 * a control, and days outside the range, are ignored.
 */
function useDayKeys(date: string, firstDate: string, lastDate: string) {
  const start = useRef<{ x: number; y: number }>(undefined);
  const move = (days: number) => {
    const next = addDays(date, days);
    if (next >= firstDate && next <= lastDate) location.hash = dayHref(next === today() ? '' : next);
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key } = event;
      if (!isPageKey(event)) return;
      if (key === 'ArrowLeft') move(-1);
      else if (key === 'ArrowRight') move(1);
      else if (key === 't') location.hash = dayHref();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [date, firstDate, lastDate]);
  return {
    onTouchStart: ({ target, touches: [touch] }: TouchEvent) => {
      start.current = touch && !isControl(target) ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches: [touch] }: TouchEvent) => {
      if (!touch || !start.current) return;
      const [x, y] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      if (Math.abs(x) >= SWIPE_PX && Math.abs(x) > 2 * Math.abs(y)) move(x < 0 ? 1 : -1);
    },
  };
}
