import { useSignal } from '@preact/signals';
import type { CreatedKey } from '#lib/client/types.gen.ts';
import { listKeys } from '../api/operations.ts';
import { root } from '../api/request.ts';
import { knownKey } from '../session.ts';
import { Problem } from '../ui/notice.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { useTitle } from '../ui/use-title.ts';
import { CurlLine } from './curl-line.tsx';
import { KeyForm } from './key-form.tsx';
import { KeyItem } from './key-item.tsx';
import { NewKey } from './new-key.tsx';

/** The account's API keys: what there is, a new one, and a first command for the shell. */
export function KeysView() {
  useTitle('Keys');
  const { value, problem, reload } = useLoaded('keys', listKeys);
  const created = useSignal<CreatedKey | undefined>(undefined);
  return (
    <section class="stack">
      <header>
        <h1>Keys</h1>
        <p class="hint">
          A key lets a program read forecasts and manage profiles in your name; the{' '}
          <a href={new URL('docs', root).href}>documentation</a> says how.
        </p>
      </header>
      {created.value && <NewKey key={created.value.id} created={created.value} />}
      <Problem problem={problem} onRetry={reload} />
      {value && (
        <div class="sides">
          {value.keys.length === 0 ? (
            <p class="lead">No key is left. Create one for each program that needs one.</p>
          ) : (
            <ul class="stack plain">
              {value.keys.map((key) => (
                <KeyItem
                  key={key.id}
                  apiKey={key}
                  onRevoked={() => {
                    if (created.value?.id === key.id) created.value = undefined;
                    if (knownKey.value.startsWith(key.start)) knownKey.value = '';
                    reload();
                  }}
                />
              ))}
            </ul>
          )}
          <div class="stack">
            <KeyForm
              onCreated={(key) => {
                created.value = key;
                knownKey.value = key.key;
                reload();
              }}
            />
            <CurlLine />
          </div>
        </div>
      )}
    </section>
  );
}
