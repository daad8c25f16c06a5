import type { DatedText, ExactTransit } from '#lib/forecast/calendar-days.ts';
import type { ForecastEntry } from '#lib/forecast/forecast-entry.ts';

/** What an event is called, and what is said of it. */
type EventTexts = { summary: string; description: string };

/** The texts of a day's event: rating and first sentence as its name, and all the rest of the entry. */
export function textsOfDay(entry: ForecastEntry): EventTexts {
  const { overallRating, metrics, favorable, unfavorable, luckyColors, luckyNumbers, summary } = entry;
  const { first, rest } = inTwo(summary);
  const { energy, focus, romance, luck } = metrics;
  return {
    summary: `${overallRating.toFixed(1)} · ${first}`,
    description: [
      ...(rest === '' ? [] : [rest, '']),
      `Energy: ${energy} · Focus: ${focus} · Romance: ${romance} · Luck: ${luck}`,
      `Favorable: ${favorable.join(', ')}`,
      `Unfavorable: ${unfavorable.join(', ')}`,
      `Lucky colors: ${luckyColors.map(({ name }) => name).join(', ')}`,
      `Lucky numbers: ${luckyNumbers.join(', ')}`,
    ].join('\n'),
  };
}

/** The texts of a theme's event: what it is about as its name, then when, and which transit it is. */
export function textsOfTheme({ text }: DatedText): EventTexts {
  const { first, rest } = inTwo(text);
  return { summary: first, description: rest };
}

/** The texts of the event at which a transit is exact: what it means as its name, then which it is. */
export function textsOfExact({ transit, text }: ExactTransit): EventTexts {
  return { summary: text, description: `Behind it: ${transit}, exact at this moment.` };
}

function inTwo(text: string): { first: string; rest: string } {
  const [first = '', ...rest] = text.split(/(?<=\.) /);
  return { first, rest: rest.join(' ') };
}
