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
};

/** Properties that each event has exactly once (RFC 5545 section 3.6.1, and our own guarantees). */
const ONCE = ['uid', 'dtstamp', 'last-modified', 'dtstart', 'summary', 'transp'];

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
  method: string;
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
  const components = calendar.getAllSubcomponents();
  expect(components.filter(({ name }) => name !== 'vevent')).toEqual([]);
  expect(text).not.toContain('TZID');
  const events = components.map(readEvent);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  expect(textOf(calendar, 'name')).toBe(textOf(calendar, 'x-wr-calname'));
  expect(textOf(calendar, 'refresh-interval')).toBe(textOf(calendar, 'x-published-ttl'));
  return {
    name: unescaped(textOf(calendar, 'x-wr-calname')),
    method: textOf(calendar, 'method'),
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
  };
}
