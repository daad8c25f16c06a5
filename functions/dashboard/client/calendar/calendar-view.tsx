import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Account } from '#lib/contract/account.ts';
import { daysBetween } from '#lib/time/calendar-date.ts';
import { call } from '../api.ts';
import { dateAt } from '../clock.ts';
import {
  briefMonth,
  briefMonthRange,
  dateOfMonth,
  dateRange,
  lastForecastDate,
  longDate,
  monthName,
  monthRange,
  today,
  zone,
  zoneNote,
} from '../dates.ts';
import { quantity } from '../numbers.ts';
import { route } from '../router.ts';
import type { Profile } from '../session.ts';
import { Notice, Problem, TiersLink, UnknownProfileNotice } from '../ui/notice.tsx';
import { useAnnouncement, useTitle } from '../ui/page.tsx';
import { ProfilePicker } from '../ui/profile-picker.tsx';
import { useCached } from '../ui/use-loaded.ts';
import { BestDays } from './best-days.tsx';
import { Months } from './months.tsx';
import { availablePart, type Bounds, type Period, periodOf, type Range, type RatedDay } from './period.ts';
import { PeriodBar, RangeForm, rangeError, TodayLink } from './period-controls.tsx';
import { RatingChart } from './rating-chart.tsx';
import { type SkyMark, skyMarks } from './sky-marks.ts';
import { Subscribe } from './subscribe.tsx';

type CalendarProps = { user: Account; profile: Profile };

export const CalendarView = ({ user, profile }: CalendarProps) =>
  route.value.subject === 'subscribe' ? (
    <Subscribe key={profile.id} profile={profile} />
  ) : (
    <PeriodView key={profile.id} user={user} profile={profile} />
  );

function PeriodView({ user, profile }: CalendarProps) {
  const bounds = { firstDate: profile.birthDate, lastDate: lastForecastDate(user.maxDaysFromToday) };
  const { query } = route.value;
  const period = periodOf(query, bounds, today());
  const isCustom = period.span === 'dates';
  const isInvalid = isCustom && rangeError(period, bounds) !== '';
  const available = isInvalid ? undefined : availablePart(period, bounds);
  const name = isInvalid ? 'Custom dates' : periodName(period);
  useTitle(`Calendar, ${name}`);
  useAnnouncement(name);
  const briefName = isInvalid || isCustom ? name : briefPeriodName(period);
  return (
    <section class={`stack period period-${period.span}`} onClickCapture={storeScroll}>
      <div class="who">
        <ProfilePicker />
        <TodayLink {...period} />
      </div>
      <PeriodBar period={period} bounds={bounds} name={name} briefName={briefName} />
      <UnknownProfileNotice shown={`${profile.name}’s days`} />
      {isCustom && (
        <RangeForm key={`${period.startDate} ${period.endDate}`} user={user} bounds={bounds} range={period} />
      )}
      {available && (
        <AvailableDays user={user} profile={profile} period={period} available={available} bounds={bounds} />
      )}
      {!available && !isInvalid && <LockedPeriod user={user} name={name} period={period} bounds={bounds} />}
    </section>
  );
}

type AvailableDaysProps = CalendarProps & { period: Period; available: Range; bounds: Bounds };

function AvailableDays({ user, profile, period, available, bounds }: AvailableDaysProps) {
  const activeDate = useSignal('');
  const days = { profileId: profile.id, ...available, tz: zone };
  const { value, isStale, problem, reload } = useCached<RatedDay[]>(
    `calendar ${Object.values(days).join(' ')}`,
    async () =>
      (await call('GET /api/horoscope/daily', { query: days })).horoscopes.map(
        ({ date, overallRating, metrics }) => ({ date, overallRating, metrics }),
      ),
  );
  const entries = isStale ? undefined : value;
  useScrollRestored(entries !== undefined);
  const events = useCached<SkyMark[]>(`events ${Object.values(days).join(' ')}`, async () =>
    skyMarks((await call('GET /api/horoscope/overview', { query: days })).sky, dateAt),
  );
  return (
    <>
      <Problem problem={problem} onRetry={reload} />
      {!(problem && !entries) && (
        <div class="calendar" aria-busy={isStale}>
          <Months
            user={user}
            whoseTime={zoneNote(profile.timeZone, available.startDate)}
            period={period}
            bounds={bounds}
            entries={entries ?? []}
            marks={(!events.isStale && events.value) || []}
            activeDate={activeDate}
          />
          <BestDays user={user} days={days} period={period} bounds={bounds} />
          <RatingChart period={period} available={available} entries={entries} activeDate={activeDate} />
        </div>
      )}
    </>
  );
}

function periodName({ span, startDate, endDate }: Period): string {
  if (span === 'dates') return dateRange(startDate, endDate);
  return span === 'month' ? monthName(startDate) : monthRange(startDate, endDate);
}

/** A range breaks into two lines after its dash. */
const briefPeriodName = ({ span, startDate, endDate }: Period): string =>
  span === 'month' ? briefMonth(startDate) : briefMonthRange(startDate, endDate).replace(/\s–/, '\u00a0–');

type LockedPeriodProps = { user: Account; name: string; period: Period; bounds: Bounds };

/** Explains that a period is beyond the tier's horizon, and how far ahead the period's first and last days are. */
function LockedPeriod({ user, name, period: { startDate, endDate }, bounds }: LockedPeriodProps) {
  const ahead = (date: string) => quantity(daysBetween(today(), date), 'day');
  return (
    <Notice>
      <p>
        {name} is beyond your {user.tier} plan, which shows {quantity(user.maxDaysFromToday, 'day')} ahead, to{' '}
        {longDate(bounds.lastDate)}.
      </p>
      <p>
        Its first day, {dateOfMonth(startDate)}, is {ahead(startDate)} ahead, its last {ahead(endDate)}. A
        larger plan opens it now. Or come back later: a new day opens every day.
      </p>
      <TiersLink />
    </Notice>
  );
}

/** Stores the scroll position in the history entry before a click can open another view. */
function storeScroll(): void {
  history.replaceState({ scrollY }, '');
}

/** Restores the scroll position of the history entry once the content is rendered. */
function useScrollRestored(isRendered: boolean): void {
  useEffect(() => {
    const position = (history.state as { scrollY?: number } | null)?.scrollY;
    if (!isRendered || position === undefined) return;
    // A new view is first scrolled to the top, so wait for the next frame.
    const frame = requestAnimationFrame(() => scrollTo(0, position));
    return () => cancelAnimationFrame(frame);
  }, [isRendered]);
}
