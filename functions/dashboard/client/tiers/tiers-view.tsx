import { type Tier, tiers } from '#lib/accounts/tiers.ts';
import type { Account } from '#lib/client/types.gen.ts';
import { capitalized } from '#lib/reading/en/capitalized.ts';
import { viewHref } from '../addresses.ts';
import { count, dollars } from '../amounts.ts';
import { useTitle } from '../ui/use-title.ts';
import { addressToAsk, wayToAsk } from './how-to-ask.ts';
import { reachOf, TIERS } from './tier-words.ts';
import { whatItAdds } from './what-it-adds.ts';

/** What each tier costs and has room for, which one the account has, and how to get another. */
export function TiersView({ user }: { user: Account }) {
  useTitle('Tiers');
  return (
    <section class="stack">
      <header>
        <p class="eyebrow">
          <a href={viewHref('account')}>Account</a>
        </p>
        <h1>Tiers</h1>
        <p class="lead">How many people you keep here, and how far ahead you look.</p>
      </header>
      <div class="card tiers-card">
        <TierTable present={user.tier} />
      </div>
      <section class="card stack">
        <h2>What each adds</h2>
        <ul class="stack plain">
          {TIERS.map((tier) => (
            <Addition key={tier} tier={tier} user={user} />
          ))}
        </ul>
        <HowToAsk email={user.email} />
      </section>
    </section>
  );
}

function TierTable({ present }: { present: Tier }) {
  return (
    <table class="figures tiers">
      <caption class="unseen">The tiers</caption>
      <thead>
        <tr>
          <th scope="col">Tier</th>
          <th scope="col">A month</th>
          <th scope="col">Profiles</th>
          <th scope="col">Ahead</th>
        </tr>
      </thead>
      <tbody>
        {TIERS.map((tier) => {
          const { priceUsdPerMonth, maxProfiles, maxDaysFromToday } = tiers[tier];
          return (
            <tr key={tier} {...(tier === present && { 'aria-current': true, class: 'present' })}>
              <th scope="row">
                {capitalized(tier)}
                {tier === present && <span class="yours">yours</span>}
              </th>
              <td data-name="A month">{dollars(priceUsdPerMonth)}</td>
              <td data-name="Profiles">{count(maxProfiles)}</td>
              <td data-name="Ahead">{reachOf(maxDaysFromToday)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Addition({ tier, user }: { tier: Tier; user: Account }) {
  return (
    <li class="row between">
      <div class="addition">
        <h3>{capitalized(tier)}</h3>
        <p>{whatItAdds(tier)}</p>
      </div>
      {tier === user.tier ? (
        <p class="hint">This is your tier.</p>
      ) : (
        wayToAsk() !== 'none' && (
          <a class="button quiet" href={addressToAsk(tier, user.email)}>
            Ask for {tier}
          </a>
        )
      )}
    </li>
  );
}

function HowToAsk({ email }: { email: string }) {
  const way = wayToAsk();
  if (way === 'mail')
    return (
      <p class="hint">
        Asking opens a mail to whoever runs this service. It names the tier and your address, {email}.
      </p>
    );
  if (way === 'page') return <p class="hint">Asking leads to a page of whoever runs this service.</p>;
  return (
    <p>
      For another tier, ask whoever runs this service, and give them the address of your account:{' '}
      <strong>{email}</strong>.
    </p>
  );
}
