import { useEffect } from 'preact/hooks';
import type { Account } from '#lib/contract/account.ts';
import type { Entry, Forecast } from '#lib/contract/forecasts.ts';
import { call } from '../api.ts';
import {
  lastForecastDate,
  longDate,
  lowestTierFor,
  shortWeekday,
  spokenDate,
  today,
  zone,
} from '../dates.ts';
import { dayHref } from '../links.ts';
import { ratingStep, ratingWord } from '../rating.ts';
import type { Profile } from '../session.ts';
import { Icon } from '../ui/icon.tsx';
import { useCached } from '../ui/use-loaded.ts';
import { dayKeys } from './day-keys.ts';
import { keepEntries, useKeptRatings } from './kept-days.ts';
import { shiftWeeks, weekDates } from './week-dates.ts';

/** The number of locked days that the week shows, as a hint that there are more. */
const LOCKED_DAYS = 2;
const RETRY_MS = 10_000;

export function Week({ user, profile, date }: { user: Account; profile: Profile; date: string }) {
  const last = lastForecastDate(user.maxDaysFromToday);
  const first = profile.birthDate;
  const week = weekDates(date, today());
  const [startDate = date] = week.filter((day) => day >= first);
  const endDate = week.filter((day) => day <= last).at(-1) ?? '';
  const { value, problem, reload } = useCached<Pick<Forecast, 'horoscopes'>>(
    dayKeys.week(profile.id, startDate, endDate),
    async () => {
      if (startDate > endDate) return { horoscopes: [] };
      const query = { profileId: profile.id, startDate, endDate, tz: zone };
      const loaded = await call('GET /api/horoscope/daily', { query });
      keepEntries(profile.id, loaded.horoscopes);
      return loaded;
    },
  );
  // The day's own notice reports a failure, so the week hides and tries again.
  useEffect(() => {
    const isTransient = problem && (problem.status === 429 || problem.status >= 500);
    const timer = isTransient ? setTimeout(reload, RETRY_MS) : undefined;
    return () => clearTimeout(timer);
  }, [problem]);
  const kept = useKeptRatings(profile.id, value ? [] : week);
  const ratings = new Map([...kept, ...(value?.horoscopes ?? []).map(ratingOf)]);
  if (problem && ratings.size === 0) return null;
  const earlier = shiftWeeks(date, -1, first, last);
  const later = shiftWeeks(date, 1, first, last);
  const next = shiftWeeks(date, 1, first, '9999-12-31');
  const locked = week.filter((day) => day > last && lowestTierFor(day));
  return (
    <nav class="week" aria-label="Days">
      {earlier < startDate ? <Arrow label="7 days earlier" href={dayHref(earlier)} icon="back" /> : <span />}
      <ol>
        {week
          .filter((day) => day >= first && (day <= last || day === date || locked.indexOf(day) < LOCKED_DAYS))
          .filter((day) => day <= last || lowestTierFor(day))
          .map((day) => (
            <li key={day}>
              <WeekDay date={day} rating={ratings.get(day)} isLocked={day > last} isSelected={day === date} />
            </li>
          ))}
      </ol>
      {later > (week[6] ?? '') ? (
        <Arrow label="7 days later" href={dayHref(later)} icon="forward" />
      ) : lowestTierFor(next) ? (
        <Arrow label={`7 days later, ${lockedText(next)}`} href={dayHref(next)} icon="forward" />
      ) : (
        <span />
      )}
    </nav>
  );
}

const ratingOf = ({ date, overallRating }: Entry): [date: string, rating: number] => [date, overallRating];

const lockedText = (date: string) => `locked: opens with ${lowestTierFor(date)}`;

const Arrow = ({ label, href, icon }: { label: string; href: string; icon: 'back' | 'forward' }) => (
  <a class="week-arrow" href={href} aria-label={label}>
    <Icon name={icon} />
  </a>
);

type WeekDayProps = { date: string; rating: number | undefined; isLocked: boolean; isSelected: boolean };

function WeekDay({ date, rating, isLocked, isSelected }: WeekDayProps) {
  const isToday = date === today();
  const step = rating === undefined ? '' : ` step-${ratingStep(rating)}`;
  return (
    <a
      class={`week-day${isLocked ? ' week-locked' : step}`}
      // Today's link has no date, so a bookmark of it always opens the current day.
      href={dayHref(isToday ? '' : date)}
      {...(isSelected && { 'aria-current': 'date' })}
    >
      <span class="week-cell" aria-hidden="true">
        <span>{isToday ? 'Today' : shortWeekday(date)}</span>
        {isLocked ? <Icon name="lock" /> : <i />}
        <b>{rating?.toFixed(1) ?? ' '}</b>
        <em>{rating !== undefined && ratingWord(rating)}</em>
      </span>
      <span class="unseen">
        {isLocked ? `${longDate(date)}, ${lockedText(date)}` : spokenDate(date)}
        {rating !== undefined && `: ${rating.toFixed(1)}, ${ratingWord(rating)}`}
      </span>
    </a>
  );
}
