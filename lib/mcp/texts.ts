import type { ToolName } from '#lib/contract/tools.ts';
import type { AnsweredBy } from './asked.ts';
import { chartText } from './texts/chart.ts';
import { bestDaysText, forecastText } from './texts/days.ts';
import { overviewText } from './texts/overview.ts';
import { placesText, profileListText, profileText } from './texts/profiles.ts';

/** The answer of each tool for a model that sees text alone. */
export const texts: { [Name in ToolName]: (answer: AnsweredBy<Name>) => string } = {
  list_profiles: profileListText,
  create_profile: profileText,
  correct_profile: profileText,
  search_places: placesText,
  today: forecastText,
  daily: forecastText,
  best_days: bestDaysText,
  overview: overviewText,
  natal_chart: chartText,
};
