import type { AnsweredBy } from '../asked.ts';
import { dated, transitText } from './days.ts';

type Overview = AnsweredBy<'overview'>;

/** Of a year, as many as can be read in one go. */
const MOST_THEMES = 30;
const MOST_EVENTS = 60;

function themeText({ from, to, tone, peaks, text, ...transit }: Overview['themes'][number]): string {
  const exact = peaks.map(({ date }) => date).join(', ');
  const when = exact ? `, exact ${exact}` : '';
  return `- ${transitText(transit)}, ${from} to ${to}${when} (${tone}): ${text}`;
}

/** The weightiest themes, in their order, and how many others there are. */
function themeLines(themes: Overview['themes']): string[] {
  if (themes.length === 0) return [];
  const told = new Set(themes.toSorted((a, b) => b.weight - a.weight).slice(0, MOST_THEMES));
  const left = themes.length - told.size;
  return [
    'What lasts:',
    ...themes.filter((theme) => told.has(theme)).map(themeText),
    ...(left > 0 ? [`- and ${left} of less weight; ask for a shorter period to read them`] : []),
  ];
}

/** What the sky does, of long periods the rarer events alone. */
function skyLines(sky: Overview['sky']): string[] {
  if (sky.length === 0) return [];
  const isLong = sky.length > MOST_EVENTS;
  const told = isLong ? sky.filter(({ kind }) => kind === 'eclipse' || kind === 'station') : sky;
  return [
    'The sky (UTC):',
    ...told.map(({ at, text }) => `- ${at}: ${text}`),
    ...(isLong ? ['- and moon phases and sign changes; ask for a shorter period to read them'] : []),
  ];
}

/** A period as a whole: its days, what lasts, and its sky. */
export function overviewText({ timeZone, summary, ratings, themes, sky }: Overview): string {
  const { mean, best, hardest } = ratings;
  return [
    summary,
    `Mean rating ${mean}; best ${dated(best.date)} (${best.overallRating}), hardest ${dated(hardest.date)} (${hardest.overallRating}); days of ${timeZone}.`,
    ...themeLines(themes),
    ...skyLines(sky),
  ].join('\n');
}
