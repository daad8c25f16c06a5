import { useId } from 'preact/hooks';
import { updateQuery } from '../router.ts';
import { chosenProfile, profiles } from '../session.ts';

export function ProfilePicker() {
  const id = useId();
  if (profiles.value.length < 2) return <span class="name">{chosenProfile()?.name}</span>;
  return (
    <div class="picker">
      <label class="unseen" for={id}>
        Whose days
      </label>
      <select
        id={id}
        value={chosenProfile()?.id ?? ''}
        onChange={(event) => updateQuery({ profile: event.currentTarget.value })}
      >
        {profiles.value.map((profile) => (
          <option key={profile.id} value={profile.id}>
            {profile.name}
          </option>
        ))}
      </select>
    </div>
  );
}
