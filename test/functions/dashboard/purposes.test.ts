import { describe, expect, test } from '@jest/globals';
import { ACTIVITY_NAMES } from '#lib/reading/en/names.ts';
import { ACTIVITIES } from '#lib/reading/lists/catalogue.ts';
import { METRICS } from '#lib/scoring/day.ts';
import { purposeGroups, purposeOf } from '../../../functions/dashboard/client/calendar/purposes.ts';

const ANYTHING = purposeOf();
const offeredAt = (age: number, chosen = ANYTHING) =>
  purposeGroups(age, chosen).flatMap(({ purposes }) => purposes);

describe('what best days can be asked for', () => {
  test.each([0, 1, 5, 12, 16, 18, 40, 60, 67, 85, 100])('is what somebody aged %d may do', (age) => {
    const fitting = ACTIVITIES.filter(({ ages: { from = 0, to = age } = {} }) => from <= age && age <= to);
    expect(
      offeredAt(age)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['overall', ...METRICS, ...fitting.map(({ id }) => id)].sort());
  });

  test('is grouped, each activity in one group and there by its name', () => {
    const groups = [...Array(100).keys()].flatMap((age) => purposeGroups(age, ANYTHING));
    const [, , ...ofActivities] = groups.filter(
      ({ label }, i) => groups.findIndex((g) => g.label === label) === i,
    );
    expect(ofActivities.length).toBeGreaterThan(5);
    const groupsOf = new Map<string, Set<string>>();
    for (const { label, purposes } of groups) {
      for (const { id } of purposes) groupsOf.set(id, (groupsOf.get(id) ?? new Set()).add(label));
      const names = purposes.map(({ name }) => name);
      if (purposes[0]?.kind === 'activity') expect(names).toEqual(names.toSorted());
    }
    for (const { id } of ACTIVITIES) {
      expect([id, groupsOf.get(id)?.size]).toEqual([id, 1]);
      expect(purposeOf(id)).toMatchObject({ id, name: ACTIVITY_NAMES[id], kind: 'activity' });
    }
  });

  test('has no group without a purpose', () => {
    for (let age = 0; age <= 100; age++)
      for (const { label, purposes } of purposeGroups(age, ANYTHING))
        expect([age, label, purposes.length]).not.toEqual([age, label, 0]);
  });

  test('still has what an address names, whatever the age', () => {
    const names = offeredAt(2, purposeOf('job-interviews')).map(({ name }) => name);
    expect(names).toContain('Job interviews');
    expect(names).not.toContain('Sending applications');
  });
});
