import { NewProfile } from './new-profile.tsx';

/** What there is to do before there is any forecast: the first profile. */
export function FirstProfile() {
  return (
    <section class="pair">
      <header>
        <h1>Welcome</h1>
        <p class="lead">Tell us when and where you were born, and your days are ready.</p>
      </header>
      <NewProfile />
    </section>
  );
}
