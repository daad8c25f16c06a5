import { METRICS } from '#lib/scoring/day.ts';
import type { AnsweredBy } from '../asked.ts';

type Forecast = AnsweredBy<'today'>;
type Entry = AnsweredBy<'best_days'>['days'][number]['horoscope'];
type Transit = { transiting: string; aspect: string; natal: string };

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** A date with the day of the week, by which people plan. */
export const dated = (date: string): string => `${WEEKDAYS[new Date(date).getUTCDay()]} ${date}`;

/** A transit in words. */
export const transitText = ({ transiting, aspect, natal }: Transit): string =>
  `${transiting} ${aspect} natal ${natal}`;

function entryText({ date, overallRating, metrics, ...entry }: Entry): string {
  const levels = METRICS.map((metric) => `${metric} ${metrics[metric]}`).join(', ');
  const colors = entry.luckyColors.map(({ name }) => name).join(', ');
  return [
    `${dated(date)}: ${overallRating.toFixed(1)} of 10 (${levels})`,
    `  Good for: ${entry.favorable.join(', ')}. Better not: ${entry.unfavorable.join(', ')}.`,
    `  ${entry.summary}`,
    `  Lucky colors: ${colors}; numbers: ${entry.luckyNumbers.join(', ')}.`,
  ].join('\n');
}

const explainedText = (transits: readonly (Transit & { points: { rating: number } })[] = []): string =>
  transits.map((transit) => `\n  ${transitText(transit)}: ${transit.points.rating} to the rating`).join('');

/** Forecasts of some days, in order. */
export function forecastText({ profileName, sunSign, horoscopes }: Forecast): string {
  const days = horoscopes.map(({ transits, ...entry }) => entryText(entry) + explainedText(transits));
  return [`${profileName}, Sun in ${sunSign}`, ...days].join('\n');
}

/** The best days for a purpose, the best first, and of those that nothing carries that they are none. */
export function bestDaysText({ for: purpose, days }: AnsweredBy<'best_days'>): string {
  const lines = days.map(({ rank, score, reasons, horoscope }) => {
    const carried = reasons.map(transitText).join('; ');
    const warning = horoscope.unfavorable.includes(purpose)
      ? `Its sky advises against ${purpose}.`
      : `Nothing carries it, or it does not suit ${purpose}: do not recommend it.`;
    return `${rank}. ${entryText(horoscope)}\n  Score ${score}; ${carried ? `carried by: ${carried}.` : warning}`;
  });
  return [`Best days for ${purpose}, the best first`, ...lines].join('\n');
}
