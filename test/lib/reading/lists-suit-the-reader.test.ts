import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ACTIVITIES, type Activity, type ActivityId } from '#lib/reading/lists/activities.ts';
import { activitiesOn, chooseActivities, mayRecommend } from '#lib/reading/lists/choose-activities.ts';
import { openRows } from '#lib/reading/lists/open-activities.ts';
import { TOPICS, topicSet } from '#lib/reading/lists/topics.ts';
import { ageOn } from '#lib/time/calendar-date.ts';
import { addDays } from '#lib/time/civil-day.ts';
import { datesOfYears, readers } from '../../../infra/calibration/population.ts';
import { type ReadingDay, readingDays } from '../../../infra/calibration/reading-days.ts';
import { scoredDay } from './generated-days.ts';

const stance = fc.subarray([...TOPICS], { maxLength: 6 });
const NO_STANCE = { favorable: 0, unfavorable: 0 };

const FRIDAY = '2026-05-15';
const SATURDAY = '2026-05-16';
const SUNDAY = '2026-05-17';
const MONDAY = '2026-05-18';

const { children, old, population } = readers(2026);
const DAYS = [...readingDays([...population.slice(0, 20), ...children, ...old], datesOfYears(2026, 1))];

const activityOf = (id: ActivityId): Activity => {
  const found = ACTIVITIES.find((activity) => activity.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};

/** Dates and ids of the listed activities that meet a condition. */
function listed(
  ids: (day: ReadingDay) => readonly ActivityId[],
  holds: (activity: Activity, day: ReadingDay) => boolean,
): string[] {
  return DAYS.flatMap((day) =>
    ids(day).flatMap((id) => (holds(activityOf(id), day) ? [`${day.day.date}: ${id}`] : [])),
  );
}

const both = ({ favorable, unfavorable }: ReadingDay) => [...favorable, ...unfavorable];
const topicsOf = (activities: readonly Activity[]) => activities.flatMap(({ topics }) => topics);

const openTo = (age: number, date: string) =>
  openRows(date, { birthDate: `${2026 - age}-01-01`, matters: [] })
    .flat()
    .flatMap((row) => ACTIVITIES[row] ?? []);

test('a virtue is never unfavorable', () => {
  const isVirtue = ({ virtue }: Activity) => virtue === true;
  expect(listed(({ unfavorable }) => unfavorable, isVirtue)).toEqual([]);
  expect(listed(({ favorable }) => favorable, isVirtue).length).toBeGreaterThan(100);
});

test('work is listed from Monday to Friday only, and weekend trips on weekends only', () => {
  const isWeekend = (date: string) => [0, 6].includes(new Date(date).getUTCDay());
  const isWrongDay = ({ days }: Activity, { day }: ReadingDay) =>
    days !== undefined && (days === 'weekend') !== isWeekend(day.date);
  expect(listed(both, isWrongDay)).toEqual([]);
  for (const days of ['working', 'weekend'] as const)
    expect(listed(both, (activity) => activity.days === days).length).toBeGreaterThan(100);
});

test('no activity is listed for a reader outside its age range', () => {
  const isOutside = ({ ages: { from = 0, to = 200 } = {} }: Activity, { day, reader }: ReadingDay) => {
    const age = ageOn(reader.birthDate, day.date);
    return age < from || age > to;
  };
  expect(listed(both, isOutside)).toEqual([]);
});

test('high-stakes activities are favorable only on days rated 5 or better with Mercury direct, but may be unfavorable on any day', () => {
  const isPoor = ({ day }: ReadingDay) => day.overallRating < 5 || day.sky.retrogrades.includes('Mercury');
  const atStake = ({ highStakes }: Activity) => highStakes === true;
  expect(listed((day) => (isPoor(day) ? day.favorable : []), atStake)).toEqual([]);
  expect(listed((day) => (isPoor(day) ? [] : day.favorable), atStake).length).toBeGreaterThan(100);
  expect(listed((day) => (isPoor(day) ? day.unfavorable : []), atStake).length).toBeGreaterThan(100);
});

test('a list with one entry is rare unless the rating is extreme or no transit supports the list', () => {
  const isShort = ({ favorable, unfavorable }: ReadingDay) => favorable.length < 2 || unfavorable.length < 2;
  const share = DAYS.filter(isShort).length / DAYS.length;
  expect(share).toBeGreaterThan(0.02);
  expect(share).toBeLessThan(0.22);
  const odd = DAYS.filter(({ day: { overallRating, transits }, favorable, unfavorable }) => {
    const helps = transits.some(({ points }) => points.rating > 0);
    const hurts = transits.some(({ points }) => points.rating < 0);
    return (
      (favorable.length < 2 && overallRating >= 4 && helps) ||
      (unfavorable.length < 2 && overallRating < 8 && hurts)
    );
  });
  // The summary's lines may rule out every activity that a single weak transit affects.
  expect(odd.length / DAYS.length).toBeLessThan(0.0005);
});

test('fewer than 1% of the lists with one entry contain a minor activity', () => {
  const lone = DAYS.flatMap(({ favorable, unfavorable }) =>
    [favorable, unfavorable].filter((list) => list.length === 1).flat(),
  );
  const minor = lone.filter((id) => activityOf(id).minor);
  expect(lone.length).toBeGreaterThan(500);
  expect(minor.length / lone.length).toBeLessThan(0.01);
});

test.each([
  ['pitching-an-idea', 'explaining-an-idea', 'brainstorming'],
  ['outdoor-adventures', 'long-walks-or-hikes', 'walking-in-the-fresh-air', 'spontaneous-outings'],
  ['weekend-trips', 'short-trips', 'flying-a-kite', 'spontaneous-outings'],
  ['breaking-a-habit', 'changing-your-routine', 'trying-something-new'],
  ['committing-to-a-partner', 'first-dates', 'declaring-your-feelings'],
  ['difficult-conversations', 'declaring-your-feelings', 'heart-to-heart-talks'],
  ['difficult-conversations', 'making-up-after-a-quarrel'],
] as const)('%s and its variants count as similar activities', (...ids) => {
  expect(new Set(ids.map((id) => activityOf(id).similarity ?? id)).size).toBe(1);
});

test('similar activities are never listed on the same day', () => {
  const twice = DAYS.flatMap((day) => {
    const similar = both(day).flatMap((id) => activityOf(id).similarity ?? []);
    return new Set(similar).size < similar.length ? [`${day.day.date}: ${both(day)}`] : [];
  });
  expect(twice).toEqual([]);
  for (const [, group] of Map.groupBy(ACTIVITIES, ({ similarity }) => similarity))
    expect(group.length).toBeGreaterThan(1);
});

test('lists of generated days meet all conditions for any age and any topics of the summary, and are never empty', () => {
  const born = fc
    .integer({ min: 1916, max: 2027 })
    .map((year) => ({ birthDate: `${year}-05-17`, matters: [] }));
  const date = fc.constantFrom(FRIDAY, SATURDAY, SUNDAY, MONDAY);
  const stances = fc.record({ favorable: stance, unfavorable: stance });
  fc.assert(
    fc.property(scoredDay, born, date, stances, (scored, reader, date, spoken) => {
      const day = { ...scored, date };
      const lists = chooseActivities(day, reader, {
        favorable: topicSet(spoken.favorable),
        unfavorable: topicSet(spoken.unfavorable),
      });
      const favorable = activitiesOn(lists.favorable);
      const unfavorable = activitiesOn(lists.unfavorable);
      expect(Math.min(favorable.length, unfavorable.length)).toBeGreaterThan(0);
      expect(favorable.filter((activity) => !mayRecommend(activity, day, reader))).toEqual([]);
      expect(unfavorable.filter(({ virtue }) => virtue === true)).toEqual([]);
      expect(topicsOf(favorable).filter((topic) => spoken.unfavorable.includes(topic))).toEqual([]);
      expect(topicsOf(unfavorable).filter((topic) => spoken.favorable.includes(topic))).toEqual([]);
      const open = openRows(date, reader).flat();
      const closed = [...favorable, ...unfavorable].filter(
        ({ id }) => !open.some((row) => ACTIVITIES[row]?.id === id),
      );
      expect(closed).toEqual([]);
    }),
    { numRuns: 400 },
  );
});

test('a listed activity has a transit that agrees with its list, or is the only entry', () => {
  fc.assert(
    fc.property(scoredDay, fc.constantFrom('1990-06-15', '2022-03-04', '1930-01-01'), (day, birthDate) => {
      const lists = chooseActivities(day, { birthDate, matters: [] }, NO_STANCE);
      for (const [list, sign] of [[lists.favorable, 1] as const, [lists.unfavorable, -1] as const]) {
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

test.each([
  ['1990-06-15', '2026-06-14', 35],
  ['1990-06-15', '2026-06-15', 36],
  ['2024-02-29', '2025-02-28', 0],
  ['2024-02-29', '2025-03-01', 1],
  ['2026-01-01', '2025-12-31', -1],
])('a person born on %s is, on %s, %d years old', (birthDate, date, age) => {
  expect(ageOn(birthDate, date)).toBe(age);
});

test.each([
  ['job-interviews', 16, 67],
  ['signing-contracts', 18, undefined],
  ['first-dates', 16, undefined],
  ['hide-and-seek', undefined, 14],
  ['treasure-hunts', undefined, 14],
  ['flying-a-kite', undefined, 14],
  ['visiting-a-zoo', undefined, 14],
  ['feeding-the-birds', undefined, 14],
  ['calling-a-parent', undefined, 60],
  ['visiting-older-relatives', undefined, 65],
  ['studying-for-an-exam', undefined, 40],
  ['telling-old-stories', 60, undefined],
] as const)('the activity %s is open from age %p to %p', (id, from, to) => {
  const isOpenAt = (age: number) => openTo(age, MONDAY).some((activity) => activity.id === id);
  if (from !== undefined) expect([isOpenAt(from - 1), isOpenAt(from)]).toEqual([false, true]);
  if (to !== undefined) expect([isOpenAt(to), isOpenAt(to + 1)]).toEqual([true, false]);
});

test('before the birth date, the same activities are open as for a newborn', () => {
  const openTo = (birthDate: string) => openRows(MONDAY, { birthDate, matters: [] });
  expect(openTo('2030-01-01')).toEqual(openTo(MONDAY));
});

test.each([
  ['favorable', () => true],
  ['unfavorable', ({ virtue }: Activity) => !virtue],
] as const)(
  'every age and weekday has at least fourteen activities, with at least eight rulers, that may be %s',
  (_, mayBe) => {
    const poor = Array.from({ length: 111 }, (_, age) => age).flatMap((age) =>
      [FRIDAY, SATURDAY, SUNDAY, MONDAY].flatMap((date) => {
        const open = openTo(age, date).filter(mayBe);
        const rulers = new Set(open.map(({ bodies: [ruler] }) => ruler));
        return open.length < 14 || rulers.size < 8 ? [`${age}: ${open.length} of ${rulers.size}`] : [];
      }),
    );
    expect(poor).toEqual([]);
  },
);

type Course = { name: string; days: number; run: number; longestRun: number; lastDate: string };
const byReader = [...Map.groupBy(DAYS, ({ reader }) => reader).values()];
const courses = [
  ...byReader.flatMap((days) => coursesOf(days, ({ favorable }) => favorable)),
  ...byReader.flatMap((days) => coursesOf(days, ({ unfavorable }) => unfavorable)),
];

/** Counts the days and the longest run of consecutive days on which each activity is on a reader's list. */
function coursesOf(days: readonly ReadingDay[], list: (day: ReadingDay) => readonly ActivityId[]): Course[] {
  const found = new Map<string, Course>();
  for (const day of days)
    for (const id of list(day)) {
      const { date } = day.day;
      const name = `${day.reader.birthDate} ${id}`;
      const course = found.get(id) ?? { name, days: 0, run: 0, longestRun: 0, lastDate: '' };
      course.days += 1;
      course.run = course.lastDate === addDays(date, -1) ? course.run + 1 : 1;
      course.longestRun = Math.max(course.longestRun, course.run);
      course.lastDate = date;
      found.set(id, course);
    }
  return [...found.values()];
}

test('no reader has the same entry on more than 30% of a year’s days', () => {
  expect(courses.filter(({ days }) => days > 0.3 * 365)).toEqual([]);
});

test('no reader has the same entry on more than ten consecutive days', () => {
  expect(courses.filter(({ longestRun }) => longestRun > 10)).toEqual([]);
});
