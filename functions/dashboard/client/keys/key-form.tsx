import { useSignal } from '@preact/signals';
import type { CreatedKey } from '../api/answers.ts';
import { createKey } from '../api/operations.ts';
import { Field } from '../ui/field.tsx';
import { Problem } from '../ui/notice.tsx';
import { SubmitButton } from '../ui/submit-button.tsx';
import { useTask } from '../ui/use-task.ts';

/** Creates a key with a name to tell it by. */
export function KeyForm({ onCreated }: { onCreated: (key: CreatedKey) => void }) {
  const name = useSignal('');
  const task = useTask(async () => {
    onCreated(await createKey(name.value));
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
      <Problem text={task.problem} />
      <SubmitButton isBusy={task.isBusy} busyText="Creating …">
        Create a key
      </SubmitButton>
    </form>
  );
}
