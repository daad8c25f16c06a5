import '../shared-chunk.ts';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { call } from '../api.ts';
import { session } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { Field, SubmitButton } from '../ui/form.tsx';
import { Notice, Problem } from '../ui/notice.tsx';
import { Progress, useTitle } from '../ui/page.tsx';
import { useTask } from '../ui/use-task.ts';
import { Birthday } from './birthday.tsx';
import { CodeForm } from './code-form.tsx';

/** sessionStorage key of the address that a code was sent to. Phones may unload the page while the user opens the mail. */
const PENDING_EMAIL_KEY = 'awaited-code';

/** The sign-in page: first an email address, then the code. The page takes the focus if it replaces a signed-in view. */
export function SignIn({ takesFocus }: { takesFocus: boolean }) {
  const main = useRef<HTMLElement>(null);
  const { reason, email: lastEmail } = session.value.state === 'signed-out' ? session.value : {};
  const pendingEmail = sessionStorage.getItem(PENDING_EMAIL_KEY);
  const email = useSignal(pendingEmail ?? lastEmail ?? '');
  const isSent = useSignal(pendingEmail !== null);
  useTitle('Sign in');
  useEffect(() => {
    if (takesFocus) main.current?.focus();
  }, [takesFocus]);
  const clearPending = () => sessionStorage.removeItem(PENDING_EMAIL_KEY);
  return (
    <main class="sign-in" ref={main} tabIndex={-1}>
      <Progress />
      {!reason && !isSent.value && <Birthday />}
      <div>
        {reason && (
          <Notice>
            <p>{reason}</p>
            {lastEmail && (
              <Button
                onClick={() => {
                  clearPending();
                  session.value = { state: 'unknown' };
                }}
              >
                Back without signing in
              </Button>
            )}
          </Notice>
        )}
      </div>
      {isSent.value ? (
        <CodeForm
          email={email.value}
          onBack={() => {
            clearPending();
            isSent.value = false;
          }}
          onDone={clearPending}
        />
      ) : (
        <EmailForm
          email={email}
          onSent={() => {
            sessionStorage.setItem(PENDING_EMAIL_KEY, email.value);
            isSent.value = true;
          }}
        />
      )}
    </main>
  );
}

function EmailForm({ email, onSent }: { email: Signal<string>; onSent: () => void }) {
  const { onSubmit, isBusy, problem } = useTask(async () => {
    const address = email.value.trim();
    await call('POST /api/auth/send-code', { body: { email: address } });
    email.value = address;
    onSent();
  });
  return (
    <form class="card stack" onSubmit={onSubmit}>
      <Field
        label="Email address"
        hint="We’ll email you a code. No password."
        value={email}
        input={{ type: 'email', name: 'email', autocomplete: 'email', required: true, spellcheck: false }}
      />
      <Problem problem={problem} />
      <SubmitButton isBusy={isBusy} busyText="Sending …">
        Send me a code
      </SubmitButton>
    </form>
  );
}
