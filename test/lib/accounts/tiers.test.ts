import { expect, test } from '@jest/globals';
import { isTier, parseTier, tiers } from '#lib/accounts/tiers.ts';

test('the tiers have their documented limits', () => {
  expect(tiers).toEqual({
    free: { priceUsdPerMonth: 0, maxProfiles: 1, maxDaysFromToday: 1 },
    starter: { priceUsdPerMonth: 4.99, maxProfiles: 3, maxDaysFromToday: 30 },
    pro: { priceUsdPerMonth: 9.99, maxProfiles: 5, maxDaysFromToday: 90 },
    premium: { priceUsdPerMonth: 19.99, maxProfiles: 10, maxDaysFromToday: 365 },
  });
});

test('only tier names are tiers', () => {
  expect(isTier('toString')).toBe(false);
  expect(isTier('Free')).toBe(false);
  for (const tier of Object.keys(tiers)) expect([isTier(tier), parseTier(tier)]).toEqual([true, tier]);
  expect(() => parseTier('gold')).toThrow('A stored tier has an unknown name');
});
