import type { User } from '../api/answers.ts';
import { signOut } from '../api/operations.ts';
import { lastDate, longDate } from '../dates.ts';
import { goTo } from '../router.ts';
import { leave } from '../session.ts';
import { Problem } from '../ui/notice.tsx';
import { useTask } from '../ui/use-task.ts';
import { EraseAccount } from './erase-account.tsx';
import { ExportAccount } from './export-account.tsx';
import { Sessions } from './sessions.tsx';

/** The account: its tier with the limits and what is used of them, its sessions, its data, and its end. */
export function AccountView({ user }: { user: User }) {
  const { email, tier, profileCount, maxProfiles, maxDaysFromToday } = user;
  const task = useTask(async () => {
    await signOut();
    leave('You are signed out.');
    goTo('today');
  });
  return (
    <section class="stack">
      <header class="day-header">
        <div>
          <h1>Account</h1>
          <p class="hint">{email}</p>
        </div>
        <button type="button" class="quiet" aria-disabled={task.isBusy} onClick={() => void task.run()}>
          Sign out
        </button>
      </header>
      <Problem text={task.problem} />
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
