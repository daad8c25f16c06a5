import { useTitle } from '../ui/use-title.ts';
import { NewProfile } from './new-profile.tsx';

/** What there is to do before there is any forecast: the first profile. */
export function FirstProfile() {
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
