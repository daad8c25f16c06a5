import { expect, test } from '@jest/globals';
import { bestDays } from '#lib/forecast/best-days.ts';
import {
  calendarBestDays,
  calendarDays,
  calendarHighlights,
  calendarSky,
  calendarThemes,
} from '#lib/forecast/calendar-days.ts';
import { forecastDays } from '#lib/forecast/forecast-days.ts';
import { periodOverview } from '#lib/forecast/overview.ts';
import type { Purpose } from '#lib/forecast/purposes.ts';
import { daysBetween } from '#lib/time/civil-day.ts';
import { datesFrom, LONDONER } from '../../support/people.ts';

const days = { dates: datesFrom('2026-11-15', 200), timeZone: 'Europe/London' };
/** The same calendar a week later. */
const weekLater = { ...days, dates: datesFrom('2026-11-22', 200) };

test('highlights are the entries rated 8 or more or below 4', () => {
  const entries = forecastDays(LONDONER, days);
  const highlights = calendarHighlights(LONDONER, days).map(({ entry }) => entry);
  const isHighlight = (rating: number) => rating >= 8 || rating < 4;
  expect(highlights).toEqual(entries.filter(({ overallRating }) => isHighlight(overallRating)));
  expect(highlights.some(({ overallRating }) => overallRating >= 8)).toBe(true);
  expect(highlights.some(({ overallRating }) => overallRating < 4)).toBe(true);
  expect(highlights.length).toBeLessThan(entries.length / 3);
});

test('themes alone are those of the whole calendar', () => {
  const themes = calendarThemes(LONDONER, days);
  expect(themes.length).toBeGreaterThan(5);
  expect(themes).toEqual(calendarDays(LONDONER, days).themes);
});

test('a theme reads the same a week later, and keeps the peaks that have passed meanwhile', () => {
  // In 2026, Venus trines this reader’s Sun exactly on November 6 and 21.
  const reader = { ...LONDONER, birthDate: '1990-06-15', birthTime: '07:45' };
  const later = new Map(calendarThemes(reader, weekLater).map((theme) => [theme.id + theme.from, theme]));
  const common = calendarThemes(reader, days).filter((theme) => later.has(theme.id + theme.from));
  expect(common.length).toBeGreaterThan(5);
  for (const theme of common) expect(later.get(theme.id + theme.from)).toEqual(theme);
  const peaked = periodOverview(reader, days).themes.filter(
    ({ weight, from, peaks }) =>
      weight >= 1 && peaks.some(({ date }) => date >= '2026-11-15' && date < '2026-11-22' && from < date),
  );
  expect(peaked.length).toBeGreaterThan(0);
  for (const { transiting, aspect, natal, from, peaks } of peaked) {
    const text = later.get(`${transiting}-${aspect}-${natal}${from}`)?.text;
    for (const { date } of peaks)
      expect(text).toMatch(new RegExp(`strongest on .*\\b${Number(date.slice(8))}\\b`));
    expect(text).not.toMatch(/\b(is|was) (strongest|at its height)/i);
  }
});

test('the sky alone has the overview’s events on days of every rating, with unique ids', () => {
  const events = calendarSky(LONDONER, days);
  const shown = events.map(({ atMs, untilMs, text }) => ({
    at: new Date(atMs).toISOString(),
    ...(untilMs !== undefined && { until: new Date(untilMs).toISOString() }),
    text,
  }));
  const expected = periodOverview(LONDONER, days).sky.map(({ at, until, text }) => {
    return { at, ...(until !== undefined && { until }), text };
  });
  expect(shown).toEqual(expected);
  expect(events.some(({ id }) => id.startsWith('eclipse'))).toBe(true);
  expect(new Set(events.map(({ id, date }) => date + id)).size).toBe(events.length);
  expect(events.filter(({ date }) => !days.dates.includes(date))).toEqual([]);
});

test('sky events keep their ids and instants from week to week', () => {
  const shared = (of: typeof days) =>
    calendarSky(LONDONER, of).filter(({ date }) => date >= '2026-11-23' && date <= '2027-05-30');
  expect(shared(days).length).toBeGreaterThan(100);
  expect(shared(weekLater)).toEqual(shared(days));
});

const isMonday = (date: string) => daysBetween('2026-11-16', date) % 7 === 0;

test.each<Purpose>(['overall', 'focus', 'job-interviews'])(
  'a best day for %s is the first of its week, Monday to Sunday, in the ranking of best days with reasons',
  (purpose) => {
    const best = calendarBestDays(LONDONER, days, purpose);
    const ranked = bestDays(LONDONER, days, { purpose, limit: 366 });
    expect(best.length).toBeGreaterThan(10);
    const expected = days.dates.filter(isMonday).flatMap((monday) => {
      const week = datesFrom(monday, 7);
      const first = ranked.find(({ horoscope, reasons }) => reasons[0] && week.includes(horoscope.date));
      return first ? [{ entry: first.horoscope, reasons: first.reasons.map(({ text }) => text) }] : [];
    });
    expect(best.map(({ entry, reasons }) => ({ entry, reasons }))).toEqual(expected);
  },
);

test('best days of whole weeks don’t change as days pass', () => {
  const dates = (of: typeof days) => calendarBestDays(LONDONER, of, 'luck').map(({ entry }) => entry.date);
  for (const start of ['2026-11-17', '2026-11-18', '2026-11-23']) {
    const later = dates({ ...days, dates: datesFrom(start, 200) });
    const isShared = (date: string) => date >= '2026-11-23' && date < '2027-05-31';
    expect(later.filter(isShared)).toEqual(dates(days).filter(isShared));
    expect(later.filter((date) => date < '2026-11-23')).toEqual([]);
  }
});

test('a purpose that only a later release knows has no best days', () => {
  expect(calendarBestDays(LONDONER, days, 'moon-golf' as Purpose)).toEqual([]);
});
