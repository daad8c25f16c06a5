/** The subscription tiers. */
export const tiers = {
  free: { priceUsdPerMonth: 0, maxProfiles: 1, maxDaysFromToday: 1 },
  starter: { priceUsdPerMonth: 4.99, maxProfiles: 3, maxDaysFromToday: 30 },
  pro: { priceUsdPerMonth: 9.99, maxProfiles: 5, maxDaysFromToday: 90 },
  premium: { priceUsdPerMonth: 19.99, maxProfiles: 10, maxDaysFromToday: 365 },
} as const;

/** The name of a subscription tier. */
export type Tier = keyof typeof tiers;

/** What one does with each plan, for the pages that sell them. */
export const TIER_USES: Record<Tier, string> = {
  free: 'Read today and tomorrow.',
  starter: 'Plan a month. Compare two people.',
  pro: 'Plan a season for the whole family.',
  premium: 'See a year ahead. Pick the date of a wedding or a move.',
};

/** The tier of accounts whose limits the operator sets one by one; the interface doesn't offer it. */
export const PLATFORM = 'platform';

/** The name of a tier, or `platform`. */
export type TierName = Tier | typeof PLATFORM;

/** The tier of an account and its limits. */
export type Plan = { tier: TierName; maxProfiles: number; maxDaysFromToday: number };

/** The most that an operator can set, up to which creation, lists and erasure are measured. */
export const LARGEST_PLAN = {
  tier: PLATFORM,
  maxProfiles: 100_000,
  maxDaysFromToday: 365,
} as const satisfies Plan;

/** Returns the plan of a stored account. Without limits, an account of the tier `platform` counts as free. */
export function planOf({
  tier,
  maxProfiles,
  maxDaysFromToday,
}: {
  tier: string;
  maxProfiles?: number | undefined;
  maxDaysFromToday?: number | undefined;
}): Plan {
  if (tier === PLATFORM && maxProfiles && maxDaysFromToday !== undefined)
    return { tier, maxProfiles, maxDaysFromToday };
  const name = readTier(tier);
  const limits = tiers[name];
  return { tier: name, maxProfiles: limits.maxProfiles, maxDaysFromToday: limits.maxDaysFromToday };
}

/** Whether a text is the name of a tier. */
export const isTier = (text: string): text is Tier => Object.hasOwn(tiers, text);

/** Reads a stored tier name. A name that a newer release may have stored counts as free. */
export const readTier = (text: string): Tier => (isTier(text) ? text : 'free');
