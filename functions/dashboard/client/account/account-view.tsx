import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Account } from '#lib/contract/account.ts';
import { call } from '../api.ts';
import { today } from '../dates.ts';
import { goTo, hrefTo } from '../router.ts';
import { saveFile } from '../save-file.ts';
import { leave } from '../session.ts';
import { signOutHere } from '../sign-out.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { Field } from '../ui/form.tsx';
import { Problem } from '../ui/notice.tsx';
import { useTitle } from '../ui/page.tsx';
import { useTask } from '../ui/use-task.ts';
import { Deliveries } from './deliveries.tsx';
import { Device } from './device.tsx';
import { Limits } from './limits.tsx';
import { Sessions } from './sessions.tsx';

export function AccountView({ user }: { user: Account }) {
  const { email } = user;
  useTitle('You');
  return (
    <section class="stack">
      <header class="day-header">
        <div>
          <h1>You</h1>
          <p class="hint">{email}</p>
        </div>
        <Button onClick={signOutHere}>Sign out</Button>
      </header>
      <Deliveries user={user} />
      <Device />
      <Limits user={user} />
      <Developers />
      <ExportAccount />
      <EraseAccount email={email} />
      {/* The list of sessions is at the end, because it grows when they are loaded. */}
      <Sessions />
    </section>
  );
}

type ActionCardProps = { title: string; hint: string; children: ComponentChildren };

const ActionCard = ({ title, hint, children }: ActionCardProps) => (
  <section class="card row between">
    <div>
      <h2>{title}</h2>
      <p class="hint">{hint}</p>
    </div>
    {children}
  </section>
);

function ExportAccount() {
  const task = useTask(async () => {
    const text = JSON.stringify(await call('GET /api/auth/me/export'), null, 2);
    saveFile(new File([text], `horoscope-${today()}.json`, { type: 'application/json' }));
  });
  return (
    <ActionCard title="Your data" hint="Everything we store about you, in one file.">
      <Button aria-disabled={task.isBusy} onClick={() => void task.run()}>
        {task.isBusy ? 'Preparing …' : 'Download'}
      </Button>
      <Problem problem={task.problem} />
    </ActionCard>
  );
}

function EraseAccount({ email }: { email: string }) {
  const typedEmail = useSignal('');
  return (
    <ActionCard
      title="Delete the account"
      hint="Deletes you, the people you added, and everything about them."
    >
      <ConfirmButton
        label="Delete the account"
        question="Delete your account?"
        confirm="Delete everything"
        busyText="Deleting …"
        isReady={typedEmail.value.trim().toLowerCase() === email}
        action={async () => {
          await call('DELETE /api/auth/me');
          leave('Your account is deleted. You can sign up again at any time.');
          goTo('today');
        }}
      >
        <p>
          Everyone you added is deleted, with all forecasts and API keys. This can’t be undone. Type{' '}
          <strong>{email}</strong> to confirm.
        </p>
        <Field
          label="Your email address"
          value={typedEmail}
          input={{ type: 'email', autocomplete: 'off', spellcheck: false, required: true }}
        />
      </ConfirmButton>
    </ActionCard>
  );
}

const Developers = () => (
  <ActionCard title="For developers" hint="API keys with a command to try one, and webhooks.">
    <ButtonLink href={hrefTo('keys')}>API keys</ButtonLink>
  </ActionCard>
);
