import type { Account, Usage } from '#lib/client/types.gen.ts';
import { capitalized } from '#lib/reading/en/capitalized.ts';
import { count } from '../amounts.ts';
import { usage } from '../api/operations.ts';
import { clockTime, lastDate, longDate } from '../dates.ts';
import { reachOf } from '../tiers/tier-words.ts';
import { Problem, TiersLink } from '../ui/notice.tsx';
import { useLoaded } from '../ui/use-loaded.ts';

/** What the account's tier allows, and how much of it is used. */
export function Limits({ user }: { user: Account }) {
  const { tier, profileCount, maxProfiles, maxDaysFromToday } = user;
  const { value, problem, reload } = useLoaded('usage', usage);
  return (
    <section class="card stack">
      <div class="row between">
        <h2>Your tier</h2>
        <TiersLink />
      </div>
      <dl class="facts">
        <div>
          <dt>Tier</dt>
          <dd>{capitalized(tier)}</dd>
        </div>
        <div>
          <dt>Profiles</dt>
          <dd>
            {profileCount} of {maxProfiles}
          </dd>
        </div>
        <div>
          <dt>Days ahead</dt>
          <dd>
            {capitalized(reachOf(maxDaysFromToday))}
            <span class="hint"> The last day is {longDate(lastDate(maxDaysFromToday))}.</span>
          </dd>
        </div>
        <Computed entries={value?.computedEntries} />
      </dl>
      <Problem problem={problem} onRetry={reload} />
    </section>
  );
}

/** Before they are known their place is kept, so that nothing moves. */
function Computed({ entries }: { entries: Usage['computedEntries'] | undefined }) {
  return (
    <div>
      <dt>Forecasts computed today</dt>
      <dd>
        {entries ? `${count(entries.used)} of ${count(entries.limit)}` : '…'}
        <span class="hint">
          {' '}
          What was computed before does not count. Counting begins anew at{' '}
          {entries ? clockTime(entries.resetsAt) : '…'}.
        </span>
      </dd>
    </div>
  );
}
