import type { CreatedKey } from '#lib/client/types.gen.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { Notice } from '../ui/notice.tsx';

/** A new key, whole, for the only time. */
export function NewKey({ created }: { created: CreatedKey }) {
  return (
    <Notice kind="done">
      <p>
        <strong>{created.name}</strong> is ready. Copy the key now: it is never shown again.
      </p>
      <div class="row">
        <code class="secret">{created.key}</code>
        <CopyButton text={created.key} label="Copy the key" />
      </div>
    </Notice>
  );
}
