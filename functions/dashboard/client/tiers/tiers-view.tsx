import { type Tier, type TierName, tiers } from '#lib/accounts/tiers.ts';
import type { Account } from '#lib/contract/account.ts';
import { capitalized } from '#lib/reading/en/capitalized.ts';
import { viewHref } from '../links.ts';
import { count, dollars, numberWord } from '../numbers.ts';
import { ButtonLink } from '../ui/button.tsx';
import { useTitle } from '../ui/page.tsx';
import { TIERS, tierHorizon } from './tier-limits.ts';

export function TiersView({ user }: { user: Account }) {
  useTitle('Plans');
  return (
    <section class="stack">
      <header>
        <p class="eyebrow">
          <a href={viewHref('you')}>You</a>
        </p>
        <h1>Plans</h1>
        <p class="lead">How many people you follow, and how far ahead you look.</p>
      </header>
      <div class="card tiers-card">
        <TierTable current={user.tier} />
      </div>
      <section class="card stack">
        <h2>What you can do with each</h2>
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
      <caption class="unseen">Plans</caption>
      <thead>
        <tr>
          <th scope="col">Plan</th>
          <th scope="col">A month</th>
          <th scope="col">People</th>
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
              <td data-name="People">{count(maxProfiles)}</td>
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
        <p class="hint">This is your plan.</p>
      ) : (
        (isMail() || isPage()) && (
          <ButtonLink href={requestUrl(tier, user.email)}>Switch to {capitalized(tier)}</ButtonLink>
        )
      )}
    </li>
  );
}

function HowToRequest({ email }: { email: string }) {
  if (isMail())
    return (
      <p class="hint">
        This opens an email to the operator of this service, with the plan and your address, {email}.
      </p>
    );
  if (isPage()) return <p class="hint">This opens a page of this service’s operator.</p>;
  return (
    <p>
      To switch, ask the operator of this service and give them your address: <strong>{email}</strong>.
    </p>
  );
}

/** What one does with each plan. */
const USES: Record<Tier, string> = {
  free: 'Read today and tomorrow.',
  starter: 'Plan a month. Compare two people.',
  pro: 'Plan a season for the whole family.',
  premium: 'Look half a year ahead. Pick a date for a wedding or a move.',
};

/** Describes a plan by its use and its limits. */
function additionText(tier: Tier): string {
  const { maxProfiles, maxDaysFromToday } = tiers[tier];
  const people = maxProfiles === 1 ? 'One person' : `${capitalized(numberWord(maxProfiles))} people`;
  return `${USES[tier]} ${people}, ${tierHorizon(maxDaysFromToday).toLowerCase()} ahead.`;
}

/** Returns the URL of a prefilled mail that requests a tier, or of the operator's page. */
function requestUrl(tier: Tier, email: string): string {
  const url = upgradeUrl();
  if (!isMail()) return url;
  const subject = `The ${tier} tier, please`;
  const body = `Hello,\n\nI would like the ${tier} tier for the account of ${email}.\n`;
  const separator = url.includes('?') ? '&' : '?';
  return `${url}${separator}subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
