import type { Account } from '#lib/contract/account.ts';
import { capitalized } from '#lib/reading/en/capitalized.ts';
import { dateWithYear, lastForecastDate, longDate, lowestTierFor } from '../dates.ts';
import { dayHref } from '../links.ts';
import { route } from '../router.ts';
import type { Profile } from '../session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Notice, TiersLink, UnknownProfileNotice } from '../ui/notice.tsx';

/** Explains why a date has no forecast: the date is before the birth or beyond the tier's horizon. */
export function UnavailableDay({ user, profile, date }: { user: Account; profile: Profile; date: string }) {
  if (date < profile.birthDate)
    return (
      <Notice>
        <p>
          {profile.name} was born on {dateWithYear(profile.birthDate)}. There’s nothing before that.
        </p>
        <ButtonLink href={dayHref(profile.birthDate)}>See the day of birth</ButtonLink>
      </Notice>
    );
  const { tier, maxDaysFromToday: days } = user;
  const needed = lowestTierFor(date);
  return (
    <Notice>
      <p>
        Your {tier} plan shows {days === 1 ? 'today and tomorrow' : `${days} days ahead`}, up to{' '}
        {longDate(lastForecastDate(days))}.
      </p>
      <p>
        {needed
          ? `${longDate(date)} opens with ${capitalized(needed)}.`
          : `No plan reaches ${longDate(date)} yet.`}
      </p>
      <TiersLink />
    </Notice>
  );
}

/** Reports that the URL's date, view or profile doesn't exist, and what the page shows instead. */
export const InvalidLinkNotice = ({ profile, isDay }: { profile: Profile; isDay: boolean }) => (
  <>
    {isDay || (
      <Notice>
        <p>We couldn’t find that {route.value.isValid ? 'day' : 'page'}, so here’s today.</p>
      </Notice>
    )}
    <UnknownProfileNotice shown={`${profile.name}’s days`} />
  </>
);
