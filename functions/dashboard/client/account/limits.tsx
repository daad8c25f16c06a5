import type { ComponentChildren } from 'preact';
import type { Account } from '#lib/contract/account.ts';
import { capitalized } from '#lib/reading/en/capitalized.ts';
import { call } from '../api.ts';
import { clockTime, lastForecastDate, longDate } from '../dates.ts';
import { count } from '../numbers.ts';
import { tierHorizon } from '../tiers/tier-limits.ts';
import { Problem, TiersLink } from '../ui/notice.tsx';
import { useLoaded } from '../ui/use-loaded.ts';

export function Limits({ user }: { user: Account }) {
  const { tier, profileCount, maxProfiles, maxDaysFromToday } = user;
  const { value, problem, reload } = useLoaded('usage', () => call('GET /api/usage'));
  const computed = value?.computedEntries;
  return (
    <section class="card stack">
      <div class="row between">
        <h2>Your plan</h2>
        <TiersLink />
      </div>
      <dl class="facts">
        <Fact name="Plan">{capitalized(tier)}</Fact>
        <Fact name="People">{`${profileCount} of ${maxProfiles}`}</Fact>
        <Fact name="Days ahead">
          {capitalized(tierHorizon(maxDaysFromToday))}
          <span class="hint"> The last day is {longDate(lastForecastDate(maxDaysFromToday))}.</span>
        </Fact>
        {/* Placeholders while loading avoid a layout shift. */}
        <Fact name="Forecasts computed today">
          {computed ? `${count(computed.used)} of ${count(computed.limit)}` : '…'}
          <span class="hint">
            {' '}
            Looking again is free. Resets at {computed ? clockTime(computed.resetsAt) : '…'}.
          </span>
        </Fact>
      </dl>
      <Problem problem={problem} onRetry={reload} />
    </section>
  );
}

const Fact = ({ name, children }: { name: string; children: ComponentChildren }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
