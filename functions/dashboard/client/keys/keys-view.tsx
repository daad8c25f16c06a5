import { useSignal } from '@preact/signals';
import type { CreatedKey } from '#lib/contract/keys.ts';
import { call, root } from '../api.ts';
import { longDate, today, zone, zoneName } from '../dates.ts';
import { viewHref } from '../links.ts';
import { chosenProfile, receivedKey } from '../session.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { Notice, Problem } from '../ui/notice.tsx';
import { useTitle } from '../ui/page.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { Webhooks } from '../webhooks/webhooks.tsx';
import { KeyForm } from './key-form.tsx';
import { KeyItem } from './key-item.tsx';

export function KeysView() {
  useTitle('API keys');
  const { value, problem, reload } = useLoaded('keys', () => call('GET /api/keys'));
  const created = useSignal<CreatedKey | undefined>(undefined);
  return (
    <section class="stack">
      <header>
        <p class="eyebrow">
          <a href={viewHref('you')}>You</a>
        </p>
        <h1>API keys</h1>
        <p class="hint">
          A key lets a program read forecasts and manage profiles for you. The{' '}
          <a href={new URL('docs', root).href}>documentation</a> shows how.
        </p>
      </header>
      {created.value && <NewKey key={created.value.id} created={created.value} />}
      <Problem problem={problem} onRetry={reload} />
      {value && (
        <div class="sides">
          {value.keys.length === 0 ? (
            <p class="lead">No keys yet. Create one for each program.</p>
          ) : (
            <ul class="stack">
              {value.keys.map((key) => (
                <KeyItem
                  key={key.id}
                  apiKey={key}
                  onRevoked={() => {
                    if (created.value?.id === key.id) created.value = undefined;
                    if (receivedKey.value.startsWith(key.start)) receivedKey.value = '';
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
                receivedKey.value = key.key;
                reload();
              }}
            />
            <CurlExample />
          </div>
        </div>
      )}
      {/* After the keys, because a list that grows would move what is below it. */}
      {value && <Webhooks />}
    </section>
  );
}

/** Shows the full text of a new key, which the service returns only once. */
const NewKey = ({ created }: { created: CreatedKey }) => (
  <Notice kind="done">
    <p>
      <strong>{created.name}</strong> is ready. Copy it now; you won’t see it again.
    </p>
    <div class="row">
      <code class="secret">{created.key}</code>
      <CopyButton text={created.key} label="Copy the key" />
    </div>
  </Notice>
);

/** A curl command for today's forecast, with the user's key and profile if the page has them. */
function CurlExample() {
  const key = receivedKey.value || 'YOUR_KEY';
  const profile = chosenProfile();
  const profileId = profile?.id ?? 'YOUR_PROFILE';
  const date = today();
  const query = new URLSearchParams({ profileId, startDate: date, endDate: date, tz: zone });
  const command = `curl '${new URL('api/horoscope/daily', root)}?${query}' -H 'Authorization: Bearer ${key}'`;
  return (
    <section class="card stack">
      <div class="row between">
        <h2>Try it</h2>
        <CopyButton text={command} label="Copy the command" />
      </div>
      <p>
        Reads {profile ? `${profile.name}’s day` : 'a day'}, {longDate(date)}, in the time zone of{' '}
        {zoneName()}.
      </p>
      <pre class="command">
        <code>{command}</code>
      </pre>
      <p class="hint">
        {receivedKey.value
          ? 'This command contains your key. The page forgets the key when you leave or reload.'
          : 'Replace YOUR_KEY with one of your keys. Full keys are shown only once.'}
        {!profile && ' Replace YOUR_PROFILE with the id of a profile.'}
      </p>
    </section>
  );
}
