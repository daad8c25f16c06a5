import type { CalendarItem } from '#lib/client/types.gen.ts';
import { revokeCalendar } from '../api/operations.ts';
import { moment } from '../dates.ts';
import type { Profile } from '../session.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { EVENTS } from './calendar-events.ts';

type AddressItemProps = { profile: Profile; calendar: CalendarItem; onRevoked: () => void };

/** One address of a profile's days by when it was made, and its revocation. */
export function AddressItem({ profile, calendar, onRevoked }: AddressItemProps) {
  const { id, name, events, createdAt } = calendar;
  const made = moment(createdAt);
  return (
    <li class="card row between">
      <div>
        <h2>{name}</h2>
        <p>{EVENTS.find(({ value }) => value === events)?.name}</p>
        <p class="hint">Made {made}</p>
      </div>
      <ConfirmButton
        label="Revoke"
        of={`the address made ${made}`}
        question="Revoke this address?"
        confirm="Revoke the address"
        busyText="Revoking …"
        action={async () => {
          await revokeCalendar(profile.id, id);
          onRevoked();
        }}
      >
        <p>Calendar programs that have it get no more days. What they have already may stay in them.</p>
      </ConfirmButton>
    </li>
  );
}
