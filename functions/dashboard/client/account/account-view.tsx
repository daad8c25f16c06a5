import type { Account } from '#lib/client/types.gen.ts';
import { lastDate, longDate } from '../dates.ts';
import { signOutHere } from '../sign-out.ts';
import { EraseAccount } from './erase-account.tsx';
import { ExportAccount } from './export-account.tsx';
import { Sessions } from './sessions.tsx';

/** The account: its tier with the limits and what is used of them, its sessions, its data, and its end. */
export function AccountView({ user }: { user: Account }) {
  const { email, tier, profileCount, maxProfiles, maxDaysFromToday } = user;
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
      <dl class="card facts">
        <div>
          <dt>Tier</dt>
          <dd class="tier">{tier}</dd>
        </div>
        <div>
          <dt>Profiles</dt>
          <dd>
            {profileCount} of {maxProfiles}
          </dd>
        </div>
        <div>
          <dt>Horizon</dt>
          <dd>
            {maxDaysFromToday === 1 ? 'Tomorrow' : `${maxDaysFromToday} days`}
            <span class="hint"> to {longDate(lastDate(maxDaysFromToday))}</span>
          </dd>
        </div>
      </dl>
      <Sessions />
      <ExportAccount />
      <EraseAccount email={email} />
    </section>
  );
}
