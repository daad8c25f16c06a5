import type { NatalChart } from '#lib/chart/natal-chart.ts';
import { dateInZone, daysBetween } from '#lib/time/civil-day.ts';
import type { Planet, SkyNews } from '../brief/sky-news.ts';
import { isSlow } from '../brief/weights.ts';
import { dayNumber, elementAt } from '../rotation.ts';
import { characterOf, courseOf, lengthOf, ratingsOf } from './ratings.ts';
import type {
  Character,
  Length,
  PeriodNews,
  PeriodStory,
  QuickPlanet,
  RatedDate,
  SummaryTheme,
  Tone,
} from './stories.ts';
import { type DatedTheme, type Period, plainYear } from './theme-story.ts';
import { whenOf } from './when.ts';

const GOOD_DAY = 7;
const HARD_DAY = 5;
const MAX_THEMES: Readonly<Record<Length, number>> = { day: 1, days: 1, week: 2, month: 2, year: 2 };

/** Chooses the content of a period's summary. Themes must be sorted by weight, largest first. */
export function periodStory(
  chart: NatalChart,
  days: readonly RatedDate[],
  period: Period,
  themes: readonly DatedTheme[],
  sky: readonly SkyNews[],
): PeriodStory {
  const length = lengthOf(days.length);
  const character = characterOf(days);
  const rotation = rotationOf(chart, period, length);
  return {
    length,
    days: days.length,
    character,
    course: courseOf(days),
    ratings: ratingsOf(days),
    goodDays: days.filter(({ overallRating }) => overallRating >= GOOD_DAY).length,
    hardDays: days.filter(({ overallRating }) => overallRating < HARD_DAY).length,
    themes: chooseThemes(themes, period, length, character, rotation),
    news: periodNews(sky, length, period.timeZone),
    plainYear: plainYear(period),
    rotation,
  };
}

/** The tone that agrees with a character; undefined if any tone does. */
const AGREEING: Readonly<Record<Character, Tone | undefined>> = {
  bright: 'helps',
  good: 'helps',
  even: undefined,
  demanding: 'hurts',
  hard: 'hurts',
};

/**
 * Chooses the theme with the largest weight and one that aspects another natal point, with a different tone if possible.
 * A theme that agrees with the period's character comes first. Prefers dated themes that peak in the period or fill half
 * of the period. In a period of over 45 days, preferred themes must also be of slow bodies.
 */
function chooseThemes(
  themes: readonly DatedTheme[],
  period: Period,
  length: Length,
  character: Character,
  rotation: number,
): SummaryTheme[] {
  const isPreferred = (theme: DatedTheme) =>
    isDated(theme) &&
    (length !== 'year' || isSlow(theme.story.transit.transiting)) &&
    isOfPeriod(theme, period);
  const [first, ...others] = themes.toSorted((a, b) => Number(isPreferred(b)) - Number(isPreferred(a)));
  if (first === undefined) return [];
  const elsewhere = others.filter(({ story: { transit } }) => transit.natal !== first.story.transit.natal);
  const second = elsewhere.find((theme) => theme.tone !== first.tone && isPreferred(theme)) ?? elsewhere[0];
  const chosen = [first, second].flatMap((theme) => (theme ? [summaryTheme(theme, period, rotation)] : []));
  const agrees = ({ tone }: SummaryTheme) => Number(tone === AGREEING[character]);
  return chosen.sort((a, b) => agrees(b) - agrees(a)).slice(0, MAX_THEMES[length]);
}

/** Whether a theme peaks in the period or fills at least half of it. */
function isOfPeriod({ from, peaks, to }: DatedTheme, { startDate, endDate }: Period): boolean {
  if (peaks.some(({ date }) => date >= startDate && date <= endDate)) return true;
  const first = from.date > startDate ? from.date : startDate;
  const last = to.date < endDate ? to.date : endDate;
  return 2 * daysBetween(first, last) >= daysBetween(startDate, endDate);
}

function isDated({ story: { begins, peaks, ends } }: DatedTheme): boolean {
  return begins !== undefined || ends !== undefined || peaks.length > 0;
}

/** The theme's sentence changes with the rotation: a theme of months leads the summaries of many weeks. */
function summaryTheme(
  { story, lines, tone, peaks }: DatedTheme,
  { startDate, endDate }: Period,
  rotation: number,
): SummaryTheme {
  const peak = peaks.find(({ date }) => date >= startDate && date <= endDate);
  return { transit: story.transit, line: elementAt(lines, rotation), tone, peak: peak && whenOf(peak) };
}

/** Number of days after which the wording changes, by the length of the period. */
const STEP_DAYS: Readonly<Record<Length, number>> = { day: 1, days: 1, week: 7, month: 30, year: 365 };

function rotationOf({ bodies }: NatalChart, { startDate }: Period, length: Length): number {
  const ofChart = bodies.reduce((sum, { longitudeDeg }) => sum + Math.floor(longitudeDeg), 0);
  return ofChart + Math.floor(dayNumber(startDate) / STEP_DAYS[length]);
}

const MAX_PHASES: Readonly<Record<Length, number>> = { day: 1, days: 1, week: 1, month: 2, year: 0 };

/**
 * Chooses the most important sky news: eclipses, else a station of Mercury, Venus or Mars, else new and full Moons. In a
 * period of over 45 days, only retrograde stations count, and those of Venus and Mars, which don't occur every year, come
 * first.
 */
export function periodNews(
  sky: readonly SkyNews[],
  length: Length,
  timeZone: string,
): PeriodNews | undefined {
  return eclipsesIn(sky, timeZone) ?? turnsIn(sky, length, timeZone) ?? phasesIn(sky, length, timeZone);
}

function eclipsesIn(sky: readonly SkyNews[], timeZone: string): PeriodNews | undefined {
  const eclipses = sky.flatMap((event) => (event.kind === 'eclipse' ? [event] : []));
  const [first] = eclipses;
  const dates = eclipses.map(({ atMs }) => dateInZone(atMs, timeZone));
  return first && { kind: 'eclipses', eclipse: first.eclipse, dates };
}

function turnsIn(sky: readonly SkyNews[], length: Length, timeZone: string): PeriodNews | undefined {
  const turns = sky.flatMap((event) => {
    if (event.kind !== 'station' || !isQuick(event.planet)) return [];
    return [{ planet: event.planet, direction: event.direction, date: dateInZone(event.atMs, timeZone) }];
  });
  if (length !== 'year') {
    const [first] = turns;
    return first && { kind: 'turns', ...first, dates: [first.date] };
  }
  const backward = turns.filter(({ direction }) => direction === 'retrograde');
  const station = backward.find(({ planet }) => planet !== 'Mercury') ?? backward[0];
  if (station === undefined) return undefined;
  const { planet, direction } = station;
  const dates = backward.filter((turn) => turn.planet === planet).map(({ date }) => date);
  return { kind: 'turns', planet, direction, dates };
}

function isQuick(planet: Planet): planet is QuickPlanet {
  return planet === 'Mercury' || planet === 'Venus' || planet === 'Mars';
}

function phasesIn(sky: readonly SkyNews[], length: Length, timeZone: string): PeriodNews | undefined {
  const phases = sky.flatMap((event) => {
    if (event.kind !== 'phase' || (event.phase !== 'new' && event.phase !== 'full')) return [];
    return [{ phase: event.phase, date: dateInZone(event.atMs, timeZone) }];
  });
  const first = phases.slice(0, MAX_PHASES[length]);
  return first.length === 0 ? undefined : { kind: 'phases', phases: first };
}
