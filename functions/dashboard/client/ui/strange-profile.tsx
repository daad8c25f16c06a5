import { namesStranger } from '../addresses.ts';
import type { Profile } from '../session.ts';
import { Notice } from './notice.tsx';

/** Says that the address names a profile that the account does not have, and whose days are shown in its place. */
export const StrangeProfile = ({ shown }: { shown: Profile }) =>
  namesStranger() ? (
    <Notice>
      <p>That profile is not in this account; these are {shown.name}’s days.</p>
    </Notice>
  ) : null;
