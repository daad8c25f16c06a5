import { TIER_USES, type Tier, tiers } from '#lib/accounts/tiers.ts';
import { escapeHtml } from '#lib/escape-html.ts';
import { capitalized } from '#lib/reading/en/capitalized.ts';

const TIERS = Object.entries(tiers) as [Tier, (typeof tiers)[Tier]][];

export const hero = (productName: string, title: string): string => `<header class="landing hero">
<p class="brand"><svg class="moon-mark" viewBox="0 0 32 32" aria-hidden="true"><path d="M22 21.4A10 10 0 0 1 11 7.1a10 10 0 1 0 11 14.3Z"/><circle cx="22.5" cy="9.5" r="2"/></svg>${escapeHtml(productName)}</p>
<h1>${title}</h1>
</header>`;

/** Replaces the sign-in form if JavaScript is disabled. `base` is the service's path with a trailing slash. */
export const noScript = (base: string): string => `<noscript><main class="sign-in">
<div class="card stack">
<h2>Signing in needs JavaScript</h2>
<p>Everything this page does is in the API, too, and a few commands are enough. See the <a href="${escapeHtml(base)}docs/quick-start">quick start</a> and the <a href="${escapeHtml(base)}docs/reference">reference</a>.</p>
</div>
</main></noscript>`;

export const features = (base: string): string => `<section class="landing points" aria-labelledby="points">
<h2 id="points">What makes a day yours</h2>
<ul>
<li><h3>The real sky</h3><p>We work out where every planet stands, day by day, and what it touches in your chart. So your day isn’t the day of everyone born under your sign.</p></li>
<li><h3>Your own chart</h3><p>A date and a place of birth are enough. A time makes it sharper; without one, we don’t guess.</p></li>
<li><h3>One number, with its reasons</h3><p>From 1 to 10, with every transit behind it: here, in your own calendar, or through the API.</p></li>
<li><h3>Put to the test</h3><p>Once a week, readers try to tell their own day from a stranger’s. <a href="${escapeHtml(base)}honesty">We publish the result</a>, good or bad.</p></li>
</ul>
</section>`;

/** Lists what one does with each tier, its price and its limits. `upgradeUrl` is where to request a higher tier; empty if not set. */
export const prices = (
  upgradeUrl: string,
): string => `<section class="landing prices" aria-labelledby="prices">
<h2 id="prices">What it costs</h2>
<p>Every plan has full forecasts with their reasons, all past days back to the birth, charts, calendars and the API. Plans differ in how many people you follow, and how far ahead you look.</p>
<ul class="plans">
${TIERS.map(
  ([name, { priceUsdPerMonth, maxProfiles, maxDaysFromToday }]) =>
    `<li><h3>${capitalized(name)}</h3><p class="plan-use">${TIER_USES[name]}</p><p class="hint">${[
      priceUsdPerMonth === 0 ? 'Free' : `$${priceUsdPerMonth} a month`,
      maxProfiles === 1 ? 'one person' : `${maxProfiles} people`,
      maxDaysFromToday === 1 ? 'today and tomorrow' : `${maxDaysFromToday} days ahead`,
    ].join(' · ')}</p></li>`,
).join('\n')}
</ul>
<p class="hint">Start free. To upgrade, ${
  upgradeUrl ? `<a href="${escapeHtml(upgradeUrl)}">ask here</a>` : 'ask the operator of this service'
}.</p>
</section>`;

export const footer = (base: string): string => `<footer class="landing">
<p>The positions are astronomy. What they are said to mean is astrology: something to reflect on, not a fact about your day.</p>
<p><a href="${escapeHtml(base)}docs/moon">Moons and retrogrades</a><a href="${escapeHtml(base)}docs">Documentation</a><a href="${escapeHtml(base)}docs/reference">API reference</a><a href="${escapeHtml(base)}docs/security">Security</a></p>
</footer>`;
