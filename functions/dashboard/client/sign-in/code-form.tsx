import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { call } from '../api.ts';
import { receivedKey, session } from '../session.ts';
import { signIn } from '../sign-out.ts';
import { Button } from '../ui/button.tsx';
import { Field, SubmitButton } from '../ui/form.tsx';
import { Problem } from '../ui/notice.tsx';
import { announce } from '../ui/page.tsx';
import { useTask } from '../ui/use-task.ts';

const DIGITS = 6;

type CodeFormProps = { email: string; onBack: () => void; onDone: () => void };

/** Accepts the code, typed or pasted with surrounding text, and signs in once there are six digits. */
export function CodeForm({ email, onBack, onDone }: CodeFormProps) {
  const code = useSignal('');
  const form = useRef<HTMLFormElement>(null);
  const task = useTask(async () => {
    try {
      const { apiKey } = await signIn(email, code.value);
      receivedKey.value = apiKey;
      onDone();
      // The code is consumed by now, so the account is loaded separately: a failed load can be retried without a code.
      session.value = { state: 'unknown' };
    } catch (error) {
      code.value = '';
      form.current?.querySelector('input')?.focus();
      throw error;
    }
  });
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const rejected = task.problem?.code === 'invalid_code' ? task.problem : undefined;
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
        hint={`Sent to ${email}. Valid for 10 minutes.`}
        {...(rejected && { problem: rejected.message })}
        value={code}
        onChange={runIfComplete}
        clean={(typed) => typed.replace(/\D/g, '').slice(0, DIGITS)}
        input={{ class: 'code', inputMode: 'numeric', autocomplete: 'one-time-code', required: true }}
      />
      <Problem problem={rejected ? undefined : task.problem} />
      <SubmitButton isBusy={task.isBusy} busyText="Checking …">
        Sign in
      </SubmitButton>
      <div class="row even">
        <Button onClick={onBack}>Use a different email</Button>
        <ResendButton send={() => call('POST /api/auth/send-code', { body: { email } })} />
      </div>
    </form>
  );
}

const RESEND_SECONDS = 60;

/** Formats 60 seconds like `1:00`. */
const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Sends another code, at most once a minute. */
function ResendButton({ send }: { send: () => Promise<unknown> }) {
  const secondsLeft = useSignal(RESEND_SECONDS);
  const task = useTask(async () => {
    await send();
    secondsLeft.value = RESEND_SECONDS;
    announce('A new code is on its way.');
  });
  useEffect(() => {
    const timer = setInterval(() => {
      if (secondsLeft.value > 0) secondsLeft.value -= 1;
    }, 1000);
    return () => clearInterval(timer);
  }, [secondsLeft]);
  const isWaiting = secondsLeft.value > 0;
  return (
    <>
      <Button disabled={isWaiting} onClick={() => void task.run()}>
        {isWaiting ? `Resend code in ${minutesAndSeconds(secondsLeft.value)}` : 'Resend code'}
      </Button>
      <Problem problem={task.problem} />
    </>
  );
}
