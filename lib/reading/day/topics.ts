import type { Brief } from '../brief/brief.ts';
import type { Topic } from '../scenes.ts';

/** Whether a text on these topics contradicts a metric: one about drive on a helpful day with energy Low, or about rest with energy Good. */
export function contradictsMetrics(topics: readonly Topic[], { lead, day }: Brief): boolean {
  const { energy, focus, romance } = day.metrics;
  if (lead.tone === 'hard') return (energy === 'High' || energy === 'Good') && topics.includes('rest');
  return (
    (energy === 'Low' && topics.includes('drive')) ||
    (focus === 'Low' && topics.includes('thinking')) ||
    (romance === 'Low' && topics.includes('affection'))
  );
}
