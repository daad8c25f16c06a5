import ical, {
  escape as escaped,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventTransparency,
} from 'ical-generator';
import type { CalendarDays } from '#lib/forecast/calendar-days.ts';
import { addDays } from '#lib/time/civil-day.ts';
import { textsOfDay, textsOfExact, textsOfTheme } from './event-texts.ts';

/** Changes with every change that gives other bytes for the same days, so that programs fetch them anew. */
export const FORMAT_VERSION = '2';

const REFRESHED_SECONDS = 12 * 3_600;

/**
 * A calendar: its identifier begins those of its events. `stampedAt` is since when it has had these days and words, ISO
 * 8601: of two versions of an event programs keep the one that is stamped later.
 */
type Calendar = { id: string; name: string; stampedAt: string; hasExactTransits: boolean };

/**
 * Days as an iCalendar stream (RFC 5545, RFC 7986): an all-day event each, one for each theme from its first to its last
 * day, and if wished one at each instant at which a transit is exact, in UTC. The same days give the same bytes.
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
    event(entry.date, { ...allDay(entry.date, entry.date), ...textsOfDay(entry) }),
    ...(hasExactTransits ? exact : []).map((transit) =>
      event(`${entry.date}-${transit.id}`, { start: new Date(transit.atMs), ...textsOfExact(transit) }),
    ),
  ]);
  const ofThemes = themes.map((theme) =>
    event(`${theme.from}-${theme.id}-theme`, { ...allDay(theme.from, theme.to), ...textsOfTheme(theme) }),
  );
  const text = ical({
    // What it is given it writes as it is.
    name: escaped(name, false),
    prodId: { company: 'horoscope-forecast-service', product: 'calendar' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESHED_SECONDS,
    events: [...ofDays, ...ofThemes],
  }).toString();
  // The last line ends as all do (RFC 5545 section 3.1).
  return `${text}\r\n`;
}
