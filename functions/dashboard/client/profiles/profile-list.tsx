import type { Account } from '#lib/client/types.gen.ts';
import { countOf } from '../amounts.ts';
import { profiles } from '../session.ts';
import { isHighest } from '../tiers/tier-words.ts';
import { Notice, TiersLink } from '../ui/notice.tsx';
import { useTitle } from '../ui/use-title.ts';
import { FoundPlace } from './found-place.tsx';
import { NewProfile } from './new-profile.tsx';
import { ProfileCard } from './profile-card.tsx';

/** The account's profiles, and a new one as long as the tier has room for it. */
export function ProfileList({ user }: { user: Account }) {
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
            <button type="button" class="quiet to-new" onClick={toNew}>
              Add somebody
            </button>
          )}
        </div>
      </header>
      <FoundPlace />
      <div class="sides">
        {profiles.value.length === 0 ? (
          <p class="lead">No profile yet: your days begin with one.</p>
        ) : (
          <ul class="stack plain">
            {profiles.value.map((profile) => (
              <ProfileCard key={profile.id} profile={profile} />
            ))}
          </ul>
        )}
        {profileCount < maxProfiles ? <NewProfile title="New profile" /> : <NoRoom user={user} />}
      </div>
    </section>
  );
}

/** On a phone the new one is below all others. */
const toNew = () => document.querySelector<HTMLElement>('form.card input')?.focus();

function NoRoom({ user: { tier, maxProfiles } }: { user: Account }) {
  return (
    <Notice>
      <p>
        The {tier} tier has room for {countOf(maxProfiles, 'profile')}, so there is no room for another.{' '}
        {isHighest(tier)
          ? 'It is the largest tier. To add somebody, delete a profile first.'
          : 'To add somebody, delete a profile, or see what the other tiers have room for.'}
      </p>
      <TiersLink />
    </Notice>
  );
}
