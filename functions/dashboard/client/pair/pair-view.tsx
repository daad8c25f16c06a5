import type { Account } from '#lib/client/types.gen.ts';
import { route } from '../router.ts';
import type { Profile } from '../session.ts';
import { profiles } from '../session.ts';
import { useTitle } from '../ui/use-title.ts';
import { NeedsTwo } from './needs-two.tsx';
import { PairText } from './pair-text.tsx';
import { WhichTwo } from './which-two.tsx';

/** What two profiles are to each other: those that the address names, or the first ones. */
export function PairView({ user, profile }: { user: Account; profile: Profile }) {
  const others = profiles.value.filter(({ id }) => id !== profile.id);
  const other = others.find(({ id }) => id === route.value.query['with']) ?? others[0];
  return other ? <Two first={profile} second={other} /> : <NeedsTwo user={user} profile={profile} />;
}

function Two({ first, second }: { first: Profile; second: Profile }) {
  const title = `${first.name} and ${second.name}`;
  useTitle(title);
  return (
    <section class="stack">
      <header>
        <p class="eyebrow">Two people</p>
        <h1>{title}</h1>
      </header>
      <WhichTwo first={first} second={second} />
      <PairText first={first} second={second} />
    </section>
  );
}
