import type { Account } from '#lib/contract/account.ts';
import { chosenProfile, type Profile } from '../session.ts';
import { MorningMail } from './morning-mail.tsx';
import { Notifications } from './notifications.tsx';
import { useDeliveries } from './use-deliveries.ts';

/** What is delivered about the chosen person: by mail, and to this device. */
export function Deliveries({ user }: { user: Account }) {
  const profile = chosenProfile();
  return profile ? <DeliveriesOf key={profile.id} profile={profile} user={user} /> : null;
}

function DeliveriesOf({ profile, user }: { profile: Profile; user: Account }) {
  const deliveries = useDeliveries(profile.id);
  return (
    <>
      <MorningMail profile={profile} user={user} deliveries={deliveries} />
      <Notifications profile={profile} userId={user.id} deliveries={deliveries} />
    </>
  );
}
