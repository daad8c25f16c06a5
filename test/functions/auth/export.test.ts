import { expect, test } from '@jest/globals';
import * as judgments from '#lib/table/judgments.ts';
import * as profiles from '#lib/table/profiles.ts';
import * as users from '#lib/table/users.ts';
import { newProfile } from '../../support/new-items.ts';
import { datesFrom } from '../../support/people.ts';
import { useService } from '../../support/use-service.ts';

const service = useService();
/** The connections that the AWS SDK opens at most. */
const CONNECTIONS = 50;
/** Days with notes of 1,000 characters, of which two profiles fit into an export. */
const DAYS = 38;

async function platformAccount(count: number) {
  const { cookie, id } = await service.signIn();
  await users.setPlatformPlan(id, { maxProfiles: 300, maxDaysFromToday: 40 });
  const made = Array.from({ length: count }, () => newProfile());
  await Promise.all(made.map((profile) => profiles.create(id, profile, 300, 10)));
  const read = async () => (await service.call('GET', '/api/auth/me/export', { cookie })).body;
  return { id, read, ids: made.map((profile) => profile.id).toSorted() };
}

test('an export of many profiles leaves connections free, so that no call waits for one until it times out', async () => {
  const { read, ids } = await platformAccount(CONNECTIONS + 10);
  let inFlight = 0;
  let most = 0;
  service.calls.before = async ({ operation }) => {
    if (operation !== 'dynamodb Query') return;
    inFlight += 1;
    most = Math.max(most, inFlight);
    await new Promise((resolve) => setTimeout(resolve, 20));
  };
  service.calls.after = async ({ operation }) => {
    if (operation === 'dynamodb Query') inFlight -= 1;
  };
  const { profiles: exported } = await read();
  expect(exported.map(({ id }: { id: string }) => id)).toEqual(ids);
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThan(CONNECTIONS);
});

test('an export has verdicts in the order of the profiles until they exceed their size, and says that more exist', async () => {
  const { id: userId, read, ids } = await platformAccount(3);
  const verdict = {
    verdict: 'yes',
    rating: 6,
    modelVersion: '9',
    updatedAt: '2026-06-01T00:00:00.000Z',
  } as const;
  for (const profileId of ids)
    for (const date of datesFrom('2026-01-01', DAYS))
      await judgments.setVerdict(userId, profileId, { ...verdict, date, note: 'x'.repeat(1_000) });
  const { verdicts, verdictsLeftOut } = await read();
  const notesOf = (id: string) =>
    verdicts.filter(({ profileId, note }: { profileId: string; note?: string }) => profileId === id && note)
      .length;
  expect(ids.slice(0, 2).map(notesOf)).toEqual([DAYS, DAYS]);
  expect(notesOf(ids[2] ?? '')).toBeLessThan(DAYS / 2);
  expect(verdictsLeftOut).toBe(true);
});
