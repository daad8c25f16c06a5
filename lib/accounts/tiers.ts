/** The subscription tiers. */
export const tiers = {
  free: { priceUsdPerMonth: 0, maxProfiles: 1, maxDaysFromToday: 1 },
  starter: { priceUsdPerMonth: 4.99, maxProfiles: 3, maxDaysFromToday: 30 },
  pro: { priceUsdPerMonth: 9.99, maxProfiles: 5, maxDaysFromToday: 90 },
  premium: { priceUsdPerMonth: 19.99, maxProfiles: 10, maxDaysFromToday: 365 },
} as const;

/** The name of a subscription tier. */
export type Tier = keyof typeof tiers;

/** Whether a text is the name of a tier. */
export const isTier = (text: string): text is Tier => Object.hasOwn(tiers, text);

/** Reads a stored tier name. A name that a newer release may have stored counts as free. */
export const readTier = (text: string): Tier => (isTier(text) ? text : 'free');
