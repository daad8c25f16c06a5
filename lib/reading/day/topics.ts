import type { Brief } from '../brief/brief.ts';
import type { Topic } from '../scenes.ts';

/** Whether a text on these topics contradicts a metric, such as one about drive on a helpful day with energy Low. */
export function contradictsMetrics(topics: readonly Topic[], { lead, day }: Brief): boolean {
  const { energy, focus, romance } = day.metrics;
  if (lead.tone === 'hard') return energy === 'High' && topics.includes('rest');
  return (
    (energy === 'Low' && topics.includes('drive')) ||
    (focus === 'Low' && topics.includes('thinking')) ||
    (romance === 'Low' && topics.includes('affection'))
  );
}
