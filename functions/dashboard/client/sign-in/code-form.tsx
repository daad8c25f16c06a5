import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { sendCode } from '../api/operations.ts';
import { knownKey, session } from '../session.ts';
import { signIn } from '../sign-out.ts';
import { Field } from '../ui/field.tsx';
import { Problem } from '../ui/notice.tsx';
import { SubmitButton } from '../ui/submit-button.tsx';
import { useTask } from '../ui/use-task.ts';
import { ResendButton } from './resend-button.tsx';

const DIGITS = 6;

type CodeFormProps = { email: string; onBack: () => void; onDone: () => void };

/** Takes the six digits, typed or pasted with whatever stands around them, and signs in as soon as they are there. */
export function CodeForm({ email, onBack, onDone }: CodeFormProps) {
  const code = useSignal('');
  const form = useRef<HTMLFormElement>(null);
  const task = useTask(async () => {
    try {
      const { apiKey } = await signIn(email, code.value);
      knownKey.value = apiKey;
      onDone();
      // The code is used up: who is signed in is asked apart, so that it can be asked again.
      session.value = { state: 'unknown' };
    } catch (error) {
      code.value = '';
      form.current?.querySelector('input')?.focus();
      throw error;
    }
  });
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const runIfComplete = () => {
    if (code.value.length === DIGITS) void task.run();
  };

  return (
    <form
      ref={form}
      class="card stack"
      onSubmit={(event) => {
        event.preventDefault();
        runIfComplete();
      }}
    >
      <Field
        label="Six-digit code"
        hint={`Sent to ${email}. It is valid for 10 minutes.`}
        value={code}
        onChange={runIfComplete}
        clean={(typed) => typed.replace(/\D/g, '').slice(0, DIGITS)}
        input={{ class: 'code', inputMode: 'numeric', autocomplete: 'one-time-code', required: true }}
      />
      <Problem problem={task.problem} />
      <SubmitButton isBusy={task.isBusy} busyText="Checking …">
        Sign in
      </SubmitButton>
      <div class="row even">
        <button type="button" class="quiet" onClick={onBack}>
          Another address
        </button>
        <ResendButton send={() => sendCode(email)} />
      </div>
    </form>
  );
}
