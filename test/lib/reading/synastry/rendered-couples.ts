import { type Birth, natalChart } from '#lib/chart/natal-chart.ts';
import type { Locale } from '#lib/reading/locale.ts';
import { synastryStory } from '#lib/reading/synastry/synastry-story.ts';
import { scoreAspects, sumPoints } from '#lib/scoring/synastry/score-aspects.ts';
import { KNOWN_TIMES, knownTimes, synastryScores } from '#lib/scoring/synastry/scores.ts';
import { pairsOf } from '../../../../infra/calibration/synastry-measures.ts';

/** A date on which everyone in the test population is an adult. */
const ALL_OF_AGE = '2042-01-01';

export function renderedCouple(
  [one, other]: readonly [Birth, Birth],
  locale: Locale,
  names = ['Ada', 'Bo'],
  today = ALL_OF_AGE,
) {
  const [first, second] = [natalChart(one), natalChart(other)];
  const aspects = scoreAspects(first, second);
  const scores = synastryScores(sumPoints(aspects), knownTimes(first, second));
  const [a = '', b = ''] = names;
  const story = synastryStory(
    [
      { name: a, birthDate: one.birthDate, chart: first },
      { name: b, birthDate: other.birthDate, chart: second },
    ],
    { aspects, scores },
    today,
  );
  return { story, aspects, scores, text: locale.synastry.paragraphs(story) };
}

/** Couples with neither, one and both birth times known. */
export const COUPLES = KNOWN_TIMES.flatMap((known) => pairsOf(300, known, 5));
