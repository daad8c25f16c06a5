import type { ComponentChildren } from 'preact';
import type { Account, Forecast } from '#lib/client/types.gen.ts';
import { dayHref } from '../addresses.ts';
import { daily } from '../api/operations.ts';
import { isReachable } from '../api/request.ts';
import { lastDate, longDate, relativeName, shortWeekday, today, zone } from '../dates.ts';
import { ratingStep, ratingWord } from '../rating.ts';
import type { Profile } from '../session.ts';
import { Icon } from '../ui/icon.tsx';
import { useKept } from '../ui/use-loaded.ts';
import { tierFor } from './tier-for.ts';
import { weekOf, weeksLater } from './week.ts';

type WeekProps = { user: Account; profile: Profile; date: string };
type Ratings = Pick<Forecast, 'horoscopes'>;

/** The seven days around a date with their ratings, and the ways to those before and after. */
export function Week({ user, profile, date }: WeekProps) {
  const last = lastDate(user.maxDaysFromToday);
  const first = profile.birthDate;
  const week = weekOf(date, today());
  const [startDate = date] = week.filter((day) => day >= first);
  const endDate = week.filter((day) => day <= last).at(-1) ?? '';
  const { value, problem, reload } = useKept<Ratings>(
    `week ${profile.id} ${startDate} ${endDate} ${zone}`,
    () =>
      startDate <= endDate
        ? daily({ profileId: profile.id, startDate, endDate, tz: zone })
        : Promise.resolve({ horoscopes: [] }),
  );
  const ratings = new Map(value?.horoscopes.map((entry) => [entry.date, entry.overallRating]));
  const earlier = weeksLater(date, -1, first, last);
  const later = weeksLater(date, 1, first, last);
  const next = weeksLater(date, 1, first, '9999-12-31');
  return (
    <nav aria-label="Days">
      <div class="week">
        {earlier < startDate ? (
          <Arrow label="7 days earlier" href={dayHref(earlier)} icon="back" />
        ) : (
          <span />
        )}
        <ol>
          {week.map((day) =>
            day < first || !(day <= last || tierFor(day)) ? null : (
              <li key={day}>
                {day <= last ? (
                  <WeekDay date={day} rating={ratings.get(day)} isChosen={day === date} />
                ) : (
                  <LockedDay date={day} isChosen={day === date} />
                )}
              </li>
            ),
          )}
        </ol>
        {later > (week[6] ?? '') ? (
          <Arrow label="7 days later" href={dayHref(later)} icon="forward" />
        ) : tierFor(next) ? (
          <Arrow label={`7 days later, ${locked(next)}`} href={dayHref(next)} icon="forward" />
        ) : (
          <span />
        )}
      </div>
      {problem && isReachable.value && (
        <p class="row hint">
          The ratings of these days are missing.
          <button type="button" class="quiet" onClick={reload}>
            Load them
          </button>
        </p>
      )}
    </nav>
  );
}

/** `Tomorrow, Tuesday 24 November`; further off, the date alone. */
function spokenDate(date: string): string {
  const long = longDate(date);
  const name = relativeName(date);
  return long.startsWith(name) ? long : `${name}, ${long}`;
}

const locked = (date: string) => `locked: from the ${tierFor(date)} tier on`;

const Arrow = ({ label, href, icon }: { label: string; href: string; icon: 'back' | 'forward' }) => (
  <a class="week-arrow" href={href} aria-label={label}>
    <Icon name={icon} />
  </a>
);

type WeekDayProps = { date: string; rating: number | undefined; isChosen: boolean };

function WeekDay({ date, rating, isChosen }: WeekDayProps) {
  const isToday = date === today();
  const isRated = rating !== undefined;
  return (
    <a
      class={isRated ? `week-day step-${ratingStep(rating)}` : 'week-day'}
      // Whoever comes back to it tomorrow wants the day that is today then.
      href={dayHref(isToday ? '' : date)}
      {...(isChosen && { 'aria-current': 'date' })}
    >
      <Seen date={date} name={isToday ? 'Today' : shortWeekday(date)}>
        {isRated && rating.toFixed(1)}
      </Seen>
      <span class="unseen">
        {spokenDate(date)}
        {isRated && `: ${rating.toFixed(1)}, ${ratingWord(rating).toLowerCase()}`}
      </span>
    </a>
  );
}

const LockedDay = ({ date, isChosen }: { date: string; isChosen: boolean }) => (
  <a class="week-day week-locked" href={dayHref(date)} {...(isChosen && { 'aria-current': 'date' })}>
    <Seen date={date} name={shortWeekday(date)}>
      <Icon name="lock" />
    </Seen>
    <span class="unseen">
      {longDate(date)}, {locked(date)}
    </span>
  </a>
);

const Seen = ({ date, name, children }: { date: string; name: string; children: ComponentChildren }) => (
  <span class="week-seen" aria-hidden="true">
    {name}
    <b>{Number(date.slice(8))}</b>
    <i>{children}</i>
  </span>
);
