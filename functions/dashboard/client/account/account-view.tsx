import type { Account } from '#lib/client/types.gen.ts';
import { signOutHere } from '../sign-out.ts';
import { useTitle } from '../ui/use-title.ts';
import { EraseAccount } from './erase-account.tsx';
import { ExportAccount } from './export-account.tsx';
import { InstallApp } from './install-app.tsx';
import { Limits } from './limits.tsx';
import { Sessions } from './sessions.tsx';

/** The account: its tier and what is used of it, the app, its sessions, its data, and its end. */
export function AccountView({ user }: { user: Account }) {
  const { email } = user;
  useTitle('Account');
  return (
    <section class="stack">
      <header class="day-header">
        <div>
          <h1>Account</h1>
          <p class="hint">{email}</p>
        </div>
        <button type="button" class="quiet" onClick={signOutHere}>
          Sign out
        </button>
      </header>
      <Limits user={user} />
      <ExportAccount />
      <EraseAccount email={email} />
      {/* It grows when they are known, and nothing below moves. */}
      <Sessions />
      <InstallApp />
    </section>
  );
}
