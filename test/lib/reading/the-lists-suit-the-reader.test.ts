import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { people } from '#lib/reading/calibration/people.ts';
import type { ToldDay } from '#lib/reading/calibration/told-days.ts';
import { toldDays } from '#lib/reading/calibration/told-days.ts';
import { activitiesOn } from '#lib/reading/lists/activity-list.ts';
import {
  ACTIVITIES,
  type Activity,
  type ActivityId,
  THEMES,
  themesOf,
} from '#lib/reading/lists/catalogue.ts';
import { chooseActivities, mayRecommend } from '#lib/reading/lists/choose-activities.ts';
import { openRows } from '#lib/reading/lists/open-activities.ts';
import { setOfThemes } from '#lib/reading/lists/theme-sets.ts';
import { datesOfYears } from '#lib/scoring/calibration/population.ts';
import { ageOn } from '#lib/time/age-on.ts';
import { scoredDay } from './generated-days.ts';

/** What three lines may speak for or against. */
const stance = fc.subarray([...THEMES], { maxLength: 6 });
const NOTHING_TOLD = { favorable: 0, unfavorable: 0 };

const FRIDAY = '2026-05-15';
const SATURDAY = '2026-05-16';
const SUNDAY = '2026-05-17';
const MONDAY = '2026-05-18';

const { children, old, population } = people(2026);
const TOLD = [...toldDays([...population.slice(0, 20), ...children, ...old], datesOfYears(2026, 1))];

const activityOf = (id: ActivityId): Activity => {
  const found = ACTIVITIES.find((activity) => activity.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};

/** Days on which one of the listed activities is so: the date, the activity. */
function listed(
  ids: (told: ToldDay) => readonly ActivityId[],
  isSo: (activity: Activity, told: ToldDay) => boolean,
): string[] {
  return TOLD.flatMap((told) =>
    ids(told).flatMap((id) => (isSo(activityOf(id), told) ? [`${told.day.date}: ${id}`] : [])),
  );
}

const both = ({ favorable, unfavorable }: ToldDay) => [...favorable, ...unfavorable];
const idsOf = (activities: readonly Activity[]) => activities.map(({ id }) => id);

/** What is open to somebody of an age on a date. */
const openTo = (age: number, date: string) =>
  openRows(date, { birthDate: `${2026 - age}-01-01` })
    .flat()
    .flatMap((row) => ACTIVITIES[row] ?? []);

describe('the lists suit the reader and the day', () => {
  test('nobody is told to leave what is a virtue', () => {
    expect(
      listed(
        ({ unfavorable }) => unfavorable,
        ({ virtue = false }) => virtue,
      ),
    ).toEqual([]);
    expect(
      listed(
        ({ favorable }) => favorable,
        ({ virtue = false }) => virtue,
      ).length,
    ).toBeGreaterThan(100);
  });

  test('work keeps to Monday to Friday, and a weekend trip to its weekend', () => {
    const isWeekend = (date: string) => [0, 6].includes(new Date(date).getUTCDay());
    const astray = ({ days }: Activity, { day }: ToldDay) =>
      days !== undefined && (days === 'weekend') !== isWeekend(day.date);
    expect(listed(both, astray)).toEqual([]);
    for (const days of ['working', 'weekend'] as const)
      expect(listed(both, (activity) => activity.days === days).length).toBeGreaterThan(100);
  });

  test('nothing is listed for whom it is too early or too late', () => {
    const isAstray = ({ ages: { from = 0, to = 200 } = {} }: Activity, { day, reader }: ToldDay) => {
      const age = ageOn(reader.birthDate, day.date);
      return age < from || age > to;
    };
    expect(listed(both, isAstray)).toEqual([]);
  });

  test('what much hangs on is recommended from 5 on and under a direct Mercury alone, and advised against at any time', () => {
    const isPoor = ({ day }: ToldDay) => day.overallRating < 5 || day.sky.retrogrades.includes('Mercury');
    const atStake = ({ stakes }: Activity) => stakes === true;
    expect(listed((told) => (isPoor(told) ? told.favorable : []), atStake)).toEqual([]);
    expect(listed((told) => (isPoor(told) ? [] : told.favorable), atStake).length).toBeGreaterThan(100);
    expect(listed((told) => (isPoor(told) ? told.unfavorable : []), atStake).length).toBeGreaterThan(100);
  });

  test('a list of one goes against a great or a hard day, or else next to nothing is left for it', () => {
    const isShort = ({ favorable, unfavorable }: ToldDay) => favorable.length < 2 || unfavorable.length < 2;
    const share = TOLD.filter(isShort).length / TOLD.length;
    expect(share).toBeGreaterThan(0.02);
    expect(share).toBeLessThan(0.22);
    const odd = TOLD.filter(({ day: { overallRating, transits }, favorable, unfavorable }) => {
      const helps = transits.some(({ points }) => points.rating > 0);
      const hurts = transits.some(({ points }) => points.rating < 0);
      return (
        (favorable.length < 2 && overallRating >= 4 && helps) ||
        (unfavorable.length < 2 && overallRating < 8 && hurts)
      );
    });
    // What is told may bar all that a single weak transit of its kind touches.
    expect(odd.length / TOLD.length).toBeLessThan(0.0005);
  });

  test('what stands alone is no small matter if a transit of its kind touches another', () => {
    const lone = TOLD.flatMap(({ favorable, unfavorable }) =>
      [favorable, unfavorable].filter((list) => list.length === 1).flat(),
    );
    const light = lone.filter((id) => activityOf(id).light);
    expect(lone.length).toBeGreaterThan(500);
    expect(light.length / lone.length).toBeLessThan(0.01);
  });

  test.each([
    ['pitching-an-idea', 'explaining-an-idea', 'brainstorming'],
    ['outdoor-adventures', 'long-walks-or-hikes', 'walking-in-the-fresh-air', 'spontaneous-outings'],
    ['weekend-trips', 'short-trips', 'flying-a-kite', 'spontaneous-outings'],
    ['breaking-a-habit', 'changing-your-routine', 'trying-something-new'],
    ['committing-to-a-partner', 'first-dates', 'declaring-your-feelings'],
    [
      'difficult-conversations',
      'declaring-your-feelings',
      'making-up-after-a-quarrel',
      'heart-to-heart-talks',
    ],
  ] as const)('%s and its like are never read of on one day', (...ids) => {
    expect(new Set(ids.map((id) => activityOf(id).alike ?? id)).size).toBe(1);
  });

  test('no two that are alike are named on one day', () => {
    const twice = TOLD.flatMap((told) => {
      const alike = both(told).flatMap((id) => activityOf(id).alike ?? []);
      return new Set(alike).size < alike.length ? [`${told.day.date}: ${both(told)}`] : [];
    });
    expect(twice).toEqual([]);
    for (const [, group] of Map.groupBy(ACTIVITIES, ({ alike }) => alike))
      expect(group.length).toBeGreaterThan(1);
  });

  test('all of it holds on any day for a reader of any age whatever is told, and no list is ever empty', () => {
    const born = fc.integer({ min: 1916, max: 2027 }).map((year) => ({ birthDate: `${year}-05-17` }));
    const date = fc.constantFrom(FRIDAY, SATURDAY, SUNDAY, MONDAY);
    const told = fc.record({ favorable: stance, unfavorable: stance });
    fc.assert(
      fc.property(scoredDay, born, date, told, (scored, reader, date, told) => {
        const day = { ...scored, date };
        const lists = chooseActivities(day, reader, {
          favorable: setOfThemes(told.favorable),
          unfavorable: setOfThemes(told.unfavorable),
        });
        const favorable = activitiesOn(lists.favorable);
        const unfavorable = activitiesOn(lists.unfavorable);
        expect(Math.min(favorable.length, unfavorable.length)).toBeGreaterThan(0);
        expect(favorable.filter((activity) => !mayRecommend(activity, day, reader))).toEqual([]);
        expect(unfavorable.filter(({ virtue }) => virtue === true)).toEqual([]);
        expect(themesOf(favorable).filter((theme) => told.unfavorable.includes(theme))).toEqual([]);
        expect(themesOf(unfavorable).filter((theme) => told.favorable.includes(theme))).toEqual([]);
        const open = openRows(date, reader).flat();
        const closed = [...favorable, ...unfavorable].filter(
          ({ id }) => !open.some((row) => ACTIVITIES[row]?.id === id),
        );
        expect(closed).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  test('a filler is touched by a transit of its kind, or stands alone', () => {
    fc.assert(
      fc.property(scoredDay, fc.constantFrom('1990-06-15', '2022-03-04', '1930-01-01'), (day, birthDate) => {
        const lists = chooseActivities(day, { birthDate }, NOTHING_TOLD);
        for (const [list, sign] of [
          [lists.favorable, 1],
          [lists.unfavorable, -1],
        ] as const) {
          const listed = activitiesOn(list);
          const untouched = listed.filter(
            ({ bodies }) =>
              !day.transits.some(
                ({ transiting, natal, points }) =>
                  points.rating * sign > 0 && bodies.some((body) => body === transiting || body === natal),
              ),
          );
          expect(untouched.length === 0 || listed.length === 1).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('ages', () => {
  test.each([
    ['1990-06-15', '2026-06-14', 35],
    ['1990-06-15', '2026-06-15', 36],
    ['2024-02-29', '2025-02-28', 0],
    ['2024-02-29', '2025-03-01', 1],
    ['2026-01-01', '2025-12-31', -1],
  ])('born on %s, on %s somebody is %d', (birthDate, date, age) => {
    expect(ageOn(birthDate, date)).toBe(age);
  });

  test.each([
    [15, 'job-interviews', false],
    [16, 'job-interviews', true],
    [67, 'job-interviews', true],
    [68, 'job-interviews', false],
    [17, 'signing-contracts', false],
    [18, 'signing-contracts', true],
    [15, 'first-dates', false],
    [14, 'hide-and-seek', true],
    [15, 'hide-and-seek', false],
    [14, 'treasure-hunts', true],
    [15, 'treasure-hunts', false],
    [14, 'flying-a-kite', true],
    [15, 'flying-a-kite', false],
    [14, 'visiting-a-zoo', true],
    [15, 'visiting-a-zoo', false],
    [14, 'feeding-the-birds', true],
    [15, 'feeding-the-birds', false],
    [60, 'calling-a-parent', true],
    [61, 'calling-a-parent', false],
    [65, 'visiting-older-relatives', true],
    [66, 'visiting-older-relatives', false],
    [40, 'studying-for-an-exam', true],
    [41, 'studying-for-an-exam', false],
    [60, 'telling-old-stories', true],
    [59, 'telling-old-stories', false],
  ] as const)('at %d, that %s is open is %p', (age, id, isOpen) => {
    expect(idsOf(openTo(age, MONDAY)).includes(id)).toBe(isOpen);
  });

  test('before a birth is open what is open to the newly born', () => {
    expect(openRows(MONDAY, { birthDate: '2030-01-01' })).toEqual(openRows(MONDAY, { birthDate: MONDAY }));
  });

  test('at every age and on every day of the week fourteen activities of eight rulers or more are left', () => {
    const poor = Array.from({ length: 111 }, (_, age) => age).flatMap((age) =>
      [FRIDAY, SATURDAY, SUNDAY, MONDAY].flatMap((date) => {
        const left = openTo(age, date);
        const rulers = new Set(left.map(({ bodies: [ruler] }) => ruler));
        return left.length < 14 || rulers.size < 8 ? [`${age}: ${left.length} of ${rulers.size}`] : [];
      }),
    );
    expect(poor).toEqual([]);
  });

  test('at every age and on every day of the week fourteen of eight rulers or more may be left', () => {
    const poor = Array.from({ length: 111 }, (_, age) => age).flatMap((age) =>
      [FRIDAY, SATURDAY, SUNDAY, MONDAY].flatMap((date) => {
        const left = openTo(age, date).filter(({ virtue = false }) => !virtue);
        const rulers = new Set(left.map(({ bodies: [ruler] }) => ruler));
        return left.length < 14 || rulers.size < 8 ? [`${age}: ${left.length} of ${rulers.size}`] : [];
      }),
    );
    expect(poor).toEqual([]);
  });

  test('nobody of any age finds the same on a list on three days of ten', () => {
    const days = new Map<string, number>();
    for (const { reader, favorable, unfavorable } of TOLD)
      for (const [name, list] of [
        ['do', favorable],
        ['leave', unfavorable],
      ] as const)
        for (const id of list) {
          const key = `${reader.birthDate} ${name} ${id}`;
          days.set(key, (days.get(key) ?? 0) + 1);
        }
    expect([...days].filter(([, count]) => count > 0.3 * 365)).toEqual([]);
  });
});
