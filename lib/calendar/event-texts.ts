import type { ForecastEntry } from '#lib/forecast/forecast-entry.ts';

/** What an event is called, and what is said of it. */
type EventTexts = { summary: string; description: string };

/** The texts of a day's event: rating and first sentence as its name, and all the rest of the entry. */
export function textsOfDay(entry: ForecastEntry): EventTexts {
  const { overallRating, metrics, favorable, unfavorable, luckyColors, luckyNumbers, summary } = entry;
  const [first = '', ...rest] = summary.split(/(?<=\.) /);
  const { energy, focus, romance, luck } = metrics;
  return {
    summary: `${overallRating.toFixed(1)} · ${first}`,
    description: [
      ...(rest.length > 0 ? [rest.join(' '), ''] : []),
      `Energy: ${energy} · Focus: ${focus} · Romance: ${romance} · Luck: ${luck}`,
      `Favorable: ${favorable.join(', ')}`,
      `Unfavorable: ${unfavorable.join(', ')}`,
      `Lucky colors: ${luckyColors.map(({ name }) => name).join(', ')}`,
      `Lucky numbers: ${luckyNumbers.join(', ')}`,
    ].join('\n'),
  };
}

/** The name of the event at which a transit is exact. */
export const exactSummary = (transitName: string): string => `Exact: ${transitName}`;
