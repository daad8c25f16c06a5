import { type Birth, natalChart, publishedDeg } from '#lib/chart/natal-chart.ts';
import { ENGLISH } from '#lib/reading/en/english.ts';
import { pairStory } from '#lib/reading/pairs/pair-story.ts';
import { knownOf, type Matter, type ScoredAspect } from '#lib/scoring/pairs/pair.ts';
import { scoredAspects, summedMatters } from '#lib/scoring/pairs/pair-points.ts';
import { scoresOf } from '#lib/scoring/pairs/pair-scores.ts';

/** What two people are to each other: scores from 1.0 to 10.0, the aspects that add up to them, and five paragraphs. */
export type AnsweredPair = {
  scores: Record<Matter, number>;
  aspects: ScoredAspect[];
  text: readonly string[];
};

/** Somebody by name, with their birth. */
type Named = Birth & { name: string };

/** What two people are to each other; `today`, YYYY-MM-DD, tells how old they are. RangeError as `natalChart`. */
export function pairAnswer(first: Named, second: Named, today: string): AnsweredPair {
  const [one, other] = [withChart(first), withChart(second)];
  const aspects = scoredAspects(one.chart, other.chart);
  const scores = scoresOf(summedMatters(aspects), knownOf(one.chart, other.chart));
  return {
    scores,
    aspects: aspects.map(({ a, b, aspect, orbDeg, points }) => ({
      a,
      b,
      aspect,
      orbDeg: publishedDeg(orbDeg),
      points,
    })),
    text: ENGLISH.pair.paragraphs(pairStory([one, other], { aspects, scores }, today)),
  };
}

function withChart(person: Named) {
  return { ...person, chart: natalChart(person) };
}
