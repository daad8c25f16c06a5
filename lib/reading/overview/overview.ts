import type { NatalChart } from '#lib/chart/natal-chart.ts';
import type { ScoredDay } from '#lib/scoring/day.ts';
import type { Locale } from '../locale.ts';
import type { Reader } from '../reader.ts';
import { skySentence } from '../summary/sky-advice.ts';
import type { SkyNews } from '../summary/sky-event.ts';
import { periodStory } from './period-story.ts';
import { type DayInShort, skyCalendar } from './sky-calendar.ts';
import type { Ratings } from './stories.ts';
import { type DatedTheme, datedTheme, type Period } from './theme-story.ts';
import { themesOf, weighing } from './themes.ts';

/** What is told of a period: its character, its ratings, what lasts weeks, and the calendar of its sky. */
export type Overview = {
  summary: string;
  ratings: Ratings;
  themes: { theme: DatedTheme; text: string }[];
  sky: { event: SkyNews; text: string }[];
};

/**
 * The overview of some days running of a chart's owner, at least one: a pure function, without clock or chance. Dates
 * are those of the zone.
 */
export function overviewOf(
  chart: NatalChart,
  scoredDays: Iterable<ScoredDay>,
  period: Period,
  reader: Reader,
  locale: Locale,
): Overview {
  const { overview } = locale;
  const days: DayInShort[] = [];
  const { weighed, add } = weighing();
  for (const scored of scoredDays) {
    const { date, fromMs, toMs, overallRating, sky, eclipseTouches } = scored;
    // Without its transits: a year has eleven thousand, which nobody needs once they are weighed.
    days.push({ date, fromMs, toMs, overallRating, sky, eclipseTouches });
    add(scored);
  }
  const themes = themesOf(chart, weighed).flatMap((theme) => datedTheme(theme, period, reader, locale) ?? []);
  const sky = skyCalendar(days, period.timeZone);
  const story = periodStory(chart, days, period, themes, sky);
  return {
    summary: overview.summary(story),
    ratings: story.ratings,
    themes: themes.map((theme) => ({ theme, text: overview.theme(theme.story) })),
    sky: sky.map((event) => ({ event, text: skySentence(event, locale) })),
  };
}
