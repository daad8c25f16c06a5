import type { KeyItem as Key } from '#lib/client/types.gen.ts';
import { revokeKey } from '../api/operations.ts';
import { dayOf, isOver, moment } from '../dates.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';

/** What the service calls the key that sign-ins return. */
const SIGN_IN = 'Sign-in';

type KeyItemProps = { apiKey: Key; onRevoked: () => void };

/** One key by its first characters, with what it may and until when, and its revocation. */
export function KeyItem({ apiKey, onRevoked }: KeyItemProps) {
  const { id, name, start, createdAt, lastUsedAt } = apiKey;
  const revoke = async () => {
    await revokeKey(id);
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
          Created {moment(createdAt)} · {lastUsedAt ? `last used on ${dayOf(lastUsedAt)}` : 'never used'}
        </p>
      </div>
      {name === SIGN_IN ? (
        <ConfirmButton
          label="Replace"
          of={name}
          question="Replace the sign-in key?"
          confirm="Revoke the key"
          busyText="Revoking …"
          action={revoke}
        >
          <p>
            Whatever uses this key is refused from its next request on. Your next sign-in gives you a new one;
            you stay signed in here.
          </p>
        </ConfirmButton>
      ) : (
        <ConfirmButton
          label="Revoke"
          of={name}
          question={`Revoke ${name}?`}
          confirm="Revoke the key"
          busyText="Revoking …"
          action={revoke}
        >
          <p>Whatever uses this key is refused from its next request on. You stay signed in here.</p>
        </ConfirmButton>
      )}
    </li>
  );
}

function termsOf({ access, expiresAt }: Key): string {
  const end = expiresAt && `${isOver(expiresAt) ? 'expired' : 'expires'} on ${dayOf(expiresAt)}`;
  return [access === 'read' && 'read only', end].filter(Boolean).join(' · ');
}
