import { expect, test } from '@jest/globals';
import { weeklyLetter } from '#lib/delivery/letter.ts';
import { asksAgain, dayMail, type MailFrame } from '#lib/delivery/mail.ts';
import { forecastDays } from '#lib/forecast/forecast-days.ts';
import { addDays } from '#lib/time/civil-day.ts';

const birth = {
  ...{ birthDate: '1991-03-28', birthTime: '06:40' },
  ...{ latitude: 38.72, longitude: -9.14, timeZone: 'Europe/Lisbon' },
};
const links = {
  why: 'https://a.example/#/today/2027-02-07?profile=prf_1',
  settings: 'https://a.example/#/account',
  stop: 'https://a.example/api/unsubscribe/token',
};
const frame: MailFrame = { name: 'Nora <3', date: '2027-02-07', links, asksAgain: false };
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
  expect(entry.summary.startsWith(subject)).toBe(true);
  expect(subject).toMatch(/^[^\r\n]{10,200}[^.\r\n]$/);
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
  const { subject, text } = weeklyLetter(frame, birth, sunday, 'Europe/Lisbon');
  const week = entries.slice(1, 8);
  const ratings = week.map(({ overallRating }) => overallRating);
  expect(text).toContain(`(${Math.max(...ratings).toFixed(1)}).`);
  expect(text).toContain(`(${Math.min(...ratings).toFixed(1)}).`);
  expect(text).toMatch(/Best day: \w+day, February \d+/);
  expect(text).toContain(`Today: ${sunday.overallRating.toFixed(1)}`);
  expect(text).toContain('Exact this week:');
  expect(text).toContain('Stop the weekly letter: ');
  expect(text.startsWith('Sunday, February 7 · Nora <3')).toBe(true);
  expect(subject.length).toBeGreaterThan(20);
});

test('a mail asks once in 90 days whether it is still wanted', () => {
  const mail = { at: '07:15', timeZone: 'UTC', days: 'daily', weekly: false, since: '2027-01-01' } as const;
  const year = Array.from({ length: 365 }, (_, day) => addDays(mail.since, day));
  expect(year.filter((date) => asksAgain(mail, date))).toEqual([
    '2027-04-01',
    '2027-06-30',
    '2027-09-28',
    '2027-12-27',
  ]);
  const sundays = year.filter((date) => new Date(date).getUTCDay() === 0);
  expect(sundays.filter((date) => asksAgain({ ...mail, days: 'sundays' }, date))).toHaveLength(3);
});
