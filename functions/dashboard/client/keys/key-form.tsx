import { useSignal } from '@preact/signals';
import type { CreatedKey, KeyItem } from '#lib/client/types.gen.ts';
import { createKey } from '../api/operations.ts';
import { instantIn } from '../dates.ts';
import { Choice } from '../ui/choice.tsx';
import { Field } from '../ui/field.tsx';
import { Problem } from '../ui/notice.tsx';
import { SubmitButton } from '../ui/submit-button.tsx';
import { useTask } from '../ui/use-task.ts';

const ACCESS: { value: KeyItem['access']; name: string }[] = [
  { value: 'read-write', name: 'Read and change' },
  { value: 'read', name: 'Read only' },
];

/** How long a key is good: days, or for ever. */
const LIFETIMES = [
  { value: '', name: 'Never' },
  { value: '30', name: 'In 30 days' },
  { value: '90', name: 'In 90 days' },
  { value: '365', name: 'In a year' },
];

/** Creates a key with a name to tell it by, for as much and as long as its use needs. */
export function KeyForm({ onCreated }: { onCreated: (key: CreatedKey) => void }) {
  const name = useSignal('');
  const access = useSignal<KeyItem['access']>('read-write');
  const days = useSignal('');
  const task = useTask(async () => {
    const expiresAt = days.value ? instantIn(Number(days.value)) : null;
    onCreated(await createKey({ name: name.value, access: access.value, expiresAt }));
    name.value = '';
  });
  return (
    <form
      class="card stack"
      onSubmit={(event) => {
        event.preventDefault();
        void task.run();
      }}
    >
      <h2>New key</h2>
      <Field
        label="Name"
        hint="What will use it, such as “Home server”."
        value={name}
        input={{ required: true, autocomplete: 'off', maxLength: 1000 }}
      />
      <Choice
        label="It may"
        value={access.value}
        options={ACCESS}
        onChoose={(chosen) => {
          access.value = chosen;
        }}
      />
      <Choice
        label="It expires"
        value={days.value}
        options={LIFETIMES}
        onChoose={(chosen) => {
          days.value = chosen;
        }}
      />
      <Problem problem={task.problem} />
      <SubmitButton isBusy={task.isBusy} busyText="Creating …">
        Create a key
      </SubmitButton>
    </form>
  );
}
