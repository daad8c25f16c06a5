import { expect, test } from '@jest/globals';
import { highlightOn } from '#lib/delivery/highlights.ts';
import { explainDays } from '#lib/forecast/forecast-days.ts';
import { addDays } from '#lib/time/civil-day.ts';
import { skyDays } from '#lib/transits/sky-days.ts';

const birth = {
  birthDate: '1990-06-15',
  birthTime: '14:35',
  latitude: 51.5,
  longitude: -0.1,
  timeZone: 'Europe/London',
};
const dates = Array.from({ length: 120 }, (_, day) => addDays('2027-01-01', day));
const SLOW = ['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'];

test('the first great or hard day in a week, exact slow transits and lunations on the chart are highlights', () => {
  const found = new Set(dates.filter((date) => highlightOn(birth, date, 'Europe/Berlin')));
  const withWeekBefore = [...Array.from({ length: 7 }, (_, day) => addDays('2026-12-25', day)), ...dates];
  const { entries: all } = explainDays(birth, { dates: withWeekBefore, timeZone: 'Europe/Berlin' });
  const entries = all.slice(7);
  const [isGreat, isHard] = [(rating: number) => rating >= 8, (rating: number) => rating < 4];
  const isFirst = (isExtreme: (rating: number) => boolean, i: number) =>
    isExtreme(all[i + 7]?.overallRating ?? 6) &&
    !all.slice(i, i + 7).some(({ overallRating }) => isExtreme(overallRating));
  const certain = entries.filter(
    ({ transits }, i) =>
      [isGreat, isHard].some((isExtreme) => isFirst(isExtreme, i)) ||
      transits.some(({ transiting, exactAt }) => SLOW.includes(transiting) && exactAt),
  );
  for (const { date } of certain) expect(found).toContain(date);
  const others = [...found].filter((date) => certain.every((entry) => entry.date !== date));
  const inRuns = entries.filter(({ overallRating }, i) => isGreat(overallRating) && !isFirst(isGreat, i));
  const outdone = new Set<boolean>();
  for (const { date, transits } of certain) {
    const reason = highlightOn(birth, date, 'Europe/Berlin');
    if (reason?.kind === 'transit')
      expect(transits).toContainEqual(
        expect.objectContaining({
          transiting: reason.transiting,
          natal: reason.natal,
          aspect: reason.aspect,
        }),
      );
    else {
      const { overallRating } = entries.find((entry) => entry.date === date) ?? {};
      const isAlike = Number(overallRating) >= 8 ? isGreat : isHard;
      const since = all.findLast((entry) => entry.date < date && isAlike(entry.overallRating))?.date;
      const after = all.slice(all.findIndex((entry) => entry.date === date) + 1).slice(0, 7);
      const end = after.findIndex((entry) => !isAlike(entry.overallRating));
      const run = after.slice(0, end < 0 ? 7 : end).map((entry) => entry.overallRating);
      const sign = isAlike === isGreat ? 1 : -1;
      const isOutdone = run.some((rating) => sign * (rating - Number(overallRating)) >= 0.2);
      expect(reason).toMatchObject({ kind: 'rating', extreme: sign > 0 ? 'great' : 'hard', isOutdone });
      outdone.add(isOutdone);
      // Earlier days may be before the first of these.
      if (since && since >= addDays(date, -60)) expect(reason).toMatchObject({ since });
    }
  }
  expect(outdone.size).toBe(2);
  expect(inRuns.some(({ date }) => !found.has(date))).toBe(true);
  // New and full Moons of the four months, of which some are on the chart.
  expect(others.length).toBeLessThanOrEqual(9);
  expect(found.size).toBeGreaterThan(10);
  expect(found.size).toBeLessThan(40);
});

test('a full Moon opposite a natal point is a highlight of an ordinary day', () => {
  const onChart = dates.filter((date) => highlightOn(birth, date, 'UTC'));
  const { entries } = explainDays(birth, { dates: onChart, timeZone: 'UTC' });
  const ordinary = entries.filter(
    ({ overallRating, transits }) =>
      overallRating < 8 &&
      overallRating >= 4 &&
      !transits.some(({ transiting, exactAt }) => SLOW.includes(transiting) && exactAt),
  );
  const isLunation = (date: string) =>
    skyDays({ dates: [date], timeZone: 'UTC' }).some(
      ({ sky }) => sky.eclipse || sky.moonPhase?.name === 'new' || sky.moonPhase?.name === 'full',
    );
  expect(ordinary.length).toBeGreaterThan(0);
  for (const { date } of ordinary) {
    expect(isLunation(date)).toBe(true);
    expect(highlightOn(birth, date, 'UTC')?.kind).toMatch(/^(eclipse|phase)$/);
  }
});
