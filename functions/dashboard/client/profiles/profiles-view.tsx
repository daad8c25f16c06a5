import type { Account } from '#lib/contract/account.ts';
import { dateWithYear, timeOfDay } from '../dates.ts';
import { removeProfile } from '../edit-profiles.ts';
import { dayHref } from '../links.ts';
import { numberWord } from '../numbers.ts';
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
  return selected ? (
    <ChartView key={selected.id} profile={selected} />
  ) : (
    <ProfileList user={user} isUnknown={subject !== ''} />
  );
}

/** `isUnknown`: whether the URL names a person who isn't in the account. */
function ProfileList({ user, isUnknown }: { user: Account; isUnknown: boolean }) {
  useTitle('People');
  const { profileCount, maxProfiles, tier } = user;
  return (
    <section class="stack">
      <header>
        <h1>People</h1>
        <div class="row between">
          <p class="hint">
            {profileCount} of {maxProfiles} with the {tier} plan.
          </p>
          {profileCount > 1 && profileCount < maxProfiles && (
            <button type="button" class="quiet to-new" onClick={focusNewProfile}>
              Add a person
            </button>
          )}
        </div>
      </header>
      {isUnknown && (
        <Notice>
          <p>That person isn’t in your account, so here’s everyone who is.</p>
        </Notice>
      )}
      <StoredNotice />
      <div class="sides">
        {profiles.value.length === 0 ? (
          <p class="lead">No one here yet. Add yourself first.</p>
        ) : (
          <ul class="stack">
            {profiles.value.map((profile) => (
              <ProfileCard key={profile.id} profile={profile} />
            ))}
          </ul>
        )}
        {profileCount < maxProfiles ? <NewProfile title="Add a person" /> : <LimitReached user={user} />}
      </div>
    </section>
  );
}

/** Focuses the form for a new profile, which is below the list on a phone. */
const focusNewProfile = () => document.querySelector<HTMLElement>('form.card input')?.focus();

const LimitReached = ({ user: { tier, maxProfiles } }: { user: Account }) => (
  <Notice>
    <p>
      Your plan holds {maxProfiles === 1 ? 'one person' : `${numberWord(maxProfiles)} people`}.{' '}
      {isHighest(tier) ? 'To add another, delete one first.' : 'To add another, delete one or upgrade.'}
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
              confirm="Delete"
              busyText="Deleting …"
              action={() => removeProfile(id)}
            >
              <p>The birth data and all forecasts are deleted right away. This can’t be undone.</p>
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
        <LinkItem href={hrefTo('people', id)} label="Natal chart" context={` of ${name}`} />
        <LinkItem
          href={hrefTo('pair', '', { profile: id })}
          label="Compare"
          context={` ${name} with another person`}
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
