import { expect } from '@jest/globals';
import ICAL from 'ical.js';

/** An event as a calendar app parses it. Dates are YYYY-MM-DD with an exclusive end; instants are ISO 8601. */
export type ReadEvent = {
  uid: string;
  stamp: string;
  start: string;
  end: string | undefined;
  isAllDay: boolean;
  summary: string;
  description: string | undefined;
  url: string;
  /** When the alarm goes off where the local time is UTC, ISO 8601. */
  alarm: string | undefined;
};

/** Properties that each event has exactly once (RFC 5545 section 3.6.1, and our own guarantees). */
const ONCE = ['uid', 'dtstamp', 'last-modified', 'dtstart', 'summary', 'transp', 'url'];

const timeOf = (event: ICAL.Component, name: string): ICAL.Time | undefined =>
  event.getFirstPropertyValue(name) as ICAL.Time | undefined;

const textOf = (component: ICAL.Component, name: string): string =>
  String(component.getFirstPropertyValue(name));

/** Unescapes a calendar's name, because the parser doesn't unescape properties of unknown types. */
const unescaped = (text: string): string =>
  text.replace(/\\([\\;,nN])/g, (_, what) => (/n/i.test(what) ? '\n' : what));

/** Formats a date as YYYY-MM-DD and an instant as ISO 8601. */
const written = (time: ICAL.Time): string => (time.isDate ? time.toString() : time.toJSDate().toISOString());

/** Parses a calendar and expects it to conform to RFC 5545. */
export function readCalendar(text: string): {
  name: string;
  refresh: string;
  events: ReadEvent[];
} {
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const lines = text.slice(0, -2).split('\r\n');
  expect(lines.filter((line) => Buffer.byteLength(line) > 75 || line.trim() === '')).toEqual([]);
  // A line folded within a character is not well-formed.
  expect(lines.filter((line) => !line.isWellFormed())).toEqual([]);

  const calendar = new ICAL.Component(ICAL.parse(text));
  expect(calendar.name).toBe('vcalendar');
  expect([textOf(calendar, 'version'), textOf(calendar, 'prodid')]).toEqual([
    '2.0',
    expect.stringMatching(/^-\/\/.+/),
  ]);
  // PUBLISH would require an organizer (RFC 5546 section 3.2.1).
  expect([calendar.getFirstProperty('method'), text.includes('ORGANIZER')]).toEqual([null, false]);
  // An event's properties come before its alarm (RFC 5545 section 3.6.1).
  expect(text).not.toMatch(/END:VALARM\r\n(?!END:VEVENT)/);
  const components = calendar.getAllSubcomponents();
  expect(components.filter(({ name }) => name !== 'vevent')).toEqual([]);
  expect(text).not.toContain('TZID');
  const events = components.map(readEvent);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  expect(textOf(calendar, 'name')).toBe(textOf(calendar, 'x-wr-calname'));
  expect(textOf(calendar, 'refresh-interval')).toBe(textOf(calendar, 'x-published-ttl'));
  return {
    name: unescaped(textOf(calendar, 'x-wr-calname')),
    refresh: textOf(calendar, 'refresh-interval'),
    events,
  };
}

function readEvent(event: ICAL.Component): ReadEvent {
  for (const name of ONCE) expect([name, event.getAllProperties(name).length]).toEqual([name, 1]);
  expect(textOf(event, 'transp')).toBe('TRANSPARENT');
  expect(textOf(event, 'last-modified')).toBe(textOf(event, 'dtstamp'));
  const [stamp, start, end] = ['dtstamp', 'dtstart', 'dtend'].map((name) => timeOf(event, name));
  if (!stamp || !start) throw new Error('An event has no stamp or start');
  // All times are UTC; all-day spans end after they begin.
  for (const time of [stamp, start]) if (!time.isDate) expect(time.zone).toBe(ICAL.Timezone.utcTimezone);
  if (end) expect([end.isDate, end.compare(start)]).toEqual([start.isDate, 1]);
  const description = event.getFirstPropertyValue('description');
  return {
    uid: textOf(event, 'uid'),
    stamp: written(stamp),
    start: written(start),
    end: end ? written(end) : undefined,
    isAllDay: start.isDate,
    summary: textOf(event, 'summary'),
    description: description === null ? undefined : String(description),
    url: textOf(event, 'url'),
    alarm: alarmOf(event, start),
  };
}

/** The instant of an event's alarm, which is relative to its start (RFC 5545 section 3.8.6.3). */
function alarmOf(event: ICAL.Component, start: ICAL.Time): string | undefined {
  const [alarm, ...others] = event.getAllSubcomponents();
  expect(others).toEqual([]);
  if (!alarm) return undefined;
  const trigger = alarm.getFirstProperty('trigger');
  const delay = trigger?.getFirstValue() as ICAL.Duration | undefined;
  expect([alarm.name, textOf(alarm, 'action'), textOf(alarm, 'description')]).toEqual([
    ...['valarm', 'DISPLAY'],
    textOf(event, 'summary'),
  ]);
  expect([trigger?.type, trigger?.getParameter('related')]).toEqual(['duration', 'START']);
  const startMs = start.isDate ? Date.parse(start.toString()) : start.toJSDate().getTime();
  return new Date(startMs + (delay?.toSeconds() ?? Number.NaN) * 1_000).toISOString();
}
