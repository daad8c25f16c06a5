import { type Tier, type TierName, tiers } from '#lib/accounts/tiers.ts';
import type { Account } from '#lib/contract/account.ts';
import { capitalized } from '#lib/reading/en/capitalized.ts';
import { viewHref } from '../links.ts';
import { count, dollars, numberWord, quantity } from '../numbers.ts';
import { ButtonLink } from '../ui/button.tsx';
import { useTitle } from '../ui/page.tsx';
import { TIERS, tierHorizon } from './tier-limits.ts';

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
        <TierTable current={user.tier} />
      </div>
      <section class="card stack">
        <h2>What each adds</h2>
        <ul class="stack">
          {TIERS.map((tier) => (
            <Addition key={tier} tier={tier} user={user} />
          ))}
        </ul>
        <HowToRequest email={user.email} />
      </section>
    </section>
  );
}

/** The operator's mailto: or https: URL for requesting another tier; empty if not set. */
const upgradeUrl = (): string => document.documentElement.dataset['upgrades'] ?? '';
const isMail = (): boolean => upgradeUrl().startsWith('mailto:');
const isPage = (): boolean => upgradeUrl().startsWith('https:');

function TierTable({ current }: { current: TierName }) {
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
            <tr key={tier} {...(tier === current && { 'aria-current': true, class: 'present' })}>
              <th scope="row">
                {capitalized(tier)}
                {tier === current && <span class="yours">yours</span>}
              </th>
              <td data-name="A month">{dollars(priceUsdPerMonth)}</td>
              <td data-name="Profiles">{count(maxProfiles)}</td>
              <td data-name="Ahead">{tierHorizon(maxDaysFromToday)}</td>
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
        <p>{additionText(tier)}</p>
      </div>
      {tier === user.tier ? (
        <p class="hint">This is your tier.</p>
      ) : (
        (isMail() || isPage()) && <ButtonLink href={requestUrl(tier, user.email)}>Ask for {tier}</ButtonLink>
      )}
    </li>
  );
}

function HowToRequest({ email }: { email: string }) {
  if (isMail())
    return (
      <p class="hint">
        Asking opens a mail to whoever runs this service. It names the tier and your address, {email}.
      </p>
    );
  if (isPage()) return <p class="hint">Asking leads to a page of whoever runs this service.</p>;
  return (
    <p>
      For another tier, ask whoever runs this service, and give them the address of your account:{' '}
      <strong>{email}</strong>.
    </p>
  );
}

/** Describes what a tier adds to the tier below it. */
function additionText(tier: Tier): string {
  const { maxProfiles, maxDaysFromToday } = tiers[tier];
  const lower = TIERS[TIERS.indexOf(tier) - 1];
  if (!lower)
    return `${capitalized(quantity(maxProfiles, 'profile'))}, and forecasts up to ${horizonText(maxDaysFromToday)}.`;
  const profiles = maxProfiles - tiers[lower].maxProfiles;
  const days = maxDaysFromToday - tiers[lower].maxDaysFromToday;
  const added = `${capitalized(numberWord(profiles))} more ${profiles === 1 ? 'profile' : 'profiles'} than ${lower}, and ${count(days)} more days ahead.`;
  const isFirstWithTwo = maxProfiles > 1 && tiers[lower].maxProfiles === 1;
  return isFirstWithTwo ? `${added} With a second profile, you can compare two people.` : added;
}

const horizonText = (days: number): string => (days === 1 ? 'tomorrow' : `${count(days)} days ahead`);

/** Returns the URL of a prefilled mail that requests a tier, or of the operator's page. */
function requestUrl(tier: Tier, email: string): string {
  const url = upgradeUrl();
  if (!isMail()) return url;
  const subject = `The ${tier} tier, please`;
  const body = `Hello,\n\nI would like the ${tier} tier for the account of ${email}.\n`;
  const separator = url.includes('?') ? '&' : '?';
  return `${url}${separator}subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
