import { type Birth, natalChart } from '#lib/chart/natal-chart.ts';
import type { Locale } from '#lib/reading/locale.ts';
import { pairStory } from '#lib/reading/pairs/pair-story.ts';
import { pairs } from '#lib/scoring/calibration/pairs.ts';
import { knownOf, PAIR_KNOWN } from '#lib/scoring/pairs/pair.ts';
import { scoredAspects, summedMatters } from '#lib/scoring/pairs/pair-points.ts';
import { scoresOf } from '#lib/scoring/pairs/pair-scores.ts';

/** On a day on which the youngest of the population are of age. */
export const LATER = '2042-01-01';

/** What is told of two people, and in which words. */
export function toldOf(
  [one, other]: readonly [Birth, Birth],
  locale: Locale,
  names = ['Ada', 'Bo'],
  today = LATER,
) {
  const [first, second] = [natalChart(one), natalChart(other)];
  const aspects = scoredAspects(first, second);
  const scores = scoresOf(summedMatters(aspects), knownOf(first, second));
  const [a = '', b = ''] = names;
  const story = pairStory(
    [
      { name: a, birthDate: one.birthDate, chart: first },
      { name: b, birthDate: other.birthDate, chart: second },
    ],
    { aspects, scores },
    today,
  );
  return { story, aspects, scores, text: locale.pair.paragraphs(story) };
}

/** Pairs of the population, with the times of none, one and both known. */
export const SOME_PAIRS = PAIR_KNOWN.flatMap((known) => pairs(300, known, 5));
