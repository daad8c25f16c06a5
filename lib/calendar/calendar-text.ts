import ical, {
  escape as escapeText,
  ICalAlarmRelatesTo,
  ICalAlarmType,
  type ICalEventData,
  ICalEventTransparency,
} from 'ical-generator';
import type { CalendarDays, CalendarSkyEvent, ExactTransit } from '#lib/forecast/calendar-days.ts';
import type { ForecastEntry } from '#lib/forecast/forecast-entry.ts';
import { addDays, firstInstantAt } from '#lib/time/civil-day.ts';

/** Version of the calendar format. Change it whenever the same days would yield different bytes, so that clients refetch. */
export const FORMAT_VERSION = '4';

const REFRESH_SECONDS = 12 * 3_600;

/**
 * Properties of a calendar. Its `id` prefixes the UIDs of its events. `stampedAt` (ISO 8601) is when its days
 * or texts last changed; clients keep the version of an event with the later stamp.
 */
type Calendar = {
  id: string;
  name: string;
  stampedAt: string;
  hasExactTransits: boolean;
  timeZone: string;
  /** The service's base URL and the profile, for links to the dashboard. */
  serviceUrl: string;
  profileId: string;
  /** The local time (HH:MM) of an alarm on the first day of each event. */
  alarm?: string | undefined;
  /** The name of the purpose of best days. */
  purpose?: string | undefined;
};

type EventTexts = { summary: string; description: string };

/** Content of a calendar; parts that it doesn't have may be missing. */
type Content = Partial<CalendarDays> & { sky?: CalendarSkyEvent[] };

/**
 * Renders days as an iCalendar stream (RFC 5545, RFC 7986): all-day events for days and themes, and events in UTC for sky events
 * and, if requested, exact transits. Each event links to the dashboard. The same days yield the same bytes. The stream has no
 * METHOD, because PUBLISH requires an ORGANIZER (RFC 5546 section 3.2.1).
 */
export function calendarText(calendar: Calendar, { days = [], themes = [], sky = [] }: Content): string {
  const { id, name, stampedAt, hasExactTransits, timeZone, serviceUrl, profileId, alarm, purpose } = calendar;
  const file = ical({
    // ical-generator doesn't escape the name.
    name: escapeText(name, false),
    prodId: { company: 'horoscope-forecast-service', product: 'calendar' },
    ttl: REFRESH_SECONDS,
  });
  const add = (part: string, date: string, data: ICalEventData, view = `today/${date}?`) => {
    const event = file.createEvent({
      ...data,
      id: `${id}-${part}`,
      stamp: stampedAt,
      lastModified: stampedAt,
      transparency: ICalEventTransparency.TRANSPARENT,
      url: `${serviceUrl}/#/${view}profile=${profileId}`,
    });
    if (alarm === undefined) return;
    // An all-day event starts at the reader's midnight, in any zone. Instants are written in whole seconds.
    const start = data.start instanceof Date ? Math.floor(data.start.getTime() / 1_000) * 1_000 : undefined;
    const atMs = firstInstantAt(date, alarm, start === undefined ? 'UTC' : timeZone);
    const triggerAfter = (atMs - (start ?? Date.parse(date))) / 1_000;
    // By default, ical-generator relates an alarm after the start to the event's end.
    event.createAlarm({ type: ICalAlarmType.display, triggerAfter }).relatesTo(ICalAlarmRelatesTo.start);
  };
  const allDay = (from: string, to: string) => ({ start: from, end: addDays(to, 1), allDay: true });
  for (const { entry, exact, reasons } of days) {
    const { date } = entry;
    add(date, date, { ...allDay(date, date), ...dayTexts(entry, purpose, reasons) });
    for (const transit of hasExactTransits ? exact : [])
      add(`${date}-${transit.id}`, date, { start: new Date(transit.atMs), ...exactTexts(transit) });
  }
  for (const { id: kind, from, to, title, text } of themes) {
    const data = { ...allDay(from, to), summary: title, description: text };
    add(`${from}-${kind}-theme`, from, data, `calendar?from=${from}&`);
  }
  for (const { id: kind, date, atMs, untilMs, text } of sky) {
    const { first, rest } = splitFirstSentence(text);
    const end = untilMs === undefined ? null : new Date(untilMs);
    add(`${date}-${kind}`, date, { start: new Date(atMs), end, summary: first, description: rest || null });
  }
  // An event's alarm follows its properties (RFC 5545 section 3.6.1), but ical-generator writes some properties after it.
  const text = file
    .toString()
    .replaceAll(/(^BEGIN:VALARM\r\n.*?^END:VALARM\r\n)(.*?)(?=^END:VEVENT\r\n)/gms, '$2$1');
  // The last line needs a line break too (RFC 5545 section 3.1).
  return `${text}\r\n`;
}

/** The event summary has the purpose, the rating and the first sentence; the description has the rest, and the reasons. */
function dayTexts(entry: ForecastEntry, purpose = '', reasons: string[] = []): EventTexts {
  const { overallRating, metrics, favorable, unfavorable, luckyColors, luckyNumbers, summary } = entry;
  const { first, rest } = splitFirstSentence(summary);
  const { energy, focus, romance, luck } = metrics;
  const title = purpose.charAt(0).toUpperCase() + purpose.slice(1);
  return {
    summary: [title, overallRating.toFixed(1), first].filter(Boolean).join(' · '),
    description: [
      ...[rest, ...reasons].flatMap((paragraph) => (paragraph === '' ? [] : [paragraph, ''])),
      `Energy: ${energy} · Focus: ${focus} · Romance: ${romance} · Luck: ${luck}`,
      `Favorable: ${favorable.join(', ')}`,
      `Unfavorable: ${unfavorable.join(', ')}`,
      `Lucky colors: ${luckyColors.map(({ name }) => name).join(', ')}`,
      `Lucky numbers: ${luckyNumbers.join(', ')}`,
    ].join('\n'),
  };
}

function exactTexts({ transit, text }: ExactTransit): EventTexts {
  return { summary: text, description: `Behind it: ${transit}, exact at this moment.` };
}

function splitFirstSentence(text: string): { first: string; rest: string } {
  const [first = '', ...rest] = text.split(/(?<=[.?!]”?) /u);
  return { first, rest: rest.join(' ') };
}
