import { dayHref } from '../addresses.ts';
import { hrefTo } from '../router.ts';
import type { Profile } from '../session.ts';
import { removeProfile } from '../session.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { birthWords } from './birth-words.ts';
import { EditProfile } from './edit-profile.tsx';

/** One profile: who, when and where, the ways to all that is about it, its editing and its deletion. */
export function ProfileCard({ profile }: { profile: Profile }) {
  const { id, name, birthCity, sunSign } = profile;
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
          {sunSign}, {birthWords(profile)}
        </p>
        <p class="hint">{birthCity}</p>
      </div>
      <ul class="ways plain">
        <Way href={dayHref('', id)} name="Today" of={` of ${name}`} />
        <Way href={hrefTo('calendar', '', { profile: id })} name="Calendar" of={` of ${name}`} />
        <Way href={hrefTo('profiles', id)} name="Natal chart" of={` of ${name}`} />
        <Way href={hrefTo('pair', '', { profile: id })} name="Compare" of={` ${name} with somebody`} />
      </ul>
    </li>
  );
}

type WayProps = { href: string; name: string; of: string };

const Way = ({ href, name, of }: WayProps) => (
  <li>
    <a href={href}>
      {name}
      <span class="unseen">{of}</span>
    </a>
  </li>
);
