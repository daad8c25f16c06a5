import type { Account } from '#lib/contract/account.ts';
import type { Forecast } from '#lib/contract/forecasts.ts';
import { call, isReachable } from '../api.ts';
import {
  lastForecastDate,
  longDate,
  lowestTierFor,
  relativeDay,
  shortWeekday,
  today,
  zone,
} from '../dates.ts';
import { dayHref } from '../links.ts';
import { ratingStep, ratingWord } from '../rating.ts';
import type { Profile } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useCached } from '../ui/use-loaded.ts';
import { dayKeys } from './day-keys.ts';
import { shiftWeeks, weekDates } from './week-dates.ts';

export function Week({ user, profile, date }: { user: Account; profile: Profile; date: string }) {
  const last = lastForecastDate(user.maxDaysFromToday);
  const first = profile.birthDate;
  const week = weekDates(date, today());
  const [startDate = date] = week.filter((day) => day >= first);
  const endDate = week.filter((day) => day <= last).at(-1) ?? '';
  const { value, problem, reload } = useCached<Pick<Forecast, 'horoscopes'>>(
    dayKeys.week(profile.id, startDate, endDate),
    () =>
      startDate <= endDate
        ? call('GET /api/horoscope/daily', { query: { profileId: profile.id, startDate, endDate, tz: zone } })
        : Promise.resolve({ horoscopes: [] }),
  );
  const ratings = new Map(value?.horoscopes.map((entry) => [entry.date, entry.overallRating]));
  const earlier = shiftWeeks(date, -1, first, last);
  const later = shiftWeeks(date, 1, first, last);
  const next = shiftWeeks(date, 1, first, '9999-12-31');
  return (
    <nav aria-label="Days">
      <div class="week">
        {earlier < startDate ? (
          <Arrow label="7 days earlier" href={dayHref(earlier)} icon="back" />
        ) : (
          <span />
        )}
        <ol>
          {week
            .filter((day) => day >= first && (day <= last || lowestTierFor(day)))
            .map((day) => (
              <li key={day}>
                <WeekDay
                  date={day}
                  rating={ratings.get(day)}
                  isLocked={day > last}
                  isSelected={day === date}
                />
              </li>
            ))}
        </ol>
        {later > (week[6] ?? '') ? (
          <Arrow label="7 days later" href={dayHref(later)} icon="forward" />
        ) : lowestTierFor(next) ? (
          <Arrow label={`7 days later, ${locked(next)}`} href={dayHref(next)} icon="forward" />
        ) : (
          <span />
        )}
      </div>
      {problem && isReachable.value && (
        <p class="row hint">
          The ratings of these days are missing.
          <Button onClick={reload}>Load them</Button>
        </p>
      )}
    </nav>
  );
}

/** Formats a date like `Tomorrow, Tuesday 24 November`, or like `Tuesday 24 November` if it has no relative name. */
function spokenDate(date: string): string {
  const long = longDate(date);
  const name = relativeDay(date);
  return long.startsWith(name) ? long : `${name}, ${long}`;
}

const locked = (date: string) => `locked: from the ${lowestTierFor(date)} tier on`;

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
        {isToday ? 'Today' : shortWeekday(date)}
        <b>{Number(date.slice(8))}</b>
        <i>{isLocked ? <Icon name="lock" /> : rating?.toFixed(1)}</i>
      </span>
      <span class="unseen">
        {isLocked ? `${longDate(date)}, ${locked(date)}` : spokenDate(date)}
        {rating !== undefined && `: ${rating.toFixed(1)}, ${ratingWord(rating).toLowerCase()}`}
      </span>
    </a>
  );
}
