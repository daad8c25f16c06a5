import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { type Highlight, highlightOn } from '#lib/delivery/highlights.ts';
import { weeklyLetter } from '#lib/delivery/letter.ts';
import { asksAgain, dayMail, type MailFrame, subjectOf } from '#lib/delivery/mail.ts';
import { stoppedBy } from '#lib/delivery/mail-lists.ts';
import { forecastDays } from '#lib/forecast/forecast-days.ts';
import { codeMail } from '#lib/mail/code-mail.ts';
import { ratingWord } from '#lib/reading/rating-words.ts';
import type { ReaderBirth } from '#lib/reading/reader.ts';
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
  expect(entry.summary).toContain(subject.replace(/…$/, ''));
  expect(subject).toMatch(/^[^\r\n]{10,59}[^.\r\n]$/);
});

const LONG =
  'If a neighbor is hard to like, take a warm plate across and stay for as long as it takes to eat.';

const ADVICE = 'Take a warm plate across to the neighbor.';

test.each([
  [`${LONG} ${ADVICE} Venus trines your Sun. You like people.`, ADVICE.slice(0, -1)],
  [
    `${LONG} Take it across before the evening news. Venus trines your Sun. You like people.`,
    'You like people',
  ],
  [
    `${LONG} Take a plate. Venus trines your Sun. You like people as they are.`,
    'You like people as they are',
  ],
  [
    'You wouldn’t yell at a child for dropping a plate. Venus trines your Sun.',
    'You wouldn’t yell at a child for dropping a plate',
  ],
  ['Which meal smells like home? Cook it. Venus trines your Sun.', 'Which meal smells like home?'],
  [
    `${LONG} It can be soup. Venus trines your Sun. Mars squares your Moon today. You like people as they are.`,
    'You like people as they are',
  ],
  [`${LONG} Venus trines your Sun. Happy birthday.`, 'Happy birthday'],
  [
    'Take a walk. It’s your birthday, and the year that begins is yours to name. Venus trines your Sun.',
    'It’s your birthday',
  ],
])('a subject is a sentence that fits and stands alone, or a greeting: %s', (summary, subject) => {
  expect(subjectOf({ summary })).toBe(subject);
});

test('the subject of a day without a sentence that fits is the beginning of the first one', () => {
  const summary = `${LONG} It can be soup. Mercury trines your Venus.`;
  expect(subjectOf({ summary })).toBe('If a neighbor is hard to like, take a warm plate across…');
  // It doesn't end with "to" or with a comma.
  expect(subjectOf({ summary }, 32)).toBe('If a neighbor is hard…');
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

const JUPITER = { kind: 'transit', transiting: 'Jupiter', aspect: 'trine', natal: 'Midheaven' } as const;
const passed = (hit: number) => ({ hit, of: 3, instantsMs: [] });

test.each<[Highlight, string]>([
  [
    { kind: 'rating', extreme: 'great', since: '2027-01-06', isOutdone: false },
    'The first great day since January 6.',
  ],
  [
    { kind: 'rating', extreme: 'great', since: '2027-01-06', isOutdone: true },
    'The first great day since January 6, and better ones follow.',
  ],
  [
    { kind: 'rating', extreme: 'hard', since: undefined, isOutdone: true },
    'The first hard day in two months, and harder ones follow.',
  ],
  [{ ...JUPITER, tone: 'easy', pass: undefined }, 'Jupiter trines your Midheaven today. '],
  [
    { ...JUPITER, tone: 'easy', pass: passed(1) },
    'Jupiter trines your Midheaven today, the first of three times. ',
  ],
  [
    { ...JUPITER, tone: 'easy', pass: passed(3) },
    'Jupiter trines your Midheaven today, the third and last time. ',
  ],
  [{ kind: 'eclipse', eclipse: 'solar', natal: 'Venus' }, 'The solar eclipse touches your Venus today. '],
  [
    { kind: 'phase', phase: 'full', aspect: 'opposition', natal: 'Sun' },
    'The full Moon opposes your Sun today. ',
  ],
])('mail of highlights only begins with why the day counts: %j', (highlight, reason) => {
  const [entry] = entries;
  if (!entry) throw new Error('There is no entry');
  const [, paragraph = ''] = dayMail({ ...frame, highlight }, entry, undefined).text.split('\n\n');
  expect(paragraph.startsWith(reason)).toBe(true);
  // It says what that means, unless the summary does or the day is unlike it.
  const meaning = paragraph.slice(reason.length);
  expect(meaning === '').toBe(highlight.kind === 'rating');
  const told = dayMail({ ...frame, highlight }, { ...entry, summary: `Rest. ${meaning}` }, undefined).text;
  expect(told.split(meaning || reason)).toHaveLength(2);
  expect(dayMail(frame, entry, undefined).text).not.toContain(reason);
});

test('mail of a great or hard day has why it comes as its subject', () => {
  const [entry] = entries;
  if (!entry) throw new Error('There is no entry');
  const highlight = { kind: 'rating', extreme: 'great', since: '2027-01-06', isOutdone: true } as const;
  const { subject, html } = dayMail({ ...frame, highlight }, entry, undefined);
  expect(subject).toBe('The first great day since January 6, and better ones follow');
  const named = dayMail({ ...frame, highlight, name: 'Nora', namesPerson: true }, entry, undefined);
  expect(named.subject).toBe('Nora: The first great day since January 6');
  expect(html).toContain(entry.summary.split('. ')[0]);
});

test.each([
  ['easy', 4.9, 5],
  ['hard', 6.5, 6.4],
] as const)('mail of a transit that is %s says what it means only on a day like it', (tone, unlike, like) => {
  const [entry] = entries;
  if (!entry) throw new Error('There is no entry');
  const highlight = { ...JUPITER, tone, pass: undefined };
  const reasonOn = (overallRating: number) =>
    dayMail({ ...frame, highlight }, { ...entry, overallRating }, undefined).text.split('\n\n')[1];
  expect(reasonOn(unlike)).toBe('Jupiter trines your Midheaven today.');
  expect(reasonOn(like)).toMatch(/^Jupiter trines your Midheaven today\. \w/);
});

test('mail of a slow transit names it once, and says that it comes on notable days', () => {
  const [entry] = entries;
  if (!entry) throw new Error('There is no entry');
  const summary = 'Ask early. Jupiter trines your Midheaven at 9:10. You can see far. Venus trines your Sun.';
  const highlight = { ...JUPITER, tone: 'easy', pass: undefined } as const;
  const { text } = dayMail({ ...frame, highlight }, { ...entry, summary }, undefined);
  expect(text).toContain('\n\nAsk early.\n\nYou can see far. Venus trines your Sun.\n\n');
  expect(text).toContain('you turned on the morning mail for Nora <3, on notable days.');
  expect(dayMail(frame, entry, undefined).text).toContain('you turned on the morning mail for Nora <3.');
});

test('a mail has no markup of its reader, no images, no scripts, and colors for dark mode', () => {
  const [entry, tomorrow] = entries;
  if (!entry) throw new Error('There is no entry');
  const { text, html } = dayMail({ ...frame, asksAgain: true }, entry, tomorrow);
  expect(html).toContain('Nora &#60;3');
  expect(html).not.toMatch(/<img|<script|url\(|src=/);
  expect(html).toContain('prefers-color-scheme: dark');
  expect(text).toContain('Still want this? If you do, there’s nothing to do. ');
  expect(text).toMatch(/the link below stops it\.\n\nStop the morning mail: /);
  expect(text).toMatch(/Tomorrow: \d\.\d, \w+\./);
});

const letterOf = (birth: ReaderBirth & { timeZone: string }, date: string) => {
  const [sunday] = forecastDays(birth, { dates: [date], timeZone: birth.timeZone });
  if (!sunday) throw new Error('There is no entry');
  return { sunday, ...weeklyLetter({ ...frame, date, stops: 'weekly' }, birth, sunday, birth.timeZone) };
};

test('a letter doesn’t repeat a sentence of its Sunday about the week', () => {
  const { sunday, text } = letterOf(birth, '2027-02-07');
  const ofWeek = /\n\nThe week of .*\n\n(.*)\n\n/.exec(text)?.[1] ?? '';
  const [said = ''] = ofWeek.split(/(?<=\.) /).slice(-1);
  const entry = { ...sunday, summary: `Rest. ${said}` };
  const letter = weeklyLetter({ ...frame, date: sunday.date, stops: 'weekly' }, birth, entry, birth.timeZone);
  expect(letter.text.split(said)).toHaveLength(2);
  expect(letter.text).toContain(ofWeek.replace(` ${said}`, ''));
});

const skyOf = (text: string) =>
  /^In the sky this week:\n((?:- .+\n)+)/m.exec(text)?.[1]?.trimEnd().split('\n') ?? [];

const tokens = readFileSync('functions/tokens.css', 'utf8');
const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: string, other: string) => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

test('mails have the page’s colors, and texts with a contrast of at least 4.5 on their card, in both themes', () => {
  const [entry] = entries;
  if (!entry) throw new Error('There is no entry');
  for (const { html } of [dayMail(frame, entry, entry), codeMail('123456', 10, 'Noonmark')]) {
    for (const [hex] of html.matchAll(/#[0-9a-f]{6}(?!\d)/g)) expect(tokens).toContain(hex);
    const light = [...html.matchAll(/[";]color:(#\w{6});/g)].map(([, hex = '']) => contrast(hex, '#fffdfa'));
    const dark = [...html.matchAll(/ color: (#\w{6}) /g)].map(([, hex = '']) => contrast(hex, '#191d3a'));
    expect(Math.min(light.length, dark.length)).toBeGreaterThan(2);
    expect(Math.min(...light, ...dark)).toBeGreaterThan(4.5);
    expect(html).toContain("font-family:'Iowan Old Style'");
  }
});

test('the links of a mail are at least 24 px high, and what stops it is less prominent than the day', () => {
  const [entry] = entries;
  if (!entry) throw new Error('There is no entry');
  const { html } = dayMail(frame, entry, undefined);
  const styles = [...html.matchAll(/<a class="link" .*? style="(.*?)">(.*?)<\/a>/g)].map(
    ([, style, text]) => [text, style],
  );
  expect(styles).toEqual([
    ['Why this day', expect.stringMatching(/^display:inline-block;padding:4px 0;font-weight:600;/)],
    ['Stop the morning mail', expect.stringMatching(/^display:inline-block;padding:4px 0;font-size:14px;/)],
    ['Change when it comes', expect.stringMatching(/^display:inline-block;padding:4px 0;font-size:14px;/)],
  ]);
});

test('a letter has the Sunday like any day, then the week with advice on its best and its hardest day', () => {
  const { sunday, subject, text, html } = letterOf(birth, '2027-02-07');
  const week = entries.slice(1, 8);
  const [best, ...others] = week.toSorted((a, b) => b.overallRating - a.overallRating);
  const hardest = others.at(-1);
  if (!best || !hardest) throw new Error('The week has no days');
  const within = (items: string[]) =>
    items.slice(0, 2).map((item) => item.charAt(0).toLowerCase() + item.slice(1));
  const list = week.map(({ date, overallRating, favorable, unfavorable }, i) => {
    const rated = `\n- ${WEEKDAYS[i]}: ${overallRating.toFixed(1)}, ${ratingWord(overallRating)}`;
    if (date === best.date) return `${rated}. Good for ${within(favorable).join(' and ')}`;
    if (date === hardest.date && overallRating < 5)
      return `${rated}. Not for ${within(unfavorable).join(' or ')}`;
    return rated;
  });
  const parts = [
    'Sunday, February 7 · Nora <3',
    sunday.summary.split(' ')[0],
    `${sunday.overallRating.toFixed(1)}, `,
    ['Good for:', ...sunday.favorable].join('\n- '),
    ['Not for:', ...sunday.unfavorable].join('\n- '),
    'The week of February 8 to 14\n',
    `Day by day:${list.join('')}\n`,
    'In the sky this week:',
    `Open Monday: ${links.why}`,
    'Stop the weekly letter: ',
  ];
  const places = parts.map((part = '') => text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(text).not.toMatch(/Best day:|Go gently:/);
  expect(html).toMatch(/overflow:hidden;">[^.?!]+[.?!]<\/div>/);
  expect(subject).toMatch(/^Your best day is (next )?\w+day(; go gently (on|next) \w+day)?$/);
});

test('a letter of the last week of a year has no years', () => {
  const { text } = letterOf(birth, '2027-12-26');
  expect(text).toContain('The week of December 27 to January 2\n');
  expect(text).not.toMatch(/\b20\d\d\b(?!-)/);
});

test('a letter lists the five weightiest of transits, stations, eclipses, and new and full Moons, by time', () => {
  expect(skyOf(letterOf(birth, '2027-02-07').text)).toEqual([
    '- Monday: Venus crosses your Midheaven',
    '- Tuesday, 17:36: Mercury turns retrograde',
    '- Tuesday, 18:06: Venus squares your Sun',
    '- Friday: Venus squares your Ascendant',
    '- Saturday, 22:31: Venus trines your Moon',
  ]);
  expect(skyOf(letterOf(birth, '2027-02-14').text)).toContain('- Saturday, 23:12: lunar eclipse');
  expect(skyOf(letterOf(birth, '2027-03-07').text)).toContain('- Monday, 9:29: new Moon');
});

test('without a birth time, a letter lists what it moves by day', () => {
  const untimed = { birthDate: '1985-09-08', timeZone: 'America/Sao_Paulo' };
  expect(skyOf(letterOf(untimed, '2027-02-07').text)).toEqual([
    '- Monday, 9:26: Uranus turns direct',
    '- Tuesday, 14:36: Mercury turns retrograde',
    '- Thursday: the Sun squares your Saturn',
    '- About Saturday: Mars meets your Mercury',
    '- Sunday: Mars sextiles your Pluto',
  ]);
});

test('a letter of a hard week calls no day its best', () => {
  const timeZone = 'America/New_York';
  const hardBirth = { birthDate: '1978-11-02', latitude: 40.7, longitude: -74, timeZone };
  const { subject, text } = letterOf(hardBirth, '2027-02-14');
  expect(subject).toBe('Your easiest day is Monday; go gently on Friday');
  expect(text).toMatch(/^- Monday: 3\.\d, hard\. Good for .+$/m);
  expect(text).toMatch(/^- Friday: [23]\.\d, hard\. Not for .+$/m);
  expect(text.replace(/^.*Good for.*$/m, '')).not.toMatch(/\bbest day/i);
});

test('a letter calls the best of a week below 6 the easiest, as its summary does', () => {
  const timeZone = 'Asia/Tokyo';
  const tokyo = { birthDate: '1966-01-21', birthTime: '12:36', latitude: 35.68, longitude: 139.7, timeZone };
  const { subject, text } = letterOf(tokyo, '2027-08-08');
  expect(subject).toBe('Your easiest day is Tuesday; go gently on Friday');
  expect(text).toContain('on Tuesday, August 10, a 5.7 and the easiest day of the week');
  expect(text).toMatch(/^- Tuesday: 5\.7, mixed\. Good for /m);
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
