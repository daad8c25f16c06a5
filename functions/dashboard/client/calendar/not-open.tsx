import type { Account } from '#lib/client/types.gen.ts';
import { daysBetween } from '#lib/time/calendar-date.ts';
import { countOf } from '../amounts.ts';
import { dateOfMonth, longDate, today } from '../dates.ts';
import { Notice, TiersLink } from '../ui/notice.tsx';
import type { Bounds, Period } from './period.ts';

type NotOpenProps = { user: Account; name: string; period: Period; bounds: Bounds };

/** Says of a period that lies wholly beyond what the tier sees what it would take to see it. */
export function NotOpen({ user, name, period: { startDate, endDate }, bounds }: NotOpenProps) {
  const ahead = (date: string) => countOf(daysBetween(today(), date), 'day');
  return (
    <Notice>
      <p>
        {name} is further ahead than the {user.tier} tier sees: {countOf(user.maxDaysFromToday, 'day')}, to{' '}
        {longDate(bounds.lastDate)}.
      </p>
      <p>
        To see its first day, {dateOfMonth(startDate)}, takes a tier that looks {ahead(startDate)} ahead; to
        see all of it, {ahead(endDate)}. Or come back later: days open as their time comes nearer.
      </p>
      <TiersLink />
    </Notice>
  );
}
