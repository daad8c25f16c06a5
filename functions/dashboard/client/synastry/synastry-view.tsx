import type { Account } from '#lib/contract/account.ts';
import { hrefTo, route, updateQuery } from '../router.ts';
import { type Profile, profiles } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { TiersLink, UnknownProfileNotice } from '../ui/notice.tsx';
import { announce, useTitle } from '../ui/page.tsx';
import { Synastry } from './synastry.tsx';

export function SynastryView({ user, profile }: { user: Account; profile: Profile }) {
  const others = profiles.value.filter(({ id }) => id !== profile.id);
  const other = others.find(({ id }) => id === route.value.query['with']) ?? others[0];
  return other ? <Comparison first={profile} second={other} /> : <NeedsTwo user={user} profile={profile} />;
}

function Comparison({ first, second }: { first: Profile; second: Profile }) {
  const title = `${first.name} and ${second.name}`;
  useTitle('Two people');
  return (
    <section class="stack">
      <header>
        <p class="eyebrow">Two people</p>
        <h1>{title}</h1>
      </header>
      <UnknownProfileNotice shown={title} />
      <ProfilePickers first={first} second={second} />
      <Synastry first={first} second={second} />
    </section>
  );
}

/** A picker for each profile. Choosing the other picker's profile swaps the two profiles. */
function ProfilePickers({ first, second }: { first: Profile; second: Profile }) {
  const options = profiles.value.map(({ id, name }) => ({ value: id, name }));
  const swap = () => {
    updateQuery({ profile: second.id, with: first.id });
    announce(`${second.name} and ${first.name}`);
  };
  return (
    <div class="pickers">
      <Choice
        label="First person"
        value={first.id}
        options={options}
        onChoose={(id) => (id === second.id ? swap() : updateQuery({ profile: id, with: second.id }))}
      />
      <Choice
        label="Second person"
        value={second.id}
        options={options}
        onChoose={(id) => (id === first.id ? swap() : updateQuery({ profile: first.id, with: id }))}
      />
      <Button onClick={swap}>Swap</Button>
    </div>
  );
}

function NeedsTwo({ user, profile }: { user: Account; profile: Profile }) {
  useTitle('Two people');
  return (
    <section class="stack">
      <header>
        <h1>Two people</h1>
        <p class="lead">
          Two charts, laid over each other: what comes easily between two people, and what takes work.
        </p>
      </header>
      <div class="card stack start">
        <p>So far there’s only {profile.name}. Add the other person to compare.</p>
        {user.profileCount < user.maxProfiles ? (
          <a class="button primary" href={hrefTo('people')}>
            Add a person
          </a>
        ) : (
          <>
            <p>Your {user.tier} plan holds one person. Larger plans hold more.</p>
            <TiersLink />
          </>
        )}
      </div>
    </section>
  );
}
