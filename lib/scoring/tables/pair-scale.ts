import type { Matter, PairKnown } from '../pairs/pair.ts';
import { FITTED_PAIRS } from './fitted-pairs.ts';
import type { Scale } from './scale.ts';

/** An ordinary pair is a little above the middle, and most are ordinary; friction is no more likely than peace. */
const CHOSEN = { centre: 5.8, above: { span: 4.2, width: 2.2 }, below: { span: 4.8, width: 2.5 } };

/** Where a pair's summed points lie on the scale from 1 to 10, by what is known and by matter. */
export function pairScale(known: PairKnown, matter: Matter): Scale {
  const { mean, deviation } = FITTED_PAIRS[known][matter];
  return { mean, deviation, ...CHOSEN };
}

/** The scores from which a matter is Moderate, Good and High: about 20, 50 and 80 % of pairs lie below. */
export const PAIR_CUTS = [4.3, 5.8, 7.2] as const;
