import { expect, test } from '@jest/globals';
import { boughtSearchLimits, cityLookUpLimits } from '#lib/accounts/limits.ts';
import { stages } from '../../../infra/stages.ts';

const NOON = Date.parse('2026-11-21T12:00:00.000Z');
const DAY_MS = 86_400_000;
const { limits } = stages['prod'] ?? {};

const limitsOf = (get: typeof boughtSearchLimits, accountCreatedMs: number) => {
  if (!limits) throw new Error('There is no stage prod');
  const createdAt = new Date(accountCreatedMs).toISOString();
  const { perUser, perStage } = get(limits, { id: 'usr_1', createdAt }, NOON);
  return [perUser, ...perStage].map(({ scope, subject, limit }) => [scope, subject, limit]);
};

test('searches have their own quota; searches and new accounts may each use half of the stage’s lookups', () => {
  const [searches, young, all] = [
    ['look-ups-stage', 'searches', 150],
    ['look-ups-stage', 'young', 150],
    ['look-ups-stage', 'all', 300],
  ];
  expect(limitsOf(cityLookUpLimits, NOON - DAY_MS)).toEqual([['look-ups', 'usr_1', 20], all]);
  expect(limitsOf(cityLookUpLimits, NOON - DAY_MS + 1)).toEqual([['look-ups', 'usr_1', 20], young, all]);
  const perUser = ['bought-searches', 'usr_1', 20];
  expect(limitsOf(boughtSearchLimits, NOON - DAY_MS)).toEqual([perUser, searches, all]);
  expect(limitsOf(boughtSearchLimits, NOON - DAY_MS + 1)).toEqual([perUser, searches, young, all]);
});
