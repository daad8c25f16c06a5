import ical, {
  escape as escapeText,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventTransparency,
} from 'ical-generator';
import type { CalendarDays, CalendarTheme, ExactTransit } from '#lib/forecast/calendar-days.ts';
import type { ForecastEntry } from '#lib/forecast/forecast-entry.ts';
import { addDays } from '#lib/time/civil-day.ts';

/** Version of the calendar format. Change it whenever the same days would yield different bytes, so that clients refetch. */
export const FORMAT_VERSION = '3';

const REFRESH_SECONDS = 12 * 3_600;

/**
 * Properties of a calendar. Its `id` prefixes the UIDs of its events. `stampedAt` (ISO 8601) is when its days
 * or texts last changed; clients keep the version of an event with the later stamp.
 */
type Calendar = { id: string; name: string; stampedAt: string; hasExactTransits: boolean };

type EventTexts = { summary: string; description: string };

/**
 * Renders days as an iCalendar stream (RFC 5545, RFC 7986) with an all-day event for each day and each theme.
 * Exact transits can be added as events in UTC. The same days yield the same bytes.
 */
export function calendarText(calendar: Calendar, { days, themes }: CalendarDays): string {
  const { id, name, stampedAt, hasExactTransits } = calendar;
  const event = (part: string, data: ICalEventData): ICalEventData => ({
    ...data,
    id: `${id}-${part}`,
    stamp: stampedAt,
    lastModified: stampedAt,
    transparency: ICalEventTransparency.TRANSPARENT,
  });
  const allDay = (from: string, to: string) => ({ start: from, end: addDays(to, 1), allDay: true });
  const ofDays = days.flatMap(({ entry, exact }) => [
    event(entry.date, { ...allDay(entry.date, entry.date), ...dayTexts(entry) }),
    ...(hasExactTransits ? exact : []).map((transit) =>
      event(`${entry.date}-${transit.id}`, { start: new Date(transit.atMs), ...exactTexts(transit) }),
    ),
  ]);
  const ofThemes = themes.map((theme) =>
    event(`${theme.from}-${theme.id}-theme`, { ...allDay(theme.from, theme.to), ...themeTexts(theme) }),
  );
  const text = ical({
    // ical-generator doesn't escape the name.
    name: escapeText(name, false),
    prodId: { company: 'horoscope-forecast-service', product: 'calendar' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
    events: [...ofDays, ...ofThemes],
  }).toString();
  // The last line needs a line break too (RFC 5545 section 3.1).
  return `${text}\r\n`;
}

/** The event summary has the rating and the first sentence, and the description has the rest of the entry. */
function dayTexts(entry: ForecastEntry): EventTexts {
  const { overallRating, metrics, favorable, unfavorable, luckyColors, luckyNumbers, summary } = entry;
  const { first, rest } = splitFirstSentence(summary);
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

/** The event summary says what the theme means, and the description has the transit, its dates and the rest. */
function themeTexts({ title, text }: CalendarTheme): EventTexts {
  return { summary: title, description: text };
}

function exactTexts({ transit, text }: ExactTransit): EventTexts {
  return { summary: text, description: `Behind it: ${transit}, exact at this moment.` };
}

function splitFirstSentence(text: string): { first: string; rest: string } {
  const [first = '', ...rest] = text.split(/(?<=[.?!]”?) /u);
  return { first, rest: rest.join(' ') };
}
