import { expect, test } from '@jest/globals';
import type { Overview, Transit } from '#lib/client/types.gen.ts';
import { lanesOf } from '../../../functions/dashboard/client/day/line-lanes.ts';
import { momentsOf, shareOfDay, sideOf } from '../../../functions/dashboard/client/day/moments.ts';
import { arcOf } from '../../../functions/dashboard/client/day/theme-arc.ts';
import { weekOf, weeksLater } from '../../../functions/dashboard/client/day/week.ts';
import { litPath } from '../../../functions/dashboard/client/moon-shape.ts';

const at = (time: string, date = '2026-10-25') => `${date}T${time}:00Z`;
/** The day of 25 hours on which Berlin’s clocks go back. */
const DAY = { fromMs: Date.parse(at('22:00', '2026-10-24')), toMs: Date.parse(at('23:00')) };

const transit = (exact: Partial<Transit>, rating = 1): Transit => ({
  transiting: 'Moon',
  aspect: 'trine',
  natal: 'Sun',
  orbDeg: 0,
  phase: 'exact',
  retrograde: false,
  points: { rating, energy: 0, focus: 0, romance: 0, luck: 0 },
  ...exact,
});
const exactAt = (instant: string, between = [instant, instant]) => ({
  exactAt: instant,
  exactBetween: { earliest: between[0] ?? '', latest: between[1] ?? '' },
});
const idle = (from: string, until: string): Overview['sky'][number] => ({
  kind: 'void-of-course',
  at: from,
  until,
  sign: 'Aries',
  text: 'There is a lull.',
});

test('the moments of a day come in the order of its time; what is exact on another day is not among them', () => {
  const transits = [
    transit(exactAt(at('12:00'))),
    transit({ phase: 'applying' }),
    transit(exactAt(at('05:00'))),
  ];
  const moments = momentsOf(transits, [], DAY);
  expect(moments.map(({ atMs }) => new Date(atMs).toISOString().slice(11, 16))).toEqual(['05:00', '12:00']);
});

test('a time that is known within half an hour is one; else it is told between which two it lies', () => {
  const [close, wide] = momentsOf(
    [
      transit(exactAt(at('05:00'), [at('04:50'), at('05:10')])),
      transit(exactAt(at('12:00'), [at('09:00'), at('15:00')])),
    ],
    [],
    DAY,
  );
  expect(close?.between).toBeUndefined();
  expect(wide?.between).toEqual({ fromMs: Date.parse(at('09:00')), toMs: Date.parse(at('15:00')) });
});

test('an idle Moon of the evening before belongs to the day if it lasts into it, other events only to their day', () => {
  const before = '2026-10-24';
  const lasting = idle(at('20:00', before), at('01:00'));
  const over = idle(at('12:00', before), at('20:00', before));
  const ingress: Overview['sky'][number] = {
    kind: 'ingress',
    at: at('12:00', before),
    body: 'Sun',
    sign: 'Scorpio',
    text: '',
  };
  const moments = momentsOf([], [lasting, over, ingress, { ...ingress, at: at('03:00') }], DAY);
  expect(moments.map(({ kind }) => kind)).toEqual(['void', 'sky']);
});

test('what helps stands above the line, what hurts below, and the sky apart', () => {
  const [hurts, helps, sky] = momentsOf(
    [transit(exactAt(at('02:00')), 2), transit(exactAt(at('01:00')), -2)],
    [idle(at('03:00'), at('04:00'))],
    DAY,
  );
  expect([hurts, helps, sky].map((moment) => moment && sideOf(moment))).toEqual(['hurts', 'helps', 'sky']);
});

test('a day of 25 hours is as long on the line as it is', () => {
  expect(shareOfDay(DAY.fromMs, DAY)).toBe(0);
  expect(shareOfDay(Date.parse(at('10:30')), DAY)).toBe(0.5);
  expect(shareOfDay(DAY.toMs + 1, DAY)).toBe(1);
});

test('however many moments share an hour, none covers another, and no more lanes are taken than are needed', () => {
  const begins = Array.from({ length: 40 }, (_, i) => ((i * 7919) % 100) / 100).sort();
  const stretches = begins.map((from, i) => ({ from, to: from + (i % 9 === 0 ? 0.3 : 0.075) }));
  const lanes = lanesOf(stretches);
  for (const [i, a] of stretches.entries())
    for (const [j, b] of stretches.entries())
      if (i < j && lanes[i] === lanes[j]) expect(b.from).toBeGreaterThanOrEqual(a.to);
  const most = Math.max(...begins.map((x) => stretches.filter(({ from, to }) => from <= x && x < to).length));
  expect(Math.max(...lanes) + 1).toBe(most);
});

test('weeks lie end to end, one of them from yesterday on', () => {
  const today = '2026-11-23';
  expect(weekOf(today, today)).toEqual(weekOf('2026-11-28', today));
  expect([weekOf(today, today)[0], weekOf(today, today)[6]]).toEqual(['2026-11-22', '2026-11-28']);
  expect(weekOf('2026-11-29', today)[0]).toBe('2026-11-29');
  expect(weekOf('2026-11-21', today)[0]).toBe('2026-11-15');
});

test('a week before or after keeps within birth and horizon', () => {
  expect(weeksLater('2026-11-23', 1, '1990-06-15', '2026-11-24')).toBe('2026-11-24');
  expect(weeksLater('2026-11-23', -1, '1990-06-15', '2026-11-24')).toBe('2026-11-16');
  expect(weeksLater('1990-06-17', -1, '1990-06-15', '2026-11-24')).toBe('1990-06-15');
});

test('a theme’s arc has its peaks and the day where they are in its time', () => {
  const peaks = [{ date: '2026-11-03', earliest: '2026-11-02', latest: '2026-11-04' }];
  const arc = arcOf({ from: '2026-11-01', to: '2026-11-10', peaks }, '2026-11-05');
  expect(arc.at).toBeCloseTo(0.45);
  expect(arc.peaks[0]?.from).toBeCloseTo(0.1);
  expect(arc.peaks[0]?.to).toBeCloseTo(0.4);
  expect(arc.isEasing).toBe(true);
});

test('a theme eases once it has been strongest for the last time, and none does of which that is not known', () => {
  const time = { from: '2026-11-01', to: '2026-11-30' };
  const peaks = ['2026-11-03', '2026-11-20'].map((date) => ({ date, earliest: date, latest: date }));
  expect(arcOf({ ...time, peaks }, '2026-11-10').isEasing).toBe(false);
  expect(arcOf({ ...time, peaks }, '2026-11-20').isEasing).toBe(false);
  expect(arcOf({ ...time, peaks }, '2026-11-21').isEasing).toBe(true);
  expect(arcOf({ ...time, peaks: [] }, '2026-11-21').isEasing).toBe(false);
});

test.each([
  ['a crescent that grows', 45, '1', '0'],
  ['a gibbous Moon that grows', 135, '1', '1'],
  ['a gibbous Moon that shrinks', 225, '0', '0'],
  ['a crescent that shrinks', 315, '0', '1'],
])('%s is lit on its side of the sky', (_, elongation, limb, line) => {
  const [, first, second] = /0 0 (\d) 0 10A[\d.]+ 10 0 0 (\d)/.exec(litPath(elongation, 10)) ?? [];
  expect([first, second]).toEqual([limb, line]);
});
