import { expect, test } from '@jest/globals';
import { seenOn, type When } from '#lib/reading/overview/when.ts';
import { OVERVIEWS, overviewFor } from './told-overviews.ts';

const TODAY = '2026-11-23';

test.each([
  ['2026-11-17', '2026-11-20', '2026-11-26', { when: { kind: 'third', third: 'mid' }, isPast: true }],
  ['2026-11-20', '2026-11-22', '2026-11-25', { when: { kind: 'day' }, isPast: true }],
  ['2026-11-20', '2026-11-23', '2026-11-26', { when: { kind: 'day' }, isPast: false }],
  ['2026-11-20', '2026-11-25', '2026-11-30', { when: { kind: 'third', third: 'late' }, isPast: false }],
  ['2026-11-02', '2026-11-15', '2026-11-29', { when: { kind: 'month' }, isPast: true }],
  ['2026-11-02', '2026-11-12', '2026-12-15', { when: { kind: 'recently' }, isPast: true }],
  ['2026-11-02', '2026-11-23', '2026-12-15', { when: { kind: 'now' }, isPast: false }],
  ['2026-11-23', '2026-12-05', '2026-12-25', { when: { kind: 'between' }, isPast: false }],
  ['2026-10-02', '2026-10-23', '2026-11-22', { when: { kind: 'between' }, isPast: true }],
])('what is between %s and %s and %s is told on 23 November as %j', (earliest, date, latest, expected) => {
  expect(seenOn(TODAY, { earliest, date, latest })).toMatchObject(expected);
});

test('the end of a month that is over is about now while the middle of what is open is ahead, and past after it', () => {
  const dates = { earliest: '2026-10-26', date: '2026-11-03', latest: '2026-11-10' };
  expect(seenOn('2026-10-25', dates)).toMatchObject({ when: { kind: 'month end' }, isPast: false });
  expect(seenOn('2026-11-02', dates)).toMatchObject({ when: { kind: 'now' }, isPast: false });
  expect(seenOn('2026-11-05', dates)).toMatchObject({ when: { kind: 'month end' }, isPast: true });
});

test('two that are told as one are about now between them, and past after the last', () => {
  const dates = { earliest: '2026-11-19', date: '2026-11-21', latest: '2026-11-26' };
  expect(seenOn(TODAY, dates, '2026-11-24')).toMatchObject({ when: { kind: 'now' }, isPast: false });
  expect(seenOn('2026-11-25', dates, '2026-11-24')).toMatchObject({ when: { kind: 'third' }, isPast: true });
});

/** The last day of a time as it is told; of the end of a month the month's. */
function lastDayOf(when: When): string {
  switch (when.kind) {
    case 'day':
      return when.date;
    case 'third':
      return `${when.date.slice(0, 8)}${{ early: 10, mid: 20, late: 31 }[when.third]}`;
    case 'half':
      return `${when.date.slice(0, 8)}${when.half === 'first' ? 15 : 31}`;
    case 'between':
      return lastDayOf({ kind: 'third', ...when.to });
    case 'month':
    case 'month end':
      return `${when.date.slice(0, 8)}31`;
    default:
      return '9999-12-31';
  }
}

test('nothing is told as ahead of which the time that is told is over on the first day', () => {
  const told = OVERVIEWS.flatMap(({ period, overview }) =>
    overview.themes.flatMap(({ text, theme: { story } }) =>
      [story.begins, ...story.peaks, story.ends].flatMap((turn) => (turn ? [{ ...turn, text, period }] : [])),
    ),
  );
  const ahead = told.filter(({ isPast }) => !isPast);
  expect(ahead.filter(({ when, period }) => lastDayOf(when) < period.startDate)).toEqual([]);
  expect(ahead.filter(({ when }) => when.kind === 'now').length).toBeGreaterThan(10);
  for (const { text } of told) expect(text).not.toMatch(/(begins|back|strongest again|peaks|ends) recently/);
});

test('what has begun about a day that is over began then', () => {
  const person = { birthDate: '1961-07-17', timeZone: 'Europe/Berlin' };
  const { themes } = overviewFor(person, '2027-08-19', 7).overview;
  expect(themes.map(({ text }) => text)).toContainEqual(
    expect.stringContaining(
      'It began about 10 August, was strongest about 17 August and ends about 24 August.',
    ),
  );
});

test('a theme that is strongest twice within days is so about now between the two', () => {
  const person = { birthDate: '1997-04-26', timeZone: 'Europe/Berlin' };
  const { themes } = overviewFor(person, '2027-10-07', 7).overview;
  expect(themes.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(
      /It began on 29 September and ends about 14 October\. It is strongest about now: .*your Mercury\.$/,
    ),
  );
});
