import { choose } from '../router.ts';
import type { Profile } from '../session.ts';
import { profiles } from '../session.ts';
import { announce } from '../ui/announcer.tsx';
import { Choice } from '../ui/choice.tsx';

/** Asks which two profiles are compared, and swaps them; whoever is chosen twice changes places with the other. */
export function WhichTwo({ first, second }: { first: Profile; second: Profile }) {
  const options = profiles.value.map(({ id, name }) => ({ value: id, name }));
  const swap = () => {
    choose({ profile: second.id, with: first.id });
    announce(`${second.name} and ${first.name}`);
  };
  return (
    <div class="which-two">
      <Choice
        label="First person"
        value={first.id}
        options={options}
        onChoose={(id) => (id === second.id ? swap() : choose({ profile: id, with: second.id }))}
      />
      <button type="button" class="quiet" onClick={swap}>
        Swap
      </button>
      <Choice
        label="Second person"
        value={second.id}
        options={options}
        onChoose={(id) => (id === first.id ? swap() : choose({ profile: first.id, with: id }))}
      />
    </div>
  );
}
