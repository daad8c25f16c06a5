import { route } from '../router.ts';
import { type Profile, profiles } from '../session.ts';
import { Notice } from './notice.tsx';

/** Says that the address names a profile that the account does not have, and whose days are shown in its place. */
export function StrangeProfile({ shown }: { shown: Profile }) {
  const named = route.value.query['profile'];
  if (!named || profiles.value.some(({ id }) => id === named)) return null;
  return (
    <Notice>
      <p>That profile is not in this account; these are {shown.name}’s days.</p>
    </Notice>
  );
}
