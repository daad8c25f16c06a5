import type { Tier } from '#lib/accounts/tiers.ts';

/** What one does with each plan. The landing page uses it, too. */
export const TIER_USES: Record<Tier, string> = {
  free: 'Read today and tomorrow.',
  starter: 'Plan a month. Compare two people.',
  pro: 'Plan a season for the whole family.',
  premium: 'See a year ahead. Pick the date of a wedding or a move.',
};
