import type { NatalChart } from '#lib/chart/natal-chart.ts';
import { daysBetween } from '#lib/time/civil-day.ts';
import { IS_SLOW } from '../locale.ts';
import { dayNumber } from '../rotation.ts';
import type { SkyNews } from '../summary/sky-event.ts';
import type { Tone } from '../tone.ts';
import { newsOf } from './period-news.ts';
import { characterOf, courseOf, lengthOf, ratingsOf } from './ratings.ts';
import type { Character, Length, PeriodStory, RatedDate, ToldTheme } from './stories.ts';
import { type DatedTheme, type Period, plainYear } from './theme-story.ts';
import { seenOn } from './when.ts';

const GOOD = 7;
const HARD = 5;
const MOST_THEMES: Readonly<Record<Length, number>> = { day: 1, days: 1, week: 2, month: 2, year: 2 };

/** What is told of a period as a whole: its days, its themes (the weightiest first) and what its sky does. */
export function periodStory(
  chart: NatalChart,
  days: readonly RatedDate[],
  period: Period,
  themes: readonly DatedTheme[],
  sky: readonly SkyNews[],
): PeriodStory {
  const length = lengthOf(days.length);
  const character = characterOf(days);
  return {
    length,
    days: days.length,
    character,
    course: courseOf(days),
    ratings: ratingsOf(days),
    goodDays: days.filter(({ overallRating }) => overallRating >= GOOD).length,
    hardDays: days.filter(({ overallRating }) => overallRating < HARD).length,
    themes: toldThemes(themes, period, length, character),
    news: newsOf(sky, length, period.timeZone),
    plainYear: plainYear(period),
    rotation: rotationOf(chart, period, length),
  };
}

/** The tone that agrees with a character; undefined where either does. */
const AGREEING: Readonly<Record<Character, Tone | undefined>> = {
  bright: 'helps',
  good: 'helps',
  even: undefined,
  demanding: 'hurts',
  hard: 'hurts',
};

/**
 * The weightiest theme, and the weightiest to another natal body, of another tone if there is one; the one that agrees
 * with the period's character first. Those that can be dated come before those that cannot, and in a year those of a
 * slow body before a week of a quick one, and those that peak in the period or fill half of it before others.
 */
function toldThemes(
  themes: readonly DatedTheme[],
  period: Period,
  length: Length,
  character: Character,
): ToldTheme[] {
  const isPreferred = (theme: DatedTheme) =>
    !theme.story.isUndated &&
    (length !== 'year' || IS_SLOW[theme.story.transit.transiting]) &&
    isOfPeriod(theme, period);
  const [first, ...others] = [
    ...themes.filter(isPreferred),
    ...themes.filter((theme) => !isPreferred(theme)),
  ];
  if (first === undefined) return [];
  const elsewhere = others.filter(({ story: { transit } }) => transit.natal !== first.story.transit.natal);
  const second = elsewhere.find((theme) => theme.tone !== first.tone && isPreferred(theme)) ?? elsewhere[0];
  const told = [first, ...(second === undefined ? [] : [second])].map((theme) => toldTheme(theme, period));
  const agrees = ({ tone }: ToldTheme) => Number(tone === AGREEING[character]);
  return told.sort((a, b) => agrees(b) - agrees(a)).slice(0, MOST_THEMES[length]);
}

/** Whether a theme peaks in a period or takes up at least half of it: what ends as it begins says little of it. */
function isOfPeriod({ from, peaks, to }: DatedTheme, { startDate, endDate }: Period): boolean {
  if (peaks.some(({ date }) => date >= startDate && date <= endDate)) return true;
  const first = from.date > startDate ? from.date : startDate;
  const last = to.date < endDate ? to.date : endDate;
  return 2 * daysBetween(first, last) >= daysBetween(startDate, endDate);
}

function toldTheme({ story, tone, peaks }: DatedTheme, { startDate, endDate }: Period): ToldTheme {
  const peak = peaks.find(({ date }) => date >= startDate && date <= endDate);
  const { transit, opening, atPeak, relieves } = story;
  const line = atPeak ?? opening;
  return {
    transit,
    line,
    tone: relieves && line === opening ? 'helps' : tone,
    peak: peak && seenOn(startDate, peak)?.when,
  };
}

/** How many days pass until a period as long is told in other words. */
const STEP_DAYS: Readonly<Record<Length, number>> = { day: 1, days: 1, week: 7, month: 30, year: 365 };

function rotationOf({ bodies }: NatalChart, { startDate }: Period, length: Length): number {
  const ofChart = bodies.reduce((sum, { longitudeDeg }) => sum + Math.floor(longitudeDeg), 0);
  return ofChart + Math.floor(dayNumber(startDate) / STEP_DAYS[length]);
}
