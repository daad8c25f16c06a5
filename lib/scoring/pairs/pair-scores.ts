import { LEVELS, type Level } from '../day.ts';
import { onScale } from '../model.ts';
import { PAIR_CUTS, pairScale } from '../tables/pair-scale.ts';
import type { Matter, MatterPoints, PairKnown } from './pair.ts';

/** The scores of a pair's summed points, 1.0 to 10.0 with one decimal. */
export function scoresOf(sums: MatterPoints, known: PairKnown): Record<Matter, number> {
  return {
    love: onScale(sums.love, pairScale(known, 'love')),
    talk: onScale(sums.talk, pairScale(known, 'talk')),
    work: onScale(sums.work, pairScale(known, 'work')),
    friction: onScale(sums.friction, pairScale(known, 'friction')),
  };
}

/** How much a score is; of friction `High` is the most strain. */
export function pairLevel(score: number): Level {
  return LEVELS[PAIR_CUTS.filter((cut) => score >= cut).length] ?? 'High';
}
