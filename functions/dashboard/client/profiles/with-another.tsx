import { useSignal } from '@preact/signals';
import type { Profile } from '../session.ts';
import { profiles } from '../session.ts';
import { Choice } from '../ui/choice.tsx';
import { PairText } from './pair-text.tsx';

/** Asks with which other profile of the account one is to be compared, where there is another, and shows it. */
export function WithAnother({ profile }: { profile: Profile }) {
  const otherId = useSignal('');
  const others = profiles.value.filter(({ id }) => id !== profile.id);
  if (others.length === 0) return null;
  const other = others.find(({ id }) => id === otherId.value);
  const options = [{ value: '', name: 'Nobody yet' }, ...others.map(({ id, name }) => ({ value: id, name }))];
  return (
    <section class="card stack">
      <h2>With another profile</h2>
      <Choice label="Compare with" value={otherId} options={options} />
      {other && <PairText profile={profile} other={other} />}
    </section>
  );
}
