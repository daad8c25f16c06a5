import type { Account } from '#lib/client/types.gen.ts';
import { hrefTo } from '../router.ts';
import type { Profile } from '../session.ts';
import { TiersLink } from '../ui/notice.tsx';
import { useTitle } from '../ui/use-title.ts';

/** That a comparison needs somebody else, and the way to that. */
export function NeedsTwo({ user, profile }: { user: Account; profile: Profile }) {
  useTitle('Two people');
  const { profileCount, maxProfiles, tier } = user;
  return (
    <section class="stack">
      <header>
        <h1>Two people</h1>
        <p class="lead">
          Here two charts are laid over each other, to see what helps two people and what strains them.
        </p>
      </header>
      <div class="card stack start">
        <p>So far there is one profile, {profile.name}’s. A comparison needs two.</p>
        {profileCount < maxProfiles ? (
          <a class="button primary" href={hrefTo('profiles')}>
            Add another profile
          </a>
        ) : (
          <>
            <p>The {tier} tier has room for one profile; larger ones have room for more.</p>
            <TiersLink />
          </>
        )}
      </div>
    </section>
  );
}
