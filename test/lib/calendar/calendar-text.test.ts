import { hash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { calendarText } from '#lib/calendar/calendar-text.ts';
import { calendarBestDays, calendarDays, calendarSky } from '#lib/forecast/calendar-days.ts';
import { explainDays, forecastDays } from '#lib/forecast/forecast-days.ts';
import { periodOverview } from '#lib/forecast/overview.ts';
import { ASPECT_NAMES, BODY_NAMES } from '#lib/reading/en/names.ts';
import { addDays, timeOfDay } from '#lib/time/civil-day.ts';
import { type ReadEvent, readCalendar } from '../../support/calendar-file.ts';
import { datesFrom, PEOPLE } from '../../support/people.ts';

const ada = {
  birthDate: '1990-06-15',
  birthTime: '07:45',
  timeZone: 'Europe/London',
  latitude: 51.50853,
  longitude: -0.12574,
};
const { birthTime: _, ...untimed } = ada;
const days = { dates: datesFrom('2026-11-15', 60), timeZone: 'Europe/London' };
const made = {
  id: 'cal_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  name: 'Ada',
  stampedAt: '2026-11-22T09:30:00.000Z',
  hasExactTransits: true,
  timeZone: days.timeZone,
  serviceUrl: 'https://api.example.com/prod',
  profileId: 'prf_01ARZ3NDEKTSV4RRFFQ69G5FAV',
};
const aspects = Object.values(ASPECT_NAMES).map(({ adjective }) => adjective);
const TERMS = new RegExp(`\\b(${[...Object.values(BODY_NAMES), ...aspects].join('|')})\\b`);
const minutes = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 60_000;

test('calendars of the same days are byte-identical', () => {
  const text = calendarText(made, calendarDays(ada, days));
  expect(calendarText(made, calendarDays(ada, days))).toBe(text);
  // If this hash changes, increment FORMAT_VERSION; otherwise the ETag matches and clients keep the old calendar.
  expect(hash('sha256', text)).toBe('b2820129552ab909a42b7b093769339ad36097006eb767159b8c672122da8788');
});

test('a day is one all-day event, named by its rating and its summary’s first sentence, with the rest as description', () => {
  const { name, refresh, events } = readCalendar(calendarText(made, calendarDays(ada, days)));
  expect([name, refresh]).toEqual(['Ada', 'PT12H']);
  for (const entry of forecastDays(ada, days)) {
    const [event, ...others] = events.filter(({ uid }) => uid === `${made.id}-${entry.date}`);
    expect(others).toEqual([]);
    const { summary = '', description = '', ...times } = event ?? {};
    expect(times).toMatchObject({
      isAllDay: true,
      start: entry.date,
      end: addDays(entry.date, 1),
      stamp: made.stampedAt,
    });
    const [rating = '', first = ''] = summary.split(' · ');
    expect(Number(rating)).toBe(entry.overallRating);
    expect(rating).toMatch(/^\d+\.\d$/);
    expect(first).toMatch(/[.?!]”?$/);
    const [rest, ...lines] = description.split('\n').filter(Boolean);
    expect(`${first} ${rest}`).toBe(entry.summary);
    const { energy, focus, romance, luck } = entry.metrics;
    expect(lines).toEqual([
      `Energy: ${energy} · Focus: ${focus} · Romance: ${romance} · Luck: ${luck}`,
      `Favorable: ${entry.favorable.join(', ')}`,
      `Unfavorable: ${entry.unfavorable.join(', ')}`,
      `Lucky colors: ${entry.luckyColors.map((color) => color.name).join(', ')}`,
      `Lucky numbers: ${entry.luckyNumbers.join(', ')}`,
    ]);
  }
});

test('each major theme of the overview is one event from its first to its last day', () => {
  const { events } = readCalendar(
    calendarText({ ...made, hasExactTransits: false }, calendarDays(ada, days)),
  );
  const themes = events.filter(({ uid }) => uid.endsWith('-theme'));
  expect(events.length - themes.length).toBe(days.dates.length);
  const all = periodOverview(ada, days).themes;
  const major = all.filter(({ weight }) => weight >= 1);
  expect(major.length).toBeGreaterThan(2);
  expect(major.length).toBeLessThan(all.length);
  expect(themes.map(({ start, end, description }) => ({ start, end, text: description }))).toEqual(
    major.map(({ from, to, text }) => ({ start: from, end: addDays(to, 1), text })),
  );
  for (const event of themes) expectPlainFirst(event);
});

/** Expects astrological terms only in the description, not in the name. */
function expectPlainFirst({ summary, description }: ReadEvent): void {
  expect(summary).toMatch(/^[A-Z][^.]+\.$/);
  expect(summary).not.toMatch(TERMS);
  expect(description).toMatch(TERMS);
}

const exactOf = (birth: typeof untimed) => {
  const { events } = readCalendar(calendarText(made, calendarDays(birth, days)));
  return events.filter(({ isAllDay }) => !isAllDay);
};
const explained = (birth: typeof untimed) =>
  explainDays(birth, days).entries.flatMap(({ transits }) =>
    transits.filter(({ exactAt, transiting }) => exactAt && transiting !== 'Moon'),
  );
const seconds = (instant: string) => instant.replace(/\.\d+Z$/, '.000Z');

test.each([
  ['a known', ada],
  ['an unknown', untimed],
])(
  'for %s time of birth, timed events are the exact transits certain to within 15 minutes, except the Moon’s',
  (_, birth) => {
    const shown = explained(birth);
    const isCertain = ({ exactBetween = { earliest: '', latest: '' } }: (typeof shown)[number]) =>
      minutes(exactBetween.earliest, exactBetween.latest) < 30;
    const certain = shown.filter(isCertain);
    expect(certain.length).toBeGreaterThan(0);
    expect(certain.length).toBeLessThan(shown.length);
    const starts = exactOf(birth).map(({ start }) => start);
    expect(starts.sort()).toEqual(certain.map(({ exactAt = '' }) => seconds(exactAt)).sort());
  },
);

test('events for exact transits are named by their meaning and have no duration', () => {
  for (const event of exactOf(ada)) {
    expectPlainFirst(event);
    expect(event.end).toBeUndefined();
  }
});

test('an exact transit that leads a day is named by a sentence of that day', () => {
  const told = calendarDays(ada, days).days.flatMap(({ entry, exact }) =>
    exact.filter(({ text }) => entry.summary.includes(text)),
  );
  expect(told.length).toBeGreaterThan(10);
});

test.each(PEOPLE)('a parsed calendar of $name has every day of the year', ({ birthDate, timeZone }) => {
  const birth = { birthDate, timeZone, latitude: 40, longitude: 10 };
  const year = { dates: datesFrom('2027-02-01', 373), timeZone };
  const { events } = readCalendar(calendarText(made, calendarDays(birth, year)));
  const ofDays = events.filter(({ uid }) => /\d$/.test(uid));
  expect(ofDays.map(({ start }) => start)).toEqual(year.dates);
});

test.each(['A, B; C\\D: "E"', '李雷👩‍👩‍👧‍👦'.repeat(10), 'BEGIN:VEVENT', '\\n\\N', `é${'x'.repeat(79)}`])(
  'a calendar can be named %s',
  (name) => {
    const content = calendarDays(ada, { ...days, dates: days.dates.slice(0, 2) });
    expect(readCalendar(calendarText({ ...made, name }, content)).name).toBe(name);
  },
);

test('a sky event is timed, named by its first sentence, and ends if it lasts', () => {
  const sky = calendarSky(ada, days);
  const { events } = readCalendar(calendarText(made, { sky }));
  const texts = events.map(({ summary, description }) => [summary, description].filter(Boolean).join(' '));
  expect(texts).toEqual(sky.map(({ text }) => text));
  for (const [at, { id, date, atMs, untilMs }] of sky.entries()) {
    expect(events[at]).toMatchObject({
      uid: `${made.id}-${date}-${id}`,
      start: seconds(new Date(atMs).toISOString()),
      isAllDay: false,
    });
    expect(events[at]?.end).toBe(untilMs && seconds(new Date(untilMs).toISOString()));
  }
  expect(events.some(({ end }) => end !== undefined)).toBe(true);
});

test('a best day is named by its purpose and describes its reasons', () => {
  const best = calendarBestDays(ada, days, 'job-interviews');
  const { events } = readCalendar(calendarText({ ...made, purpose: 'Job interviews' }, { days: best }));
  expect(events.length).toBeGreaterThan(3);
  for (const [at, { entry, reasons = [] }] of best.entries()) {
    expect(events[at]?.summary).toMatch(`Job interviews · ${entry.overallRating.toFixed(1)} · `);
    expect(events[at]?.description).toContain(`\n\n${reasons.join('\n\n')}\n\nEnergy: `);
  }
  const ofMetric = readCalendar(calendarText({ ...made, purpose: 'focus' }, { days: best })).events;
  expect(ofMetric[0]?.summary).toMatch(/^Focus · \d/);
});

// On 2027-03-28, clocks in London go forward; 01:30 doesn't exist.
test.each(['00:00', '01:30', '07:15', '23:59'])('an alarm at %s goes off at that local time', (alarm) => {
  const spring = { ...days, dates: datesFrom('2027-03-20', 20) };
  const content = { ...calendarDays(ada, spring), sky: calendarSky(ada, spring) };
  const { events } = readCalendar(calendarText({ ...made, alarm }, content));
  const skipped: string[] = [];
  for (const { uid, isAllDay, start, alarm: at = '' } of events) {
    if (isAllDay) expect(at).toBe(`${start}T${alarm}:00.000Z`);
    else if (uid.includes('2027-03-28') && alarm === '01:30') skipped.push(at);
    else {
      expect(timeOfDay(Date.parse(at), days.timeZone)).toBe(alarm);
      expect(Math.abs(Date.parse(at) - Date.parse(start))).toBeLessThan(86_400_000);
    }
  }
  expect(events.filter(({ isAllDay }) => !isAllDay).length).toBeGreaterThan(20);
  // The clocks change at 01:00 UTC.
  for (const at of skipped) expect(at).toBe('2027-03-28T01:00:00.000Z');
});

test('events have no alarm unless one is requested', () => {
  const { events } = readCalendar(calendarText(made, calendarDays(ada, days)));
  expect(events.filter(({ alarm }) => alarm !== undefined)).toEqual([]);
});

test('days, exact transits and sky events link to their day, and themes to the calendar from their first day', () => {
  const content = { ...calendarDays(ada, days), sky: calendarSky(ada, days) };
  for (const { uid, url } of readCalendar(calendarText(made, content)).events) {
    const [, date] = /-(\d{4}-\d\d-\d\d)/.exec(uid) ?? [];
    const view = uid.endsWith('-theme') ? `calendar?from=${date}&` : `today/${date}?`;
    expect(url).toBe(`${made.serviceUrl}/#/${view}profile=${made.profileId}`);
  }
});

test('UIDs differ between calendars and are stable from day to day', () => {
  const uids = (of: { id: string }, first: string) => {
    const content = calendarDays(ada, { ...days, dates: datesFrom(first, 30) });
    return new Map(
      readCalendar(calendarText({ ...made, ...of }, content)).events.map((event) => [event.uid, event]),
    );
  };
  const [today, tomorrow] = [uids(made, '2026-11-15'), uids(made, '2026-11-16')];
  const both = [...today.keys()].filter((uid) => tomorrow.has(uid));
  expect(both.length).toBeGreaterThan(50);
  for (const uid of both) {
    // An event's dates must be the same on both days. Its text may differ, because the text may refer to the next event.
    const { start, end } = today.get(uid) ?? {};
    expect(tomorrow.get(uid)).toMatchObject({ start, ...(end && { end }) });
  }
  const others = uids({ id: 'cal_01ARZ3NDEKTSV4RRFFQ69G5FAW' }, '2026-11-15');
  expect([...today.keys()].filter((uid) => others.has(uid))).toEqual([]);
});

test('a calendar without days throws', () => {
  expect(() => calendarDays(ada, { ...days, dates: [] })).toThrow(RangeError);
});
