import { type Tier, tiers } from '#lib/accounts/tiers.ts';
import { capitalized } from '#lib/reading/en/capitalized.ts';
import { count, countOf, inWords } from '../amounts.ts';
import { TIERS } from './tier-words.ts';

/** What a tier adds to the one before it, in words. */
export function whatItAdds(tier: Tier): string {
  const { maxProfiles, maxDaysFromToday } = tiers[tier];
  const before = TIERS[TIERS.indexOf(tier) - 1];
  if (!before)
    return `${capitalized(countOf(maxProfiles, 'profile'))}, and forecasts up to ${ahead(maxDaysFromToday)}.`;
  const room = maxProfiles - tiers[before].maxProfiles;
  const days = maxDaysFromToday - tiers[before].maxDaysFromToday;
  const added = `${capitalized(inWords(room))} more ${room === 1 ? 'profile' : 'profiles'} than ${before}, and ${count(days)} more days ahead.`;
  const isFirstWithTwo = maxProfiles > 1 && tiers[before].maxProfiles === 1;
  return isFirstWithTwo ? `${added} With a second profile, you can compare two people.` : added;
}

const ahead = (days: number): string => (days === 1 ? 'tomorrow' : `${count(days)} days ahead`);
