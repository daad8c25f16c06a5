import { TIER_USES, type Tier, tiers } from '#lib/accounts/tiers.ts';
import type { Account } from '#lib/contract/account.ts';
import { capitalized } from '#lib/reading/en/capitalized.ts';
import { viewHref } from '../links.ts';
import { count, dollars } from '../numbers.ts';
import { ButtonLink } from '../ui/button.tsx';
import { useTitle } from '../ui/page.tsx';
import { TIERS, tierReach } from './tier-limits.ts';

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
      <ul class="plans">
        {TIERS.map((tier) => (
          <Plan key={tier} tier={tier} user={user} />
        ))}
      </ul>
      <HowToRequest email={user.email} />
    </section>
  );
}

/** The operator's mailto: or https: URL for requesting another tier; empty if not set. */
const upgradeUrl = (): string => document.documentElement.dataset['upgrades'] ?? '';
const isMail = (): boolean => upgradeUrl().startsWith('mailto:');
const isPage = (): boolean => upgradeUrl().startsWith('https:');

type PlanProps = { tier: Tier; user: Account };

/** A plan: what one does with it, then its figures. */
function Plan({ tier, user }: PlanProps) {
  const { priceUsdPerMonth, maxProfiles, maxDaysFromToday } = tiers[tier];
  const isCurrent = tier === user.tier;
  return (
    <li {...(isCurrent && { 'aria-current': true })}>
      <h2>{capitalized(tier)}</h2>
      <p class="plan-use">{TIER_USES[tier]}</p>
      <p class="hint">
        {priceUsdPerMonth === 0 ? 'Free' : `${dollars(priceUsdPerMonth)} a month`} ·{' '}
        {maxProfiles === 1 ? 'one person' : `${count(maxProfiles)} people`} · {tierReach(maxDaysFromToday)}
      </p>
      {isCurrent ? (
        <p class="yours">Your plan</p>
      ) : (
        (isMail() || isPage()) && <Switch tier={tier} user={user} />
      )}
    </li>
  );
}

function Switch({ tier, user }: PlanProps) {
  const href = requestUrl(tier, user.email);
  const isLarger = tiers[tier].maxDaysFromToday > user.maxDaysFromToday;
  return isLarger ? (
    <ButtonLink href={href}>Request {capitalized(tier)}</ButtonLink>
  ) : (
    <a href={href}>Go back to {capitalized(tier)}</a>
  );
}

function HowToRequest({ email }: { email: string }) {
  if (isMail())
    return <p class="hint">This opens an email to us with the plan and your address, {email}, filled in.</p>;
  if (isPage()) return <p class="hint">This opens a page of this service’s operator.</p>;
  return (
    <p>
      To switch, ask the operator of this service and give them your address: <strong>{email}</strong>.
    </p>
  );
}

/** Returns the URL of a prefilled mail that requests a tier, or of the operator's page. */
function requestUrl(tier: Tier, email: string): string {
  const url = upgradeUrl();
  if (!isMail()) return url;
  const subject = `The ${capitalized(tier)} plan, please`;
  const body = `Hello,\n\nI’d like the ${capitalized(tier)} plan for the account of ${email}.\n`;
  const separator = url.includes('?') ? '&' : '?';
  return `${url}${separator}subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
