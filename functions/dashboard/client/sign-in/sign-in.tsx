import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { session } from '../session.ts';
import { MoonMark } from '../ui/moon-mark.tsx';
import { Notice } from '../ui/notice.tsx';
import { Progress } from '../ui/progress.tsx';
import { CodeForm } from './code-form.tsx';
import { EmailForm } from './email-form.tsx';

/** The way in: an address, then the code that was mailed to it. */
export function SignIn() {
  const email = useSignal('');
  useEffect(() => {
    document.title = 'Sign in · Horoscope';
  }, []);
  const reason = session.value.state === 'signed-out' ? session.value.reason : undefined;
  return (
    <main class="sign-in">
      <Progress />
      <header class="stack">
        <MoonMark />
        <h1>Your days, from the real sky</h1>
        <p class="lead">
          Forecasts computed from where the planets are today and where they were when you were born.
        </p>
      </header>
      {reason && <Notice>{reason}</Notice>}
      {email.value ? (
        <CodeForm
          email={email.value}
          onBack={() => {
            email.value = '';
          }}
        />
      ) : (
        <EmailForm
          onSent={(address) => {
            email.value = address;
          }}
        />
      )}
    </main>
  );
}
