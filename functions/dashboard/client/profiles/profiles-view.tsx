import type { Account } from '#lib/client/types.gen.ts';
import { profiles } from '../session.ts';
import { ChartView } from './chart-view.tsx';
import { ProfileList } from './profile-list.tsx';

/** The account's profiles, or the natal chart of the one that is asked for. */
export function ProfilesView({ user, subject }: { user: Account; subject: string }) {
  const opened = profiles.value.find(({ id }) => id === subject);
  return opened ? <ChartView key={opened.id} profile={opened} /> : <ProfileList user={user} />;
}
