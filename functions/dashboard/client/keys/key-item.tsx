import type { KeyItem as Key } from '#lib/contract/keys.ts';
import { call, unlessDeleted } from '../api.ts';
import { nowMs } from '../clock.ts';
import { dateAndTime, dateOfInstant } from '../dates.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';

/** A key's name, first characters, access and expiry, with a button to revoke the key. */
export function KeyItem({ apiKey, onRevoked }: { apiKey: Key; onRevoked: () => void }) {
  const { id, name, start, createdAt, lastUsedAt } = apiKey;
  // The service gives this name to the key that a sign-in returns.
  const isSignInKey = name === 'Sign-in';
  const revoke = async () => {
    await unlessDeleted(call('DELETE /api/keys/{id}', { params: { id } }));
    onRevoked();
  };
  return (
    <li class="card row between">
      <div>
        <h2>{name}</h2>
        <p>
          <code>{start}…</code> {termsOf(apiKey)}
        </p>
        <p class="hint">
          Created {dateAndTime(createdAt)} ·{' '}
          {lastUsedAt ? `last used on ${dateOfInstant(lastUsedAt)}` : 'never used'}
        </p>
      </div>
      <ConfirmButton
        label={isSignInKey ? 'Replace' : 'Revoke'}
        of={name}
        question={isSignInKey ? 'Replace the sign-in key?' : `Revoke ${name}?`}
        confirm="Revoke the key"
        busyText="Revoking …"
        action={revoke}
      >
        <p>
          Programs that use this key stop working right away.{' '}
          {isSignInKey
            ? 'Your next sign-in creates a new one. You stay signed in here.'
            : 'You stay signed in here.'}
        </p>
      </ConfirmButton>
    </li>
  );
}

function termsOf({ access, expiresAt }: Key): string {
  const isExpired = expiresAt && Date.parse(expiresAt) <= nowMs.value;
  const end = expiresAt && `${isExpired ? 'expired' : 'expires'} on ${dateOfInstant(expiresAt)}`;
  return [access === 'read' && 'read only', end].filter(Boolean).join(' · ');
}
