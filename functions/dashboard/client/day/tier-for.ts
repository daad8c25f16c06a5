import { tiers } from '#lib/accounts/tiers.ts';
import { lastDate } from '../dates.ts';

/** The first tier that sees a date; undefined where none does. */
export const tierFor = (date: string): string | undefined =>
  Object.entries(tiers).find(([, { maxDaysFromToday }]) => date <= lastDate(maxDaysFromToday))?.[0];
