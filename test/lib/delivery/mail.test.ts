import { expect, test } from '@jest/globals';
import { type Highlight, highlightOn } from '#lib/delivery/highlights.ts';
import { weeklyLetter } from '#lib/delivery/letter.ts';
import { asksAgain, dayMail, type MailFrame, subjectOf } from '#lib/delivery/mail.ts';
import { stoppedBy } from '#lib/delivery/mail-lists.ts';
import { forecastDays } from '#lib/forecast/forecast-days.ts';
import { ratingWord } from '#lib/reading/rating-words.ts';
import { addDays } from '#lib/time/civil-day.ts';

const birth = {
  ...{ birthDate: '1991-03-28', birthTime: '06:40' },
  ...{ latitude: 38.72, longitude: -9.14, timeZone: 'Europe/Lisbon' },
};
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const links = {
  why: 'https://a.example/#/today/2027-02-07?profile=prf_1',
  settings: 'https://a.example/#/account',
  stop: 'https://a.example/api/unsubscribe/token',
};
const frame: MailFrame = {
  productName: 'Noonmark',
  name: 'Nora <3',
  date: '2027-02-07',
  links,
  stops: 'mail',
  asksAgain: false,
};
const dates = Array.from({ length: 60 }, (_, day) => addDays('2027-02-07', day));
const entries = forecastDays(birth, { dates, timeZone: 'Europe/Lisbon' });

test.each(entries)('the mail of $date says what the page’s first screen says, in both formats', (entry) => {
  const { subject, text, html } = dayMail(frame, entry, undefined);
  const unescaped = html.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
  for (const shown of [text, unescaped]) {
    for (const sentence of entry.summary.split(/(?<=[.?!]) /)) expect(shown).toContain(sentence);
    for (const item of [...entry.favorable, ...entry.unfavorable]) expect(shown).toContain(item);
    expect(shown).toContain(`${entry.overallRating.toFixed(1)}, `);
    for (const link of Object.values(links)) expect(shown).toContain(link);
    expect(shown).not.toContain('Tomorrow:');
  }
  expect(entry.summary).toContain(subject);
  expect(subject).toMatch(/^[^\r\n]{10,59}[^.\r\n]$/);
});

const LONG =
  'If a neighbor is hard to like, take a warm plate across and stay for as long as it takes to eat.';

test.each([
  [
    'You wouldn’t yell at a child for dropping a plate. Venus trines your Sun.',
    'You wouldn’t yell at a child for dropping a plate',
  ],
  ['Which meal smells like home? Cook it. Venus trines your Sun.', 'Which meal smells like home?'],
  [
    `${LONG} It can be soup. Venus trines your Sun. Mars squares your Moon today. You like people as they are.`,
    'You like people as they are',
  ],
  [
    `${LONG} It can be soup. Mercury trines your Venus for the first of three times, the next on June 21.`,
    'Mercury trines your Venus',
  ],
  [
    `${LONG} It can be soup. Venus enters Virgo at 16:42, in the part of your chart about money.`,
    'Venus enters Virgo at 16:42',
  ],
])('a subject is a sentence that fits and stands alone: %s', (summary, subject) => {
  expect(subjectOf(summary)).toBe(subject);
});

test('a subject fits beside the name of the person', () => {
  for (const entry of entries) {
    const { subject } = dayMail({ ...frame, name: 'Nora', namesPerson: true }, entry, undefined);
    expect(subject).toMatch(/^Nora: .{10,54}$/);
  }
});

test('a preview begins with the headline unless the subject is the headline', () => {
  const [entry] = entries;
  if (!entry) throw new Error('There is no entry');
  const previewOf = (summary: string) =>
    /overflow:hidden;">(.*)<\/div>/.exec(
      dayMail(frame, { ...entry, summary, overallRating: 7 }, undefined).html,
    )?.[1];
  expect(previewOf(`${LONG} Venus trines your Sun.`)).toBe(`7.0, good. ${LONG} Venus trines your Sun.`);
  expect(previewOf('Take a walk. Venus trines your Sun.')).toBe('7.0, good. Venus trines your Sun.');
});

test.each<[number, Highlight, string]>([
  [9, { kind: 'rating' }, 'it’s a superb day'],
  [8.4, { kind: 'rating' }, 'it’s a great day'],
  [3.2, { kind: 'rating' }, 'it’s a hard day'],
  [
    8.4,
    { kind: 'transit', transiting: 'Jupiter', aspect: 'trine', natal: 'Midheaven' },
    'Jupiter trines your Midheaven',
  ],
  [6, { kind: 'eclipse', eclipse: 'solar', natal: 'Venus' }, 'the solar eclipse touches your Venus'],
  [6, { kind: 'phase', phase: 'full', aspect: 'opposition', natal: 'Sun' }, 'the full Moon opposes your Sun'],
])('mail of highlights only says why a day rated %f counts: %j', (overallRating, highlight, reason) => {
  const [entry] = entries;
  if (!entry) throw new Error('There is no entry');
  expect(dayMail({ ...frame, highlight }, { ...entry, overallRating }, undefined).text).toContain(
    `Today’s a highlight because ${reason}.`,
  );
  expect(dayMail(frame, { ...entry, overallRating }, undefined).text).not.toContain('highlight');
});

test('a mail has no markup of its reader, no images, no scripts, and colors for dark mode', () => {
  const [entry, tomorrow] = entries;
  if (!entry) throw new Error('There is no entry');
  const { text, html } = dayMail({ ...frame, asksAgain: true }, entry, tomorrow);
  expect(html).toContain('Nora &#60;3');
  expect(html).not.toMatch(/<img|<script|url\(|src=/);
  expect(html).toContain('prefers-color-scheme: dark');
  expect(text).toContain('Still want this?');
  expect(text).toMatch(/Tomorrow: \d\.\d, \w+\./);
});

test('a letter has the week in three to six sentences, its best and its hardest day, and the Sunday', () => {
  const [sunday] = entries;
  if (!sunday) throw new Error('There is no entry');
  const { subject, text, html } = weeklyLetter({ ...frame, stops: 'weekly' }, birth, sunday, 'Europe/Lisbon');
  const week = entries.slice(1, 8).toSorted((a, b) => b.overallRating - a.overallRating);
  for (const [title, advice, day, list] of [
    ['Best day', 'Good for', week[0], week[0]?.favorable],
    ['Go gently', 'Not for', week.at(-1), week.at(-1)?.unfavorable],
  ] as const) {
    if (!day) throw new Error('The week has no days');
    if (title === 'Go gently' && day.overallRating >= 5) {
      expect(text).not.toContain('Go gently');
      continue;
    }
    const items = list?.slice(0, 2).map((item) => item.charAt(0).toLowerCase() + item.slice(1));
    expect(text).toMatch(
      new RegExp(
        `${title}: \\w+day, February \\d+, ${day.overallRating.toFixed(1)}\\. ${advice} ${items?.join(' and ')}\\.\n`,
      ),
    );
  }
  expect(text).toContain(`Today: ${sunday.overallRating.toFixed(1)}`);
  expect(text).toContain(sunday.summary);
  expect(text).toContain(
    entries
      .slice(1, 8)
      .reduce(
        (list, { overallRating }, i) =>
          `${list}\n- ${WEEKDAYS[i]}: ${overallRating.toFixed(1)}, ${ratingWord(overallRating)}`,
        'The week, day by day:',
      ),
  );
  expect(text).toContain(`Open Monday: ${links.why}`);
  expect(text).toContain('Stop the weekly letter: ');
  expect(html).toMatch(/overflow:hidden;">[^.?!]+[.?!]<\/div>/);
  expect(text.startsWith('Sunday, February 7 · Nora <3')).toBe(true);
  expect(text).toContain('The week from Monday, February 8, to Sunday, February 14');
  expect(subject).toMatch(/^Your best day is (next )?\w+day(; go gently (on|next) \w+day)?$/);
});

test('a letter lists exact transits, stations, eclipses, and new and full Moons by time', () => {
  const listOf = (date: string) => {
    const sunday = entries.find((entry) => entry.date === date);
    if (!sunday) throw new Error('There is no entry');
    const { text } = weeklyLetter(frame, birth, sunday, 'Europe/Lisbon');
    return /^In the sky this week:\n((?:- .+\n)+)/m.exec(text)?.[1]?.trimEnd().split('\n');
  };
  expect(listOf('2027-02-07')).toEqual([
    '- Monday, 12:26: Uranus turns direct',
    '- Tuesday, 1:17: the Sun square your Pluto',
    '- Tuesday, 17:36: Mercury turns retrograde',
    '- Tuesday, 18:06: Venus square your Sun',
    '- Saturday, 9:06: Venus trine your Venus',
    '- Saturday, 22:31: Venus trine your Moon',
    '- Sunday, 14:46: the Sun sextile your Mercury',
  ]);
  expect(listOf('2027-02-14')).toContain('- Saturday, 23:12: lunar eclipse');
  expect(listOf('2027-03-07')).toContain('- Monday, 9:29: new Moon');
});

test('a letter of a hard week calls no day its best', () => {
  const timeZone = 'America/New_York';
  const hardBirth = { birthDate: '1978-11-02', latitude: 40.7, longitude: -74, timeZone };
  const [sunday] = forecastDays(hardBirth, { dates: ['2027-02-14'], timeZone });
  if (!sunday) throw new Error('There is no entry');
  const { subject, text } = weeklyLetter(frame, hardBirth, sunday, timeZone);
  expect(subject).toBe('Your easiest day is Monday; go gently on Friday');
  expect(text).toMatch(/^Easiest day: Monday, February 15, 3\.\d\. Good for .+\.$/m);
  expect(text).toMatch(/^Go gently: Friday, February 19, [23]\.\d\. Not for .+\.$/m);
  expect(text).not.toContain('Best day');
});

test('a letter calls the best of a week below 6 the easiest, as its summary does', () => {
  const timeZone = 'Asia/Tokyo';
  const tokyo = { birthDate: '1966-01-21', birthTime: '12:36', latitude: 35.68, longitude: 139.7, timeZone };
  const [sunday] = forecastDays(tokyo, { dates: ['2027-08-08'], timeZone });
  if (!sunday) throw new Error('There is no entry');
  const { subject, text } = weeklyLetter(frame, tokyo, sunday, timeZone);
  expect(subject).toBe('Your easiest day is Tuesday; go gently on Friday');
  expect(text).toContain('on Tuesday, August 10, a 5.7 and the easiest day of the week');
  expect(text).toMatch(/^Easiest day: Tuesday, August 10, 5\.7\. /m);
});

test('a letter’s link stops only the letter, but all mail of readers who get none but on Sundays', () => {
  expect(stoppedBy('letter', { days: 'daily' })).toBe('weekly');
  expect(stoppedBy('letter', { days: 'highlights' })).toBe('weekly');
  expect(stoppedBy('letter', { days: 'sundays' })).toBe('mail');
  expect(stoppedBy('day', { days: 'sundays' })).toBe('mail');
  const [sunday] = entries;
  if (!sunday) throw new Error('There is no entry');
  expect(weeklyLetter(frame, birth, sunday, 'Europe/Lisbon').text).toContain('Stop the morning mail: ');
});

const since = '2027-01-01';
const year = Array.from({ length: 365 }, (_, day) => addDays(since, day));
const isSunday = (date: string) => new Date(date).getUTCDay() === 0;

test.each([
  // April 1, June 30, September 28 and December 27 are 90 days apart; the last one is a Monday.
  ['daily', false, ['2027-04-01', '2027-06-30', '2027-09-28', '2027-12-27']],
  ['daily', true, ['2027-04-01', '2027-06-30', '2027-09-28', '2027-12-27']],
  ['sundays', false, ['2027-04-04', '2027-07-04', '2027-10-03']],
  ['sundays', true, ['2027-04-04', '2027-07-04', '2027-10-03']],
] as const)(
  '%s mail, with a letter: %j, asks once in 90 days whether it is still wanted',
  (days, weekly, asking) => {
    const mail = { at: '07:15', timeZone: 'UTC', days, weekly, since };
    expect(year.filter((date) => asksAgain({ ...birth, mail }, date))).toEqual(asking);
  },
);

test.each([false, true])('mail of highlights asks once in 90 days, with a letter: %j', (weekly) => {
  const mail = { at: '07:15', timeZone: 'UTC', days: 'highlights', weekly, since } as const;
  const highlights = year.filter((date) => highlightOn(birth, date, 'UTC') && !(weekly && isSunday(date)));
  const due = ['2027-04-01', '2027-06-30', '2027-09-28', '2027-12-27'];
  expect(highlights.filter((date) => asksAgain({ ...birth, mail }, date))).toEqual(
    due.map((from) => highlights.find((date) => date >= from)),
  );
});

test('a letter that only stops letters leaves the question to the mail of the next day', () => {
  const mail = { at: '07:15', timeZone: 'UTC', days: 'daily', weekly: true, since: '2027-01-04' } as const;
  const asking = ['2027-04-04', '2027-04-05', '2027-04-06'].filter((date) =>
    asksAgain({ ...birth, mail }, date),
  );
  expect(asking).toEqual(['2027-04-05']);
});
