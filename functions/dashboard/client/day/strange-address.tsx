import { route } from '../router.ts';
import type { Profile } from '../session.ts';
import { Notice } from '../ui/notice.tsx';
import { StrangeProfile } from '../ui/strange-profile.tsx';

/** Says what of an address there is not, and what is shown in its place. */
export const StrangeAddress = ({ profile, isDay }: { profile: Profile; isDay: boolean }) => (
  <>
    {isDay || (
      <Notice>
        <p>There is no such {route.value.isKnown ? 'day' : 'page'}; this is today.</p>
      </Notice>
    )}
    <StrangeProfile shown={profile} />
  </>
);
