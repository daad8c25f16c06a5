import '../shared.ts';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { session } from '../session.ts';
import { Notice } from '../ui/notice.tsx';
import { Progress } from '../ui/progress.tsx';
import { useTitle } from '../ui/use-title.ts';
import { CodeForm } from './code-form.tsx';
import { EmailForm } from './email-form.tsx';

/** Where the tab keeps the address that a code is awaited for: phones drop a page while its reader opens the mail. */
const AWAITED = 'awaited-code';

/**
 * The way in: an address, then the code that was mailed to it. It takes the focus where somebody was signed in before it, so
 * that the keyboard goes on from there.
 */
export function SignIn({ takesFocus }: { takesFocus: boolean }) {
  const place = useRef<HTMLElement>(null);
  const { reason, email: known } = session.value.state === 'signed-out' ? session.value : {};
  const awaited = sessionStorage.getItem(AWAITED);
  const email = useSignal(awaited ?? known ?? '');
  const isSent = useSignal(awaited !== null);
  useTitle('Sign in');
  useEffect(() => {
    if (takesFocus) place.current?.focus();
  }, [takesFocus]);
  const forget = () => sessionStorage.removeItem(AWAITED);
  return (
    <main class="sign-in" ref={place} tabIndex={-1}>
      <Progress />
      <div>
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
