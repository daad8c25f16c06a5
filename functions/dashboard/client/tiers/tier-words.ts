import { type Tier, tiers } from '#lib/accounts/tiers.ts';
import { count } from '../amounts.ts';

/** The tiers from the smallest to the largest. */
export const TIERS = Object.keys(tiers) as Tier[];

/** Whether there is no larger tier. */
export const isHighest = (tier: Tier): boolean => tier === TIERS.at(-1);

/** How far ahead a tier sees, `tomorrow` or `30 days`. */
export const reachOf = (maxDaysFromToday: number): string =>
  maxDaysFromToday === 1 ? 'tomorrow' : `${count(maxDaysFromToday)} days`;
