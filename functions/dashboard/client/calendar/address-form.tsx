import { useSignal } from '@preact/signals';
import type { CreatedCalendar } from '#lib/client/types.gen.ts';
import { createCalendar } from '../api/operations.ts';
import { zone, zoneName } from '../dates.ts';
import type { Profile } from '../session.ts';
import { Choice } from '../ui/choice.tsx';
import { Problem } from '../ui/notice.tsx';
import { SubmitButton } from '../ui/submit-button.tsx';
import { useTask } from '../ui/use-task.ts';
import { EVENTS } from './calendar-events.ts';

type AddressFormProps = { profile: Profile; onCreated: (calendar: CreatedCalendar) => void };

/** Makes an address at which calendar programs find a profile's days. */
export function AddressForm({ profile, onCreated }: AddressFormProps) {
  const events = useSignal<CreatedCalendar['events']>('days');
  const task = useTask(async () => {
    onCreated(await createCalendar(profile.id, { events: events.value, tz: zone }));
  });
  return (
    <form
      class="card stack"
      onSubmit={(event) => {
        event.preventDefault();
        void task.run();
      }}
    >
      <h2>A new address</h2>
      <p>Whoever has the address can read the days of {profile.name}, so treat it like a password.</p>
      <Choice
        label="It holds"
        value={events.value}
        options={EVENTS}
        onChoose={(chosen) => {
          events.value = chosen;
        }}
      />
      <p class="hint">Days by the clocks of {zoneName()}</p>
      <Problem problem={task.problem} />
      <SubmitButton isBusy={task.isBusy} busyText="Making it …">
        Make an address
      </SubmitButton>
    </form>
  );
}
