import { LEVELS, type Level } from '../day.ts';
import { onScale } from '../model.ts';
import { pairCuts, pairScale } from '../tables/pair-scale.ts';
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

/** How much of a matter a pair has, among all pairs of which as much is known; of friction `High` is the most strain. */
export function pairLevel(matter: Matter, sum: number, known: PairKnown): Level {
  const cuts = pairCuts(known, matter);
  return LEVELS[cuts.filter((cut) => sum >= cut).length] ?? 'High';
}
