import type { Account } from '#lib/client/types.gen.ts';
import { justStored, profiles } from '../session.ts';
import { Notice } from '../ui/notice.tsx';
import { ChartView } from './chart-view.tsx';
import { FoundPlace } from './found-place.tsx';
import { NewProfile } from './new-profile.tsx';
import { ProfileCard } from './profile-card.tsx';

/** The account's profiles, or the natal chart of the one that is asked for. */
export function ProfilesView({ user, subject }: { user: Account; subject: string }) {
  const opened = profiles.value.find(({ id }) => id === subject);
  if (opened) return <ChartView key={opened.id} profile={opened} />;
  const { profileCount, maxProfiles, tier } = user;
  const stored = justStored.value;
  return (
    <section class="stack">
      <header>
        <h1>Profiles</h1>
        <p class="hint">
          {profileCount} of {maxProfiles} in the {tier} tier.
        </p>
      </header>
      {stored && <FoundPlace key={`${stored.id} ${stored.birthCity}`} profile={stored} />}
      <div class="pair">
        {profiles.value.length === 0 ? (
          <p class="lead">No profile yet: your days begin with one.</p>
        ) : (
          <ul class="stack plain">
            {profiles.value.map((profile) => (
              <ProfileCard key={profile.id} profile={profile} />
            ))}
          </ul>
        )}
        {profileCount < maxProfiles ? (
          <NewProfile />
        ) : (
          <Notice>
            The {tier} tier has no room for another profile. Delete one first
            {tier === 'premium' ? '.' : ', or ask for a higher tier.'}
          </Notice>
        )}
      </div>
    </section>
  );
}
