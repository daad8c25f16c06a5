import { expect, test } from '@jest/globals';
import { signChart } from '#lib/chart/sign-chart.ts';
import { apparentLongitude } from '#lib/ephemeris/sky.ts';
import { julianDayTt } from '#lib/ephemeris/time-scales.ts';
import { type Body, SIGNS, signOf } from '#lib/ephemeris/zodiac.ts';
import { renderDays, signDays } from '#lib/forecast/forecast-days.ts';
import { birthOfSign } from '#lib/reading/reader.ts';
import { datesFrom } from '../../support/people.ts';

const DATES = datesFrom('2026-01-01', 730);
const timeZone = '+00:00';
const bySign = SIGNS.map((sign) => [
  ...renderDays(signChart(sign), birthOfSign(sign, timeZone), { dates: DATES, timeZone }),
]);
const all = bySign.flatMap((days, index) => days.map((day) => ({ ...day, index })));
const share = (count: number) => (100 * count) / all.length;

/** How many signs apart bodies in aspect are. */
const SIGNS_APART: Readonly<Record<string, number[]>> = {
  ...{ conjunction: [0], sextile: [2, 10], square: [3, 9], trine: [4, 8], opposition: [6] },
};

test('an entry of a sign doesn’t depend on the other dates', () => {
  const [date = ''] = DATES.slice(100);
  for (const [index, sign] of SIGNS.entries())
    expect(signDays(sign, { dates: [date], timeZone })).toEqual([bySign[index]?.[100]?.entry]);
});

test('no text claims what only a chart of birth can tell: a point but the sign, a house, a birthday or a time of a transit', () => {
  const claims =
    /\byour (Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|Ascendant|Midheaven|chart|house)\b|you were born|happy birthday|birthday is today|of (two|three|four|five) times/i;
  expect(all.filter(({ entry }) => claims.test(entry.summary)).map(({ entry }) => entry.summary)).toEqual([]);
  const birthdays = all.flatMap(({ story }) => story.sentences.filter(({ rule }) => rule === 'birthday'));
  expect(birthdays).toEqual([]);
  const timed = all.flatMap(({ story }) =>
    story.sentences.filter(
      ({ rule, text, news }) => rule === 'sky' && news.length === 0 && /\d:\d\d/.test(text),
    ),
  );
  expect(timed).toEqual([]);
});

test('what a text says of a transit holds for everyone born under the sign: the body is in the sign named, at that aspect', () => {
  const told = all.flatMap(({ day, story, index }) =>
    story.sentences.flatMap(({ rule, text, transits }) =>
      rule === 'sky' ? transits().map((transit) => ({ day, text, index, transit })) : [],
    ),
  );
  expect(told.length).toBeGreaterThan(0.8 * all.length);
  const signsOn = ({ fromMs, toMs }: { fromMs: number; toMs: number }, body: Body) =>
    [fromMs, (fromMs + toMs) / 2, toMs - 1].map((ms) => signOf(apparentLongitude(body, julianDayTt(ms))));
  const wrong = told.filter(({ day, text, index, transit: { transiting, aspect } }) => {
    const isThere = signsOn(day, transiting).some(
      (sign) =>
        SIGNS_APART[aspect]?.includes((SIGNS.indexOf(sign) - index + 12) % 12) &&
        (SIGNS.every((name) => !text.includes(name)) || text.includes(sign)),
    );
    return !isThere || !text.includes('sign');
  });
  expect(wrong.map(({ day, text, index }) => [day.date, SIGNS[index], text])).toEqual([]);
});

test('signs rarely share a text on a day, and a sign rarely repeats one within a month', () => {
  const shared = DATES.map((_, i) => 12 - new Set(bySign.map((days) => days[i]?.entry.summary)).size);
  expect(shared.filter((count) => count > 0).length).toBeLessThan(0.05 * DATES.length);
  const repeats = (of: (day: (typeof all)[number]) => unknown) =>
    all.filter((day, i) =>
      all.slice(Math.max(0, i - 30), i).some((past) => past.index === day.index && of(past) === of(day)),
    ).length;
  expect(share(repeats(({ entry }) => entry.summary))).toBeLessThan(0.2);
  expect(share(repeats(({ story }) => story.scene))).toBeLessThan(1.2);
});

test('each sign has good and hard days like a person: a mean of 5.8 to 6.6 over two years, from below 3.2 to above 9', () => {
  for (const days of bySign) {
    const ratings = days.map(({ entry }) => entry.overallRating);
    const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
    expect(mean).toBeGreaterThan(5.8);
    expect(mean).toBeLessThan(6.6);
    expect(Math.min(...ratings)).toBeLessThan(3.2);
    expect(Math.max(...ratings)).toBeGreaterThan(9);
  }
});

test('a sign’s forecast is for an adult of working age, and is about every area of life', () => {
  expect(new Set(all.map(({ story }) => story.area)).size).toBe(8);
  expect(new Set(all.map(({ story }) => story.brief.age))).toEqual(new Set([35, 36, 37]));
});
