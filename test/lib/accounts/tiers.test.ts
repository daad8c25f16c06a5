import { expect, test } from '@jest/globals';
import { isTier, readTier, tiers } from '#lib/accounts/tiers.ts';

test('the tiers have their documented limits', () => {
  expect(tiers).toEqual({
    free: { priceUsdPerMonth: 0, maxProfiles: 1, maxDaysFromToday: 1 },
    starter: { priceUsdPerMonth: 4.99, maxProfiles: 3, maxDaysFromToday: 30 },
    pro: { priceUsdPerMonth: 9.99, maxProfiles: 5, maxDaysFromToday: 90 },
    premium: { priceUsdPerMonth: 19.99, maxProfiles: 10, maxDaysFromToday: 365 },
  });
});

test('only tier names are tiers, and a stored tier of another release counts as free', () => {
  expect(isTier('toString')).toBe(false);
  expect(isTier('Free')).toBe(false);
  expect(readTier('gold')).toBe('free');
  for (const tier of Object.keys(tiers)) expect([isTier(tier), readTier(tier)]).toEqual([true, tier]);
});
