import type { Account } from '#lib/contract/account.ts';
import { dateWithYear, timeOfDay } from '../dates.ts';
import { removeProfile } from '../edit-profiles.ts';
import { dayHref } from '../links.ts';
import { quantity } from '../numbers.ts';
import { hrefTo } from '../router.ts';
import { type Profile, profiles } from '../session.ts';
import { isHighest } from '../tiers/tier-limits.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { Notice, TiersLink } from '../ui/notice.tsx';
import { useTitle } from '../ui/page.tsx';
import { ChartView } from './chart-view.tsx';
import { EditProfile } from './edit-profile.tsx';
import { NewProfile } from './new-profile.tsx';
import { StoredNotice } from './stored-notice.tsx';

export function ProfilesView({ user, subject }: { user: Account; subject: string }) {
  const selected = profiles.value.find(({ id }) => id === subject);
  return selected ? <ChartView key={selected.id} profile={selected} /> : <ProfileList user={user} />;
}

function ProfileList({ user }: { user: Account }) {
  useTitle('Profiles');
  const { profileCount, maxProfiles, tier } = user;
  return (
    <section class="stack">
      <header>
        <h1>Profiles</h1>
        <div class="row between">
          <p class="hint">
            {profileCount} of {maxProfiles} in the {tier} tier.
          </p>
          {profileCount > 1 && profileCount < maxProfiles && (
            <button type="button" class="quiet to-new" onClick={focusNewProfile}>
              Add somebody
            </button>
          )}
        </div>
      </header>
      <StoredNotice />
      <div class="sides">
        {profiles.value.length === 0 ? (
          <p class="lead">No profile yet: your days begin with one.</p>
        ) : (
          <ul class="stack">
            {profiles.value.map((profile) => (
              <ProfileCard key={profile.id} profile={profile} />
            ))}
          </ul>
        )}
        {profileCount < maxProfiles ? <NewProfile title="New profile" /> : <LimitReached user={user} />}
      </div>
    </section>
  );
}

/** Focuses the form for a new profile, which is below the list on a phone. */
const focusNewProfile = () => document.querySelector<HTMLElement>('form.card input')?.focus();

const LimitReached = ({ user: { tier, maxProfiles } }: { user: Account }) => (
  <Notice>
    <p>
      The {tier} tier has room for {quantity(maxProfiles, 'profile')}, so there is no room for another.{' '}
      {isHighest(tier)
        ? 'It is the largest tier. To add somebody, delete a profile first.'
        : 'To add somebody, delete a profile, or see what the other tiers have room for.'}
    </p>
    <TiersLink />
  </Notice>
);

function ProfileCard({ profile }: { profile: Profile }) {
  const { id, name, birthDate, birthTime, birthCity, sunSign } = profile;
  return (
    <li class="card stack">
      <div>
        <div class="row between profile">
          <h2>{name}</h2>
          <div class="row actions">
            <EditProfile profile={profile} />
            <ConfirmButton
              label="Delete"
              of={name}
              question={`Delete ${name}?`}
              confirm="Delete the profile"
              busyText="Deleting …"
              action={() => removeProfile(id)}
            >
              <p>The profile and its stored forecasts go at once, and nothing brings them back.</p>
            </ConfirmButton>
          </div>
        </div>
        <p>
          {sunSign}, born {dateWithYear(birthDate)}
          {birthTime ? ` at ${timeOfDay(birthTime)}` : ', time unknown'}
        </p>
        <p class="hint">{birthCity}</p>
      </div>
      <ul class="ways">
        <LinkItem href={dayHref('', id)} label="Today" context={` of ${name}`} />
        <LinkItem href={hrefTo('calendar', '', { profile: id })} label="Calendar" context={` of ${name}`} />
        <LinkItem href={hrefTo('profiles', id)} label="Natal chart" context={` of ${name}`} />
        <LinkItem
          href={hrefTo('pair', '', { profile: id })}
          label="Compare"
          context={` ${name} with somebody`}
        />
      </ul>
    </li>
  );
}

/** `context` makes the label unambiguous for screen readers. */
const LinkItem = ({ href, label, context }: { href: string; label: string; context: string }) => (
  <li>
    <a href={href}>
      {label}
      <span class="unseen">{context}</span>
    </a>
  </li>
);
