import type { AnsweredBy } from '../asked.ts';
import { dated, transitText } from './days.ts';

type Overview = AnsweredBy<'overview'>;

function themeText({ from, to, tone, peaks, text, ...transit }: Overview['themes'][number]): string {
  const exact = peaks.map(({ date }) => date).join(', ');
  const when = exact ? `, exact ${exact}` : '';
  return `- ${transitText(transit)}, ${from} to ${to}${when} (${tone}): ${text}`;
}

/** A period as a whole: its days, what lasts, and its sky. */
export function overviewText({ timeZone, summary, ratings, themes, sky }: Overview): string {
  const { mean, best, hardest } = ratings;
  return [
    summary,
    `Mean rating ${mean}; best ${dated(best.date)} (${best.overallRating}), hardest ${dated(hardest.date)} (${hardest.overallRating}); days of ${timeZone}.`,
    ...(themes.length > 0 ? ['What lasts:', ...themes.map(themeText)] : []),
    ...(sky.length > 0 ? ['The sky (UTC):', ...sky.map(({ at, text }) => `- ${at}: ${text}`)] : []),
  ].join('\n');
}
