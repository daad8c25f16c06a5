import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Entry } from '#lib/contract/forecasts.ts';
import { addDays } from '#lib/time/calendar-date.ts';
import { call } from '../api.ts';
import { nowMs } from '../clock.ts';
import { isBirthday, longDate, spokenDate, startOfDay, today } from '../dates.ts';
import { ratingWord } from '../rating.ts';
import type { Profile } from '../session.ts';
import { lazy } from '../ui/lazy.tsx';
import { Problem } from '../ui/notice.tsx';
import { useAnnouncement } from '../ui/page.tsx';
import { useCached } from '../ui/use-loaded.ts';
import { Day, DaySkeleton } from './day.tsx';
import { dayKeys } from './day-keys.ts';
import type { DetailsProps, Period } from './details.tsx';
import { ground } from './ground.ts';
import { keepNextDays } from './keep-next-days.ts';
import { loadDay, loadPeriod } from './load-day.ts';
import { groundOf } from './sun.ts';

const Details = lazy(async () => (await import('./details.tsx')).Details);
const HOUR_MS = 3_600_000;

type DayContentProps = {
  profile: Profile;
  date: string;
  /** The last date that the tier reaches. */
  lastDate: string;
  title: ComponentChildren;
  week: ComponentChildren;
};

export function DayContent({ profile, date, lastDate, title, week }: DayContentProps) {
  const interval = { fromMs: startOfDay(date), toMs: startOfDay(addDays(date, 1)) };
  // Rounding down to the hour allows cache hits; the Moon moves only about half a degree per hour.
  const hourMs = Math.max(interval.fromMs, Math.floor(nowMs.value / HOUR_MS) * HOUR_MS);
  const isToday = date === today();
  const at = new Date(isToday ? hourMs : interval.fromMs + 12 * HOUR_MS).toISOString();
  const forecast = useCached(dayKeys.day(profile.id, date), () => loadDay(profile.id, date));
  const overview = useCached<Period>(dayKeys.period(profile, date), () => loadPeriod(profile, date));
  const loadedSky = useCached(dayKeys.sky(at), () => call('GET /api/sky', { query: { at } }));
  const entry = forecast.value?.horoscopes[0];
  const skyMs = Date.parse(loadedSky.value?.at ?? '');
  const sky = skyMs >= interval.fromMs && skyMs < interval.toMs ? loadedSky.value : undefined;
  const sheet = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (entry && !forecast.isStale)
      ground.value = groundOf(isToday ? nowMs.value : Date.parse(at), entry.overallRating, sky);
  }, [entry, sky, at]);
  useEffect(
    () => () => {
      ground.value = undefined;
    },
    [],
  );
  const isComplete =
    entry && !forecast.isStale && (!overview.isStale || overview.problem) && (sky || loadedSky.problem);
  useEffect(() => {
    return isComplete && isToday ? keepNextDays(profile, date, lastDate) : undefined;
  }, [isComplete, date, profile.id]);

  const lastDetails = useRef<{ profileId: string; props: DetailsProps }>(undefined);
  const model = forecast.value?.model;
  if (isComplete && model)
    lastDetails.current = {
      profileId: profile.id,
      props: {
        profile,
        entry,
        day: interval,
        model,
        overview: overview.value,
        sky,
        isTomorrowOpen: isToday && addDays(date, 1) <= lastDate,
        problem: overview.problem,
        reload: overview.reload,
        sheet,
      },
    };
  // Details of another profile must never be shown, not even for a frame.
  const details = lastDetails.current?.profileId === profile.id ? lastDetails.current.props : undefined;
  useAnnouncement(entry && !forecast.isStale ? announcement(entry) : undefined, `${profile.id} ${date}`);
  if (!entry && forecast.problem)
    return (
      <>
        <div class="day">
          <h1 class="unseen">{spokenDate(date)}</h1>
          {title}
          <Problem problem={forecast.problem} onRetry={forecast.reload} />
        </div>
        <div class="week-place">{week}</div>
      </>
    );
  // The keys recreate what follows the day when it appears, so that the move doesn't count as a layout shift.
  const phase = entry ? 'after the day' : 'loading';
  return (
    <>
      {entry ? (
        <Day
          entry={entry}
          day={interval}
          title={title}
          isGreeted={isBirthday(date, profile.birthDate)}
          isStale={forecast.isStale}
          onWhy={() => sheet.current?.showModal()}
        />
      ) : (
        <DaySkeleton title={title} />
      )}
      <div key={`week ${phase}`} class="week-place">
        {week}
      </div>
      <div key={`details ${phase}`} class={isComplete ? 'details' : 'details stale'}>
        <Problem problem={forecast.problem} onRetry={forecast.reload} />
        {details && entry && <Details {...details} />}
      </div>
    </>
  );
}

const announcement = ({ date, overallRating }: Entry): string =>
  `${longDate(date)}: ${overallRating.toFixed(1)}, ${ratingWord(overallRating)}`;
