import { type Birth, natalChart, publishedDeg } from '#lib/chart/natal-chart.ts';
import type { Locale } from '#lib/reading/locale.ts';
import { synastryStory } from '#lib/reading/synastry/synastry-story.ts';
import { scoreAspects, sumPoints } from '#lib/scoring/synastry/score-aspects.ts';
import {
  knownTimes,
  type ScoredAspect,
  type SynastryCategory,
  synastryScores,
} from '#lib/scoring/synastry/scores.ts';
import { DEFAULT_LOCALE } from './locales.ts';

/** Synastry of two people: scores from 1.0 to 10.0, the aspects behind them, and five paragraphs of text. */
export type SynastryResponse = {
  scores: Record<SynastryCategory, number>;
  aspects: ScoredAspect[];
  text: readonly string[];
};

type NamedBirth = Birth & { name: string };

/** Compares two charts. `today` (YYYY-MM-DD) determines the ages. Throws the same errors as `natalChart`. */
export function synastryOf(
  first: NamedBirth,
  second: NamedBirth,
  today: string,
  locale: Locale = DEFAULT_LOCALE,
): SynastryResponse {
  const [one, other] = [withChart(first), withChart(second)];
  const aspects = scoreAspects(one.chart, other.chart);
  const scores = synastryScores(sumPoints(aspects), knownTimes(one.chart, other.chart));
  return {
    scores,
    aspects: aspects.map(({ a, b, aspect, orbDeg, points }) => ({
      a,
      b,
      aspect,
      orbDeg: publishedDeg(orbDeg),
      points,
    })),
    text: locale.synastry.paragraphs(synastryStory([one, other], { aspects, scores }, today)),
  };
}

function withChart(person: NamedBirth) {
  return { ...person, chart: natalChart(person) };
}
