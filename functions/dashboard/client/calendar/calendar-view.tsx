import type { Account } from '#lib/client/types.gen.ts';
import { route } from '../router.ts';
import type { Profile } from '../session.ts';
import { PeriodView } from './period-view.tsx';
import { Subscribe } from './subscribe.tsx';

/** The days of a profile, or the way to have them in a calendar of one's own. */
export function CalendarView({ user, profile }: { user: Account; profile: Profile }) {
  return route.value.subject === 'subscribe' ? (
    <Subscribe key={profile.id} profile={profile} />
  ) : (
    <PeriodView key={profile.id} user={user} profile={profile} />
  );
}
