import { PLATFORM, type Tier, type TierName, tiers } from '#lib/accounts/tiers.ts';
import { count } from '../numbers.ts';

/** All tiers, in ascending order. */
export const TIERS = Object.keys(tiers) as Tier[];

export const isHighest = (tier: TierName): boolean => tier === PLATFORM || tier === TIERS.at(-1);

/** Formats a tier's forecast horizon like `tomorrow` or `30 days`. */
export const tierHorizon = (maxDaysFromToday: number): string =>
  maxDaysFromToday === 1 ? 'tomorrow' : `${count(maxDaysFromToday)} days`;

/** Formats the days that a tier shows like `today and tomorrow` or `30 days ahead`. */
export const tierReach = (maxDaysFromToday: number): string =>
  maxDaysFromToday === 1 ? 'today and tomorrow' : `${tierHorizon(maxDaysFromToday)} ahead`;
