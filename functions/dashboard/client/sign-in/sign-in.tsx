import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { session } from '../session.ts';
import { Notice } from '../ui/notice.tsx';
import { Progress } from '../ui/progress.tsx';
import { CodeForm } from './code-form.tsx';
import { EmailForm } from './email-form.tsx';

/** Where the tab keeps the address that a code is awaited for: phones drop a page while its reader opens the mail. */
const AWAITED = 'awaited-code';

/** The way in: an address, then the code that was mailed to it. */
export function SignIn() {
  const { reason, email: known } = session.value.state === 'signed-out' ? session.value : {};
  const awaited = sessionStorage.getItem(AWAITED);
  const email = useSignal(awaited ?? known ?? '');
  const isSent = useSignal(awaited !== null);
  useEffect(() => {
    document.title = 'Sign in · Horoscope';
  }, []);
  const forget = () => sessionStorage.removeItem(AWAITED);
  return (
    <main class="sign-in">
      <Progress />
      <div role="status">
        {reason && (
          <Notice>
            <p>{reason}</p>
            {known && (
              <button
                type="button"
                class="quiet"
                onClick={() => {
                  forget();
                  session.value = { state: 'unknown' };
                }}
              >
                Back without signing in
              </button>
            )}
          </Notice>
        )}
      </div>
      {isSent.value ? (
        <CodeForm
          email={email.value}
          onBack={() => {
            forget();
            isSent.value = false;
          }}
          onDone={forget}
        />
      ) : (
        <EmailForm
          email={email}
          onSent={() => {
            sessionStorage.setItem(AWAITED, email.value);
            isSent.value = true;
          }}
        />
      )}
    </main>
  );
}
