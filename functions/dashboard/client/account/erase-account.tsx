import { useSignal } from '@preact/signals';
import { eraseAccount } from '../api/operations.ts';
import { goTo } from '../router.ts';
import { leave } from '../session.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { Field } from '../ui/field.tsx';

/** Erases the account, once the person has typed its address. */
export function EraseAccount({ email }: { email: string }) {
  const typed = useSignal('');
  return (
    <section class="card row between">
      <div>
        <h2>Delete the account</h2>
        <p class="hint">Profiles, forecasts, keys and sessions go with it.</p>
      </div>
      <ConfirmButton
        label="Delete the account"
        question="Delete your account?"
        confirm="Delete everything"
        busyText="Deleting …"
        isReady={typed.value.trim().toLowerCase() === email}
        action={async () => {
          await eraseAccount();
          leave('Your account is deleted. The address is free for a new one.');
          goTo('today');
        }}
      >
        <p>
          Every profile, forecast, key and session is erased, and nothing brings them back. Type{' '}
          <strong>{email}</strong> to go on.
        </p>
        <Field
          label="Your e-mail address"
          value={typed}
          input={{ type: 'email', autocomplete: 'off', spellcheck: false, required: true }}
        />
      </ConfirmButton>
    </section>
  );
}
