import { useState } from 'preact/hooks';
import { call, root } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Notice, Problem } from '../ui/notice.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { type CreatedWebhook, WebhookForm } from './webhook-form.tsx';
import { WebhookItem } from './webhook-item.tsx';

/** The account's webhooks, with a form for a new one. */
export function Webhooks() {
  const { value, problem, reload } = useLoaded('webhooks', () => call('GET /api/webhooks'));
  const [created, setCreated] = useState<CreatedWebhook>();
  const [isAdding, setAdding] = useState(false);
  const showSecret = (webhook: CreatedWebhook) => {
    setCreated(webhook);
    setAdding(false);
    reload();
  };
  const isDeleted = value?.webhooks.every(({ id }) => id !== created?.id);
  return (
    <section class="stack webhooks">
      <div>
        <h2>Webhooks</h2>
        <p class="hint">
          A webhook sends your program a signed request when something happens. The{' '}
          <a href={new URL('docs/webhooks', root).href}>guide to webhooks</a> shows how to check it.
        </p>
      </div>
      {created && !isDeleted && <NewSecret key={created.secret} created={created} />}
      <Problem problem={problem} onRetry={reload} />
      {value && value.webhooks.length > 0 && (
        <ul class="stack">
          {value.webhooks.map((webhook) => (
            <WebhookItem key={webhook.id} webhook={webhook} onRotated={showSecret} onChanged={reload} />
          ))}
        </ul>
      )}
      {isAdding ? (
        <WebhookForm onCreated={showSecret} />
      ) : (
        <div class="row">
          <Button onClick={() => setAdding(true)}>Add a webhook</Button>
        </div>
      )}
    </section>
  );
}

/** Shows a new secret, which the service returns only once, and the public key that belongs to it. */
const NewSecret = ({ created: { url, secret, publicKey } }: { created: CreatedWebhook }) => (
  <Notice kind="done">
    <p>
      Events for <strong>{url}</strong> are signed with this secret. Copy it now; you won’t see it again.
    </p>
    <div class="row">
      <code class="secret">{secret}</code>
      <CopyButton text={secret} label="Copy the secret" />
    </div>
    <p>To check signatures without a secret, use the public key.</p>
    <div class="row">
      <code class="secret">{publicKey}</code>
      <CopyButton text={publicKey} label="Copy the public key" />
    </div>
  </Notice>
);
