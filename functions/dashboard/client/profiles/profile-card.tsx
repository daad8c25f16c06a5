import { dateWithYear } from '../dates.ts';
import { hrefTo } from '../router.ts';
import type { Profile } from '../session.ts';
import { removeProfile } from '../session.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { EditProfile } from './edit-profile.tsx';

/** One profile: who, when and where, the way to its chart, its editing and its deletion. */
export function ProfileCard({ profile }: { profile: Profile }) {
  const { id, name, birthDate, birthTime, birthCity, sunSign } = profile;
  return (
    <li class="card row between">
      <div>
        <h2>{name}</h2>
        <p>
          {sunSign} · born {dateWithYear(birthDate)}
          {birthTime && `, ${birthTime}`}
        </p>
        <p class="hint">{birthCity}</p>
      </div>
      <div class="row actions">
        <a class="button quiet" href={hrefTo('profiles', id)}>
          Natal chart<span class="unseen"> of {name}</span>
        </a>
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
    </li>
  );
}
