import { useSignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { CreatedKey, KeyItem } from '#lib/contract/keys.ts';
import { call } from '../api.ts';
import { Choice } from '../ui/choice.tsx';
import { Field, SubmitButton } from '../ui/form.tsx';
import { Problem } from '../ui/notice.tsx';
import { useTask } from '../ui/use-task.ts';

const ACCESS: { value: KeyItem['access']; name: string }[] = [
  { value: 'read-write', name: 'Read and change' },
  { value: 'read', name: 'Read only' },
];

const DAY_MS = 86_400_000;
/** Key lifetimes in days; empty for a key that never expires. */
const LIFETIMES = [
  { value: '', name: 'Never' },
  { value: '30', name: 'In 30 days' },
  { value: '90', name: 'In 90 days' },
  { value: '365', name: 'In a year' },
];

export function KeyForm({ onCreated }: { onCreated: (key: CreatedKey) => void }) {
  const name = useSignal('');
  const [access, setAccess] = useState<KeyItem['access']>('read-write');
  const [lifetimeDays, setLifetimeDays] = useState('');
  const { onSubmit, isBusy, problem } = useTask(async () => {
    const expiresAt = lifetimeDays
      ? new Date(Date.now() + Number(lifetimeDays) * DAY_MS).toISOString()
      : null;
    onCreated(await call('POST /api/keys', { body: { name: name.value, access, expiresAt } }));
    name.value = '';
  });
  return (
    <form class="card stack" onSubmit={onSubmit}>
      <h2>New key</h2>
      <Field
        label="Name"
        hint="What you’ll use it for, such as “Home server”."
        value={name}
        input={{ required: true, autocomplete: 'off', maxLength: 1000 }}
      />
      <Choice label="Access" value={access} options={ACCESS} onChoose={setAccess} />
      <Choice label="Expires" value={lifetimeDays} options={LIFETIMES} onChoose={setLifetimeDays} />
      <Problem problem={problem} />
      <SubmitButton isBusy={isBusy} busyText="Creating …">
        Create a key
      </SubmitButton>
    </form>
  );
}
