import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Account } from '#lib/client/types.gen.ts';
import { calendarHref } from '../addresses.ts';
import { daily } from '../api/operations.ts';
import { datesName, lastDate, monthName, monthsName, today, zone, zoneName } from '../dates.ts';
import { route } from '../router.ts';
import type { Profile } from '../session.ts';
import { announce } from '../ui/announcer.tsx';
import { Problem } from '../ui/notice.tsx';
import { ProfilePicker } from '../ui/profile-picker.tsx';
import { StrangeProfile } from '../ui/strange-profile.tsx';
import { useKept } from '../ui/use-loaded.ts';
import { useTitle } from '../ui/use-title.ts';
import { BestDays } from './best-days.tsx';
import { Months } from './months.tsx';
import { NotOpen } from './not-open.tsx';
import { type Bounds, openPart, type Period, periodOf, type Range } from './period.ts';
import { Pager, SpanChoice } from './period-choice.tsx';
import { flawOf } from './range.ts';
import { RangeForm } from './range-form.tsx';
import type { RatedDay } from './rated-day.ts';
import { RatingLine } from './rating-line.tsx';
import { keepScroll, useScrollRestored } from './scroll-place.ts';

type PeriodViewProps = { user: Account; profile: Profile };

/** The days of a profile in the period that the address names. */
export function PeriodView({ user, profile }: PeriodViewProps) {
  const bounds = { firstDate: profile.birthDate, lastDate: lastDate(user.maxDaysFromToday) };
  const { query } = route.value;
  const period = periodOf(query, bounds, today());
  const isOwn = period.span === 'dates';
  const flaw = isOwn ? flawOf(period, bounds) : '';
  const open = flaw ? undefined : openPart(period, bounds);
  const name = flaw ? 'Own dates' : nameOf(period);
  useTitle(`Calendar of ${profile.name}, ${name}`);
  useAnnounced(name);
  useWide(period.span === 'year');
  return (
    <section class={`stack period period-${period.span}`} onClickCapture={keepScroll}>
      <header class="day-header">
        <div class="period-name">
          <p class="eyebrow">
            {profile.name} · {profile.sunSign}
          </p>
          <h1>
            Calendar <span class="date">{name}</span>
          </h1>
          <p class="hint">By the clocks of {zoneName()}</p>
        </div>
        <div class="period-controls">
          <div class="row">
            <ProfilePicker />
            <SpanChoice period={period} bounds={bounds} />
          </div>
          <div class="row">
            {!isOwn && <Pager period={period} bounds={bounds} />}
            <a class="button quiet" href={calendarHref(query, 'subscribe')}>
              Add to my calendar
            </a>
          </div>
        </div>
      </header>
      <StrangeProfile shown={profile} />
      {isOwn && (
        <RangeForm key={`${period.startDate} ${period.endDate}`} user={user} bounds={bounds} range={period} />
      )}
      {open && <OpenDays user={user} profile={profile} period={period} open={open} bounds={bounds} />}
      {!open && !flaw && <NotOpen user={user} name={name} period={period} bounds={bounds} />}
    </section>
  );
}

type OpenDaysProps = PeriodViewProps & { period: Period; open: Range; bounds: Bounds };

function OpenDays({ user, profile, period, open, bounds }: OpenDaysProps) {
  const pointed = useSignal('');
  const days = { profileId: profile.id, ...open, tz: zone };
  const { value, isStale, problem, reload } = useKept<RatedDay[]>(
    `calendar ${Object.values(days).join(' ')}`,
    async () =>
      (await daily(days)).horoscopes.map(({ date, overallRating, metrics }) => ({
        date,
        overallRating,
        metrics,
      })),
  );
  const entries = isStale ? undefined : value;
  useScrollRestored(entries !== undefined);
  return (
    <>
      <Problem problem={problem} onRetry={reload} />
      {!(problem && !entries) && (
        <div class="calendar" aria-busy={isStale}>
          <Months
            tier={user.tier}
            period={period}
            bounds={bounds}
            entries={entries ?? []}
            pointed={pointed}
          />
          <BestDays user={user} days={days} period={period} bounds={bounds} />
          <RatingLine period={period} open={open} entries={entries} pointed={pointed} />
        </div>
      )}
    </>
  );
}

function nameOf({ span, startDate, endDate }: Period): string {
  if (span === 'dates') return datesName(startDate, endDate);
  return span === 'month' ? monthName(startDate) : monthsName(startDate, endDate);
}

/** Says what is shown once it is another than at first. */
function useAnnounced(name: string): void {
  const said = useRef(name);
  useEffect(() => {
    if (said.current !== name) announce(name);
    said.current = name;
  }, [name]);
}

/** Gives the page the width that a year needs, as long as one is shown. */
function useWide(isWide: boolean): void {
  useLayoutEffect(() => {
    document.documentElement.classList.toggle('wide', isWide);
    return () => document.documentElement.classList.remove('wide');
  }, [isWide]);
}
