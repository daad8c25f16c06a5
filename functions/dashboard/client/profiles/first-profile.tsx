import { profiles } from '../session.ts';
import { useTitle } from '../ui/use-title.ts';
import { FoundPlace } from './found-place.tsx';
import { NewProfile } from './new-profile.tsx';

/** What there is to do before there is any forecast: the first profile; and what became of it, above its day. */
export const FirstProfile = () => (profiles.value.length > 0 ? <FoundPlace /> : <Welcome />);

function Welcome() {
  useTitle('Welcome');
  return (
    <section class="sides">
      <header>
        <h1>Welcome</h1>
        <p class="lead">Say when and where you were born, and your days are ready.</p>
      </header>
      <NewProfile />
    </section>
  );
}
