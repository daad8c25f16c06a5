import type { Account } from '#lib/client/types.gen.ts';
import { countOf } from '../amounts.ts';
import { longDate } from '../dates.ts';
import type { Bounds } from './period.ts';

/** How far a tier sees, in a sentence. */
export const Sight = ({ user, bounds }: { user: Account; bounds: Bounds }) => (
  <>
    The {user.tier} tier looks {countOf(user.maxDaysFromToday, 'day')} ahead, to {longDate(bounds.lastDate)}.
  </>
);
