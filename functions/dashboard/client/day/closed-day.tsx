import type { Account } from '#lib/client/types.gen.ts';
import { dayHref } from '../addresses.ts';
import { dateWithYear, lastDate, longDate } from '../dates.ts';
import type { Profile } from '../session.ts';
import { Notice, TiersLink } from '../ui/notice.tsx';
import { tierFor } from './tier-for.ts';

/** What a tier sees, in words. */
const sight = (tier: string, days: number): string =>
  `The ${tier} tier sees ${days === 1 ? 'today and tomorrow' : `${days} days ahead`}`;

type ClosedDayProps = { user: Account; profile: Profile; date: string };

/** Why a day has no forecast for this account, and what it would take. */
export function ClosedDay({ user, profile, date }: ClosedDayProps) {
  if (date < profile.birthDate)
    return (
      <Notice>
        <p>
          {profile.name} was born on {dateWithYear(profile.birthDate)}; days are told from then on.
        </p>
        <a class="button quiet" href={dayHref(profile.birthDate)}>
          See the day of birth
        </a>
      </Notice>
    );
  const tier = tierFor(date);
  return (
    <Notice>
      <p>
        {sight(user.tier, user.maxDaysFromToday)}, up to {longDate(lastDate(user.maxDaysFromToday))}.
      </p>
      <p>
        {tier
          ? `For ${longDate(date)} it takes the ${tier} tier.`
          : `No tier sees as far as ${longDate(date)} yet.`}
      </p>
      <TiersLink />
    </Notice>
  );
}
