import type { ForecastDay } from '#lib/contract/forecasts.ts';

/** A day's summary in parts: its first sentence, what to make of it, and what in the sky is behind it. */
export type Story = { headline: string; body: string; sky: string };

/** Splits an explained day's summary. Without sentences, the whole summary is the headline. */
export function storyOf({ summary, sentences = [] }: Pick<ForecastDay, 'summary' | 'sentences'>): Story {
  const [first, ...rest] = sentences;
  if (!first) return { headline: summary, body: '', sky: '' };
  const joined = (isSky: boolean) =>
    rest.flatMap(({ text, rule }) => ((rule === 'sky') === isSky ? [text] : [])).join(' ');
  return { headline: first.text, body: joined(false), sky: joined(true) };
}

/** A text without its wish for the birthday, on a day whose title already has it. */
export const withoutGreeting = (text: string): string =>
  text.replace(
    / ?Happy birthday\.|Happy birthday, and (\w)/,
    (_, next?: string) => next?.toUpperCase() ?? '',
  );

/** How large a headline can be so that it fits three lines of a phone: 1 (largest) to 4. */
export function headlineSize(headline: string): number {
  const tooLong = [52, 70, 92].filter((length) => headline.length > length);
  return 1 + tooLong.length;
}
