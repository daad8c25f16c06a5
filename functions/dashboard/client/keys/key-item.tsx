import type { Key } from '../api/answers.ts';
import { revokeKey } from '../api/operations.ts';
import { moment } from '../dates.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';

type KeyItemProps = { apiKey: Key; onRevoked: () => void };

/** One key by its first characters, and its revocation. */
export function KeyItem({ apiKey, onRevoked }: KeyItemProps) {
  const { id, name, start, createdAt, lastUsedAt } = apiKey;
  return (
    <li class="card row between">
      <div>
        <h2>{name}</h2>
        <p>
          <code>{start}…</code>
        </p>
        <p class="hint">
          Created {moment(createdAt)} · {lastUsedAt ? `last used ${moment(lastUsedAt)}` : 'never used'}
        </p>
      </div>
      <ConfirmButton
        label="Revoke"
        of={name}
        question={`Revoke ${name}?`}
        confirm="Revoke the key"
        busyText="Revoking …"
        action={async () => {
          await revokeKey(id);
          onRevoked();
        }}
      >
        <p>Whatever uses this key is refused from its next request on. You stay signed in here.</p>
      </ConfirmButton>
    </li>
  );
}
