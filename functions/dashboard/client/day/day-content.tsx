import { useEffect, useRef } from 'preact/hooks';
import { addDays } from '#lib/time/calendar-date.ts';
import { explainedDaily, overview, sky } from '../api/operations.ts';
import { nowMs } from '../clock.ts';
import { longDate, startOfDay, today, zone } from '../dates.ts';
import { ratingWord } from '../rating.ts';
import type { Profile } from '../session.ts';
import { announce } from '../ui/announcer.tsx';
import { lazy } from '../ui/lazy.tsx';
import { Problem } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useKept } from '../ui/use-loaded.ts';
import { Day } from './day.tsx';
import { DayShape } from './day-shape.tsx';
import type { DetailsProps } from './details.tsx';

const Details = lazy(async () => (await import('./later.ts')).Details);
const HOUR_MS = 3_600_000;

/** The forecast of one day that the account may see: what it says first, then its hours, what lasts, and why. */
export function DayContent({ profile, date }: { profile: Profile; date: string }) {
  const days = { profileId: profile.id, endDate: date, tz: zone };
  // What began on the evening before is told with that day.
  const dayBefore = date > profile.birthDate ? addDays(date, -1) : date;
  const dayMs = { fromMs: startOfDay(date), toMs: startOfDay(addDays(date, 1)) };
  const at = new Date(date === today() ? thisHour(dayMs.fromMs) : dayMs.fromMs + 12 * HOUR_MS).toISOString();
  const day = useKept(`day ${profile.id} ${date} ${zone}`, () =>
    explainedDaily({ ...days, startDate: date }),
  );
  const period = useKept(`period ${profile.id} ${dayBefore} ${date} ${zone}`, () =>
    overview({ ...days, startDate: dayBefore }),
  );
  const heavens = useKept(`sky ${at}`, () => sky(at));
  const entry = day.value?.horoscopes[0];
  const isOfDay = heavens.value && isWithin(Date.parse(heavens.value.at), dayMs);

  const shown = useRef<{ of: string; details: DetailsProps }>(undefined);
  const isWhole =
    !day.isStale && (!period.isStale || period.problem) && (isOfDay || heavens.problem) && day.value?.model;
  if (entry && isWhole)
    shown.current = {
      of: profile.id,
      details: {
        entry,
        dayMs,
        model: isWhole,
        overview: period.value,
        sky: isOfDay ? heavens.value : undefined,
        problem: period.problem ?? heavens.problem,
        reload: () => {
          if (period.problem) period.reload();
          if (heavens.problem) heavens.reload();
        },
      },
    };
  // Nobody is shown somebody else's hours, not even for a moment.
  const details = shown.current?.of === profile.id ? shown.current.details : undefined;
  useAnnouncement(`${profile.id} ${date}`, day.isStale ? undefined : entry);
  if (!entry && day.problem) return <Problem problem={day.problem} onRetry={day.reload} />;
  return (
    <>
      <Problem problem={day.problem} onRetry={day.reload} />
      {entry ? <Day profile={profile} entry={entry} isStale={day.isStale} /> : <DayShape />}
      {/* What takes the place of something is new to the page, and shifts nothing. */}
      {details ? (
        <div class={isWhole ? 'details' : 'details stale'}>
          <Details {...details} />
        </div>
      ) : (
        <Skeleton key={entry ? 'details after the day' : 'details'} />
      )}
    </>
  );
}

const isWithin = (ms: number, { fromMs, toMs }: DetailsProps['dayMs']): boolean => ms >= fromMs && ms < toMs;

/** The Moon goes half a degree in an hour, which nobody sees. */
const thisHour = (fromMs: number): number => Math.max(fromMs, Math.floor(nowMs.value / HOUR_MS) * HOUR_MS);

/** Tells screen readers of the day that has taken the place of another. */
function useAnnouncement(key: string, entry: { date: string; overallRating: number } | undefined): void {
  const told = useRef('');
  useEffect(() => {
    if (!entry) return;
    const { date, overallRating } = entry;
    if (told.current !== '' && told.current !== key)
      announce(`${longDate(date)}: ${overallRating.toFixed(1)}, ${ratingWord(overallRating).toLowerCase()}`);
    told.current = key;
  }, [key, entry]);
}
