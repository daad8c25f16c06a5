import type { CreatedCalendar } from '#lib/client/types.gen.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { Notice } from '../ui/notice.tsx';

/** A new calendar's address, for the only time. */
export function NewAddress({ created: { name, url } }: { created: CreatedCalendar }) {
  return (
    <Notice kind="done">
      <p>
        The address of <strong>{name}</strong> is ready. Use it now, or copy it: it is never shown again.
      </p>
      <code class="secret">{url}</code>
      <div class="row">
        <CopyButton text={url} label="Copy the address" />
        <a class="button primary" href={url.replace(/^https?:/, 'webcal:')}>
          Open in my calendar program
        </a>
      </div>
    </Notice>
  );
}
