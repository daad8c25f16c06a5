import { natalChart } from '#lib/chart/natal-chart.ts';
import { renderDays } from '#lib/forecast/forecast-days.ts';
import type { ForecastEntry } from '#lib/forecast/forecast-entry.ts';
import { DEFAULT_LOCALE } from '#lib/forecast/locales.ts';
import { periodOverview } from '#lib/forecast/overview.ts';
import { type Subject, skySubject } from '#lib/reading/brief/brief.ts';
import { type SkyNews, skyNews } from '#lib/reading/brief/sky-news.ts';
import { weightOf } from '#lib/reading/brief/weights.ts';
import { hasClockPrecision } from '#lib/reading/day/hours.ts';
import type { ReaderBirth } from '#lib/reading/reader.ts';
import type { ScoredDay } from '#lib/scoring/day.ts';
import { addDays, type CalendarDate } from '#lib/time/calendar-date.ts';
import { timeOfDay } from '#lib/time/civil-day.ts';
import type { NatalPositions } from '#lib/transits/transit-kinds.ts';
import { uncertaintyMs } from '#lib/transits/transit-windows.ts';
import {
  dayParts,
  longDate,
  type Mail,
  type MailFrame,
  ratingText,
  renderMail,
  SOLID,
  splitHeadline,
} from './mail.ts';
import { LETTER_DAYS } from './mail-lists.ts';

/** A day below this rating is one to go gently on. */
const GENTLE = 5;

/** The list of what is in the sky has at most this many events. */
const MAX_EVENTS = 5;

const weekday = (date: CalendarDate): string => longDate(date).split(',')[0] ?? '';

/**
 * The letter of a Sunday: the Sunday itself, and then the week from Monday on: in a few sentences, day by day with what its best and
 * its hardest day are good and not good for, and what is in the sky when. Throws the same errors as `periodOverview`.
 */
export function weeklyLetter(
  frame: MailFrame,
  birth: ReaderBirth,
  sunday: ForecastEntry,
  timeZone: string,
): Mail {
  const dates = Array.from({ length: LETTER_DAYS }, (_, day) => addDays(sunday.date, day + 1));
  const { summary: ofWeek, ratings } = periodOverview(birth, { dates, timeZone });
  // What Sunday's text says isn't said again.
  const ofSunday = DEFAULT_LOCALE.sentences(sunday.summary);
  const summary = DEFAULT_LOCALE.sentences(ofWeek)
    .filter((sentence) => !ofSunday.includes(sentence))
    .join(' ');
  const { best, hardest } = ratings;
  const chart = natalChart(birth);
  const days = [...renderDays(chart, birth, { dates, timeZone })];
  const isGentle = hardest.overallRating < GENTLE && hardest.date !== best.date;
  const adviceOn = ({ date, favorable, unfavorable }: ForecastEntry): string => {
    if (date === best.date) return `. Good for ${firstTwo(favorable, 'and')}`;
    return isGentle && date === hardest.date ? `. Not for ${firstTwo(unfavorable, 'or')}` : '';
  };
  // What the best and the hardest day are about comes before all else.
  const isKey = ({ date }: ScoredDay) => date === best.date || date === hardest.date;
  const events = days
    .flatMap(({ day, story }) => eventsOf(day, chart, timeZone, isKey(day) ? story.brief.lead : undefined))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MAX_EVENTS)
    .sort((a, b) => a.atMs - b.atMs);
  const [monday = sunday.date] = dates;
  const last = dates.at(-1) ?? monday;
  // The letter comes on a Sunday, too.
  const subject = [
    `Your ${best.overallRating < SOLID ? 'easiest' : 'best'} day is ${best.date === last ? 'next ' : ''}${weekday(best.date)}`,
    ...(isGentle ? [`go gently ${hardest.date === last ? 'next' : 'on'} ${weekday(hardest.date)}`] : []),
  ].join('; ');
  return renderMail(frame, {
    subject,
    preview: splitHeadline(summary).first,
    parts: [
      ...dayParts(sunday),
      { kind: 'headline', text: `The week of ${dateRange(monday, last)}` },
      { kind: 'text', text: summary },
      {
        kind: 'list',
        title: 'Day by day',
        items: days.map(
          ({ entry }) => `${weekday(entry.date)}: ${ratingText(entry.overallRating)}${adviceOn(entry)}`,
        ),
      },
      ...(events.length > 0
        ? [{ kind: 'list', title: 'In the sky this week', items: events.map(({ text }) => text) } as const]
        : []),
      { kind: 'link', text: `Open ${weekday(monday)}`, url: frame.links.why },
    ],
  });
}

/** The first two activities of a day's list, within a sentence. */
const firstTwo = (activities: readonly string[], word: 'and' | 'or'): string =>
  activities.slice(0, 2).map(DEFAULT_LOCALE.withinSentence).join(` ${word} `);

/** Formats two dates like `December 20 to 26` or `December 27 to January 2`. */
function dateRange(from: CalendarDate, to: CalendarDate): string {
  const [first = '', last = ''] = [from, to].map((date) => longDate(date).split(', ')[1]);
  const [month, day] = last.split(' ');
  return `${first} to ${first.startsWith(`${month} `) ? day : last}`;
}

type WeekEvent = { atMs: number; weight: number; text: string };

const DAY_MS = 86_400_000;

/**
 * The exact transits of a day without the Moon's, which pass within hours, and its stations, eclipses, and new and full Moons. Only
 * what an unknown birth time can't move by over 15 minutes has a clock time, and what it can move by over half a day, but not by over
 * three days, is "about" its day. The subject `first` outweighs all others.
 */
function eventsOf(
  day: ScoredDay,
  chart: NatalPositions,
  timeZone: string,
  first: Subject | undefined,
): WeekEvent[] {
  const name = weekday(day.date);
  const clock = (atMs: number) => `${name}, ${timeOfDay(atMs, timeZone).replace(/^0/, '')}`;
  const transits = day.transits.flatMap((transit): WeekEvent[] => {
    const { transiting, aspect, natal, window, exactAtMs: atMs } = transit;
    const isFirst = first?.kind === 'transit' && first.transit === transit;
    const weight = isFirst ? Number.POSITIVE_INFINITY : weightOf(transit);
    if (transiting === 'Moon' || atMs === undefined || weight === 0) return [];
    const uncertainMs = uncertaintyMs(window, atMs);
    if (uncertainMs > 3 * DAY_MS) return [];
    const at = hasClockPrecision(uncertainMs)
      ? clock(atMs)
      : uncertainMs > DAY_MS / 2
        ? `About ${name}`
        : name;
    const does = DEFAULT_LOCALE.touch({ kind: 'transit', transiting, aspect, natal });
    return [{ atMs, weight, text: `${at}: ${does}` }];
  });
  const news = skyNews(day).flatMap((event): WeekEvent[] => {
    const what = nameOf(event);
    if (what === undefined) return [];
    const { weight } = skySubject(event, chart.points);
    return [{ atMs: event.atMs, weight, text: `${clock(event.atMs)}: ${what}` }];
  });
  return [...transits, ...news];
}

/** Names a station, an eclipse, or a new or full Moon; undefined for other events. */
function nameOf(event: SkyNews): string | undefined {
  switch (event.kind) {
    case 'station':
      return `${event.planet} turns ${event.direction}`;
    case 'eclipse':
      return `${event.eclipse} eclipse`;
    case 'phase':
      return event.phase === 'new' || event.phase === 'full' ? `${event.phase} Moon` : undefined;
    default:
      return undefined;
  }
}
