import { expect, test } from '@jest/globals';
import { boughtSearchLimits, cityLookUpLimits, isNewUser, requestLimits } from '#lib/accounts/limits.ts';
import { stages } from '../../../infra/stages.ts';

const NOON = Date.parse('2026-11-21T12:00:00.000Z');
const DAY_MS = 86_400_000;
const { limits } = stages['prod'] ?? {};

const [mailbox, source] = ['mailbox', 'source'];
const usedSince = (firstSignInMs: number) => ({
  createdAt: new Date(NOON - 9 * DAY_MS).toISOString(),
  firstSignInAt: new Date(firstSignInMs).toISOString(),
});
const [OLD, NEW] = [usedSince(NOON - DAY_MS), usedSince(NOON - DAY_MS + 1)];

function prodLimits() {
  if (!limits) throw new Error('There is no stage prod');
  return limits;
}

const limitsOf = (get: typeof boughtSearchLimits, age: typeof OLD) => {
  const user = { id: 'usr_1', ...age, limitSubjects: { mailbox, source } };
  const { perUser, perSource, perStage } = get(prodLimits(), user, NOON);
  return [perUser, ...perSource, ...perStage].map(({ scope, subject, limit }) => [scope, subject, limit]);
};

test('searches have their own quota; new accounts may use a quarter of the stage’s lookups, and searches half', () => {
  const [ofSource, searches, young, all] = [
    ['look-ups-source', source, 100],
    ['look-ups-stage', 'searches', 150],
    ['look-ups-stage', 'new', 75],
    ['look-ups-stage', 'all', 300],
  ];
  const perUser = ['look-ups', mailbox, 20];
  expect(limitsOf(cityLookUpLimits, OLD)).toEqual([perUser, ofSource, all]);
  expect(limitsOf(cityLookUpLimits, NEW)).toEqual([perUser, ofSource, young, all]);
  const perSearcher = ['bought-searches', mailbox, 20];
  expect(limitsOf(boughtSearchLimits, OLD)).toEqual([perSearcher, ofSource, searches, all]);
  expect(limitsOf(boughtSearchLimits, NEW)).toEqual([perSearcher, ofSource, searches, young, all]);
});

test('an account is new for a day after its first sign-in, however long ago its address requested a code', () => {
  expect([isNewUser(OLD, NOON), isNewUser(NEW, NOON)]).toEqual([false, true]);
  const { createdAt } = OLD;
  expect(isNewUser({ createdAt }, Date.parse(createdAt) + 1)).toBe(true);
});

test('a new account has a lower hourly request quota, and shares a limit of the stage', () => {
  const requests = (isNew: boolean) => {
    const { own, ofStage } = requestLimits(prodLimits(), { userId: 'usr_1', credential: 'key' }, isNew);
    return [...own, ...ofStage].map(({ scope, subject, limit }) => [scope, subject, limit]);
  };
  const ofDay = ['requests', 'usr_1#key', 30_000];
  expect(requests(false)).toEqual([ofDay, ['requests-hour', 'usr_1#key', 3_600]]);
  const ofAll = ['requests-of-new-accounts', 'all', 6_000];
  expect(requests(true)).toEqual([ofDay, ['requests-hour', 'usr_1#key', 600], ofAll]);
});
