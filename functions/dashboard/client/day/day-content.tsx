import { useRef } from 'preact/hooks';
import type { Entry } from '#lib/contract/forecasts.ts';
import { addDays } from '#lib/time/calendar-date.ts';
import { call } from '../api.ts';
import { nowMs } from '../clock.ts';
import { longDate, startOfDay, today, zone } from '../dates.ts';
import { ratingWord } from '../rating.ts';
import type { Profile } from '../session.ts';
import { lazy } from '../ui/lazy.tsx';
import { Problem } from '../ui/notice.tsx';
import { Skeleton, useAnnouncement } from '../ui/page.tsx';
import { useCached } from '../ui/use-loaded.ts';
import { Day, DaySkeleton } from './day.tsx';
import { dayBefore, dayKeys } from './day-keys.ts';
import type { DetailsProps, Period } from './details.tsx';

const Details = lazy(async () => (await import('./details.tsx')).Details);
const HOUR_MS = 3_600_000;

export function DayContent({ profile, date }: { profile: Profile; date: string }) {
  const days = { profileId: profile.id, endDate: date, tz: zone };
  // A void of course that began the day before may extend into this day.
  const before = dayBefore(date, profile.birthDate);
  const interval = { fromMs: startOfDay(date), toMs: startOfDay(addDays(date, 1)) };
  // Rounding down to the hour allows cache hits; the Moon moves only about half a degree per hour.
  const hourMs = Math.max(interval.fromMs, Math.floor(nowMs.value / HOUR_MS) * HOUR_MS);
  const at = new Date(date === today() ? hourMs : interval.fromMs + 12 * HOUR_MS).toISOString();
  const forecast = useCached(dayKeys.day(profile.id, date), () =>
    call('GET /api/horoscope/daily', { query: { ...days, startDate: date, explain: true } }),
  );
  const overview = useCached<Period>(dayKeys.period(profile.id, before, date), () =>
    call('GET /api/horoscope/overview', { query: { ...days, startDate: before } }),
  );
  const loadedSky = useCached(dayKeys.sky(at), () => call('GET /api/sky', { query: { at } }));
  const entry = forecast.value?.horoscopes[0];
  const skyMs = Date.parse(loadedSky.value?.at ?? '');
  const isSkyOfDay = skyMs >= interval.fromMs && skyMs < interval.toMs;

  const lastDetails = useRef<{ profileId: string; props: DetailsProps }>(undefined);
  const model = forecast.value?.model;
  const isComplete =
    entry &&
    model &&
    !forecast.isStale &&
    (!overview.isStale || overview.problem) &&
    (isSkyOfDay || loadedSky.problem);
  if (isComplete)
    lastDetails.current = {
      profileId: profile.id,
      props: {
        entry,
        day: interval,
        model,
        overview: overview.value,
        sky: isSkyOfDay ? loadedSky.value : undefined,
        problem: overview.problem ?? loadedSky.problem,
        reload: () => {
          if (overview.problem) overview.reload();
          if (loadedSky.problem) loadedSky.reload();
        },
      },
    };
  // Details of another profile must never be shown, not even for a frame.
  const details = lastDetails.current?.profileId === profile.id ? lastDetails.current.props : undefined;
  useAnnouncement(entry && !forecast.isStale ? announcement(entry) : undefined, `${profile.id} ${date}`);
  if (!entry && forecast.problem) return <Problem problem={forecast.problem} onRetry={forecast.reload} />;
  return (
    <>
      <Problem problem={forecast.problem} onRetry={forecast.reload} />
      {entry ? <Day profile={profile} entry={entry} isStale={forecast.isStale} /> : <DaySkeleton />}
      {/* The key recreates the skeleton when the day appears above it, so that the move doesn't count as a layout shift. */}
      {details ? (
        <div class={isComplete ? 'details' : 'details stale'}>
          <Details {...details} />
        </div>
      ) : (
        <Skeleton key={entry ? 'details after the day' : 'details'} />
      )}
    </>
  );
}

const announcement = ({ date, overallRating }: Entry): string =>
  `${longDate(date)}: ${overallRating.toFixed(1)}, ${ratingWord(overallRating).toLowerCase()}`;
