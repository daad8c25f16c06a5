import { expect, test } from '@jest/globals';
import { seenOn, type When } from '#lib/reading/overview/when.ts';
import { OVERVIEWS, overviewFor } from './overviews.ts';

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
])(
  'a date with the earliest, likely and latest days %s, %s and %s reads on November 23 as %j',
  (earliest, date, latest, expected) => {
    expect(seenOn(TODAY, { earliest, date, latest })).toMatchObject(expected);
  },
);

test('a date at a month’s end reads "now" from its earliest to its likely day, and then as past', () => {
  const dates = { earliest: '2026-10-26', date: '2026-11-03', latest: '2026-11-10' };
  expect(seenOn('2026-10-25', dates)).toMatchObject({ when: { kind: 'month end' }, isPast: false });
  expect(seenOn('2026-11-02', dates)).toMatchObject({ when: { kind: 'now' }, isPast: false });
  expect(seenOn('2026-11-05', dates)).toMatchObject({ when: { kind: 'month end' }, isPast: true });
});

test('two merged dates read "now" between them, and as past after the second', () => {
  const dates = { earliest: '2026-11-19', date: '2026-11-21', latest: '2026-11-26' };
  expect(seenOn(TODAY, dates, '2026-11-24')).toMatchObject({ when: { kind: 'now' }, isPast: false });
  expect(seenOn('2026-11-25', dates, '2026-11-24')).toMatchObject({ when: { kind: 'third' }, isPast: true });
});

/** The last day that a rendered date, such as “early June”, can refer to. */
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

test('no date in the future tense lies entirely before the period', () => {
  const dates = OVERVIEWS.flatMap(({ period, overview }) =>
    overview.themes.flatMap(({ text, theme: { story } }) =>
      [story.begins, ...story.peaks, story.ends].flatMap((turn) => (turn ? [{ ...turn, text, period }] : [])),
    ),
  );
  const future = dates.filter(({ isPast }) => !isPast);
  expect(future.filter(({ when, period }) => lastDayOf(when) < period.startDate)).toEqual([]);
  expect(future.filter(({ when }) => when.kind === 'now').length).toBeGreaterThan(10);
  for (const { text } of dates) expect(text).not.toMatch(/(begins|back|strongest again|peaks|ends) recently/);
});

test.each([
  [
    'an approximate beginning before the period is in the past tense',
    ['1961-07-17', '2027-08-19'],
    /It began about 10 August, was strongest about 17 August and ends about 24 August\./,
  ],
  [
    'two peaks only days apart read "about now" between them',
    ['1997-04-26', '2027-10-07'],
    /It began on 29 September and ends about 14 October\. It is strongest about now: .*your Mercury\.$/,
  ],
] as const)('%s', (_name, [birthDate, startDate], words) => {
  const { themes } = overviewFor({ birthDate, timeZone: 'Europe/Berlin' }, startDate, 7).overview;
  expect(themes.map(({ text }) => text)).toContainEqual(expect.stringMatching(words));
});
