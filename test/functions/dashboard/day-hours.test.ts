import { expect, test } from '@jest/globals';
import type { Transit } from '#lib/contract/forecasts.ts';
import type { Overview } from '#lib/contract/overview.ts';
import {
  dayFraction,
  skyText,
  themeAdvice,
  themeArc,
  timelineEvents,
  toneOf,
} from '../../../functions/dashboard/client/day/timeline.ts';
import { shiftWeeks, weekDates } from '../../../functions/dashboard/client/day/week-dates.ts';
import { litPath } from '../../../functions/dashboard/client/moon-shape.ts';

const utc = (time: string, date = '2026-10-25') => `${date}T${time}:00Z`;
/** A day of 25 hours: daylight saving time ends in Berlin. */
const DAY = { fromMs: Date.parse(utc('22:00', '2026-10-24')), toMs: Date.parse(utc('23:00')) };

const transit = (fields: Partial<Transit>, rating = 1): Transit => ({
  transiting: 'Moon',
  aspect: 'trine',
  natal: 'Sun',
  orbDeg: 0,
  phase: 'exact',
  retrograde: false,
  points: { rating, energy: 0, focus: 0, romance: 0, luck: 0 },
  ...fields,
});
const exact = (time: string, earliest = time, latest = time, rating = 1) =>
  transit({ exactAt: utc(time), exactBetween: { earliest: utc(earliest), latest: utc(latest) } }, rating);
const voidOfCourse = (at: string, until: string): Overview['sky'][number] => ({
  kind: 'void-of-course',
  at,
  until,
  sign: 'Aries',
  text: '',
});

test('timeline events are sorted by time and exclude transits that are exact on another day', () => {
  const transits = [exact('12:00'), transit({ phase: 'applying' }), exact('05:00')];
  expect(timelineEvents(transits, [], DAY).map(({ atMs }) => atMs)).toEqual(
    ['05:00', '12:00'].map((time) => Date.parse(utc(time))),
  );
});

test('an uncertainty of half an hour or more is kept as a range', () => {
  const transits = [exact('05:00', '04:50', '05:10'), exact('12:00', '09:00', '15:00')];
  const [precise, wide] = timelineEvents(transits, [], DAY);
  expect(precise?.range).toBeUndefined();
  expect(wide?.range).toEqual({ fromMs: Date.parse(utc('09:00')), toMs: Date.parse(utc('15:00')) });
});

test('what a void of course means is said once a day', () => {
  const text = 'The Moon is void of course. Rest and finish things.';
  const sky = [voidOfCourse(utc('01:00'), utc('02:00')), voidOfCourse(utc('20:00'), utc('21:00'))].map(
    (event) => ({ ...event, text }),
  );
  const events = timelineEvents([], sky, DAY);
  const texts = events.map((event) => event.kind !== 'transit' && skyText(event, events));
  expect(texts).toEqual([text, 'The Moon is void of course.']);
});

test('a void of course that lasts into the day is included; other sky events only on their own day', () => {
  const dayBefore = '2026-10-24';
  const lasting = voidOfCourse(utc('20:00', dayBefore), utc('01:00'));
  const over = voidOfCourse(utc('12:00', dayBefore), utc('20:00', dayBefore));
  const ingress = { kind: 'ingress', at: utc('03:00'), body: 'Sun', sign: 'Scorpio', text: '' } as const;
  const sky = [lasting, over, { ...ingress, at: utc('12:00', dayBefore) }, ingress];
  expect(timelineEvents([], sky, DAY).map(({ kind }) => kind)).toEqual(['void', 'sky']);
});

test('transits help or hurt by the sign of their points; sky events do neither', () => {
  const transits = [exact('02:00', '02:00', '02:00', 2), exact('01:00', '01:00', '01:00', -2)];
  const events = timelineEvents(transits, [voidOfCourse(utc('03:00'), utc('04:00'))], DAY);
  expect(events.map(toneOf)).toEqual(['hurts', 'helps', 'sky']);
});

test('a 25-hour day fills the timeline proportionally', () => {
  expect(dayFraction(DAY.fromMs, DAY)).toBe(0);
  expect(dayFraction(Date.parse(utc('10:30')), DAY)).toBe(0.5);
  expect(dayFraction(DAY.toMs + 1, DAY)).toBe(1);
});

test('the weeks of the day strip are consecutive, and one of them starts yesterday', () => {
  const today = '2026-11-23';
  expect(weekDates(today, today)).toEqual(weekDates('2026-11-28', today));
  expect([weekDates(today, today)[0], weekDates(today, today)[6]]).toEqual(['2026-11-22', '2026-11-28']);
  expect(weekDates('2026-11-29', today)[0]).toBe('2026-11-29');
  expect(weekDates('2026-11-21', today)[0]).toBe('2026-11-15');
});

test('paging by weeks stops at the birth date and the tier’s horizon', () => {
  expect(shiftWeeks('2026-11-23', 1, '1990-06-15', '2026-11-24')).toBe('2026-11-24');
  expect(shiftWeeks('2026-11-23', -1, '1990-06-15', '2026-11-24')).toBe('2026-11-16');
  expect(shiftWeeks('1990-06-17', -1, '1990-06-15', '2026-11-24')).toBe('1990-06-15');
});

test('an arc places a theme’s peaks and the day proportionally', () => {
  const peaks = [{ date: '2026-11-03', earliest: '2026-11-02', latest: '2026-11-04' }];
  const arc = themeArc({ from: '2026-11-01', to: '2026-11-10', peaks }, '2026-11-05');
  expect(arc.at).toBeCloseTo(0.45);
  expect(arc.peaks[0]?.from).toBeCloseTo(0.1);
  expect(arc.peaks[0]?.to).toBeCloseTo(0.4);
  expect(arc.isEasing).toBe(true);
});

test('a theme is easing after its last peak, but never if its peaks are unknown', () => {
  const time = { from: '2026-11-01', to: '2026-11-30' };
  const peaks = ['2026-11-03', '2026-11-20'].map((date) => ({ date, earliest: date, latest: date }));
  expect(themeArc({ ...time, peaks }, '2026-11-10').isEasing).toBe(false);
  expect(themeArc({ ...time, peaks }, '2026-11-20').isEasing).toBe(false);
  expect(themeArc({ ...time, peaks }, '2026-11-21').isEasing).toBe(true);
  expect(themeArc({ ...time, peaks: [] }, '2026-11-21').isEasing).toBe(false);
});

test('the advice of a theme leaves out its dates, and isn’t said twice', () => {
  const theme = { text: 'Saturn square your Sun, from May 1 to 9. Begin small. Rest well.' };
  expect(themeAdvice(theme, 'Begin small.')).toBe('Begin small. Rest well.');
  expect(themeAdvice(theme, 'Begin small. Rest well. The Moon is new.')).toBeUndefined();
});

test.each([
  ['a waxing crescent', 45, '1', '0'],
  ['a waxing gibbous Moon', 135, '1', '1'],
  ['a waning gibbous Moon', 225, '0', '0'],
  ['a waning crescent', 315, '0', '1'],
])('%s is lit on the correct side', (_, elongation, limb, line) => {
  const [, first, second] = /0 0 (\d) 0 10A[\d.]+ 10 0 0 (\d)/.exec(litPath(elongation, 10)) ?? [];
  expect([first, second]).toEqual([limb, line]);
});
