import { tiers } from '#lib/accounts/tiers.ts';
import { escaped } from '#lib/http/escaped.ts';

/** What each tier costs and has; `upgrades` is where a higher one is asked for, as a URI, or nothing. */
export const prices = (upgrades: string): string => `<section class="landing prices" aria-labelledby="prices">
<h2 id="prices">What it costs</h2>
<p>Every tier has whole forecasts with their reasons, all past days back to the birth, charts, calendars and the API. Tiers differ in how many people you may keep, and how far ahead you may look.</p>
<table>
<thead><tr><th scope="col">Tier</th><th scope="col">A month</th><th scope="col">Birth profiles</th><th scope="col">Days ahead</th></tr></thead>
<tbody>
${Object.entries(tiers).map(row).join('\n')}
</tbody>
</table>
<p class="hint">Everybody begins with the free tier. For a higher one, ${
  upgrades ? `<a href="${escaped(upgrades)}">ask here</a>` : 'ask whoever runs this service'
}.</p>
</section>`;

const row = ([name, { priceUsdPerMonth, maxProfiles, maxDaysFromToday }]: [
  string,
  (typeof tiers)[keyof typeof tiers],
]) =>
  `<tr><th scope="row">${name}</th><td>${priceUsdPerMonth === 0 ? 'Free' : `$${priceUsdPerMonth}`}</td><td>${maxProfiles}</td><td>${
    maxDaysFromToday === 1 ? 'Today and tomorrow' : `${maxDaysFromToday} days`
  }</td></tr>`;
