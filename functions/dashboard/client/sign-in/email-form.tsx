import type { Signal } from '@preact/signals';
import { sendCode } from '../api/operations.ts';
import { Field } from '../ui/field.tsx';
import { Problem } from '../ui/notice.tsx';
import { SubmitButton } from '../ui/submit-button.tsx';
import { useTask } from '../ui/use-task.ts';

type EmailFormProps = { email: Signal<string>; onSent: () => void };

/** Asks for the address and has a code mailed to it. */
export function EmailForm({ email, onSent }: EmailFormProps) {
  const task = useTask(async () => {
    const address = email.value.trim();
    await sendCode(address);
    email.value = address;
    onSent();
  });
  return (
    <form
      class="card stack"
      onSubmit={(event) => {
        event.preventDefault();
        void task.run();
      }}
    >
      <Field
        label="E-mail address"
        hint="We mail you a code. There is no password."
        value={email}
        input={{ type: 'email', name: 'email', autocomplete: 'email', required: true, spellcheck: false }}
      />
      <Problem problem={task.problem} />
      <SubmitButton isBusy={task.isBusy} busyText="Sending …">
        Send me a code
      </SubmitButton>
    </form>
  );
}
