/**
 * Subjects shared by activities, lines and sky advice. A day never recommends and advises against the same topic.
 * A line has a topic if following the line's advice would mean doing or avoiding something on that topic.
 */
export const TOPICS = [
  'asking',
  'boundaries',
  'buying',
  'changing',
  'company',
  'competing',
  'confiding',
  'creating',
  'deciding',
  'devices',
  'eating',
  'exercising',
  'family',
  'home',
  'intuition',
  'leading',
  'learning',
  'love',
  'meeting',
  'money',
  'planning',
  'playing',
  'promising',
  'repairing',
  'resting',
  'showing',
  'talking',
  'thinking',
  'tidying',
  'traveling',
  'working',
  'writing',
] as const;
export type Topic = (typeof TOPICS)[number];

/**
 * A set of topics as a bit mask by their index in `TOPICS`: `&` intersects, `|` unites. A bit mask is fast, which
 * matters because a year's forecast compares thousands of sets.
 */
export type TopicSet = number;

/** The topics that a day's lists or lines recommend and advise against. */
export type Stance = { favorable: TopicSet; unfavorable: TopicSet };

if (TOPICS.length > 32) throw new RangeError('A topic set holds at most 32 topics.');

export function topicSet(topics: readonly Topic[] = []): TopicSet {
  return topics.reduce((set, topic) => set | (1 << TOPICS.indexOf(topic)), 0);
}
