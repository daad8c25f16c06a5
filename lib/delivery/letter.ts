import { calendarDays } from '#lib/forecast/calendar-days.ts';
import type { ForecastEntry } from '#lib/forecast/forecast-entry.ts';
import { DEFAULT_LOCALE } from '#lib/forecast/locales.ts';
import { periodOverview, type SkyEventResponse } from '#lib/forecast/overview.ts';
import type { ReaderBirth } from '#lib/reading/reader.ts';
import { addDays, type CalendarDate } from '#lib/time/calendar-date.ts';
import { dateInZone, timeOfDay } from '#lib/time/civil-day.ts';
import {
  longDate,
  type Mail,
  type MailFrame,
  type Part,
  ratingText,
  renderMail,
  splitHeadline,
} from './mail.ts';
import { LETTER_DAYS } from './mail-lists.ts';

/** A day below this rating is one to go gently on. */
const GENTLE = 5;

/** A best day below this rating is only the easiest, as in the overview's summary. */
const SOLID = 6;

const weekday = (date: CalendarDate): string => longDate(date).split(',')[0] ?? '';

/**
 * The letter of a Sunday: the week from Monday on in a few sentences, what its best and its hardest day are good and not
 * good for, the ratings, the Sunday itself, and what is in the sky when. Throws the same errors as `periodOverview`.
 */
export function weeklyLetter(
  frame: MailFrame,
  birth: ReaderBirth,
  sunday: ForecastEntry,
  timeZone: string,
): Mail {
  const dates = Array.from({ length: LETTER_DAYS }, (_, day) => addDays(sunday.date, day + 1));
  const { summary, ratings, sky } = periodOverview(birth, { dates, timeZone });
  const { best, hardest } = ratings;
  const { days } = calendarDays(birth, { dates, timeZone });
  const entryOf = (date: CalendarDate) => days.find(({ entry }) => entry.date === date);
  const rated = (title: string, { date, overallRating }: typeof best, advice: string): Part => ({
    kind: 'text',
    text: `${title}: ${longDate(date)}, ${overallRating.toFixed(1)}. ${advice}.`,
  });
  const goodFor = `Good for ${firstTwo(entryOf(best.date)?.entry.favorable)}`;
  const notFor = `Not for ${firstTwo(entryOf(hardest.date)?.entry.unfavorable)}`;
  const events = [
    ...days.flatMap(({ exact }) => exact.map(({ atMs, transit }) => ({ atMs, name: transit }))),
    ...sky.map((event) => ({ atMs: Date.parse(event.at), name: nameOf(event) })),
  ].flatMap(({ atMs, name }) => {
    const at = `${weekday(dateInZone(atMs, timeZone))}, ${timeOfDay(atMs, timeZone).replace(/^0/, '')}`;
    return name === undefined ? [] : [{ atMs, text: `${at}: ${name}` }];
  });
  const praise = best.overallRating < SOLID ? 'easiest' : 'best';
  const isGentle = hardest.overallRating < GENTLE && hardest.date !== best.date;
  const { first, rest } = splitHeadline(summary);
  const [monday = sunday.date] = dates;
  const last = dates.at(-1) ?? monday;
  return renderMail(frame, {
    // The letter comes on a Sunday, too.
    subject: [
      `Your ${praise} day is ${best.date === last ? 'next ' : ''}${weekday(best.date)}`,
      ...(isGentle ? [`go gently ${hardest.date === last ? 'next' : 'on'} ${weekday(hardest.date)}`] : []),
    ].join('; '),
    preview: first,
    parts: [
      { kind: 'soft', text: `The week from ${longDate(monday)}, to ${longDate(last)}` },
      { kind: 'headline', text: first },
      { kind: 'text', text: rest },
      rated(praise === 'best' ? 'Best day' : 'Easiest day', best, goodFor),
      ...(isGentle ? [rated('Go gently', hardest, notFor)] : []),
      {
        kind: 'list',
        title: 'The week, day by day',
        items: days.map(({ entry }) => `${weekday(entry.date)}: ${ratingText(entry.overallRating)}`),
      },
      { kind: 'text', text: `Today: ${ratingText(sunday.overallRating)}. ${sunday.summary}` },
      ...(events.length > 0
        ? [
            {
              kind: 'list',
              title: 'In the sky this week',
              items: events.toSorted((a, b) => a.atMs - b.atMs).map(({ text }) => text),
            } as const,
          ]
        : []),
      { kind: 'link', text: `Open ${weekday(monday)}`, url: frame.links.why },
    ],
  });
}

/** The first two activities of a day's list, within a sentence. */
const firstTwo = (activities: readonly string[] = []): string =>
  activities.slice(0, 2).map(DEFAULT_LOCALE.withinSentence).join(' and ');

/** Names a station, an eclipse, or a new or full Moon; undefined for other events. */
function nameOf(event: SkyEventResponse): string | undefined {
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
